import { expect, test, vi } from 'vitest'
import { createLogger } from '../telemetry/logger.ts'
import { type Member, membersInMemory, type RoomMembers } from './live-members.ts'
import { createPresence } from './live-presence.ts'

const member = (peerId: string, holder: string): Member => ({
  ...{ peerId, holder, name: peerId, person: peerId, side: undefined, cookie: '', connection: undefined, heard: 0 },
  ...{ waiting: [], waitingBytes: 0, isWhole: true, allowance: 1, allowedAt: 0, grace: undefined },
})

test('who is in a room is told when somebody comes, and again though nobody came or went, until nobody is there', async () => {
  const told: string[][] = []
  const onPeers = async (_id: string, peers: readonly { peerId: string }[]) => void told.push(peers.map(({ peerId }) => peerId))
  const presence = createPresence(() => ({ kind: 'talk', mayListen: async () => true, onPeers }), createLogger('silent'))
  const members: RoomMembers = membersInMemory(room => presence.changed(members, room))
  const cleo = member('cleo', 'account:1')
  members.add('talk:12', cleo)
  await vi.waitFor(() => expect(told).toEqual([['cleo']]))
  presence.again(members)
  await vi.waitFor(() => expect(told).toEqual([['cleo'], ['cleo']]))
  members.remove('talk:12', cleo)
  await vi.waitFor(() => expect(told).toEqual([['cleo'], ['cleo'], []]))
  presence.again(members)
  expect(told).toHaveLength(3)
})
