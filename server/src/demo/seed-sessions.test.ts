import { expect, test } from 'vitest'
import { listArSessions } from '#contract/ar-sessions.ts'
import { getSessionRecord, lineWords, listSessionTimeLine } from '#contract/ar-sessions-record.ts'
import { testApp } from '../../test/app.ts'
import { seedExpert, seedService } from '../../test/seed.ts'
import { DEMO_PEOPLE } from '../accounts/account-service.ts'
import { SAMPLE_SESSIONS } from './sample-sessions.ts'
import { seedSessions } from './seed-sessions.ts'

test('the demo’s client and expert have a session to come and some with a record, once however often it is seeded', async () => {
  const { database, person } = await testApp()
  const [eli, casey] = [await person('Eli'), await person('Casey')]
  const expertId = await seedExpert(database, {
    ...{ expertEmail: DEMO_PEOPLE.expert.email, expertName: DEMO_PEOPLE.expert.name, accountId: eli.accountId },
  })
  for (const { service } of SAMPLE_SESSIONS) await seedService(database, expertId, { title: service, isArEnabled: true })
  await database.pool.query('update accounts set email = $1 where id = $2', [DEMO_PEOPLE.client.email, casey.accountId])
  await Promise.all([seedSessions(database), seedSessions(database)])
  const { body } = await casey.call(listArSessions, {})
  expect(body.map(({ status }) => status)).toEqual(['scheduled', 'completed', 'completed'])
  expect(body.every(({ serviceTitle }) => SAMPLE_SESSIONS.some(({ service }) => service === serviceTitle))).toBe(true)
  expect((await eli.call(listArSessions, {})).body).toHaveLength(3)
  const record = await casey.call(getSessionRecord, { sessionId: body[1]?.id ?? 0 })
  expect(record.body).toMatchObject({ messagesCount: 3, session: { connectedSeconds: 42 * 60 } })
  const lines = await casey.call(listSessionTimeLine, { sessionId: body[1]?.id ?? 0 })
  expect(lines.body.map(lineWords).map(({ kind }) => kind)).toEqual(['booked', 'started', 'connected', 'parted', 'ended'])
})
