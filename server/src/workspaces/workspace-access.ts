import type { Workspace } from '#contract/workspaces.ts'
import { workspaceRoom } from '#contract/workspaces-live.ts'
import type { WorkspaceRight } from '#contract/workspaces-rights.ts'
import type { Database, Queryable, Transaction } from '../platform/database/database.ts'
import { publish } from '../platform/events/domain-event.ts'
import { type AccountActor, type Actor, requireAccount } from '../platform/identity/actor.ts'
import { askAgainInRoom } from '../platform/live/live-store.ts'
import { workspaceEvent } from './workspace-events.ts'
import { type OwnStanding, requireRight } from './workspace-policy.ts'
import { lockStanding, type ParticipantRow, participantsOf, standingIn } from './workspace-store.ts'

const view = ({ workspace, role }: OwnStanding, participants: readonly ParticipantRow[]): Workspace => ({
  ...workspace,
  createdAt: workspace.createdAt.toISOString(),
  role,
  participants: participants.map(({ accountId: _own, ...participant }) => participant),
})

/** A workspace as who takes part in it sees it. */
export const seenBy = async (db: Queryable, actor: Actor, workspaceId: number): Promise<Workspace> => {
  const standing = requireRight(await standingIn(db, workspaceId, requireAccount(actor).accountId), 'read')
  return view(standing, await participantsOf(db, workspaceId))
}

/** What somebody is about to do in a workspace that is kept for him meanwhile. */
interface Held extends OwnStanding {
  tx: Transaction
  account: AccountActor
}

/** Does something in a workspace as who has the right to, one after another. */
export const inWorkspace = <T>(
  database: Database,
  actor: Actor,
  { workspaceId, right }: { workspaceId: number; right: WorkspaceRight },
  work: (held: Held) => Promise<T>,
): Promise<T> => {
  const account = requireAccount(actor)
  return database.transaction(async tx => {
    const standing = requireRight(await lockStanding(tx, workspaceId, account.accountId), right)
    return work({ ...standing, tx, account })
  })
}

/** Says that somebody takes part no longer: at the commit he hears no more of it. */
export const tellGone = async (
  tx: Transaction,
  { workspace, account }: Pick<Held, 'workspace' | 'account'>,
  type: 'participant-left' | 'participant-removed',
  gone: string,
): Promise<void> => {
  const { id, name } = workspace
  await publish(tx, workspaceEvent(type, { id, name }, account, { listsOf: [gone], told: { accountIds: [gone] } }))
  await askAgainInRoom(tx, workspaceRoom(id))
}
