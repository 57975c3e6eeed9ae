import { expect, test } from 'vitest'
import { listReceivedOffers } from '#contract/hiring.ts'
import { testApp } from '../../test/app.ts'
import { seedExpert } from '../../test/seed.ts'
import { DEMO_PEOPLE } from '../accounts/account-service.ts'
import { seedDeals } from './seed-deals.ts'
import { seedHistory } from './seed-history.ts'

test('the demo expert has offers to answer, work under way and work that is done, once however often it is seeded', async () => {
  const { database, person } = await testApp()
  const eli = await person('Eli')
  const { email } = DEMO_PEOPLE.expert
  await seedExpert(database, { expertEmail: email, expertName: 'Eli', accountId: eli.accountId })
  const client = await person('Casey')
  await database.pool.query('update accounts set email = $1 where id = $2', [DEMO_PEOPLE.client.email, client.accountId])
  await seedHistory(database)
  await Promise.all([seedDeals(database), seedDeals(database)])
  const { body } = await eli.call(listReceivedOffers, {})
  expect(body.filter(({ status }) => status === 'offered')).toHaveLength(2)
  expect(body.filter(({ status }) => status === 'accepted')).toHaveLength(1)
  expect(body.filter(({ status }) => status === 'closed').length).toBeGreaterThan(0)
  expect(body.every(({ scope, steps }) => scope.length >= 20 && steps.length > 0)).toBe(true)
})
