import type { ParsedInputOf } from '#contract/shared/endpoint.ts'
import { AppError } from '#contract/shared/errors.ts'
import type { Workspace } from '#contract/workspaces.ts'
import {
  INVITATION_DAYS,
  invitationEndError,
  type inviteToWorkspace,
  MAX_PARTICIPANTS,
  MAX_RECEIVED_INVITATIONS,
  MAX_WAITING_INVITATIONS,
  type ReceivedInvitation,
  type WorkspaceInvitation,
} from '#contract/workspaces-participants.ts'
import type { Database, Queryable, Transaction } from '../platform/database/database.ts'
import { publish } from '../platform/events/domain-event.ts'
import { type Actor, requireAccount } from '../platform/identity/actor.ts'
import type { MailPort } from '../platform/mail/mail.ts'
import { writeLetter } from '../platform/mail/mail-letter.ts'
import { invitationLetter } from './invitation-letter.ts'
import {
  accept,
  accountOfAddress,
  decline,
  type InvitationRow,
  insertInvitation,
  invitationById,
  openInvitationsTo,
  waitingInvitations,
  withdraw,
  withdrawInvitationsTo,
} from './invitation-store.ts'
import { inWorkspace, seenBy } from './workspace-access.ts'
import { workspaceEvent } from './workspace-events.ts'
import { addParticipants, lockStanding, participantsOf, standingIn } from './workspace-store.ts'

interface InvitationParts {
  database: Database
  mail: MailPort
  /** The address people open Onhand at. */
  base: string
}

/** Invitations by mail: what they open is opened by the invited address, once its owner has confirmed it. */
export interface InvitationService {
  invite(actor: Actor, input: ParsedInputOf<typeof inviteToWorkspace>): Promise<WorkspaceInvitation>
  waiting(actor: Actor, workspaceId: number): Promise<WorkspaceInvitation[]>
  withdraw(actor: Actor, invitationId: number): Promise<WorkspaceInvitation>
  received(actor: Actor, invitationId: number): Promise<ReceivedInvitation>
  /** Those that wait for his answer. */
  receivedBy(actor: Actor): Promise<ReceivedInvitation[]>
  accept(actor: Actor, invitationId: number): Promise<Workspace>
  decline(actor: Actor, invitationId: number): Promise<ReceivedInvitation>
}

const DAY_MS = 86_400_000
const NOT_OPEN = 'This invitation does not work any more. Ask whoever sent it for a new one.'
const GONE = 'Somebody who is no longer here'

const stateOf = ({
  invitation: { acceptedAt, declinedAt, withdrawnAt, expiresAt },
  isWorkspaceGone,
}: InvitationRow): WorkspaceInvitation['state'] => {
  if (acceptedAt !== null) return 'accepted'
  if (declinedAt !== null) return 'declined'
  if (withdrawnAt !== null || isWorkspaceGone) return 'withdrawn'
  return expiresAt.getTime() <= Date.now() ? 'expired' : 'open'
}

const view = (row: InvitationRow): WorkspaceInvitation => ({
  ...row.invitation,
  inviterName: row.inviterName ?? GONE,
  createdAt: row.invitation.createdAt.toISOString(),
  expiresAt: row.invitation.expiresAt.toISOString(),
  state: stateOf(row),
})

const receivedView = (row: InvitationRow): ReceivedInvitation => ({
  ...view(row),
  workspaceId: row.invitation.workspaceId,
  workspaceName: row.workspaceName,
  inviteMessage: row.invitation.inviteMessage,
})

const foundView = async (db: Queryable, invitationId: number): Promise<WorkspaceInvitation> => {
  const row = await invitationById(db, invitationId)
  if (!row) throw new Error(`invitation ${invitationId} is gone`)
  return view(row)
}

/** An invitation to whoever asks: to his address, proven. To anybody else there is none. */
const requireReceived = async (db: Queryable, actor: Actor, invitationId: number): Promise<InvitationRow> => {
  const { email, isEmailVerified } = requireAccount(actor)
  const row = await invitationById(db, invitationId)
  if (!row || row.invitation.inviteeEmail !== email)
    throw new AppError('not_found', 'There is no such invitation for you. Log in with the address that it was sent to.')
  if (!isEmailVerified) throw new AppError('forbidden', 'Confirm your e-mail address first: the mail with the link is in your inbox.')
  return row
}

/** What it leads to is said as long as it leads there. */
const receivedAs = async (db: Queryable, actor: Actor, invitationId: number): Promise<ReceivedInvitation> => {
  const view = receivedView(await requireReceived(db, actor, invitationId))
  if (view.state === 'open') return view
  const standing = await standingIn(db, view.workspaceId, requireAccount(actor).accountId)
  if (standing && standing.role !== null) return view
  return { ...view, workspaceName: '', state: view.state === 'accepted' ? 'withdrawn' : view.state }
}

const endOf = (expiresAt: string | null | undefined): Date => {
  const end = expiresAt == null ? Date.now() + INVITATION_DAYS * DAY_MS : Date.parse(expiresAt)
  const wrong = invitationEndError(end, Date.now())
  if (wrong !== null) throw new AppError('bad_request', wrong)
  return new Date(end)
}

const requireRoom = async (tx: Transaction, workspaceId: number, inviteeEmail: string): Promise<void> => {
  const people = await participantsOf(tx, workspaceId)
  if (people.some(({ participantEmail }) => participantEmail === inviteeEmail))
    throw new AppError('conflict', `${inviteeEmail} takes part already.`)
  if (people.length >= MAX_PARTICIPANTS) throw new AppError('conflict', `A workspace has room for ${MAX_PARTICIPANTS} people.`)
  if ((await waitingInvitations(tx, workspaceId)).length >= MAX_WAITING_INVITATIONS)
    throw new AppError('conflict', `${MAX_WAITING_INVITATIONS} invitations wait for an answer. Withdraw one that is not needed any more.`)
}

const inviteFor =
  ({ database, mail, base }: InvitationParts): InvitationService['invite'] =>
  async (actor, { workspaceId, inviteeEmail, role, inviteMessage, expiresAt: until }) => {
    const expiresAt = endOf(until)
    return inWorkspace(database, actor, { workspaceId, right: 'invite' }, async ({ tx, workspace, account }) => {
      await withdrawInvitationsTo(tx, workspaceId, inviteeEmail)
      await requireRoom(tx, workspaceId, inviteeEmail)
      const words = inviteMessage ?? ''
      const given = { workspaceId, inviteeEmail, role, inviteMessage: words, invitedBy: account.accountId, expiresAt }
      const invitationId = await insertInvitation(tx, given)
      const { name: inviterName } = account
      const letter = { to: inviteeEmail, inviterName, workspaceName: workspace.name, role, inviteMessage: words, invitationId, expiresAt }
      await mail.send(tx, writeLetter(invitationLetter(base, letter)))
      const invitee = await accountOfAddress(tx, inviteeEmail)
      const listsOf = invitee ? [invitee.id] : []
      const told = { accountIds: listsOf, role, invitationId, words, expiresAt: expiresAt.toISOString() }
      await publish(tx, workspaceEvent('participant-invited', workspace, account, { listsOf, told }))
      return foundView(tx, invitationId)
    })
  }

const acceptFor =
  ({ database }: InvitationParts): InvitationService['accept'] =>
  async (actor, invitationId) => {
    const { invitation } = await requireReceived(database.query, actor, invitationId)
    const account = requireAccount(actor)
    return database.transaction(async tx => {
      const standing = await lockStanding(tx, invitation.workspaceId, account.accountId)
      // Looked at again, now that nobody withdraws it meanwhile.
      const row = await requireReceived(tx, actor, invitationId)
      const state = stateOf(row)
      if (standing && standing.role !== null && state === 'accepted') return seenBy(tx, actor, invitation.workspaceId)
      if (state !== 'open' || !standing) throw new AppError('conflict', NOT_OPEN)
      await accept(tx, invitationId)
      const joined = await addParticipants(tx, invitation.workspaceId, [{ accountId: account.accountId, role: invitation.role }])
      const told = { accountIds: invitation.invitedBy === null ? [] : [invitation.invitedBy], role: invitation.role, invitationId }
      await publish(tx, workspaceEvent('participant-joined', standing.workspace, account, { listsOf: joined, told }))
      return seenBy(tx, actor, invitation.workspaceId)
    })
  }

const declineFor =
  ({ database }: InvitationParts): InvitationService['decline'] =>
  async (actor, invitationId) => {
    const { invitation } = await requireReceived(database.query, actor, invitationId)
    const account = requireAccount(actor)
    return database.transaction(async tx => {
      const standing = await lockStanding(tx, invitation.workspaceId, account.accountId)
      const state = stateOf(await requireReceived(tx, actor, invitationId))
      if (state !== 'declined') {
        if (state !== 'open' || !standing) throw new AppError('conflict', NOT_OPEN)
        await decline(tx, invitationId)
        const told = { accountIds: invitation.invitedBy === null ? [] : [invitation.invitedBy], invitationId }
        await publish(tx, workspaceEvent('invitation-declined', standing.workspace, account, { listsOf: [account.accountId], told }))
      }
      return receivedAs(tx, actor, invitationId)
    })
  }

export const createInvitationService = (parts: InvitationParts): InvitationService => {
  const { database } = parts
  return {
    invite: inviteFor(parts),
    waiting: (actor, workspaceId) =>
      inWorkspace(database, actor, { workspaceId, right: 'invite' }, async ({ tx }) =>
        (await waitingInvitations(tx, workspaceId)).map(view),
      ),
    withdraw: async (actor, invitationId) => {
      requireAccount(actor)
      const row = await invitationById(database.query, invitationId)
      if (!row) throw new AppError('not_found', 'There is no such invitation.')
      const { workspaceId } = row.invitation
      return inWorkspace(database, actor, { workspaceId, right: 'invite' }, async ({ tx, workspace, account }) => {
        const { state } = await foundView(tx, invitationId)
        if (state === 'accepted')
          throw new AppError('conflict', `${row.invitation.inviteeEmail} has accepted already. Remove them under Participants.`)
        if (state === 'declined') throw new AppError('conflict', `${row.invitation.inviteeEmail} has declined already.`)
        await withdraw(tx, invitationId)
        const invitee = await accountOfAddress(tx, row.invitation.inviteeEmail)
        const listsOf = invitee ? [invitee.id] : []
        await publish(tx, workspaceEvent('invitation-withdrawn', workspace, account, { listsOf, told: { invitationId } }))
        return foundView(tx, invitationId)
      })
    },
    received: (actor, invitationId) => database.snapshot(tx => receivedAs(tx, actor, invitationId)),
    receivedBy: async actor => {
      const { email, isEmailVerified } = requireAccount(actor)
      if (!isEmailVerified) return []
      return (await openInvitationsTo(database.query, email, MAX_RECEIVED_INVITATIONS)).map(receivedView)
    },
    accept: acceptFor(parts),
    decline: declineFor(parts),
  }
}
