import { expect, test } from 'vitest'
import { createProject, decomposeProject, getProject, listProjects, updateProject } from '#contract/projects.ts'
import { eventually, testApp } from '../../test/app.ts'
import { plannedTask, scriptedAnalyst } from '../../test/scripted-analyst.ts'
import { seedExpert } from '../../test/seed.ts'

const BRIEF = { title: 'Boiler knocks', description: 'My boiler makes a knocking noise when the heating starts.', clientName: 'Cleo' }

const twoTasks = scriptedAnalyst(async function* () {
  yield { kind: 'outline', taskCount: 2, planNotes: ['Parts are not included.'], statedBudget: null }
  yield {
    kind: 'task',
    task: plannedTask({
      key: 'find',
      requiredSkillIds: ['boiler-repair'],
      citedSentences: ['My boiler makes a knocking noise when the heating starts.'],
    }),
  }
  yield { kind: 'task', task: plannedTask({ key: 'mend', requiredSkillIds: ['boiler-repair'], predecessorKeys: ['find'] }) }
})

const failing = scriptedAnalyst(async function* (attempt) {
  if (attempt <= 3) throw new Error('the analyst broke')
  yield { kind: 'outline', taskCount: 0, planNotes: [], statedBudget: null }
})

test('a submitted project is answered as submitted and listed for its client alone', async () => {
  const { person } = await testApp({ analyst: twoTasks })
  const [cleo, stan] = [await person('Cleo'), await person('Stan')]
  const created = await cleo.call(createProject, { ...BRIEF, clientEmail: cleo.email })
  expect(created.body).toMatchObject({
    status: 'submitted',
    title: BRIEF.title,
    clientEmail: cleo.email,
    tasks: [],
    totalEstimatedCost: null,
  })
  expect((await cleo.call(listProjects, {})).body.map(project => project.id)).toEqual([created.body.id])
  expect((await stan.call(listProjects, {})).body).toEqual([])
})

test('the analysis that submitting starts ends with priced tasks, matched experts and totals', async () => {
  const { person, listen, database } = await testApp({ analyst: twoTasks })
  await seedExpert(database, { expertName: 'Bea', skillIds: ['boiler-repair'], hourlyRate: 80 })
  await listen()
  const cleo = await person('Cleo')
  const { body } = await cleo.call(createProject, { ...BRIEF, clientEmail: cleo.email })
  const project = await eventually(async () => {
    const found = (await cleo.call(getProject, { projectId: body.id })).body
    return found.status === 'decomposed' && found
  })
  const [find, mend] = project.tasks
  expect(project).toMatchObject({ planNotes: ['Parts are not included.'], analystName: 'Scripted analyst', progress: null })
  expect(mend?.predecessors).toEqual([find?.id])
  expect(find?.matches.map(match => match.expert.expertName)).toEqual(['Bea'])
  expect(find?.matches[0]?.parts.reduce((sum, part) => sum + part.points, 0)).toBe(find?.matches[0]?.matchScore)
  expect(project.totalEstimatedHours).toBe((find?.estimatedHours ?? 0) + (mend?.estimatedHours ?? 0))
  expect(project.hoursInterval?.low).toBeLessThan(project.hoursInterval?.high ?? 0)
})

test('a client is never matched to his own project', async () => {
  const { person, listen, database } = await testApp({ analyst: twoTasks })
  const cleo = await person('Cleo', ['client', 'expert'])
  await seedExpert(database, { accountId: cleo.accountId, skillIds: ['boiler-repair'] })
  await seedExpert(database, { expertEmail: cleo.email, skillIds: ['boiler-repair'] })
  await listen()
  const { body } = await cleo.call(createProject, { ...BRIEF, clientEmail: cleo.email })
  const project = await eventually(async () => {
    const found = (await cleo.call(getProject, { projectId: body.id })).body
    return found.status === 'decomposed' && found
  })
  expect(project.tasks.flatMap(task => task.matches)).toEqual([])
})

test('a stranger is told that the project does not exist, whatever he tries', async () => {
  const { person, visitor } = await testApp({ analyst: twoTasks })
  const [cleo, stan] = [await person('Cleo'), await person('Stan', ['client', 'expert'])]
  const { body } = await cleo.call(createProject, { ...BRIEF, clientEmail: cleo.email })
  const projectId = body.id
  for (const answer of [
    await stan.call(getProject, { projectId }),
    await stan.call(decomposeProject, { projectId }),
    await stan.call(updateProject, { projectId, status: 'cancelled' }),
  ]) {
    expect(answer.status).toBe(404)
    expect(answer.error).toEqual({ error: 'Project Not Found', code: 'not_found' })
  }
  expect((await visitor().call(getProject, { projectId })).status).toBe(401)
  expect((await visitor().call(listProjects, {})).error.code).toBe('unauthenticated')
  expect((await cleo.call(getProject, { projectId })).body.status).toBe('submitted')
})

test('an admin may read a project but not change it', async () => {
  const { person } = await testApp({ analyst: twoTasks })
  const [cleo, ada] = [await person('Cleo'), await person('Ada', ['client', 'admin'])]
  const { body } = await cleo.call(createProject, { ...BRIEF, clientEmail: cleo.email })
  expect((await ada.call(getProject, { projectId: body.id })).status).toBe(200)
  expect((await ada.call(updateProject, { projectId: body.id, status: 'cancelled' })).status).toBe(403)
})

test("a project in somebody else's name is refused", async () => {
  const { person } = await testApp({ analyst: twoTasks })
  const cleo = await person('Cleo')
  const answer = await cleo.call(createProject, { ...BRIEF, clientEmail: 'someone.else@example.com' })
  expect(answer.status).toBe(403)
  expect(answer.error.code).toBe('forbidden')
  const sameButLoud = await cleo.call(createProject, { ...BRIEF, clientEmail: cleo.email.toUpperCase() })
  expect(sameButLoud.status).toBe(200)
})

test('what is wrong with a brief is said in the words of the specification', async () => {
  const { person } = await testApp({ analyst: twoTasks })
  const cleo = await person('Cleo')
  const good = { ...BRIEF, clientEmail: cleo.email }
  const refusals: [object, string][] = [
    [{ ...good, title: 'Shrt' }, 'Title must be at least 5 characters long'],
    [{ ...good, title: '  abcd  ' }, 'Title must be at least 5 characters long'],
    [{ ...good, description: 'x'.repeat(19) }, 'Description must be at least 20 characters long'],
    [{ ...good, clientName: 'C' }, 'Client name is required'],
    [{ ...good, clientEmail: 'not an address' }, 'Invalid email address'],
    [{}, 'Title must be at least 5 characters long'],
  ]
  for (const [body, error] of refusals) {
    const answer = await cleo.send('POST', createProject.path, body)
    expect([answer.status, answer.error]).toEqual([400, { error, code: 'bad_request' }])
  }
})

test('the owner sets the status by hand, but not those of the system', async () => {
  const { person } = await testApp({ analyst: twoTasks })
  const cleo = await person('Cleo')
  const { body } = await cleo.call(createProject, { ...BRIEF, clientEmail: cleo.email })
  const set = (status: string) => cleo.call(updateProject, { projectId: body.id, status })
  expect((await set('in_progress')).body).toEqual({ id: body.id })
  expect((await set('in_progress')).status).toBe(200)
  expect((await set('decomposing')).status).toBe(409)
  expect((await set('failed')).status).toBe(409)
  expect((await set('lost')).status).toBe(400)
  expect((await set(' ')).error.error).toBe('Status cannot be empty')
  expect((await cleo.call(decomposeProject, { projectId: body.id })).status).toBe(409)
  expect((await cleo.call(getProject, { projectId: body.id })).body.status).toBe('in_progress')
})

test('asking twice for the analysis makes one plan', async () => {
  const { person, listen, database } = await testApp({ analyst: twoTasks })
  const cleo = await person('Cleo')
  const { body } = await cleo.call(createProject, { ...BRIEF, clientEmail: cleo.email })
  const again = await Promise.all([1, 2, 3].map(() => cleo.call(decomposeProject, { projectId: body.id })))
  expect(again.map(answer => answer.body)).toEqual([{ projectId: body.id }, { projectId: body.id }, { projectId: body.id }])
  await listen()
  const project = await eventually(async () => {
    const found = (await cleo.call(getProject, { projectId: body.id })).body
    return found.status === 'decomposed' && found
  })
  expect(project.tasks.map(task => task.position)).toEqual([1, 2])
  const { rows } = await database.pool.query("select count(*)::int as runs from domain_events where type = 'analysis-started'")
  expect(rows[0].runs).toBe(1)
})

test('an analysis that fails says why, keeps the brief, and can be tried again', async () => {
  const { person, listen } = await testApp({ analyst: failing })
  await listen()
  const cleo = await person('Cleo')
  const { body } = await cleo.call(createProject, { ...BRIEF, clientEmail: cleo.email })
  const status = (wanted: string) =>
    eventually(async () => {
      const found = (await cleo.call(getProject, { projectId: body.id })).body
      return found.status === wanted && found
    })
  const failed = await status('failed')
  expect(failed.failureReason).toContain('please try again')
  expect(failed.description).toBe(BRIEF.description)
  await cleo.call(decomposeProject, { projectId: body.id })
  expect((await status('decomposed')).failureReason).toBeNull()
})

test('a brief that gets questions goes back to submitted with the questions shown', async () => {
  const asking = scriptedAnalyst(async function* () {
    yield { kind: 'questions', questions: ['What is broken?'] }
  })
  const { person, listen } = await testApp({ analyst: asking })
  await listen()
  const cleo = await person('Cleo')
  const { body } = await cleo.call(createProject, { ...BRIEF, clientEmail: cleo.email })
  const project = await eventually(async () => {
    const found = (await cleo.call(getProject, { projectId: body.id })).body
    return found.questions.length > 0 && found
  })
  expect(project).toMatchObject({ status: 'submitted', questions: ['What is broken?'], tasks: [] })
})

test('cancelling by hand stops a running analysis at its next write', async () => {
  const gate = Promise.withResolvers<void>()
  const slow = scriptedAnalyst(async function* () {
    yield { kind: 'outline', taskCount: 2, planNotes: [], statedBudget: null }
    yield { kind: 'task', task: plannedTask({ key: 'one' }) }
    await gate.promise
    yield { kind: 'task', task: plannedTask({ key: 'two' }) }
  })
  const { person, listen } = await testApp({ analyst: slow })
  await listen()
  const cleo = await person('Cleo')
  const { body } = await cleo.call(createProject, { ...BRIEF, clientEmail: cleo.email })
  const projectId = body.id
  const running = await eventually(async () => {
    const found = (await cleo.call(getProject, { projectId })).body
    return found.progress?.tasksMatched === 1 && found
  })
  expect(running.progress).toEqual({ tasksExpected: 2, tasksProposed: 1, tasksMatched: 1 })
  await cleo.call(updateProject, { projectId, status: 'cancelled' })
  gate.resolve()
  const other = (await cleo.call(createProject, { ...BRIEF, clientEmail: cleo.email })).body.id
  await eventually(async () => (await cleo.call(getProject, { projectId: other })).body.status === 'decomposed')
  const stopped = (await cleo.call(getProject, { projectId })).body
  expect(stopped.status).toBe('cancelled')
  expect(stopped.tasks).toHaveLength(1)
})

test('a long list is paged by its cursor, and a cursor that is not ours is refused', async () => {
  const { person } = await testApp({ analyst: twoTasks })
  const cleo = await person('Cleo')
  for (let i = 0; i < 5; i++) await cleo.call(createProject, { ...BRIEF, title: `Boiler ${i}`, clientEmail: cleo.email })
  const first = await cleo.call(listProjects, { limit: 3 })
  const second = await cleo.call(listProjects, { limit: 3, cursor: String(first.headers['x-next-cursor']) })
  expect([...first.body, ...second.body].map(project => project.title)).toEqual([
    'Boiler 4',
    'Boiler 3',
    'Boiler 2',
    'Boiler 1',
    'Boiler 0',
  ])
  expect(second.headers['x-next-cursor']).toBeUndefined()
  expect((await cleo.call(listProjects, { cursor: 'nonsense' })).status).toBe(400)
  expect((await cleo.call(listProjects, { limit: 101 })).status).toBe(400)
})

test('the same form sent twice, at once or after a lost answer, makes one project', async () => {
  const { person } = await testApp({ analyst: twoTasks })
  const [cleo, stan] = [await person('Cleo'), await person('Stan')]
  const requestId = '0196a1b2-0000-7000-8000-000000000001'
  const send = (who: typeof cleo) => who.call(createProject, { ...BRIEF, clientEmail: who.email, requestId })
  const answers = await Promise.all([send(cleo), send(cleo), send(cleo)])
  expect(new Set(answers.map(answer => answer.body.id)).size).toBe(1)
  expect((await cleo.call(listProjects, {})).body).toHaveLength(1)
  // Somebody else's id of the same form is his own affair.
  expect((await send(stan)).body.id).not.toBe(answers[0]?.body.id)
})
