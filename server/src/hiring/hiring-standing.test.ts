import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { counterOffer, listOffers, listReceivedOffers, sendOffers } from '#contract/hiring.ts'
import { AGREED_WORK_OF_OTHERS, countReceivedOffers, getProjectHiring, listAgreedWork } from '#contract/hiring-standing.ts'
import { DAY_MS, dayOf } from '#contract/hiring-terms.ts'
import type { Caller } from '../../test/app.ts'
import { hiringProject, move, TERMS } from '../../test/hired-project.ts'
import { seedExpert } from '../../test/seed.ts'

const inDays = (days: number): string => dayOf(Date.now() + days * DAY_MS)

test('an offer leaves its days for the answer: sooner is refused, and likewise other terms without a day for theirs', async () => {
  const { cleo, bea, project, taskId, beaId } = await hiringProject()
  const send = (dueDate: string, answerWithinDays: 1 | 7, price = 240) =>
    cleo.call(sendOffers, {
      ...{ projectId: project.id, requestId: randomUUID(), answerWithinDays },
      offers: [{ ...TERMS, price, dueDate, taskId: taskId(0), expertId: beaId }],
    })
  const refused = async (answer: ReturnType<typeof send>) => {
    const { status, error } = await answer
    return status === 400 ? error.error : status
  }
  expect(await refused(send(inDays(-1), 7))).toContain('has passed')
  for (const days of [0, 1, 6]) expect(await refused(send(inDays(days), 7))).toContain('There are 7 days for the answer')
  for (const price of [0, -5, -0.01]) expect(await refused(send(inDays(30), 7, price))).toContain('must be a positive amount')
  const [sent] = (await send(inDays(1), 1)).body
  if (!sent) throw new Error('no offer')

  const counter = (by: Caller, round: number, terms: { dueDate?: string; price?: number }) =>
    by.call(counterOffer, { ...TERMS, ...terms, offerId: sent.id, round })
  for (const [terms, said] of [
    [{ dueDate: inDays(-1) }, 'has passed'],
    [{ dueDate: inDays(0) }, 'There is 1 day for the answer'],
    [{ price: 0 }, 'must be a positive amount'],
    [{ price: -1 }, 'must be a positive amount'],
  ] as const) {
    const { status, error } = await counter(bea, 1, terms)
    expect([status, error.error]).toEqual([400, expect.stringContaining(said)])
  }
  expect((await counter(bea, 1, { dueDate: inDays(2), price: 300 })).body).toMatchObject({ status: 'countered', price: 300 })
})

test('other terms with a near day are waited for no longer than that day', async () => {
  const { bea, offer } = await hiringProject()
  const sent = await offer()
  const { body } = await bea.call(counterOffer, { ...TERMS, offerId: sent.id, round: 1, dueDate: inDays(2) })
  const daysLeft = (Date.parse(body.expiresAt ?? '') - Date.now()) / DAY_MS
  expect(daysLeft).toBeGreaterThan(1.9)
  expect(daysLeft).toBeLessThanOrEqual(2)
})

test('an expert pages through his offers, what changed last first, and counts them by their state', async () => {
  const { app, cleo, bea, pia, piaId, offer } = await hiringProject()
  const [old, middle, young] = [await offer(), await offer({ task: 1 }), await offer({ task: 2 })]
  await offer({ expertId: piaId })
  const pages = async (status?: 'offered' | 'declined') => {
    const ids: number[] = []
    let cursor: string | undefined
    do {
      const page = await bea.call(listReceivedOffers, { limit: 2, ...(status && { status }), ...(cursor !== undefined && { cursor }) })
      ids.push(...page.body.map(({ id }) => id))
      cursor = page.headers['x-next-cursor'] === undefined ? undefined : String(page.headers['x-next-cursor'])
    } while (cursor !== undefined)
    return ids
  }
  expect(await pages()).toEqual([young.id, middle.id, old.id])
  await move(bea, old, 'declined')
  expect(await pages()).toEqual([old.id, young.id, middle.id])
  expect(await pages('declined')).toEqual([old.id])
  expect((await bea.call(countReceivedOffers, {})).body).toEqual({
    waiting: 2,
    counts: expect.arrayContaining([
      { status: 'offered', count: 2 },
      { status: 'declined', count: 1 },
    ]),
  })
  // Its time is over, whether or not the job has come to it.
  await app.database.pool.query("update offers set expires_at = now() - interval '1 second' where id = $1", [young.id])
  expect(await pages('offered')).toEqual([middle.id])
  expect((await bea.call(countReceivedOffers, {})).body.waiting).toBe(1)
  expect((await pia.call(countReceivedOffers, {})).body.waiting).toBe(1)
  expect((await cleo.call(countReceivedOffers, {})).body).toEqual({ waiting: 0, counts: [] })
  expect((await app.visitor().call(countReceivedOffers, {})).status).toBe(401)
  expect((await bea.call(listReceivedOffers, { cursor: 'x' })).status).toBe(400)
})

test('offers that changed in the same moment are paged through without a gap or a double', async () => {
  const { app, bea, offer } = await hiringProject()
  for (const task of [0, 1, 2]) await offer({ task })
  await app.database.pool.query("update offers set changed_at = '2026-01-01 00:00:00.123Z'")
  const first = await bea.call(listReceivedOffers, { limit: 1 })
  const second = await bea.call(listReceivedOffers, { limit: 1, cursor: String(first.headers['x-next-cursor']) })
  const third = await bea.call(listReceivedOffers, { limit: 1, cursor: String(second.headers['x-next-cursor']) })
  expect(new Set([first, second, third].map(({ body }) => body[0]?.id)).size).toBe(3)
  expect(third.headers['x-next-cursor']).toBeUndefined()
})

test('the offers of a project come in pages', async () => {
  const { cleo, project, offer } = await hiringProject()
  const [one, two, three] = [await offer(), await offer({ task: 1 }), await offer({ task: 2 })]
  const first = await cleo.call(listOffers, { projectId: project.id, limit: 2 })
  expect(first.body.map(({ id }) => id)).toEqual([three.id, two.id])
  const second = await cleo.call(listOffers, { projectId: project.id, limit: 2, cursor: String(first.headers['x-next-cursor']) })
  expect(second.body.map(({ id }) => id)).toEqual([one.id])
})

test('a client sees who is hired for what, and what is still open; nobody else does', async () => {
  const { app, cleo, bea, pia, piaId, project, offer, delivered } = await hiringProject()
  const standing = async () => (await cleo.call(getProjectHiring, { projectId: project.id })).body
  expect(await standing()).toEqual({ unanswered: 0, toAnswer: 0, toCheck: 0, openTasks: 3, agreedTotal: 0, hired: [] })
  const done = await delivered()
  const asked = await offer({ task: 1, expertId: piaId, price: 99.95 })
  await offer({ task: 1 })
  expect(await standing()).toMatchObject({ unanswered: 2, toCheck: 1, openTasks: 2, agreedTotal: 240 })
  await pia.call(counterOffer, { ...TERMS, offerId: asked.id, round: 1 })
  expect(await standing()).toMatchObject({ unanswered: 1, toAnswer: 1 })
  await move(cleo, { ...asked, round: 2 }, 'accepted')
  const { hired, ...figures } = await standing()
  expect(figures).toEqual({ unanswered: 0, toAnswer: 0, toCheck: 1, openTasks: 1, agreedTotal: 480 })
  expect(hired).toEqual([
    { ...pick(done), expert: expect.objectContaining({ expertName: 'Bea' }), status: 'delivered' },
    { ...pick(asked), price: 240, expert: expect.objectContaining({ expertName: 'Pia' }), status: 'accepted' },
  ])
  await move(cleo, done, 'closed')
  expect(await standing()).toMatchObject({ toCheck: 0, openTasks: 1, agreedTotal: 480 })
  for (const [caller, status] of [
    [bea, 404],
    [await app.person('Stan'), 404],
    [await app.person('Ada', ['client', 'admin']), 403],
    [app.visitor(), 401],
  ] as const)
    expect((await caller.call(getProjectHiring, { projectId: project.id })).status).toBe(status)
})

const pick = ({ id, taskTitle, price, dueDate }: { id: number; taskTitle: string; price: number; dueDate: string }) => ({
  ...{ offerId: id, taskTitle, price, dueDate },
})

test('a client is told until when experts have agreed to work for others, and nothing of who has not', async () => {
  const { app, cleo, bea, project, beaId, piaId, offer } = await hiringProject()
  const agreed = (expertIds: string, by = cleo) => by.call(listAgreedWork, { projectId: project.id, expertIds })
  const accepted = (await move(bea, await offer(), 'accepted')).body
  // In this project it is counted by what is agreed here.
  expect((await agreed(`${beaId},${piaId}`)).body).toEqual([])
  const { rows } = await app.database.pool.query(
    `insert into projects (client_account_id, client_name, title, description) select client_account_id, client_name, title, description from projects where id = $1 returning id`,
    [project.id],
  )
  await app.database.pool.query('update offers set project_id = $1, task_id = null where id = $2', [rows[0].id, accepted.id])
  expect((await agreed(`${beaId},${piaId}`)).body).toEqual([{ expertId: beaId, until: TERMS.dueDate }])
  expect((await agreed(String(piaId))).body).toEqual([])
  await app.database.pool.query('update offers set due_date = current_date - 2')
  expect((await agreed(String(beaId))).body).toEqual([])
  for (const [caller, status] of [
    [bea, 404],
    [await app.person('Ada', ['client', 'admin']), 403],
    [app.visitor(), 401],
  ] as const)
    expect((await agreed(String(beaId), caller)).status).toBe(status)
  for (const ids of ['', 'x', '1,', '0', '1,,2', '99999999999', Array(401).fill(1).join(',')])
    expect((await agreed(ids)).status, ids).toBe(400)
})

test('of experts who were neither suggested nor asked for the project a client is told a few at a time', async () => {
  const { app, cleo, bea, project, beaId, offer } = await hiringProject()
  await move(bea, await offer(), 'accepted')
  const stan = await app.person('Stan')
  const { pool } = app.database
  const { rows } = await pool.query(
    `insert into projects (client_account_id, client_name, title, description) select $1, 'Stan', title, description from projects where id = $2 returning id`,
    [stan.accountId, project.id],
  )
  const stans = Number(rows[0].id)
  const strangers: number[] = []
  for (let index = 0; index < 8; index++) strangers.push(await seedExpert(app.database, { expertEmail: `busy${index}@example.com` }))
  await pool.query(
    `insert into offers (project_id, task_title, expert_id, request_id, status, scope, price, due_date, answer_within_days)
      select project_id, task_title, unnest($1::int[]), gen_random_uuid(), 'accepted', scope, price, due_date, 7 from offers`,
    [strangers],
  )
  const told = async (by: Caller, projectId: number) => {
    const { body } = await by.call(listAgreedWork, { projectId, expertIds: [...strangers, beaId].join(',') })
    return body.map(({ expertId }) => expertId).toSorted((one, other) => one - other)
  }
  // All work is agreed in Cleo's project: to her it is not work for others, to Stan it is.
  expect(await told(cleo, project.id)).toEqual([])
  expect(await told(stan, stans)).toEqual(strangers.slice(0, AGREED_WORK_OF_OTHERS))
  // Bea was asked for it, and is told of beside the few.
  await pool.query(
    `insert into offers (project_id, task_title, expert_id, request_id, status, scope, price, due_date, answer_within_days)
      select $1, task_title, expert_id, gen_random_uuid(), 'declined', scope, price, due_date, 7 from offers where expert_id = $2`,
    [stans, beaId],
  )
  expect(await told(stan, stans)).toEqual([beaId, ...strangers.slice(0, AGREED_WORK_OF_OTHERS)])
})

test('of an expert who is gone the work that was confirmed stays in the list', async () => {
  const { app, cleo, project, delivered } = await hiringProject()
  await seedExpert(app.database)
  await move(cleo, await delivered(), 'closed')
  await app.database.pool.query("update offers set expert_id = null where status = 'closed'")
  const { hired } = (await cleo.call(getProjectHiring, { projectId: project.id })).body
  expect(hired).toEqual([expect.objectContaining({ expert: null, status: 'closed', price: 240 })])
})
