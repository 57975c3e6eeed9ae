import * as z from 'zod'
import { callRoom } from '#contract/calls-live.ts'
import { MAX_INT } from '#contract/shared/primitives.ts'
import type { Workspace } from '#contract/workspaces.ts'
import { workspaceRoom } from '#contract/workspaces-live.ts'
import type { WorkspaceRight } from '#contract/workspaces-rights.ts'
import type { Database, Queryable, Transaction } from '../platform/database/database.ts'
import { publish } from '../platform/events/domain-event.ts'
import { type AccountActor, type Actor, requireAccount } from '../platform/identity/actor.ts'
import { askAgainInRoom } from '../platform/live/live-store.ts'
import { fileCountOf, pageOfFiles } from './files/workspace-file-store.ts'
import { fileView } from './files/workspace-file-view.ts'
import { modelsOf } from './models/model-store.ts'
import { channelsOf } from './voice-store.ts'
import { workspaceEvent } from './workspace-events.ts'
import { type OwnStanding, requireRight } from './workspace-policy.ts'
import { lockStanding, type ParticipantRow, participantsOf, type Standing, standingIn } from './workspace-store.ts'

/** As many as the page of files begins with. */
const FILES_SHOWN = 20

const view = (
  { workspace, role }: OwnStanding,
  participants: readonly ParticipantRow[],
  held: Pick<Workspace, 'shared3dModels' | 'files' | 'fileCount'>,
): Workspace => ({
  ...workspace,
  createdAt: workspace.createdAt.toISOString(),
  role,
  participants: participants.map(({ accountId: _own, ...participant }) => participant),
  ...held,
})

/** A workspace as who takes part in it sees it. */
export const seenBy = async (db: Queryable, actor: Actor, workspaceId: number): Promise<Workspace> => {
  const standing = requireRight(await standingIn(db, workspaceId, requireAccount(actor).accountId), 'read')
  return view(standing, await participantsOf(db, workspaceId), {
    shared3dModels: await modelsOf(db, workspaceId),
    files: (await pageOfFiles(db, { workspaceId, limit: FILES_SHOWN })).map(fileView),
    fileCount: await fileCountOf(db, workspaceId),
  })
}

/** In one way only: `012` would be another document of the same workspace. */
const WrittenId = z
  .string()
  .regex(/^[1-9]\d*$/)
  .transform(Number)
  .pipe(z.int().max(MAX_INT))

/** Where somebody stands in the workspace that an id of a room or a document names. */
export const standingOfActor = async (db: Queryable, actor: Actor, id: string): Promise<Standing | undefined> => {
  const workspaceId = WrittenId.safeParse(id)
  return actor.kind === 'account' && workspaceId.success ? standingIn(db, workspaceId.data, actor.accountId) : undefined
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

/** Rights in a workspace have changed: at the commit everybody who is in one of its rooms and calls is asked about again. */
export const askAgainInWorkspace = async (tx: Transaction, workspaceId: number): Promise<void> => {
  const channels = await channelsOf(tx, workspaceId)
  const calls = [callRoom('screen', workspaceId), callRoom('workspace', workspaceId), ...channels.map(({ id }) => callRoom('voice', id))]
  for (const room of [workspaceRoom(workspaceId), ...calls]) await askAgainInRoom(tx, room)
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
  await askAgainInWorkspace(tx, id)
}
