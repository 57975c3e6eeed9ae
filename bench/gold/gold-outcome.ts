import type { Project } from '#contract/projects.ts'
import { SKILLS } from '../../server/src/catalog/taxonomy/skills.ts'
import type { Brief } from '../../server/src/projects/analysis/analyst.ts'
import { projectById } from '../../server/src/projects/project-store.ts'
import { projects } from '../../server/src/projects/project-tables.ts'
import { GOLD_EXPERTS } from './experts.ts'
import type { GoldMarket } from './gold-market.ts'
import type { GoldExpert } from './gold-shape.ts'

const skillByName = new Map(SKILLS.map(skill => [skill.name, skill]))
const expertByKey = new Map(GOLD_EXPERTS.map(expert => [expert.key, expert]))

export interface OutcomeTask {
  title: string
  /** The plan's own words; what it cites from the brief is not among them. */
  words: string
  skillIds: string[]
  experts: GoldExpert[]
}

/** What the product answered to a brief, as its client sees it. */
export interface Outcome {
  /** Who answered in the end. */
  analystName: string
  questions: string[]
  planNotes: string[]
  statedBudget: number | null
  tasks: OutcomeTask[]
  totalHours: number
  totalCost: number
  interval: { low: number; high: number } | null
  /** The analyst alone. */
  analystMs: number
  /** With pricing, matching and everything written. */
  wholeMs: number
}

const taskOf = (task: Project['tasks'][number], keyOf: GoldMarket['keyOf']): OutcomeTask => ({
  title: task.title,
  words: `${task.title}\n${task.description}\n${task.deliverable}`,
  skillIds: task.requiredSkills.map(name => skillByName.get(name)?.id ?? name),
  experts: task.matches.map(match => expertByKey.get(keyOf.get(match.expert.id) ?? '')).filter(expert => expert !== undefined),
})

/** Submits a brief and waits for its plan: the real job, the real matching, the real rows. */
export const analyse = async (market: GoldMarket, { title, description }: Brief): Promise<Outcome> => {
  const row = { clientAccountId: market.clientAccountId, clientName: 'Client', title, description }
  const [inserted] = await market.database.query.insert(projects).values(row).returning({ id: projects.id })
  if (!inserted) throw new Error('the project was not written')
  const begun = performance.now()
  await market.app.analyse(inserted.id)
  const wholeMs = performance.now() - begun
  const project = (await projectById(market.database.query, inserted.id))?.project
  if (!project) throw new Error(`project ${inserted.id} is gone`)
  const outline = market.analyst.lastSteps().find(step => step.kind === 'outline')
  return {
    analystName: project.analystName ?? '',
    questions: project.questions,
    planNotes: project.planNotes,
    statedBudget: outline?.statedBudget ?? null,
    tasks: project.tasks.map(task => taskOf(task, market.keyOf)),
    totalHours: project.totalEstimatedHours ?? 0,
    totalCost: project.totalEstimatedCost ?? 0,
    interval: project.hoursInterval,
    analystMs: market.analyst.lastMs(),
    wholeMs,
  }
}
