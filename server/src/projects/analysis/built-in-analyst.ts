import { BUILT_IN_ANALYST } from '#contract/projects-plan-notes.ts'
import type { AnalysisStep, Analyst, Brief } from './analyst.ts'
import { PACKAGES } from './knowledge/packages.ts'
import { type LearnedHours, NOTHING_LEARNED } from './learned-hours.ts'
import { planOf } from './planning/plan.ts'
import { questionsInstead } from './planning/questions.ts'
import { harmRefusalOf } from './planning/refusals.ts'
import { type Reading, readBrief } from './reading/brief-reading.ts'
import { type Choice, choosePackages } from './retrieval/choose-packages.ts'
import { keptLessons } from './retrieval/kept-lessons.ts'
import { learn } from './retrieval/lessons-learned.ts'
import { createPackageIndex, type PackageIndex } from './retrieval/package-index.ts'
import { createSpelling } from './retrieval/spelling.ts'

interface Knowledge {
  index: PackageIndex
  correct: ReturnType<typeof createSpelling>
}

let knowledge: Knowledge | null = null

/** Built once and kept. */
const theKnowledge = (): Knowledge => {
  if (knowledge === null) {
    const kept = keptLessons()
    const index = createPackageIndex(PACKAGES, kept ?? learn(), kept?.texts)
    knowledge = { index, correct: createSpelling(index) }
  }
  return knowledge
}

/** Makes the knowledge ready, so that the first brief does not wait for it. */
export const prepareBuiltInAnalyst = (): void => {
  theKnowledge()
}

/** What a brief says, and the packages it speaks of. */
export interface Understanding {
  reading: Reading
  choice: Choice
  index: PackageIndex
}

/** What a brief says, its spelling mended by the words that are known; and all that is known. */
export const readWithKnowledge = (brief: Brief): Pick<Understanding, 'reading' | 'index'> => {
  const { index, correct } = theKnowledge()
  return { reading: correct(readBrief(brief)), index }
}

export const understand = (brief: Brief): Understanding => {
  const { index, reading } = readWithKnowledge(brief)
  return { reading, choice: choosePackages(index, reading, brief.statedWork), index }
}

const statedNote = ({ isStated, chosen }: Choice): string[] =>
  isStated ? chosen.map(({ template }) => `Planned as “${template.title}”, as you said.`) : []

/** The whole analysis at once: reading, choosing packages, planning. Pure. */
export const analyseBrief = (brief: Brief, learned: LearnedHours = NOTHING_LEARNED): AnalysisStep[] => {
  const { reading, choice, index } = understand(brief)
  // Whoever says what he wants is not asked; what would harm somebody stays refused.
  const questions = choice.isStated ? harmRefusalOf(reading) : questionsInstead(reading, choice, index.packages)
  if (questions !== null) return [{ kind: 'questions', questions }]
  const { tasks, notes } = planOf(choice.planned, choice, index, learned)
  if (tasks.length === 0) return [{ kind: 'questions', questions: choice.chosen.flatMap(({ template }) => template.questions) }]
  return [
    {
      kind: 'outline',
      taskCount: tasks.length,
      planNotes: [...statedNote(choice), ...notes],
      statedBudget: reading.budget?.amount ?? null,
    },
    ...tasks.map(task => ({ kind: 'task' as const, task })),
  ]
}

/**
 * Plans from the product's own knowledge and from what finished jobs taught: no network, no key, no clock, no chance; as long as nothing
 * more is learned the same brief gives the same plan.
 */
export const createBuiltInAnalyst = (learn: () => Promise<LearnedHours>): Analyst => ({
  name: BUILT_IN_ANALYST,
  isDeterministic: true,
  analyse: async function* (brief, signal) {
    for (const step of analyseBrief(brief, await learn())) {
      signal.throwIfAborted()
      yield step
    }
  },
})

/** The same by the handbook alone. */
export const builtInAnalyst: Analyst = createBuiltInAnalyst(async () => NOTHING_LEARNED)
