import { expect, test } from 'vitest'
import { removeParticipant } from '#contract/workspaces-participants.ts'
import { accessWorld } from '../test/access/access-world.ts'
import { endpoints } from '../test/access/endpoints.ts'
import { statusFor } from '../test/access/status-for.ts'
import { WORKSPACE_ROWS } from '../test/access/workspace-rows.ts'
import type { Caller } from '../test/app.ts'
import { letIn as comeIn } from '../test/workspace-of.ts'

const REFUSED = [401, 403, 404]

/** What concerns no workspace of somebody else's. */
const OF_EVERYBODY = ['listWorkspaces', 'createWorkspace', 'listReceivedInvitations']
/** What a viewer may besides: looking on, and going; to join where he is changes nothing. */
const OF_VIEWERS = [
  ...['getWorkspace', 'joinWorkspace', 'leaveWorkspace', 'listVoiceChannels', 'listMessages', 'searchMessages', 'markMessagesRead'],
  ...['listWorkspaceFiles', 'readWorkspaceFile', 'listFileVersions', 'listActivity', 'listModels', 'listModelComments'],
]

/** The calls of workspaces that let somebody in; each is asked in his own name. */
const letIn = async (world: Awaited<ReturnType<typeof accessWorld>>, somebody: Caller): Promise<string[]> => {
  const all = await endpoints()
  const found: string[] = []
  // Whoever has gone is refused everything after it.
  const rows = Object.entries(WORKSPACE_ROWS).sort(([a], [b]) => Number(a === 'leaveWorkspace') - Number(b === 'leaveWorkspace'))
  for (const [name, row] of rows) {
    const endpoint = all.get(name)
    if (!endpoint) throw new Error(`there is no call ${name}`)
    const input = { ...row.input?.(world, 'client'), ...(endpoint.ownEmail ? { [endpoint.ownEmail]: somebody.email } : {}) }
    const status = await statusFor(world, endpoint, input, somebody)
    expect(status, name).toBeLessThan(500)
    if (!REFUSED.includes(status)) found.push(name)
  }
  return found.sort()
}

test('a viewer is let in by what is for looking on, and by no other call; who was removed, by none', async () => {
  const world = await accessWorld()
  const { workspace, callers, viewer } = world
  // He was there when he was asked in; he is not any more.
  await callers.client.call(removeParticipant, { workspaceId: workspace.id, participantId: workspace.viewerId })
  expect(await letIn(world, viewer)).toEqual([...OF_EVERYBODY].sort())
  await comeIn(callers.client, workspace.id, viewer, 'viewer')
  expect(await letIn(world, viewer)).toEqual([...OF_EVERYBODY, ...OF_VIEWERS].sort())
})
