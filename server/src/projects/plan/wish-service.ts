import type { Project } from '#contract/projects.ts'
import { saysOnlyTheCause, taskLeftOutIn, wishIn } from '#contract/projects-plan-notes.ts'
import type { dismissWish, listUnplannedWishes, MeantWork, planLeftOutTask, planWish, UnplannedWish } from '#contract/projects-wishes.ts'
import type { ParsedInputOf } from '#contract/shared/endpoint.ts'
import { AppError } from '#contract/shared/errors.ts'
import type { ExpertService } from '../../experts/expert-service.ts'
import type { Database, Queryable } from '../../platform/database/database.ts'
import type { Actor } from '../../platform/identity/actor.ts'
import type { PlannedTask } from '../analysis/analyst.ts'
import { type LearnedHours, packageOf } from '../analysis/learned-hours.ts'
import { withNotesOfWork } from '../analysis/planning/plan-notes.ts'
import { type WishWork, workForWish, workLeftOut, worksMeant } from '../analysis/wish-work.ts'
import { PROJECT_NOT_FOUND, requireOwnProject } from '../own-project.ts'
import { briefAndNotesOf } from '../project-store.ts'
import { rateOfTask } from '../task-price.ts'
import type { PlanChanger } from './plan-changer.ts'
import { appended, inserted, type PlanTask } from './plan-edits.ts'
import { templateKeysOf, templateTasksOf } from './plan-store.ts'

/** What a brief asks for and its plan says is not planned: offered as work, planned by one press, or dismissed. */
export interface WishService {
  list(actor: Actor, input: ParsedInputOf<typeof listUnplannedWishes>): Promise<UnplannedWish[]>
  plan(actor: Actor, input: ParsedInputOf<typeof planWish>): Promise<Project>
  dismiss(actor: Actor, input: ParsedInputOf<typeof dismissWish>): Promise<Project>
  /** Plans what a note says was left out. */
  planLeftOut(actor: Actor, input: ParsedInputOf<typeof planLeftOutTask>): Promise<Project>
}

interface WishParts {
  database: Database
  experts: ExpertService
  changer: PlanChanger
  learned: () => Promise<LearnedHours>
}

const inTenths = (hours: number): number => Math.round(hours * 10) / 10

const asMeant = ({ packageId, title, tasks }: WishWork): MeantWork => {
  const sum = (figure: 'optimistic' | 'pessimistic') => inTenths(tasks.reduce((total, { hours }) => total + hours[figure], 0))
  return { packageId, title, taskTitles: tasks.map(task => task.title), hours: { low: sum('optimistic'), high: sum('pessimistic') } }
}

const NOT_OPEN = 'The plan no longer says that this wish is not planned. Look at the plan as it is now.'

const requireOpen = (notes: readonly string[], wish: string): void => {
  if (!notes.some(note => wishIn(note) === wish)) throw new AppError('conflict', NOT_OPEN)
}

/** The notes of a plan without the one of a wish, which must be among them, and with what is known of its work. */
const notesAfter =
  (wish: string, ofWork: readonly string[] = []) =>
  (notes: readonly string[]): string[] => {
    requireOpen(notes, wish)
    return withNotesOfWork(
      notes.filter(note => wishIn(note) !== wish),
      ofWork,
    )
  }

const asPlanTask = (
  { key: _key, hours, predecessorKeys: _keys, grounds, ...task }: PlannedTask,
  hourlyRate: number,
  id: number,
): PlanTask => ({
  ...task,
  id,
  hoursRange: hours,
  predecessors: [],
  hourlyRate,
  analystHours: hours,
  grounds: grounds ?? null,
})

/** Tasks as an analyst proposes them, as they enter a plan that stands: their ids are below zero until they are written. */
const asPlanTasks = (tasks: readonly PlannedTask[], rates: readonly number[]): PlanTask[] => {
  const ids = new Map(tasks.map(({ key }, at) => [key, -1 - at]))
  return tasks.map((task, at) => ({
    ...asPlanTask(task, rates[at] ?? 0, -1 - at),
    predecessors: task.predecessorKeys.flatMap(before => ids.get(before) ?? []),
  }))
}

const NOT_LEFT_OUT = 'The plan no longer says that this was left out. Look at the plan as it is now.'

/** The notes of a plan without the one of a task that it left out, and without what is not true any more once that is planned. */
const notesWithout =
  (note: string) =>
  (notes: readonly string[]): string[] => {
    const at = notes.indexOf(note)
    if (at < 0) throw new AppError('conflict', NOT_LEFT_OUT)
    return notes.toSpliced(at, 1).filter(other => !saysOnlyTheCause(other))
  }

/** What the owner of a project wrote, and what its plan says besides its tasks. */
const ownBriefAndNotes = async (db: Queryable, actor: Actor, projectId: number) => {
  await requireOwnProject(db, actor, projectId)
  const found = await briefAndNotesOf(db, projectId)
  if (found === null) throw new AppError('not_found', PROJECT_NOT_FOUND)
  return found
}

export const createWishService = ({ database, experts, changer, learned }: WishParts): WishService => ({
  list: async (actor, { projectId }) => {
    const { brief, planNotes } = await ownBriefAndNotes(database.query, actor, projectId)
    const wishes = planNotes.flatMap(note => wishIn(note) ?? [])
    if (wishes.length === 0) return []
    const planned = new Set((await templateKeysOf(database.query, projectId)).map(packageOf))
    const works = worksMeant(brief, wishes, planned, await learned())
    return wishes.map(wish => ({ wish, works: (works.get(wish) ?? []).map(asMeant) }))
  },

  plan: async (actor, { projectId, planVersion, wish, packageId }) => {
    const { brief, planNotes } = await ownBriefAndNotes(database.query, actor, projectId)
    requireOpen(planNotes, wish)
    // Two notes may offer the same work; whoever plans it in between makes another version, which the change below asks for.
    if ((await templateKeysOf(database.query, projectId)).map(packageOf).includes(packageId))
      throw new AppError('conflict', 'This work is planned already. Dismiss the note, or add a task of your own.')
    const work = workForWish(brief, wish, packageId, await learned())
    if (work === null) throw new AppError('bad_request', `There is no work '${packageId}'. Choose one that is offered for this wish.`)
    if (work.tasks.length === 0)
      throw new AppError('conflict', 'What the brief excludes leaves nothing of this work. Add a task of your own instead.')
    const rates = await Promise.all(work.tasks.map(({ requiredSkillIds }) => rateOfTask(experts, requiredSkillIds)))
    return changer.change(
      actor,
      { projectId, planVersion },
      {
        edit: appended(asPlanTasks(work.tasks, rates)),
        notes: notesAfter(wish, work.notes),
        tell: () => ({ kind: 'added', taskTitle: work.title }),
      },
    )
  },

  dismiss: (actor, { wish, ...seen }) =>
    changer.change(actor, seen, {
      notes: notesAfter(wish),
      tell: () => ({ kind: 'dismissed', taskTitle: wish }),
    }),

  planLeftOut: async (actor, { note, ...seen }) => {
    const { brief, planNotes } = await ownBriefAndNotes(database.query, actor, seen.projectId)
    const title = taskLeftOutIn(note)
    if (title === null || !planNotes.includes(note)) throw new AppError('conflict', NOT_LEFT_OUT)
    const planned = await templateTasksOf(database.query, seen.projectId)
    const left = workLeftOut(brief, title, new Set(planned.flatMap(({ keys }) => keys)), await learned())
    if (left === null) throw new AppError('conflict', `Onhand no longer plans a task called “${title}”. Add a task of your own instead.`)
    const rate = await rateOfTask(experts, left.task.requiredSkillIds)
    const idsOf = (some: readonly string[]) => planned.flatMap(({ id, keys }) => (keys.some(key => some.includes(key)) ? [id] : []))
    const predecessors = idsOf(left.task.predecessorKeys)
    return changer.change(actor, seen, {
      edit: inserted({ ...asPlanTask(left.task, rate, -1), predecessors }, idsOf(left.followerKeys)),
      notes: notesWithout(note),
      tell: () => ({ kind: 'added', taskTitle: title }),
    })
  },
})
