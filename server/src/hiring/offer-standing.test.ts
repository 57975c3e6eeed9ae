import { expect, test } from 'vitest'
import { counterOffer } from '#contract/hiring.ts'
import { eventually } from '../../test/app.ts'
import { hiringProject, move, TERMS } from '../../test/hired-project.ts'

type Sides = Awaited<ReturnType<typeof hiringProject>>

const SUSPENDED = 'update accounts set suspended_at = now() where id = (select account_id from expert_profiles where id = $1)'
const REFUSED = "update expert_profiles set verification_status = 'rejected' where id = $1"
const CLIENT_SUSPENDED =
  'update accounts set suspended_at = now() where $1 > 0 and id = (select client_account_id from projects order by id limit 1)'

/** Runs `work` while somebody has written `statement` and not yet finished. */
const during = async <T>({ app, beaId }: Sides, statement: string, work: () => Promise<T>): Promise<T> => {
  const admin = await app.database.pool.connect()
  try {
    await admin.query('begin')
    await admin.query(statement, [beaId])
    const result = work()
    await eventually(async () => {
      const { rows } = await app.database.pool.query("select 1 from pg_locks where not granted and locktype in ('transactionid', 'tuple')")
      return rows.length > 0
    })
    await admin.query('commit')
    return await result
  } finally {
    admin.release()
  }
}

test.each([
  ['suspended', SUSPENDED],
  ['refused', REFUSED],
  ['dealing with a client who is suspended', CLIENT_SUSPENDED],
])('who is %s at this moment is not hired by an answer that arrives meanwhile', async (_how, statement) => {
  const sides = await hiringProject()
  const sent = await sides.offer()
  expect((await during(sides, statement, () => move(sides.bea, sent, 'accepted'))).status).toBe(409)
})

test.each([SUSPENDED, REFUSED])('nor is he asked, or answered: %s', async statement => {
  const sides = await hiringProject()
  await expect(during(sides, statement, () => sides.offer().catch((cause: Error) => cause.message))).resolves.toContain(
    'no longer available',
  )
  await sides.app.database.pool.query('update accounts set suspended_at = null')
  await sides.app.database.pool.query("update expert_profiles set verification_status = 'pending'")
  const { bea, cleo } = sides
  const sent = await sides.offer()
  const asked = (await bea.call(counterOffer, { ...TERMS, price: 300, offerId: sent.id, round: 1 })).body
  const countered = await during(sides, statement, () => cleo.call(counterOffer, { ...TERMS, offerId: asked.id, round: asked.round }))
  expect(countered.status).toBe(409)
})
