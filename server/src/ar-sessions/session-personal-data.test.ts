import { expect, test } from 'vitest'
import { deleteAccount, exportAccount } from '#contract/accounts.ts'
import { getArSession, joinArSession } from '#contract/ar-sessions.ts'
import { sessionWorld, workingHour } from '../../test/booked-session.ts'

test('who deletes his account leaves nobody waiting: what is to come is cancelled, what was stays without his name', async () => {
  const { app, cleo, bea, booked, setStart } = await sessionWorld()
  const past = await booked()
  await app.database.pool.query("update ar_sessions set status = 'completed', ended_at = now()")
  await setStart(past.id, new Date(Date.now() - 86_400_000))
  const next = await booked({ scheduledAt: workingHour(7, 12) })
  expect(JSON.stringify((await cleo.call(exportAccount, {})).body)).toContain('AR Session for Boiler diagnosis')
  await setStart(next.id, new Date())
  await bea.call(joinArSession, { sessionId: next.id, action: 'start' })
  const refused = await cleo.call(deleteAccount, { email: cleo.email })
  expect([refused.status, refused.error.error]).toEqual([
    409,
    'The AR session ‘AR Session for Boiler diagnosis’ is going on. End it first, then delete the account.',
  ])
  await app.database.pool.query("update ar_sessions set status = 'scheduled' where id = $1", [next.id])
  expect((await cleo.call(deleteAccount, { email: cleo.email })).status).toBe(200)
  expect((await bea.call(getArSession, { sessionId: next.id })).body).toMatchObject({
    ...{ status: 'cancelled', clientName: 'Former member', clientEmail: '' },
    cancelled: { by: 'client', reason: 'The account was deleted.' },
  })
  expect((await bea.call(getArSession, { sessionId: past.id })).body).toMatchObject({ status: 'completed', clientName: 'Former member' })
})

test('of an expert who is gone his clients keep the record', async () => {
  const { cleo, bea, booked } = await sessionWorld()
  const { id: sessionId } = await booked()
  expect((await bea.call(deleteAccount, { email: bea.email })).status).toBe(200)
  expect((await cleo.call(getArSession, { sessionId })).body).toMatchObject({
    ...{ status: 'cancelled', expertName: 'Former member', expertEmail: '' },
    cancelled: { by: 'expert' },
  })
})
