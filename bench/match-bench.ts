import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createWriteStream, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { createExpertService, type ExpertService } from '../server/src/experts/expert-service.ts'
import { readConfig } from '../server/src/platform/config.ts'
import type { Database } from '../server/src/platform/database/database.ts'
import { joinDatabase } from '../server/src/platform/database/join-database.ts'
import { createLogger } from '../server/src/platform/telemetry/logger.ts'
import { PACKAGES } from '../server/src/projects/analysis/knowledge/packages.ts'
import { createMatching, type Matching, type TaskToMatch } from '../server/src/projects/matching/matching.ts'
import { manyPeople } from './many-people.ts'
import { ROOT, scratchFolder } from './onhand.ts'
import { type Measurement, median, percentile } from './table.ts'

/** The market's size, with what a task may take there, in milliseconds. */
const MARKETS = [
  { people: 10_000, aimMs: 50 },
  { people: 100_000, aimMs: 150 },
]
const PROJECTS = 30
const TASKS_OF_A_PROJECT = 10
/** Tasks for which every holder of a skill is ranked, to see what the search leaves out. */
const CHECKED_TASKS = 15
const EVERYBODY = 1_000_000
const CLIENT = { accountId: '00000000-0000-7000-8000-000000000000', email: 'client@bench.example', timezone: 'Europe/Berlin' }

const inThousands = (people: number) => `${people / 1000},000 experts`
const ms = (value: number) => `${value.toFixed(1)} ms`

/** Ten tasks a project, one after the other from all work packages, so that crowded and rare skills both come. */
/** What clients write is looked for in profiles as well: as many words as that takes. */
const WRITTEN =
  'The boiler in our kitchen knocks, the radiators upstairs stay cold, water drips below the basin, and the website of our bakery is slow, so somebody patient should repair it'

const projects = (): TaskToMatch[][] => {
  const tasks = PACKAGES.flatMap(({ tasks }) => tasks).filter(({ skillIds }) => skillIds.length > 0)
  const stride = Math.floor(tasks.length / (PROJECTS * TASKS_OF_A_PROJECT))
  const picked = tasks
    .filter((_, at) => at % stride === 0)
    .map(({ title, skillIds }) => ({
      ...{ title, citedSentences: [WRITTEN], requiredSkillIds: skillIds, goingRate: 80, budgetRate: 70 },
    }))
  return Array.from({ length: PROJECTS }, (_, at) => picked.slice(at * TASKS_OF_A_PROJECT, (at + 1) * TASKS_OF_A_PROJECT))
}

interface Imported {
  peoplePerSecond: number
  peakMegabytes: number
}

/** As an operator runs it: the command of its own process, beside whoever serves the database. */
const importPeople = async (folder: string, dataDir: string, people: number): Promise<Imported> => {
  const path = join(folder, `${people}.ndjson`)
  const file = createWriteStream(path)
  for (const line of manyPeople(people)) if (!file.write(`${line}\n`)) await once(file, 'drain')
  file.end()
  await once(file, 'finish')
  const begun = performance.now()
  const command = spawn(process.execPath, ['server/src/people-import/import-command.ts', path], {
    cwd: ROOT,
    env: { ...process.env, DATA_DIR: dataDir },
    stdio: ['ignore', 'ignore', 'ignore'],
  })
  let peak = 0
  const watch = setInterval(() => {
    peak = Math.max(peak, peakOf(command.pid ?? 0))
  }, 200)
  const [code] = await once(command, 'exit')
  clearInterval(watch)
  if (code !== 0) throw new Error(`the import ended with ${code}`)
  return { peoplePerSecond: people / ((performance.now() - begun) / 1000), peakMegabytes: peak }
}

const peakOf = (pid: number): number => {
  try {
    return Number(/^VmHWM:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024
  } catch {
    return 0
  }
}

/** A market has a past: two of three were reviewed. */
const giveReputations = async (database: Database): Promise<void> => {
  await database.query.execute(sql`
    update expert_profiles set
      reviews_count = (id::bigint * 7919) % 90, completed_count = (id::bigint * 31) % 150, rating_average = 3.6 + ((id::bigint * 104729) % 140) / 100.0
    where id % 3 > 0`)
  await database.query.execute(sql`vacuum analyze expert_profiles`)
  await database.query.execute(sql`vacuum analyze expert_skills`)
}

/** What asks for as many experts with one of the skills, by rating, and no more than that. */
const plainQuery = (database: Database, { requiredSkillIds }: TaskToMatch) =>
  database.query.execute(sql`
    select * from expert_profiles where id in (
      select distinct expert_id from expert_skills where skill_id = any(${sql.param([...requiredSkillIds])}::text[]))
    and availability_status <> 'unavailable' order by rating_average desc limit 400`)

const timesOf = async (work: (task: TaskToMatch, projectId: number) => Promise<unknown>): Promise<number[]> => {
  const times: number[] = []
  let projectId = 0
  for (const tasks of projects()) {
    projectId += 1
    for (const task of tasks) {
      const begun = performance.now()
      await work(task, projectId)
      times.push(performance.now() - begun)
    }
  }
  return times
}

const matchedBy = (matching: Matching) => {
  const inPlan = new Map<number, Map<number, number>>()
  return (task: TaskToMatch, projectId: number) => {
    const suggested = inPlan.get(projectId) ?? new Map<number, number>()
    inPlan.set(projectId, suggested)
    return matching.matchTasks([task], { projectId, client: CLIENT, inPlan: suggested })
  }
}

/** How often the best suggested is as good as the best of the whole market. */
const shareOfBestFound = async (database: Database, experts: ExpertService): Promise<number> => {
  const everybody: ExpertService = { ...experts, candidates: search => experts.candidates({ ...search, limit: EVERYBODY }) }
  const best = async (from: ExpertService, task: TaskToMatch) => {
    const [matches] = await createMatching(database, from).matchTasks([task], { projectId: 1, client: CLIENT, inPlan: new Map() })
    return matches?.[0]?.matchScore ?? 0
  }
  const tasks = projects()
    .flat()
    .filter((_, at) => at % Math.floor((PROJECTS * TASKS_OF_A_PROJECT) / CHECKED_TASKS) === 0)
  let found = 0
  for (const task of tasks) if ((await best(experts, task)) >= (await best(everybody, task))) found += 1
  return found / tasks.length
}

const measure = async (database: Database, { people, aimMs }: (typeof MARKETS)[number]) => {
  const experts = createExpertService(database)
  const match = matchedBy(createMatching(database, experts))
  await timesOf(match)
  const plain = await timesOf(task => plainQuery(database, task))
  const ours = await timesOf(match)
  const rows: Measurement[] = [0.5, 0.95].map(share => ({
    what: `a task matched among ${inThousands(people)}, p${share * 100}`,
    measured: ms(percentile(ours, share)),
    reference: `${ms(percentile(plain, share))} (a plain query for as many)`,
    ratio: percentile(ours, share) / percentile(plain, share),
    ...(share === 0.95 && { aim: `< ${aimMs} ms`, isMet: percentile(ours, share) < aimMs }),
  }))
  return { rows, median: median(ours), found: await shareOfBestFound(database, experts) }
}

/** Matching the tasks of ten-task projects on a market of imported people, and the import itself, at two sizes. */
export const benchMatching = async (): Promise<Measurement[]> => {
  const rows: Measurement[] = []
  const folder = scratchFolder()
  const imports: Imported[] = []
  const medians: number[] = []
  for (const market of MARKETS) {
    const dataDir = join(folder, `data-${market.people}`)
    const joined = await joinDatabase(readConfig({ DATA_DIR: dataDir, LOG_LEVEL: 'silent' }), createLogger('silent'))
    try {
      const imported = await importPeople(folder, dataDir, market.people)
      await giveReputations(joined.database)
      const { rows: measured, median, found } = await measure(joined.database, market)
      rows.push(...measured)
      rows.push({
        what: `best of ${inThousands(market.people)} among the suggested`,
        measured: `${Math.round(found * 100)} %`,
        reference: 'ranking every holder of a skill',
        ratio: found,
      })
      imports.push(imported)
      medians.push(median)
    } finally {
      await joined.close()
    }
  }
  const [small, large] = imports
  if (!small || !large) return rows
  return [
    ...rows,
    {
      what: 'ten times the market, median of a task',
      measured: ms(medians[1] ?? 0),
      reference: ms(medians[0] ?? 0),
      ratio: (medians[1] ?? 0) / (medians[0] ?? 1),
    },
    {
      what: `import of ${inThousands(100_000)}`,
      measured: `${Math.round(large.peoplePerSecond)} people/s`,
      reference: `${Math.round(small.peoplePerSecond)} people/s of ${inThousands(10_000)}`,
      ratio: large.peoplePerSecond / small.peoplePerSecond,
    },
    {
      what: `peak memory of that import`,
      measured: `${Math.round(large.peakMegabytes)} MB`,
      reference: `${Math.round(small.peakMegabytes)} MB of ${inThousands(10_000)}`,
      ratio: large.peakMegabytes / small.peakMegabytes,
    },
  ]
}
