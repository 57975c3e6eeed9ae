import { expect, test } from 'vitest'
import { workspaceRoom } from '#contract/workspaces-live.ts'
import { sendMessage } from '#contract/workspaces-messages.ts'
import { removeParticipant } from '#contract/workspaces-participants.ts'
import { type Caller, testApp } from '../../test/app.ts'
import { liveSocket } from '../../test/live-socket.ts'
import { workspaceOf } from '../../test/workspace-of.ts'

const team = async () => {
  const app = await testApp()
  const [olga, max, vic, stan] = [await app.person('Olga'), await app.person('Max'), await app.person('Vic'), await app.person('Stan')]
  const workspace = await workspaceOf(olga, { member: max, viewer: vic })
  const address = await app.listen({ withJobs: false })
  const room = workspaceRoom(workspace.id)
  const listen = async (caller: Caller) => {
    const socket = await liveSocket(address, caller)
    socket.say({ type: 'subscribe', room })
    return { ...socket, first: await socket.hear() }
  }
  const write = (messageContent: string) =>
    olga.call(sendMessage, { workspaceId: workspace.id, senderEmail: olga.email, senderName: 'Olga', messageContent })
  return { olga, max, vic, stan, workspace, room, listen, write }
}

test('who takes part hears what is said, a viewer too; to a stranger there is no such room', async () => {
  const { max, vic, stan, room, listen, write } = await team()
  expect((await listen(stan)).first).toMatchObject({ type: 'refused', room, code: 'not_found' })
  const listeners = [await listen(max), await listen(vic)]
  // What happened before they came is dispatched about now.
  await write('Here we are')
  for (const { hear } of listeners) {
    for (;;) {
      const heard = await hear()
      if (heard.type === 'event' && JSON.stringify(heard.event).includes('Here we are')) break
    }
  }
})

test('who is removed hears nothing any more from the commit on, and is not let in again', async () => {
  const { olga, max, vic, workspace, room, listen, write } = await team()
  const [gone, witness] = [await listen(max), await listen(vic)]
  await olga.call(removeParticipant, { workspaceId: workspace.id, participantId: workspace.memberId })
  // A place asked for after that is refused; by then the old one was asked again.
  gone.say({ type: 'subscribe', room })
  for (let heard = await gone.hear(); heard.type !== 'refused'; heard = await gone.hear());
  await write('Now that he is gone')
  for (;;) {
    const heard = await witness.hear()
    if (heard.type === 'event' && JSON.stringify(heard.event).includes('Now that he is gone')) break
  }
  gone.say({ type: 'ping' })
  const heardAfter: string[] = []
  for (let heard = await gone.hear(); heard.type !== 'pong'; heard = await gone.hear()) heardAfter.push(JSON.stringify(heard))
  expect(heardAfter.join('\n')).not.toContain('Now that he is gone')
})
