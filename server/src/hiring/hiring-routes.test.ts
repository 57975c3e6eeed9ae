import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import {
  ASKED_TOO_OFTEN,
  counterOffer,
  findExperts,
  listOffers,
  listReceivedOffers,
  moveOffer,
  OFFERS_PER_EXPERT_AND_TASK,
  OPEN_OFFERS_PER_TASK,
  sendOffers,
} from '#contract/hiring.ts'
import { updateProject } from '#contract/projects.ts'
import { deleteTask } from '#contract/projects-plan.ts'
import { eventually } from '../../test/app.ts'
import { dueDate, hiringProject, move, TERMS } from '../../test/hired-project.ts'
import { seedExpert } from '../../test/seed.ts'
import { createProjectHiring } from '../projects/project-hiring.ts'
import { createOfferSweep } from './offer-expiry-job.ts'

const outcome = (answers: { status: number }[]) => answers.map(({ status }) => status).toSorted()

test('an offer goes to and fro, is accepted, delivered, sent back, delivered again and confirmed; the project follows', async () => {
  const { cleo, bea, offer, now } = await hiringProject()
  const sent = await offer()
  expect(sent).toMatchObject({ side: 'client', status: 'offered', round: 1, price: 240, taskTitle: 'Find the cause', deliveredAt: null })
  expect((await now()).status).toBe('decomposed')

  const [received] = (await bea.call(listReceivedOffers, {})).body
  expect(received).toMatchObject({
    side: 'expert',
    status: 'offered',
    clientName: 'Cleo',
    clientEmail: null,
    projectTitle: 'Boiler knocks',
  })
  const terms = { scope: 'Find out why the boiler knocks, with a visit.', price: 300, dueDate: dueDate(), note: 'A visit is needed.' }
  const countered = (await bea.call(counterOffer, { offerId: sent.id, round: 1, ...terms })).body
  expect(countered).toMatchObject({ status: 'countered', round: 2, price: 300 })
  const again = (await cleo.call(counterOffer, { offerId: sent.id, round: 2, ...TERMS, price: 280 })).body
  expect(again).toMatchObject({ status: 'offered', round: 3, price: 280 })

  const accepted = (await move(bea, again, 'accepted')).body
  expect(accepted).toMatchObject({ status: 'accepted', expiresAt: null, clientEmail: cleo.email })
  expect((await now()).status).toBe('in_progress')
  const delivered = (await move(bea, accepted, 'delivered')).body
  expect(delivered.deliveredAt).not.toBeNull()
  const wordless = await move(cleo, delivered, 'accepted')
  expect([wordless.status, wordless.error.error]).toEqual([400, 'Say in at least 10 characters what is missing.'])
  const back = (await move(cleo, delivered, 'accepted', 'The report is missing.')).body
  const closed = (await move(cleo, (await move(bea, back, 'delivered')).body, 'closed')).body
  expect(closed.steps.map(({ status, by }) => `${status} by ${by}`)).toEqual([
    ...['offered by client', 'countered by expert', 'offered by client', 'accepted by expert', 'delivered by expert'],
    ...['accepted by client', 'delivered by expert', 'closed by client'],
  ])
  expect(closed.steps[1]).toMatchObject({ terms: { price: 300 }, note: 'A visit is needed.' })
  expect((await now()).status).toBe('in_progress')
})

test('when the work of every task is confirmed the project is completed', async () => {
  const { cleo, delivered, now } = await hiringProject()
  for (const task of [0, 1, 2]) await move(cleo, await delivered(task), 'closed')
  expect((await now()).status).toBe('completed')
})

test('work that is confirmed counts for its expert, once and for nobody else', async () => {
  const { app, cleo, delivered, beaId, piaId } = await hiringProject()
  const counts = async () => {
    const { rows } = await app.database.pool.query('select completed_count from expert_profiles where id in ($1, $2) order by id = $2', [
      ...[beaId, piaId],
    ])
    return rows.map(row => row.completed_count)
  }
  const [bea = 0, pia = 0] = await counts()
  const offer = await delivered()
  expect(await counts()).toEqual([bea, pia])
  const both = await Promise.all([move(cleo, offer, 'closed'), move(cleo, offer, 'closed')])
  expect(outcome(both)).toEqual([200, 409])
  await app.database.pool.query("update offers set scope = scope || '.'")
  expect(await counts()).toEqual([bea + 1, pia])
})

test('an offer is seen and moved by its two sides alone, each in its turn', async () => {
  const { app, cleo, bea, pia, offer, project } = await hiringProject()
  const sent = await offer()
  const seen = { offerId: sent.id, round: 1 }
  for (const [caller, status] of [
    [pia, 404],
    [await app.person('Stan'), 404],
    [await app.person('Ada', ['client', 'admin']), 404],
    [app.visitor(), 401],
  ] as const) {
    expect((await caller.call(moveOffer, { ...seen, to: 'accepted' })).status).toBe(status)
    expect((await caller.call(counterOffer, { ...seen, ...TERMS })).status).toBe(status)
  }
  for (const [caller, to] of [
    [cleo, 'accepted'],
    [cleo, 'delivered'],
    [bea, 'withdrawn'],
    [bea, 'closed'],
  ] as const) {
    const answer = await move(caller, sent, to)
    expect([answer.status, answer.error.code]).toEqual([409, 'conflict'])
  }
  expect((await cleo.call(counterOffer, { ...seen, ...TERMS })).status).toBe(409)
  expect((await pia.call(listReceivedOffers, {})).body).toEqual([])
  expect((await app.visitor().call(listReceivedOffers, {})).status).toBe(401)
  expect((await bea.call(listOffers, { projectId: project.id })).status).toBe(404)
  expect((await (await app.person('Ada', ['client', 'admin'])).call(listOffers, { projectId: project.id })).status).toBe(403)
  expect((await cleo.call(listOffers, { projectId: project.id })).body.map(({ id }) => id)).toEqual([sent.id])
})

test('only the owner sends offers, for tasks of his plan, never to himself, and not twice to the same expert', async () => {
  const { app, cleo, bea, project, taskId, beaId, offer } = await hiringProject()
  const send = (given: { taskId?: number; expertId?: number; dueDate?: string }, by = cleo) =>
    by.call(sendOffers, {
      ...{ projectId: project.id, requestId: randomUUID(), answerWithinDays: 7 },
      offers: [{ ...TERMS, taskId: taskId(0), expertId: beaId, ...given }],
    })
  expect((await send({}, app.visitor())).status).toBe(401)
  expect((await send({}, bea)).status).toBe(404)
  expect((await send({}, await app.person('Ada', ['client', 'admin']))).status).toBe(403)
  expect((await send({ taskId: 4_711 })).status).toBe(409)
  expect((await send({ expertId: 4_711 })).status).toBe(404)
  expect((await send({ dueDate: '2020-01-01' })).error.error).toContain('has passed')
  expect((await send({ dueDate: '9999-12-31' })).error.error).toContain('more than 5 years away')
  const own = await seedExpert(app.database, { expertName: 'Cleo', accountId: cleo.accountId })
  expect((await send({ expertId: own })).error.error).toContain('to yourself')
  await offer()
  expect((await send({})).status).toBe(409)
  for (let asked = 1; asked < OPEN_OFFERS_PER_TASK; asked++) await offer({ expertId: await seedExpert(app.database) })
  expect((await send({ expertId: await seedExpert(app.database) })).error.error).toContain('experts are asked already')
})

test.each([
  ['was refused', `update expert_profiles set verification_status = 'rejected' where expert_name = 'Bea'`],
  [
    'is suspended',
    `update accounts set suspended_at = now() where id = (select account_id from expert_profiles where expert_name = 'Bea')`,
  ],
])('an expert who %s is neither found nor asked nor hired by what he asked for before', async (_why, statement) => {
  const { app, cleo, bea, offer } = await hiringProject()
  const sent = await offer()
  const countered = (await bea.call(counterOffer, { offerId: sent.id, round: 1, ...TERMS, price: 300 })).body
  const found = async () => (await cleo.call(findExperts, { q: 'Bea' })).body.map(({ expertName }) => expertName)
  expect(await found()).toEqual(['Bea'])
  await app.database.pool.query(statement)
  expect(await found()).toEqual([])
  await expect(offer({ task: 1 })).rejects.toThrow('Bea is no longer available. Choose another expert.')
  const [listed] = (await cleo.call(listOffers, { projectId: countered.projectId })).body
  expect([countered.expert?.canBeHired, listed?.expert?.canBeHired]).toEqual([true, false])
  expect((await cleo.call(counterOffer, { ...TERMS, offerId: countered.id, round: countered.round })).status).toBe(409)
  const hired = await move(cleo, countered, 'accepted')
  expect([hired.status, hired.error.error]).toEqual([409, expect.stringContaining('no longer available')])
  expect((await move(cleo, countered, 'withdrawn')).body.status).toBe('withdrawn')
})

test('nobody begins work for a client who is suspended, and may end it', async () => {
  const { app, cleo, bea, offer } = await hiringProject()
  const [asked, agreed] = [await offer(), (await move(bea, await offer({ task: 1 }), 'accepted')).body]
  await app.database.pool.query('update accounts set suspended_at = now() where id = $1', [cleo.accountId])
  const refused = await move(bea, asked, 'accepted')
  expect([refused.status, refused.error.error]).toEqual([409, expect.stringContaining('client is not available')])
  expect((await bea.call(listReceivedOffers, {})).body.map(({ isClientAvailable }) => isClientAvailable)).toEqual([false, false])
  expect((await move(bea, asked, 'declined')).status).toBe(200)
  expect((await move(bea, agreed, 'declined', 'The client is gone.')).status).toBe(200)
})

test('a sending that arrives twice, also at once, is made once', async () => {
  const { cleo, project, taskId, beaId, piaId } = await hiringProject()
  const offers = [
    { ...TERMS, taskId: taskId(0), expertId: beaId },
    { ...TERMS, taskId: taskId(1), expertId: piaId },
  ]
  const sending = { projectId: project.id, requestId: randomUUID(), answerWithinDays: 3 as const, offers }
  const answers = await Promise.all([1, 2, 3, 4].map(() => cleo.call(sendOffers, sending)))
  expect(outcome(answers)).toEqual([200, 200, 200, 200])
  for (const { body } of answers) expect(body).toEqual(answers[0]?.body)
  expect((await cleo.call(listOffers, { projectId: project.id })).body).toHaveLength(2)
})

test('accepted and withdrawn at once: one of the two happens', async () => {
  const { cleo, bea, offer, project } = await hiringProject()
  for (let time = 0; time < 5; time++) {
    const sent = await offer({ task: time % 3 })
    const answers = await Promise.all([move(bea, sent, 'accepted'), move(cleo, sent, 'withdrawn')])
    expect(outcome(answers)).toEqual([200, 409])
    const [now] = (await cleo.call(listOffers, { projectId: project.id })).body
    expect(now?.steps).toHaveLength(2)
    if (now?.status === 'accepted') await move(bea, now, 'declined', 'Made free for the next time.')
  }
})

test('two experts who accept one task at once: one has it, the other is told that it is taken', async () => {
  const { cleo, bea, pia, piaId, offer, project } = await hiringProject()
  const [one, other] = [await offer(), await offer({ expertId: piaId })]
  expect(outcome(await Promise.all([move(bea, one, 'accepted'), move(pia, other, 'accepted')]))).toEqual([200, 409])
  const statuses = (await cleo.call(listOffers, { projectId: project.id })).body.map(({ status }) => status)
  expect(statuses.toSorted()).toEqual(['accepted', 'withdrawn'])
  const lost = (await cleo.call(listOffers, { projectId: project.id })).body.find(({ status }) => status === 'withdrawn')
  expect(lost?.steps.at(-1)).toMatchObject({ by: 'system', note: 'The task has gone to another expert.' })
  await expect(offer({ expertId: piaId })).rejects.toThrow('has its expert already')
})

test('an answer to terms that have changed meanwhile is refused', async () => {
  const { cleo, bea, offer } = await hiringProject()
  const sent = await offer()
  const countered = (await bea.call(counterOffer, { offerId: sent.id, round: 1, ...TERMS, price: 300 })).body
  await cleo.call(counterOffer, { offerId: sent.id, round: 2, ...TERMS, price: 100 })
  const stale = await move(bea, sent, 'accepted')
  expect([stale.status, stale.error.error]).toEqual([409, 'The offer was moved meanwhile. Look at it as it is now, then answer.'])
  expect((await move(cleo, countered, 'accepted')).status).toBe(409)
})

test('other terms are taken back by who said them, and those before them stand again, for as long as they did', async () => {
  const { app, cleo, bea, pia, offer } = await hiringProject()
  const sent = await offer()
  // There is an hour left when the expert answers.
  const last = new Date(Date.now() + 3_600_000).toISOString()
  for (const table of ['offers where id', 'offer_steps where offer_id'])
    await app.database.pool.query(`update ${table.replace(' where', ' set expires_at = $2 where')} = $1`, [sent.id, last])
  const nothing = await move(cleo, sent, 'countered')
  expect([nothing.status, nothing.error.error]).toEqual([409, 'Only an answer with terms of your own can be taken back, while it waits.'])
  expect((await move(bea, sent, 'countered')).status).toBe(409)
  const terms = { scope: 'Find out why the boiler knocks, with a visit.', price: 3_000, dueDate: dueDate() }
  const countered = (await bea.call(counterOffer, { offerId: sent.id, round: 1, ...terms })).body
  expect((await move(cleo, countered, 'offered')).status).toBe(409)
  expect((await move(pia, countered, 'offered')).status).toBe(404)
  const back = (await move(bea, countered, 'offered', 'One nought too many.')).body
  expect(back).toMatchObject({ status: 'offered', round: 3, scope: TERMS.scope, price: TERMS.price, expiresAt: last })
  expect(back.steps.at(-1)).toMatchObject({ status: 'offered', by: 'expert', note: 'One nought too many.', terms: { price: TERMS.price } })
  // Who took them back answers again; who had them in view does not take what is gone.
  expect((await move(cleo, countered, 'accepted')).status).toBe(409)
  expect((await move(cleo, back, 'countered')).status).toBe(409)
  const again = (await bea.call(counterOffer, { offerId: sent.id, round: 3, ...terms, price: 300 })).body
  const counter = (await cleo.call(counterOffer, { offerId: sent.id, round: again.round, ...TERMS, price: 280 })).body
  expect((await move(cleo, counter, 'countered')).body).toMatchObject({ status: 'countered', scope: terms.scope, price: 300 })
  const { rows } = await app.database.pool.query("select count(*)::int from domain_events where type = 'offer-terms-taken-back'")
  expect(rows).toEqual([{ count: 2 }])
})

test('terms whose time is over do not stand again', async () => {
  const { app, bea, offer } = await hiringProject()
  const sent = await offer()
  const countered = (await bea.call(counterOffer, { offerId: sent.id, round: 1, ...TERMS, price: 300 })).body
  await app.database.pool.query("update offer_steps set expires_at = now() - interval '1 minute' where status = 'offered'")
  const late = await move(bea, countered, 'offered')
  expect([late.status, late.error.error]).toEqual([409, expect.stringContaining('Wait for the answer, or end the offer.')])
})

test('taken back and accepted at once: one of the two happens', async () => {
  const { cleo, bea, offer } = await hiringProject()
  for (let time = 0; time < 3; time++) {
    const sent = await offer({ task: time })
    const countered = (await bea.call(counterOffer, { offerId: sent.id, round: 1, ...TERMS, price: 300 })).body
    const answers = await Promise.all([move(bea, countered, 'offered'), move(cleo, countered, 'accepted')])
    expect(outcome(answers)).toEqual([200, 409])
  }
})

test('what was agreed is ended by either side, with a reason', async () => {
  const { cleo, bea, offer } = await hiringProject()
  const accepted = (await move(bea, await offer(), 'accepted')).body
  expect((await move(cleo, accepted, 'withdrawn')).status).toBe(400)
  expect((await move(cleo, accepted, 'withdrawn', 'We have sold the house.')).body.status).toBe('withdrawn')
})

test('while offers bind it a project keeps its status and their tasks', async () => {
  const { cleo, bea, offer, now, project } = await hiringProject()
  const sent = await offer()
  const cancel = () => cleo.call(updateProject, { projectId: project.id, status: 'cancelled' })
  const drop = async () =>
    cleo.call(deleteTask, { projectId: project.id, planVersion: (await now()).planVersion, taskId: project.tasks[0]?.id ?? 0 })
  expect((await cancel()).status).toBe(409)
  expect((await drop()).error.error).toContain('An expert has an offer for ‘Find the cause’')
  await move(bea, sent, 'declined')
  expect((await drop()).status).toBe(200)
  expect((await cleo.call(listOffers, { projectId: project.id })).body[0]).toMatchObject({ taskId: null, taskTitle: 'Find the cause' })
  expect((await cancel()).status).toBe(200)
})

test('an offer that nobody answers ends, also when the worker is killed over it', async () => {
  const { app, cleo, bea, offer, project } = await hiringProject()
  const sent = await offer()
  const answered = await offer({ task: 1 })
  await bea.call(counterOffer, { offerId: answered.id, round: 1, ...TERMS, price: 300 })
  await app.database.pool.query("update offers set expires_at = now() - interval '1 second' where id = $1", [sent.id])
  // Its time is over, whether or not the job has come to it.
  expect((await move(bea, sent, 'accepted')).error.error).toContain('has expired')
  // As a killed process leaves them: taken up, and nobody at work. The second offer has two jobs, of which the first is out of date.
  await app.database.pool.query(
    "update jobs.job set start_after = now(), started_on = now(), heartbeat_on = now(), state = 'active' where name = 'expire-offer' and (data->>'round')::int = 1",
  )
  await app.listen()
  const listed = await eventually(async () => {
    const { body } = await cleo.call(listOffers, { projectId: project.id })
    return body.some(({ steps }) => steps.at(-1)?.status === 'expired') && body
  })
  expect(listed.map(({ status }) => status)).toEqual(['countered', 'expired'])
  expect(listed[1]?.steps.at(-1)).toMatchObject({ status: 'expired', by: 'system' })
})

test('an offer that has no job of its own ends as well: task and project are free again', async () => {
  const { app, cleo, offer, project } = await hiringProject()
  const { database } = app
  const over = await offer()
  await offer({ task: 1 })
  await database.pool.query("delete from jobs.job where name = 'expire-offer'")
  await database.pool.query("update offers set expires_at = now() - interval '1 second' where id = $1", [over.id])
  const sweep = createOfferSweep(database, createProjectHiring(database))
  for (let time = 0; time < 2; time++) await sweep.work({}, new AbortController().signal)
  const { body } = await cleo.call(listOffers, { projectId: project.id })
  expect(body.map(({ steps }) => steps.map(({ status }) => status))).toEqual([['offered'], ['offered', 'expired']])
  expect((await offer()).status).toBe('offered')
})

test('an offer whose time is over keeps nobody from being asked again, also before the job has come to it; the fourth time is refused', async () => {
  const { app, cleo, offer, project } = await hiringProject()
  const expire = () => app.database.pool.query("update offers set expires_at = now() - interval '1 second' where expires_at is not null")
  for (let asked = 0; asked < OFFERS_PER_EXPERT_AND_TASK; asked++) {
    await offer()
    await expire()
  }
  const { body } = await cleo.call(listOffers, { projectId: project.id })
  expect(body.map(({ status, steps }) => [status, steps.at(-1)?.status])).toEqual([
    ['expired', 'offered'],
    ['expired', 'expired'],
    ['expired', 'expired'],
  ])
  await expect(offer()).rejects.toThrow(ASKED_TOO_OFTEN)
  expect((await offer({ task: 1 })).status).toBe('offered')
})

test('an expert who has not joined finds his offer once he has proven the address', async () => {
  const { app, offer } = await hiringProject()
  const expertId = await seedExpert(app.database, { expertEmail: 'ola@example.com', expertName: 'Ola' })
  await offer({ expertId })
  const ola = await app.person('Ola')
  expect((await ola.call(listReceivedOffers, {})).body).toHaveLength(1)
})
