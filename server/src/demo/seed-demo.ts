import type { ProjectStatus } from '#contract/projects.ts'
import { DEMO_PEOPLE, type DemoIdentity } from '../accounts/account-service.ts'
import { accountByEmail, upsertAccount } from '../accounts/account-store.ts'
import { linkExpertToAccount } from '../experts/expert-store.ts'
import type { ImportLine } from '../people-import/import-line.ts'
import { personToWrite } from '../people-import/people-import.ts'
import { type PersonToWrite, writePeople } from '../people-import/people-import-store.ts'
import { createSkillReader, type SkillReader } from '../people-import/skill-reader.ts'
import type { Database, Transaction } from '../platform/database/database.ts'
import { changeProject, insertProject, lockProject } from '../projects/project-store.ts'
import { insertSampleReviews } from './demo-review-store.ts'
import { hasSamplePeople, projectsAwaitingPlan, SEED_RUN, takeSeedTurn } from './demo-store.ts'
import { samplePeople } from './sample-people.ts'
import { hasPlan, SAMPLE_PROJECTS } from './sample-projects.ts'
import { sampleReputation } from './sample-reputation.ts'
import { sampleReviewsOf } from './sample-reviews.ts'
import { recordSampleHours } from './seed-history.ts'

const DAY_MS = 86_400_000

const seedAccount = (tx: Transaction, identity: DemoIdentity): Promise<string> =>
  upsertAccount(tx, {
    ...DEMO_PEOPLE[identity],
    roles: identity === 'client' ? ['client'] : ['client', identity],
    emailVerified: true,
    isSample: true,
  })

const samplePerson = (line: ImportLine, skills: SkillReader): PersonToWrite => {
  const { profile, services } = personToWrite(line, skills)
  const { completedCount } = sampleReputation(line)
  return { profile: { ...profile, completedCount, isSample: true }, services }
}

/** What the demo asks of the app: plans made here and now, and one that is made later by the queue. */
export interface Analyses {
  /** Makes a project's plan and leaves it `decomposed`. */
  analyse(projectId: number): Promise<void>
  analyseLater(tx: Transaction, projectId: number, when: { startAfterSeconds: number }): Promise<void>
}

/** Long enough to be found waiting by whoever tries the demo, short enough that he sees its tasks arrive. */
const WAITS_SECONDS = 15 * 60

const seedProjects = async (tx: Transaction, clientAccountId: string, now: number, analyses: Analyses): Promise<void> => {
  for (const project of SAMPLE_PROJECTS) {
    const { title, description, failureReason, createdDaysAgo } = project
    const createdAt = new Date(now - createdDaysAgo * DAY_MS)
    const row = { clientAccountId, clientName: DEMO_PEOPLE.client.name, title, description, createdAt }
    if (hasPlan(project)) await insertProject(tx, { ...row, status: 'submitted', analysisRun: SEED_RUN })
    else {
      const { projectId } = await insertProject(tx, { ...row, status: project.status, failureReason })
      if (project.status === 'decomposing') await analyses.analyseLater(tx, projectId, { startAfterSeconds: WAITS_SECONDS })
    }
  }
}

/** Everything but the plans, in one transaction: a start that is killed leaves no half of it. */
const seedOnce = (database: Database, analyses: Analyses): Promise<void> =>
  database.transaction(async tx => {
    await takeSeedTurn(tx)
    if ((await accountByEmail(tx, DEMO_PEOPLE.client.email)) && (await hasSamplePeople(tx))) return
    const clientAccountId = await seedAccount(tx, 'client')
    const expertAccountId = await seedAccount(tx, 'expert')
    await seedAccount(tx, 'admin')
    const skills = createSkillReader()
    const people = samplePeople()
    await writePeople(
      tx,
      people.map(line => samplePerson(line, skills)),
    )
    await insertSampleReviews(tx, people.flatMap(sampleReviewsOf), Date.now())
    await linkExpertToAccount(tx, DEMO_PEOPLE.expert.email, expertAccountId)
    await seedProjects(tx, clientAccountId, Date.now(), analyses)
  })

/** How much of a project's work has said what it took. */
const SHARE_DONE: Partial<Record<ProjectStatus, number>> = { completed: 1, in_progress: 0.4 }

/** Moves an analysed sample project to where it is said to be; one that another hand has moved since stays. */
const settle = (database: Database, projectId: number, title: string): Promise<void> =>
  database.transaction(async tx => {
    const sample = SAMPLE_PROJECTS.find(project => project.title === title)
    const project = await lockProject(tx, projectId)
    if (!sample || project?.status !== 'decomposed') return
    await changeProject(tx, projectId, { status: sample.status })
    const share = SHARE_DONE[sample.status]
    if (share !== undefined) await recordSampleHours(tx, projectId, title, share, new Date())
  })

/**
 * Fills the demo with sample people and the demo client's projects. Twice is as once; a start that was killed goes on where it was.
 */
export const seedDemo = async (database: Database, analyses: Analyses): Promise<void> => {
  await seedOnce(database, analyses)
  const client = await accountByEmail(database.query, DEMO_PEOPLE.client.email)
  if (!client) throw new Error("the demo's client was not written")
  const titles = SAMPLE_PROJECTS.filter(hasPlan).map(project => project.title)
  for (const { id, title } of await projectsAwaitingPlan(database.query, client.id, titles)) {
    await analyses.analyse(id)
    await settle(database, id, title)
  }
}
