import * as z from 'zod'
import type { AnalysisStep, PlannedTask } from '../analyst.ts'
import { meanHours } from '../plan-simulation.ts'
import { limitNotes, plannedFigures } from '../planning/limit-notes.ts'
import { exclusionNotes, notUnderstood } from '../planning/plan-notes.ts'
import { checkTask, forbiddenBy } from './check-task.ts'
import type { HouseView } from './house-view.ts'
import { AnswerElement, type AnsweredTask } from './model-answer.ts'
import { ModelFailure } from './model-failure.ts'
import { MOST_TASKS } from './model-prompt.ts'
import { createPlainText } from './plain-text.ts'

const MOST_QUESTIONS = 4
const MOST_NOTES = 5
const MOST_NOTE = 300
/** No more elements than this are read, whatever they are. */
const MOST_ELEMENTS = MOST_TASKS + MOST_NOTES + 15
const MOST_PROBLEMS = 12
/** Hours that differ so much from the house's for work it knows well are a mistake, or somebody's trick. */
const INCREDIBLE_FACTOR = 8
const DOUBTFUL_FACTOR = 3

const factorBetween = (hours: number, usual: number): number => Math.max(hours / usual, usual / hours)

interface Said {
  tasks: PlannedTask[]
  notes: string[]
  questions: string[]
  problems: string[]
  leftOut: { title: string; words: string }[]
  taskCount: number | null
}

const doubtNote = (hours: number, usual: number | null): string[] =>
  usual === null || factorBetween(hours, usual) <= DOUBTFUL_FACTOR
    ? []
    : [
        `The hours of this plan (${Math.round(hours)}) are far from what such work usually takes here (about ${Math.round(usual)}): check them before you hire.`,
      ]

const languageNote = ({ reading }: HouseView): string[] => (reading.language === 'en' ? [] : ['The plan is written in English.'])

const allNotes = (house: HouseView, { tasks, notes, leftOut }: Said, hours: number): string[] => [
  ...languageNote(house),
  ...exclusionNotes(house.reading, [{ leftOut, reduced: [] }]),
  ...notes.slice(0, MOST_NOTES),
  ...limitNotes(house.reading, plannedFigures(tasks)),
  ...doubtNote(hours, house.usualHours),
  ...notUnderstood(house.reading),
]

/** What only the whole plan shows to be wrong. */
const wholeProblems = ({ tasks, questions, problems }: Said, hours: number, usual: number | null): string[] => {
  if (problems.length > 0) return problems
  if (questions.length > 0) return tasks.length > 0 ? ['give either questions or a plan, not both'] : []
  if (tasks.length === 0) return ['there is neither a task nor a question']
  if (usual !== null && factorBetween(hours, usual) > INCREDIBLE_FACTOR)
    return [`the hours add up to ${Math.round(hours)}; work like this takes about ${Math.round(usual)}: estimate each task again`]
  return []
}

/**
 * Takes a model's answer element by element and gives it on as steps of the analysis. What can be mended is mended: hours, unknown skills,
 * citations, order, excluded work, lengths. What cannot is a problem; from the first one on nothing more is given on, and `finish` throws.
 */
export const createPlanChecker = (house: HouseView) => {
  const plainText = createPlainText(house.brief)
  const said: Said = { tasks: [], notes: [], questions: [], problems: [], leftOut: [], taskCount: null }
  /** The model's keys to ours; those of a task that was left out to what it waited for. */
  const keys = new Map<string, string[]>()
  let elements = 0

  const outline = (): AnalysisStep => ({
    kind: 'outline',
    taskCount: said.taskCount,
    planNotes: languageNote(house),
    statedBudget: house.reading.budget?.amount ?? null,
  })

  const takeTask = (answered: AnsweredTask): AnalysisStep[] => {
    const { task, problems } = checkTask(answered, house, plainText)
    said.problems.push(...problems)
    const predecessorKeys = [...new Set(answered.after.slice(0, MOST_TASKS).flatMap(key => keys.get(key) ?? []))]
    const words = forbiddenBy(task.title, house)
    const own = `model/${said.tasks.length + 1}`
    if (!keys.has(answered.key)) keys.set(answered.key, words === null ? [own] : predecessorKeys)
    if (words !== null) {
      said.leftOut.push({ title: task.title, words })
      return []
    }
    const planned = { ...task, key: own, predecessorKeys }
    said.tasks.push(planned)
    if (said.problems.length > 0) return []
    return said.tasks.length === 1 ? [outline(), { kind: 'task', task: planned }] : [{ kind: 'task', task: planned }]
  }

  const takeText = (element: Exclude<AnswerElement, { kind: 'task' }>): void => {
    if (element.kind === 'outline') {
      said.taskCount = Math.min(MOST_TASKS, Math.max(1, Math.round(element.taskCount)))
      return
    }
    const text = plainText(element.text, MOST_NOTE)
    if (text !== '') (element.kind === 'note' ? said.notes : said.questions).push(text)
  }

  return {
    /** The steps that an element allows. Throws when it is one too many: the rest is not waited for. */
    take: (raw: unknown): AnalysisStep[] => {
      elements += 1
      const parsed = AnswerElement.safeParse(raw)
      const isTooMany = elements > MOST_ELEMENTS || (parsed.data?.kind === 'task' && said.tasks.length >= MOST_TASKS)
      if (isTooMany) throw new ModelFailure('unusable', `more than ${MOST_TASKS} tasks`, { problems: [`give at most ${MOST_TASKS} tasks`] })
      if (!parsed.success) {
        said.problems.push(`element ${elements}: ${z.prettifyError(parsed.error).replaceAll('\n', ' ').slice(0, 300)}`)
        return []
      }
      if (parsed.data.kind === 'task') return takeTask(parsed.data)
      takeText(parsed.data)
      return []
    },
    /** The last steps, when the answer is complete. Throws a ModelFailure that names the problems. */
    finish: (): AnalysisStep[] => {
      const hours = said.tasks.reduce((sum, task) => sum + meanHours(task.hours), 0)
      const problems = wholeProblems(said, hours, house.usualHours).slice(0, MOST_PROBLEMS)
      if (problems.length > 0) throw new ModelFailure('unusable', problems.join('; '), { problems })
      if (said.questions.length > 0) return [{ kind: 'questions', questions: [...new Set(said.questions)].slice(0, MOST_QUESTIONS) }]
      return [{ kind: 'notes', planNotes: [...new Set(allNotes(house, said, hours))] }]
    },
  }
}
