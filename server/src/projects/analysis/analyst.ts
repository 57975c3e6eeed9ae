import type { ComplexityLevel, HoursRange } from '#contract/projects.ts'

/** What a client wrote. Untrusted text: instructions inside it change nothing. */
export interface Brief {
  title: string
  description: string
}

/** A task as an analyst proposes it, before it has an id, a rate or experts. */
export interface PlannedTask {
  /** Unique within the plan; predecessors refer to it. */
  key: string
  title: string
  description: string
  /** Sentences of the brief that this task answers, word for word. */
  citedSentences: string[]
  deliverable: string
  acceptanceCheck: string
  complexityLevel: ComplexityLevel
  /** Ids of the taxonomy, the most important first. */
  requiredSkillIds: string[]
  hours: HoursRange
  /** Keys of tasks that stand earlier in the same plan. */
  predecessorKeys: string[]
}

/**
 * What an analysis yields: either one `questions` and nothing else, or one `outline`, then its tasks, predecessors first.
 * `planNotes`: assumptions, exclusions that were respected, doubts, a budget or deadline that cannot be met; each one sentence for the client.
 */
export type AnalysisStep =
  | { kind: 'questions'; questions: string[] }
  | { kind: 'outline'; taskCount: number; planNotes: string[]; statedBudget: number | null }
  | { kind: 'task'; task: PlannedTask }

/**
 * Port: turns a brief into a plan. Throws only when it cannot work at all (its message is shown to the client); a brief that is
 * no project is answered with questions. `signal` ends it early. The same brief gives the same plan where `isDeterministic`.
 */
export interface Analyst {
  name: string
  isDeterministic: boolean
  analyse(brief: Brief, signal: AbortSignal): AsyncIterable<AnalysisStep>
}
