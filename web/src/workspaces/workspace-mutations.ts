import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import type { Endpoint, InputOf, OutputOf } from '#contract/shared/endpoint.ts'
import { AppError, type ErrorCode } from '#contract/shared/errors.ts'
import {
  changeWorkspaceSettings,
  createWorkspace,
  deleteWorkspace,
  joinWorkspace,
  openProjectWorkspace,
  openSessionWorkspace,
  Workspace,
} from '#contract/workspaces.ts'
import {
  acceptInvitation,
  changeParticipantRole,
  declineInvitation,
  inviteToWorkspace,
  leaveWorkspace,
  removeParticipant,
  transferWorkspace,
  withdrawInvitation,
} from '#contract/workspaces-participants.ts'
import { call } from '../platform/call.ts'
import { keepFocus } from '../ui/screen-heading.ts'
import { showError, showSuccess } from '../ui/toasts.ts'
import { INVITATION_KEY, invitationsKey, WORKSPACE_LIST_KEY, workspaceKey } from './workspace-queries.ts'

const listIsOld = (queryClient: QueryClient) => queryClient.invalidateQueries({ queryKey: WORKSPACE_LIST_KEY })

/** What was pressed was shown from a state that is over, as an invitation that is withdrawn by now. */
const isOutdated = (error: Error) => error instanceof AppError && OUTDATED.has(error.code)
const OUTDATED: ReadonlySet<ErrorCode> = new Set(['conflict', 'not_found', 'forbidden'])

interface Words<Output> {
  done?: (output: Output) => string
  failed: (message: string) => string
}

/** A call that answers the workspace as it is after it: what is on the page follows at once. */
const useWorkspaceCall = <E extends Endpoint>(endpoint: E, { done, failed }: Words<OutputOf<E>>) => {
  const queryClient = useQueryClient()
  const about = endpoint.path
  return useMutation({
    mutationFn: (input: InputOf<E>) => call(endpoint, input),
    onSuccess: output => {
      if (done) showSuccess(done(output), about)
      const changed = Workspace.safeParse(output)
      if (changed.success) queryClient.setQueryData(workspaceKey(changed.data.id), changed.data)
      return listIsOld(queryClient)
    },
    onError: error => {
      showError(failed(error.message), about)
      if (!isOutdated(error)) return
      void queryClient.invalidateQueries({ queryKey: INVITATION_KEY })
      void listIsOld(queryClient)
    },
    onSettled: keepFocus,
  })
}

export const useCreateWorkspace = () =>
  useWorkspaceCall(createWorkspace, {
    done: () => 'Workspace created successfully!',
    failed: message => `Failed to create workspace: ${message}`,
  })

export const useChangeSettings = () =>
  useWorkspaceCall(changeWorkspaceSettings, {
    done: () => 'Workspace settings updated successfully!',
    failed: message => `Failed to update settings: ${message}`,
  })

export const useOpenProjectWorkspace = () =>
  useWorkspaceCall(openProjectWorkspace, { failed: message => `Failed to open the workspace: ${message}` })

export const useOpenSessionWorkspace = () =>
  useWorkspaceCall(openSessionWorkspace, { failed: message => `Failed to open the workspace: ${message}` })

export const useJoinWorkspace = () =>
  useWorkspaceCall(joinWorkspace, { done: ({ name }) => `You have joined ‘${name}’.`, failed: message => `Failed to join: ${message}` })

export const useAcceptInvitation = () =>
  useWorkspaceCall(acceptInvitation, { done: ({ name }) => `You have joined ‘${name}’.`, failed: message => `Failed to join: ${message}` })

export const useDeclineInvitation = () =>
  useWorkspaceCall(declineInvitation, {
    done: () => 'Invitation declined.',
    failed: message => `Failed to decline: ${message}`,
  })

export const useChangeRole = () =>
  useWorkspaceCall(changeParticipantRole, { done: () => 'Role changed.', failed: message => `Failed to change the role: ${message}` })

export const useRemoveParticipant = () =>
  useWorkspaceCall(removeParticipant, { done: () => 'Participant removed.', failed: message => `Failed to remove: ${message}` })

export const useTransferWorkspace = () =>
  useWorkspaceCall(transferWorkspace, { done: () => 'Ownership handed over.', failed: message => `Failed to hand over: ${message}` })

export const useLeaveWorkspace = () =>
  useWorkspaceCall(leaveWorkspace, { done: () => 'You have left the workspace.', failed: message => `Failed to leave: ${message}` })

export const useDeleteWorkspace = () =>
  useWorkspaceCall(deleteWorkspace, { done: () => 'Workspace deleted.', failed: message => `Failed to delete workspace: ${message}` })

/** Invitations stand in a list of their own. */
const useInvitationCall = <E extends typeof inviteToWorkspace | typeof withdrawInvitation>(
  endpoint: E,
  workspaceId: number,
  { done, failed }: { done: (email: string) => string; failed: (message: string) => string },
) => {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (input: InputOf<E>) => call(endpoint, input),
    onSuccess: ({ inviteeEmail }) => {
      showSuccess(done(inviteeEmail), endpoint.path)
      return queryClient.invalidateQueries({ queryKey: invitationsKey(workspaceId) })
    },
    onError: error => showError(failed(error.message), endpoint.path),
    onSettled: keepFocus,
  })
}

export const useInvite = (workspaceId: number) =>
  useInvitationCall(inviteToWorkspace, workspaceId, {
    done: email => `Invitation sent to ${email}.`,
    failed: message => `Failed to send invitation: ${message}`,
  })

export const useWithdrawInvitation = (workspaceId: number) =>
  useInvitationCall(withdrawInvitation, workspaceId, {
    done: email => `Invitation to ${email} withdrawn.`,
    failed: message => `Failed to withdraw the invitation: ${message}`,
  })
