import { expect, test } from 'vitest'
import { deleteAccount, exportAccount } from '#contract/accounts.ts'
import { counterOffer, listOffers, listReceivedOffers, moveOffer, type Offer } from '#contract/hiring.ts'
import { type Caller, eventually } from '../../test/app.ts'
import { hiringProject, move, TERMS } from '../../test/hired-project.ts'
import { seedExpert } from '../../test/seed.ts'

const leave = (who: Caller) => who.call(deleteAccount, { email: who.email })

type Sides = Awaited<ReturnType<typeof hiringProject>>
const DEALS: [string, (sides: Sides) => Promise<Offer>][] = [
  ['is offered', ({ offer }) => offer()],
  ['was accepted', async ({ bea, offer }) => (await move(bea, await offer(), 'accepted')).body],
  ['was delivered', ({ delivered }) => delivered()],
]

test.each(DEALS)('while work %s neither side leaves without a word, and each can end it', async (_how, deal) => {
  const sides = await hiringProject()
  const { cleo, bea, project } = sides
  const made = await deal(sides)
  for (const who of [cleo, bea]) {
    const refused = await leave(who)
    expect([refused.status, refused.error.error]).toEqual([409, expect.stringContaining('still counts on you: ‘Find the cause’.')])
  }
  expect((await cleo.call(listOffers, { projectId: project.id })).body[0]?.status).toBe(made.status)
  await move(bea, made, 'declined', 'I am leaving this site.')
  expect((await leave(bea)).status).toBe(200)
  expect((await cleo.call(listOffers, { projectId: project.id })).body).toEqual([])
  expect((await leave(cleo)).status).toBe(200)
})

test('work that was confirmed stays with its client when the expert leaves, without his name and words', async () => {
  const { app, cleo, bea, project, delivered } = await hiringProject()
  const done = (await move(cleo, await delivered(), 'closed')).body
  await app.database.pool.query("update offer_steps set note = 'Ask for Bea.' where by = 'expert'")
  expect((await leave(bea)).status).toBe(200)
  const [kept] = (await cleo.call(listOffers, { projectId: project.id })).body
  expect(kept).toMatchObject({ id: done.id, status: 'closed', expert: null, price: done.price })
  expect(JSON.stringify(kept)).not.toMatch(/Bea|bea@/)
  expect(JSON.stringify((await cleo.call(exportAccount, {})).body['hiring'])).toContain('"expertName":null')
})

test('what the expert asked for and did not get goes with him, what was agreed stays', async () => {
  const { cleo, bea, project, offer } = await hiringProject()
  const scopes = { asked: 'I would rather put in a new boiler.', agreed: 'I mend the boiler, and clean it.' }
  let sent = await offer()
  for (const scope of [scopes.asked, scopes.agreed]) {
    sent = (await bea.call(counterOffer, { ...TERMS, offerId: sent.id, round: sent.round, scope })).body
    if (scope === scopes.asked) sent = (await cleo.call(counterOffer, { ...TERMS, offerId: sent.id, round: sent.round })).body
  }
  const accepted = (await move(cleo, sent, 'accepted')).body
  await move(cleo, (await move(bea, accepted, 'delivered')).body, 'closed')
  expect((await leave(bea)).status).toBe(200)
  const [kept] = (await cleo.call(listOffers, { projectId: project.id })).body
  expect(kept?.scope).toBe(scopes.agreed)
  expect(kept?.steps.flatMap(({ terms }) => (terms ? [terms.scope] : []))).toEqual([TERMS.scope, '', TERMS.scope, scopes.agreed])
})

test('an expert who has not joined takes with him what was offered to his proven address', async () => {
  const { app, offer } = await hiringProject()
  await offer({ expertId: await seedExpert(app.database, { expertEmail: 'ola@example.com', expertName: 'Ola' }) })
  const ola = await app.person('Ola')
  expect((await ola.call(exportAccount, {})).body['hiring']).toEqual([expect.objectContaining({ expertName: 'Ola', ...TERMS })])
})

test('an offer whose time is over holds nobody', async () => {
  const { app, cleo, bea, offer } = await hiringProject()
  await offer()
  await app.database.pool.query("update offers set expires_at = now() - interval '1 second'")
  expect((await leave(bea)).status).toBe(200)
  expect((await leave(cleo)).status).toBe(200)
})

test('many tasks are named in part', async () => {
  const { app, cleo, offer } = await hiringProject()
  for (const task of [0, 1, 2]) await offer({ task })
  await app.database.pool.query("update offers set task_title = task_title || ' again' where id = (select min(id) from offers)")
  await offer({
    task: 0,
    expertId: Number((await app.database.pool.query("select id from expert_profiles where expert_name = 'Pia'")).rows[0].id),
  })
  expect((await leave(cleo)).error.error).toContain('‘Find the cause again’, ‘Mend it’, ‘Try it out’, 1 more.')
})

/** An expert with an account, and work of his that he has delivered and that nobody has confirmed yet. */
const deliveredBy = async ({ app, project }: Sides, name: string) => {
  const expert = await app.person(name, ['client', 'expert'])
  const expertId = await seedExpert(app.database, { accountId: expert.accountId, expertEmail: expert.email, expertName: name })
  const { rows } = await app.database.pool.query(
    `insert into offers (project_id, task_title, expert_id, request_id, status, scope, price, due_date, answer_within_days, delivered_at)
      values ($1, 'Find the cause', $2, gen_random_uuid(), 'delivered', 'Find out why the boiler knocks.', 100, '2027-01-01', 7, now()) returning id`,
    [project.id, expertId],
  )
  return { expert, offerId: Number(rows[0].id) }
}

test('an expert who leaves while his work is confirmed: nobody waits in a circle, fifty times', { timeout: 120_000 }, async () => {
  const sides = await hiringProject()
  for (let time = 0; time < 50; time++) {
    const { expert, offerId } = await deliveredBy(sides, `Gus${time}`)
    const [confirmed, left] = await Promise.all([sides.cleo.call(moveOffer, { offerId, round: 1, to: 'closed' }), leave(expert)])
    expect(confirmed.status, confirmed.error?.error).toBe(200)
    expect([200, 409], left.error?.error).toContain(left.status)
    // Refused he was while the work was not confirmed yet: now it is, and nothing holds him.
    if (left.status === 409) expect((await leave(expert)).status).toBe(200)
  }
})

test('who confirms work waits for its expert before he holds the offer: so does who leaves, and neither waits for the other', async () => {
  const sides = await hiringProject()
  const { app, cleo } = sides
  const { expert, offerId } = await deliveredBy(sides, 'Gus')
  const leaving = await app.database.pool.connect()
  await leaving.query('begin')
  await leaving.query('select from expert_profiles where account_id = $1 for update', [expert.accountId])
  const confirmed = cleo.call(moveOffer, { offerId, round: 1, to: 'closed' })
  await eventually(async () => {
    const { rows } = await app.database.pool.query(
      "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
    )
    return rows.length > 0
  })
  await leaving.query('select from offers where id = $1 for update nowait', [offerId])
  await leaving.query('commit')
  leaving.release()
  expect((await confirmed).body.status).toBe('closed')
})

test('two clients who confirm the work of one expert at once: both count', async () => {
  const sides = await hiringProject()
  const { app, cleo, project } = sides
  const { offerId } = await deliveredBy(sides, 'Gus')
  const dora = await app.person('Dora')
  const { rows: made } = await app.database.pool.query(
    `insert into projects (client_account_id, client_name, title, description) select $1, 'Dora', title, description from projects where id = $2 returning id`,
    [dora.accountId, project.id],
  )
  const deliveredFor = async (projectId: number) => {
    const { rows } = await app.database.pool.query(
      `insert into offers (project_id, task_title, expert_id, request_id, status, scope, price, due_date, answer_within_days, delivered_at)
        select $2, 'Find the cause', expert_id, gen_random_uuid(), 'delivered', scope, 100, due_date, 7, now() from offers where id = $1 returning id`,
      [offerId, projectId],
    )
    return Number(rows[0].id)
  }
  const confirm = (client: Caller, id: number) => client.call(moveOffer, { offerId: id, round: 1, to: 'closed' })
  for (let time = 0; time < 10; time++) {
    const [cleos, doras] = [await deliveredFor(project.id), await deliveredFor(Number(made[0].id))]
    const both = await Promise.all([confirm(cleo, cleos), confirm(dora, doras)])
    expect(both.map(({ status }) => status)).toEqual([200, 200])
  }
  const counted = await app.database.pool.query("select completed_count from expert_profiles where expert_name = 'Gus'")
  expect(counted.rows[0].completed_count).toBe(20)
})

test('an expert who leaves while an offer is sent to him: one of the two happens', async () => {
  const { bea, cleo, offer, project } = await hiringProject()
  const [left, sent] = await Promise.allSettled([leave(bea), offer()])
  const isLeft = left.status === 'fulfilled' && left.value.status === 200
  expect(isLeft).toBe(sent.status === 'rejected')
  expect((await cleo.call(listOffers, { projectId: project.id })).body).toHaveLength(isLeft ? 0 : 1)
  if (!isLeft) expect((await bea.call(listReceivedOffers, {})).body).toHaveLength(1)
})
