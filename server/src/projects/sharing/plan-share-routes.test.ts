import { expect, test } from 'vitest'
import { createProject } from '#contract/projects.ts'
import { editTask } from '#contract/projects-plan.ts'
import {
  createPlanShare,
  exportPlanCsv,
  exportPlanJson,
  listPlanShares,
  MAX_OPEN_SHARES,
  MOST_SHARES_LISTED,
  openSharedPlan,
  revokePlanShare,
} from '#contract/projects-sharing.ts'
import { plannedProject } from '../../../test/planned-project.ts'

const NOTHING = { error: 'Nothing is shared here. Check the link, or ask whoever sent it.', code: 'not_found' }

test('a link shows the plan as it is now to somebody without an account, and nothing of its client', async () => {
  const { app, cleo, project } = await plannedProject()
  const { body } = await cleo.call(createPlanShare, { projectId: project.id, expiresInDays: 30 })
  expect(body.token).toMatch(/^[\w-]{43}$/)
  expect(body.share.state).toBe('open')
  await cleo.call(editTask, {
    projectId: project.id,
    planVersion: project.planVersion,
    taskId: project.tasks[1]?.id ?? 0,
    title: 'Mend the pump',
  })
  const shown = await app.visitor().call(openSharedPlan, { token: body.token })
  if (shown.body.state !== 'open') throw new Error('the plan is not shown')
  const { plan } = shown.body
  expect(plan.tasks.map(({ number, title, after }) => [number, title, after])).toEqual([
    [1, 'Find the cause', []],
    [2, 'Mend the pump', [1]],
    [3, 'Try it out', [2]],
  ])
  expect(plan.totalEstimatedCost).toBe(project.totalEstimatedCost)
  const text = JSON.stringify(shown.body)
  for (const own of [cleo.email, 'Cleo', project.description, 'Bea']) expect(text).not.toContain(own)
})

test('of a link only the hash is kept', async () => {
  const { app, cleo, project } = await plannedProject()
  const { body } = await cleo.call(createPlanShare, { projectId: project.id, expiresInDays: null })
  const { rows } = await app.database.pool.query('select * from plan_shares')
  expect(JSON.stringify(rows)).not.toContain(body.token)
  const listed = await cleo.call(listPlanShares, { projectId: project.id })
  expect(listed.body).toEqual([body.share])
  expect(JSON.stringify(listed.body)).not.toContain(rows[0].token_hash)
})

test('a guessed token, a wrong one and one that is no token are told the same', async () => {
  const { app, cleo, project } = await plannedProject()
  const { body } = await cleo.call(createPlanShare, { projectId: project.id, expiresInDays: 7 })
  const wrong = `${body.token.startsWith('A') ? 'B' : 'A'}${body.token.slice(1)}`
  for (const token of [wrong, '', '1', `${body.token}x`, "' or 1=1"]) {
    const answer = await app.visitor().call(openSharedPlan, { token })
    expect([answer.status, answer.error]).toEqual([404, NOTHING])
  }
})

test('a withdrawn link and one past its day say so and show nothing, and stay so', async () => {
  const { app, cleo, project } = await plannedProject()
  const make = async () => (await cleo.call(createPlanShare, { projectId: project.id, expiresInDays: 7 })).body
  const [withdrawn, old] = [await make(), await make()]
  const revoke = () => cleo.call(revokePlanShare, { projectId: project.id, shareId: withdrawn.share.id })
  expect((await revoke()).body.state).toBe('revoked')
  expect((await revoke()).body.state).toBe('revoked')
  await app.database.pool.query("update plan_shares set expires_at = now() - interval '1 second' where id = $1", [old.share.id])
  const open = async (token: string) => (await app.visitor().call(openSharedPlan, { token })).body
  expect(await open(withdrawn.token)).toEqual({ state: 'revoked' })
  expect(await open(old.token)).toEqual({ state: 'expired' })
  expect((await cleo.call(listPlanShares, { projectId: project.id })).body.map(({ state }) => state)).toEqual(['expired', 'revoked'])
})

test('links are made, seen and withdrawn by the owner alone', async () => {
  const { app, cleo, project } = await plannedProject()
  const projectId = project.id
  const { body } = await cleo.call(createPlanShare, { projectId, expiresInDays: 7 })
  const shareId = body.share.id
  for (const [caller, status] of [
    [await app.person('Stan', ['client', 'expert']), 404],
    [await app.person('Ada', ['client', 'admin']), 403],
    [app.visitor(), 401],
  ] as const) {
    expect((await caller.call(createPlanShare, { projectId, expiresInDays: 7 })).status).toBe(status)
    expect((await caller.call(listPlanShares, { projectId })).status).toBe(status)
    expect((await caller.call(revokePlanShare, { projectId, shareId })).status).toBe(status)
  }
  expect((await app.visitor().call(openSharedPlan, { token: body.token })).body.state).toBe('open')
})

test("another plan's link is not withdrawn through one's own", async () => {
  const { app, cleo, project } = await plannedProject()
  const stan = await app.person('Stan')
  const brief = { title: 'My own project', description: 'Something of my own is broken.', clientName: 'Stan', clientEmail: stan.email }
  const { id } = (await stan.call(createProject, brief)).body
  await app.app.analyse(id)
  const { body } = await cleo.call(createPlanShare, { projectId: project.id, expiresInDays: 7 })
  const answer = await stan.call(revokePlanShare, { projectId: id, shareId: body.share.id })
  expect([answer.status, answer.error.code]).toEqual([404, 'not_found'])
  expect((await app.visitor().call(openSharedPlan, { token: body.token })).body.state).toBe('open')
})

test('how somebody is reached is left out of a shared plan, wherever it was written; who owns it reads it', async () => {
  const { app, cleo, project } = await plannedProject()
  const contacts = ['cleo@example.com', 'https://example.com/me', '+49 89 1234567', '089/123 45 67', '(555) 123-4567']
  const description = `Ask ${contacts.join(', ')}. Takes 10 000 - 20 000 steps by 2026-11-21, 1.5 to 2 h.`
  await cleo.call(editTask, {
    ...{ projectId: project.id, planVersion: project.planVersion, taskId: project.tasks[0]?.id ?? 0 },
    ...{ title: 'Call +49 89 1234567', description, deliverable: 'www.example.com', acceptanceCheck: 'cleo@example.com has answered' },
  })
  await app.database.pool.query('update projects set plan_notes = $1', [
    [
      'Parts are not included; ask cleo@example.com.',
      'You wrote: one radiator stays cold.',
      'It says “knocks”.',
      'Your budget of $400 does not cover it.',
      'Not planned: “a cake”',
    ],
  ])
  const { body } = await cleo.call(createPlanShare, { projectId: project.id, expiresInDays: 7 })
  const shown = await app.visitor().call(openSharedPlan, { token: body.token })
  if (shown.body.state !== 'open') throw new Error('the plan is not shown')
  const { plan } = shown.body
  expect(plan.notes).toEqual(['Parts are not included; ask (left out).', 'One wish of the brief is not planned here.'])
  expect(plan.tasks[0]).toMatchObject({
    title: 'Call (left out)',
    description: 'Ask (left out), (left out), (left out), (left out), (left out). Takes 10 000 - 20 000 steps by 2026-11-21, 1.5 to 2 h.',
    deliverable: '(left out)',
    acceptanceCheck: '(left out) has answered',
  })
  const own = await app.app.http.inject({
    ...{ method: 'GET', url: exportPlanJson.path, query: { projectId: String(project.id) }, headers: { cookie: cleo.cookie } },
  })
  expect(own.json().tasks[0].description).toBe(description)
})

test('what each task answers goes with the plan to who owns it, and to nobody who has a link', async () => {
  const { app, cleo, project } = await plannedProject()
  await app.database.pool.query('update tasks set cited_sentences = $1', [['My boiler knocks.']])
  const own = await app.app.http.inject({
    ...{ method: 'GET', url: exportPlanJson.path, query: { projectId: String(project.id) }, headers: { cookie: cleo.cookie } },
  })
  expect(exportPlanJson.output.parse(own.json()).tasks[0]?.citedSentences).toEqual(['My boiler knocks.'])
  const { body } = await cleo.call(createPlanShare, { projectId: project.id, expiresInDays: 7 })
  const shown = await app.visitor().call(openSharedPlan, { token: body.token })
  if (shown.body.state !== 'open') throw new Error('the plan is not shown')
  expect(shown.body.plan.tasks.flatMap(({ citedSentences }) => citedSentences)).toEqual([])
})

test('a shared plan tells others what its client asked for; to him it goes on speaking', async () => {
  const { app, cleo, project, now } = await plannedProject()
  await app.database.pool.query('update projects set plan_notes = $1', [['Left out as you asked (no design): Design the layout.']])
  const { body } = await cleo.call(createPlanShare, { projectId: project.id, expiresInDays: 7 })
  const shown = await app.visitor().call(openSharedPlan, { token: body.token })
  if (shown.body.state !== 'open') throw new Error('the plan is not shown')
  expect(shown.body.plan.notes).toEqual(['Left out as the client asked (no design): Design the layout.'])
  expect((await now()).planNotes).toEqual(['Left out as you asked (no design): Design the layout.'])
})

test('the list of links waits for nobody and ends, with every link that works in it', async () => {
  const { app, cleo, project } = await plannedProject()
  const { body } = await cleo.call(createPlanShare, { projectId: project.id, expiresInDays: 7 })
  await app.database.pool.query(
    'insert into plan_shares (project_id, token_hash, revoked_at) select $1, n::text, now() from generate_series(1, $2) n',
    [project.id, MOST_SHARES_LISTED],
  )
  const other = await app.database.pool.connect()
  await other.query('begin')
  await other.query('select from projects where id = $1 for update', [project.id])
  const { body: listed } = await cleo.call(listPlanShares, { projectId: project.id })
  await other.query('rollback')
  other.release()
  expect(listed).toHaveLength(MOST_SHARES_LISTED)
  expect(listed.at(-1)).toEqual(body.share)
})

test('a link lives for one of the offered times, and only so many work at once', async () => {
  const { cleo, project } = await plannedProject()
  const projectId = project.id
  const odd = await cleo.send('POST', createPlanShare.path, { projectId, expiresInDays: 8 })
  expect([odd.status, odd.error.error]).toEqual([400, 'A link lives for 7, 30, 90 days, or until it is withdrawn'])
  let last = 0
  for (let i = 0; i < MAX_OPEN_SHARES; i++) last = (await cleo.call(createPlanShare, { projectId, expiresInDays: 90 })).body.share.id
  const full = await cleo.call(createPlanShare, { projectId, expiresInDays: 90 })
  expect([full.status, full.error.code]).toEqual([409, 'conflict'])
  await cleo.call(revokePlanShare, { projectId, shareId: last })
  expect((await cleo.call(createPlanShare, { projectId, expiresInDays: 90 })).status).toBe(200)
})

test('whoever may see a project takes its plan with him as data and as a table; a stranger finds none', async () => {
  const { app, cleo, project } = await plannedProject()
  const file = (caller: typeof cleo, path: string) =>
    app.app.http.inject({ method: 'GET', url: path, query: { projectId: String(project.id) }, headers: { cookie: caller.cookie } })
  const ada = await app.person('Ada', ['client', 'admin'])
  for (const caller of [cleo, ada]) {
    const json = await file(caller, exportPlanJson.path)
    expect(json.headers['content-disposition']).toBe(`attachment; filename="plan-${project.id}.json"`)
    expect(exportPlanJson.output.parse(json.json())).toMatchObject({ brief: project.description, notes: ['Parts are not included.'] })
    const csv = await file(caller, exportPlanCsv.path)
    expect(csv.headers['content-type']).toBe('text/csv; charset=utf-8')
    expect(csv.body.split('\r\n')).toHaveLength(5)
    expect(csv.body).toContain('2,Mend it,')
  }
  const stan = await app.person('Stan')
  for (const path of [exportPlanJson.path, exportPlanCsv.path]) {
    expect((await file(stan, path)).statusCode).toBe(404)
    expect((await file(app.visitor(), path)).statusCode).toBe(401)
  }
})
