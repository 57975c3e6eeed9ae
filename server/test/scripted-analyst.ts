import type { AnalysisStep, Analyst, Brief, PlannedTask } from '../src/projects/analysis/analyst.ts'

/** A task as a test needs it; what is not said is ordinary. */
export const plannedTask = (given: Partial<PlannedTask> & { key: string }): PlannedTask => ({
  title: `Task ${given.key}`,
  description: 'What is to be done.',
  citedSentences: [],
  deliverable: 'A result.',
  acceptanceCheck: 'It can be seen.',
  complexityLevel: 'medium',
  requiredSkillIds: [],
  hours: { optimistic: 1, likely: 2, pessimistic: 3 },
  predecessorKeys: [],
  ...given,
})

/** An analyst behind the same port that yields what a test tells it to, and waits where the test makes it wait. */
export const scriptedAnalyst = (script: (attempt: number, brief: Brief) => AsyncIterable<AnalysisStep>): Analyst => {
  let attempts = 0
  return {
    name: 'Scripted analyst',
    isDeterministic: true,
    analyse: brief => {
      attempts += 1
      return script(attempts, brief)
    },
  }
}
