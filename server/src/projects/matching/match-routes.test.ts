import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { createProject, getProject, type Project } from '#contract/projects.ts'
import { getMatchReceipt, refreshMatches } from '#contract/projects-matching.ts'
import { type Caller, eventually, type TestApp, testApp } from '../../../test/app.ts'
import { plannedTask, scriptedAnalyst } from '../../../test/scripted-analyst.ts'
import { seedExpert } from '../../../test/seed.ts'
import { accounts } from '../../accounts/account-tables.ts'
import { expertProfiles } from '../../experts/expert-tables.ts'
import type { Database } from '../../platform/database/database.ts'
import { changeProject, lockProject } from '../project-store.ts'
import { taskMatches, tasks } from '../project-tables.ts'
import { matchRules } from './match-rules.ts'
import { scoreInputs } from './match-scoring.ts'

const BRIEF = { title: 'Boiler knocks', description: 'My boiler makes a knocking noise when the heating starts.', clientName: 'Cleo' }
const HOURS = { optimistic: 2, likely: 2, pessimistic: 2 }

const analystWith = (statedBudget: number | null) =>
  scriptedAnalyst(async function* () {
    yield { kind: 'outline', taskCount: 2, planNotes: [], statedBudget }
    for (const key of ['find', 'mend'])
      yield { kind: 'task', task: plannedTask({ key, requiredSkillIds: ['boiler-repair'], hours: HOURS }) }
  })

const setExpert = (database: Database, id: number, values: Partial<typeof expertProfiles.$inferInsert>) =>
  database.query.update(expertProfiles).set(values).where(eq(expertProfiles.id, id))

const analysed = async (client: Caller): Promise<Project> => {
  const { body } = await client.call(createProject, { ...BRIEF, clientEmail: client.email })
  return eventually(async () => {
    const found = (await client.call(getProject, { projectId: body.id })).body
    return found.status === 'decomposed' && found
  })
}

/** A client with a plan of two tasks, matched against a few experts. */
const matchedPlan = async ({ statedBudget = null, timezone }: { statedBudget?: number | null; timezone?: string } = {}) => {
  const house = await testApp({ analyst: analystWith(statedBudget) })
  const bea = await seedExpert(house.database, { expertName: 'Bea', skillIds: ['boiler-repair'], timezone: 'Europe/Lisbon' })
  const cleo = await house.person('Cleo')
  if (timezone) await house.database.query.update(accounts).set({ timezone }).where(eq(accounts.id, cleo.accountId))
  await house.listen()
  const project = await analysed(cleo)
  const taskId = project.tasks[0]?.id ?? 0
  const matches = async () => (await cleo.call(getProject, { projectId: project.id })).body.tasks[0]?.matches ?? []
  return { ...house, cleo, bea, project, taskId, matches }
}

const namesOf = (matches: { expert: { expertName: string } }[]) => matches.map(match => match.expert.expertName)
const reasonOf = (project: Project, part: string) => project.tasks[0]?.matches[0]?.parts.find(each => each.part === part)?.reason

test("the client's time zone and what he can spend go into the score, and are told", async () => {
  // Two tasks of two hours at the shipped rate: the budget leaves half of it.
  const { project } = await matchedPlan({ statedBudget: 100, timezone: 'Europe/Berlin' })
  expect(reasonOf(project, 'timezone')).toBe('works in Europe/Lisbon; 7 working hours a day in common with you')
  expect(reasonOf(project, 'rate')).toContain('is above what your budget leaves: $25.00/hr for this task')
  expect(project.tasks.map(task => task.matches.length)).toEqual([1, 1])
})

test("an expert who describes himself in the client's language is found by what the client wrote", async () => {
  const analyst = scriptedAnalyst(async function* () {
    yield { kind: 'outline', taskCount: 1, planNotes: [], statedBudget: null }
    const citedSentences = ['Unser Kessel klopft, wenn die Heizung anspringt.']
    yield { kind: 'task', task: plannedTask({ key: 'find', requiredSkillIds: ['boiler-repair'], hours: HOURS, citedSentences }) }
  })
  const { database, person, listen } = await testApp({ analyst })
  const like = { skillIds: ['boiler-repair'], title: 'Meister' }
  await seedExpert(database, { ...like, expertName: 'Silke', bio: 'Seit 20 Jahren im Beruf, pünktlich und sauber.' })
  await seedExpert(database, { ...like, expertName: 'Kurt', bio: 'Kessel und Heizung: wenn es klopft, finde ich, warum.' })
  const cleo = await person('Cleo')
  await listen()
  const project = await analysed(cleo)
  expect(namesOf(project.tasks[0]?.matches ?? [])).toEqual(['Kurt', 'Silke'])
  expect(reasonOf(project, 'relevance')).toBe('describes work like this in the profile')
})

test('without either they count against nobody', async () => {
  const { project } = await matchedPlan()
  expect(reasonOf(project, 'timezone')).toContain('counts against nobody')
  expect(reasonOf(project, 'rate')).not.toContain('budget')
})

test('every kept receipt gives its score again', async () => {
  const { database, cleo, project } = await matchedPlan({ statedBudget: 500, timezone: 'Asia/Tokyo' })
  const rows = await database.query.select().from(taskMatches)
  expect(rows).toHaveLength(2)
  for (const { inputs, rulesVersion, matchScore, parts } of rows) {
    if (inputs === null || rulesVersion === null) throw new Error('a match was kept without its receipt')
    expect(scoreInputs(inputs, matchRules(rulesVersion))).toEqual({ matchScore, parts })
  }
  const match = project.tasks[0]?.matches[0]
  const { body } = await cleo.call(getMatchReceipt, { matchId: match?.id ?? 0 })
  expect(body).toMatchObject({
    matchScore: match?.matchScore,
    parts: match?.parts,
    inputs: { hourlyRate: 70, clientTimezone: 'Asia/Tokyo' },
  })
  expect(body.rules['points']).toEqual(matchRules(body.rulesVersion).points)
  expect(JSON.stringify(body)).not.toContain('Bea')
})

test('an expert who becomes unavailable disappears, is not found again, and is back when he is', async () => {
  const { cleo, database, bea, taskId, matches } = await matchedPlan()
  await setExpert(database, bea, { availabilityStatus: 'unavailable' })
  expect(await matches()).toEqual([])
  expect((await cleo.call(refreshMatches, { taskId })).body).toEqual([])
  await setExpert(database, bea, { availabilityStatus: 'busy' })
  expect(namesOf((await cleo.call(refreshMatches, { taskId })).body)).toEqual(['Bea'])
  expect(namesOf(await matches())).toEqual(['Bea'])
})

test('an expert whose verification was refused disappears, and is not found again', async () => {
  const { cleo, database, bea, taskId, matches } = await matchedPlan()
  await setExpert(database, bea, { verificationStatus: 'rejected' })
  expect(await matches()).toEqual([])
  expect((await cleo.call(refreshMatches, { taskId })).body).toEqual([])
  await setExpert(database, bea, { verificationStatus: 'not_verified' })
  expect(namesOf((await cleo.call(refreshMatches, { taskId })).body)).toEqual(['Bea'])
})

test('an expert whose account is suspended disappears, and is not found again', async () => {
  const { person, cleo, database, bea, taskId, matches } = await matchedPlan()
  const { accountId } = await person('Bea')
  await setExpert(database, bea, { accountId })
  expect(namesOf(await matches())).toEqual(['Bea'])
  const suspend = (suspendedAt: Date | null) => database.query.update(accounts).set({ suspendedAt }).where(eq(accounts.id, accountId))
  await suspend(new Date())
  expect(await matches()).toEqual([])
  expect((await cleo.call(refreshMatches, { taskId })).body).toEqual([])
  await suspend(null)
  expect(namesOf((await cleo.call(refreshMatches, { taskId })).body)).toEqual(['Bea'])
})

test('an expert who is deleted disappears', async () => {
  const { database, bea, matches } = await matchedPlan()
  await database.query.delete(expertProfiles).where(eq(expertProfiles.id, bea))
  expect(await matches()).toEqual([])
})

test('a profile that turns out to be the client himself disappears', async () => {
  const { cleo, database, bea, taskId, matches } = await matchedPlan()
  await setExpert(database, bea, { accountId: cleo.accountId })
  expect(await matches()).toEqual([])
  expect((await cleo.call(refreshMatches, { taskId })).body).toEqual([])
})

test('looking again finds who is better now, and who came since', async () => {
  const { cleo, database, taskId } = await matchedPlan()
  await seedExpert(database, { expertName: 'Zoe', skillIds: ['boiler-repair'], ratingAverage: 4.9, reviewsCount: 80, completedCount: 120 })
  expect(namesOf((await cleo.call(refreshMatches, { taskId })).body)).toEqual(['Zoe', 'Bea'])
})

test('who only knows something related in another trade is suggested where nobody has the skill, and not beside somebody who has it', async () => {
  const { cleo, database, bea, taskId } = await matchedPlan()
  await seedExpert(database, { expertName: 'Pia', skillIds: ['gas-fitting'], ratingAverage: 4.9, reviewsCount: 80, completedCount: 120 })
  await seedExpert(database, { expertName: 'Rob', skillIds: ['radiators'] })
  expect(namesOf((await cleo.call(refreshMatches, { taskId })).body)).toEqual(['Bea', 'Rob'])
  await database.query.delete(expertProfiles).where(eq(expertProfiles.id, bea))
  await database.query.delete(expertProfiles).where(eq(expertProfiles.expertName, 'Rob'))
  expect(namesOf((await cleo.call(refreshMatches, { taskId })).body)).toEqual(['Pia'])
})

test('looking again when nothing changed changes nothing', async () => {
  const { cleo, database, taskId } = await matchedPlan()
  for (let n = 0; n < 6; n++) await seedExpert(database, { skillIds: ['boiler-repair'] })
  const first = namesOf((await cleo.call(refreshMatches, { taskId })).body)
  expect(first).toHaveLength(3)
  expect(namesOf((await cleo.call(refreshMatches, { taskId })).body)).toEqual(first)
})

test('suggestions are spread over the market: the next client meets those whom the last did not', async () => {
  const { database, person, listen } = await testApp({ analyst: analystWith(null) })
  for (let n = 0; n < 12; n++) await seedExpert(database, { skillIds: ['boiler-repair'], reviewsCount: 9, ratingAverage: 4.5 })
  await listen()
  const [cleo, dora] = [await person('Cleo'), await person('Dora')]
  const met = async (client: Caller) => (await analysed(client)).tasks.flatMap(task => namesOf(task.matches))
  const both = [...(await met(cleo)), ...(await met(dora))]
  expect(new Set(both).size).toBe(12)
})

const refused = async ({ person, visitor }: TestApp, taskId: number) => {
  const [stan, ada] = [await person('Stan', ['client', 'expert']), await person('Ada', ['client', 'admin'])]
  return [visitor(), stan, ada].map(caller => caller.call(refreshMatches, { taskId }))
}

test('only the client looks for experts: a visitor, a stranger and an admin do not', async () => {
  const house = await matchedPlan()
  const answers = await Promise.all(await refused(house, house.taskId))
  expect(answers.map(answer => answer.status)).toEqual([401, 404, 403])
  expect((await house.cleo.call(refreshMatches, { taskId: 999_999 })).error.error).toBe(
    'This task does not exist any more; reload the page.',
  )
})

test('a receipt is for the client and admins', async () => {
  const { person, visitor, cleo, project } = await matchedPlan()
  const matchId = project.tasks[0]?.matches[0]?.id ?? 0
  const [stan, ada] = [await person('Stan'), await person('Ada', ['client', 'admin'])]
  const statuses = await Promise.all(
    [cleo, ada, stan, visitor()].map(async caller => (await caller.call(getMatchReceipt, { matchId })).status),
  )
  expect(statuses).toEqual([200, 200, 404, 401])
})

test('while the analysis is at work there is nothing to look for', async () => {
  const { cleo, database, project, taskId } = await matchedPlan()
  await database.transaction(tx => changeProject(tx, project.id, { status: 'decomposing' }))
  const answer = await cleo.call(refreshMatches, { taskId })
  expect(answer.status).toBe(409)
  expect(answer.error.error).toBe("This project is 'AI Processing'. Its experts come with the analysis.")
})

/** Waits until somebody waits for a row that another transaction holds. */
const somebodyWaits = (database: Database) =>
  eventually(
    async () =>
      (await database.query.execute(sql`select 1 from pg_locks where not granted and locktype in ('transactionid', 'tuple')`)).rows.length >
      0,
  )

test('a task that is changed while its experts are looked for gets those for what it asks now', async () => {
  const { cleo, database, project, taskId, matches } = await matchedPlan()
  await seedExpert(database, { expertName: 'Tilda', skillIds: ['tiling'] })
  const { answer } = await database.transaction(async tx => {
    await lockProject(tx, project.id)
    // Has searched with the old skills once it waits for the project.
    const refreshed = cleo.call(refreshMatches, { taskId })
    await somebodyWaits(database)
    await tx
      .update(tasks)
      .set({ requiredSkillIds: ['tiling'], matchedAt: null })
      .where(eq(tasks.id, taskId))
    return { answer: refreshed }
  })
  expect(namesOf((await answer).body)).toEqual(['Tilda'])
  expect(namesOf(await matches())).toEqual(['Tilda'])
})
