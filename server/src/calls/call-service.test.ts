import { createHmac } from 'node:crypto'
import { expect, test } from 'vitest'
import type { Actor } from '../platform/identity/actor.ts'
import { VISITOR } from '../platform/identity/actor.ts'
import { createCallService } from './call-service.ts'

const GUEST: Actor = { kind: 'guest', guestId: 'g1', sessionId: 12, name: 'Gus', email: 'gus@example.com' }
const ICE = { stunUrls: ['stun:stun.example.org'], turnUrls: ['turn:turn.example.org', 'turns:turn.example.org:443?transport=tcp'] }
const service = (turnSecret: string | undefined = 'shared with the relay') =>
  createCallService({
    holders: { session: { mayJoin: async (actor, id) => actor.kind === 'guest' && actor.sessionId === id } },
    ice: { ...ICE, turnSecret },
    now: () => 1_800_000_000,
  })

test('a participant gets a key that the relay can check by itself, for an hour', async () => {
  const { iceServers, expiresAt } = await service().iceServers(GUEST, 'call:session-12')
  expect(iceServers[0]).toEqual({ urls: ['stun:stun.example.org'] })
  const username = '1800003600:g1'
  const credential = createHmac('sha1', 'shared with the relay').update(username).digest('base64')
  expect(iceServers[1]).toEqual({ urls: ICE.turnUrls, username, credential })
  expect(expiresAt).toBe('2027-01-15T09:00:00.000Z')
})

test('without a secret there is no relay', async () => {
  const { iceServers } = await service('').iceServers(GUEST, 'call:session-12')
  expect(iceServers).toEqual([{ urls: ['stun:stun.example.org'] }])
})

test.each(['call:session-13', 'call:workspace-12', 'call:toString-12', 'call:session-0', 'call:session-12-13'])(
  'nobody else gets one, and no name of a room grants it: %s',
  async room => {
    await expect(service().iceServers(GUEST, room)).rejects.toMatchObject({ code: 'not_found' })
    await expect(service().iceServers(VISITOR, 'call:session-12')).rejects.toMatchObject({ code: 'not_found' })
  },
)

test('the room of a call lets in who may join, guests too', async () => {
  const { roomKind } = service()
  expect(roomKind.isForGuestsToo).toBe(true)
  expect([await roomKind.mayListen(GUEST, 'session-12'), await roomKind.mayListen(GUEST, 'session-13')]).toEqual([true, false])
})
