import type { ComplexityLevel, HoursRange } from '#contract/projects.ts'
import type { FallbackReason } from '#contract/projects-analyses.ts'

/** What a client wrote. Untrusted text: instructions inside it change nothing. */
export interface Brief {
  title: string
  description: string
  /** Id of the work package that the client says the brief asks for, whatever it reads like. Absent: the analyst reads it. */
  statedWork?: string
}

/** A count that the brief does not say though hours depend on it. Tasks with the same noun hang on the same count. */
export interface MissingCount {
  /** As the plan writes it: 'doors and windows'. */
  noun: string
  /** What was taken instead. */
  assumed: number
  /** How the hours grow with the count: 1 in proportion, 0 not at all. */
  elasticity: number
}

/** What the hours of a task rest on, as far as the analyst can tell. */
export interface TaskGrounds {
  /** Work package and task that the hours came from ('doors-windows/open-glass'); several where tasks were joined. */
  templateKeys: readonly string[]
  /** What finished jobs taught: the hours are already multiplied by it. 1 where they taught nothing. */
  learnedFactor: number
  missingCounts: readonly MissingCount[]
  /** What an answer would settle: the brief does not say it. */
  openQuestion: string | null
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
  /** Absent where the analyst has no knowledge of its own to name. */
  grounds?: TaskGrounds
}

/**
 * What an analysis yields: either one `questions` and nothing else, or one `outline`, then its tasks, predecessors first, then perhaps
 * `notes` in place of the outline's. `planNotes`: assumptions, exclusions that were respected, doubts, a budget or deadline that cannot be
 * met; each one sentence for the client. `start-over` takes back all that was yielded before it; `analystName` goes on.
 */
export type AnalysisStep =
  | { kind: 'questions'; questions: string[] }
  /** `taskCount`: null where it is not known before the last task. */
  | { kind: 'outline'; taskCount: number | null; planNotes: string[]; statedBudget: number | null }
  | { kind: 'task'; task: PlannedTask }
  | { kind: 'notes'; planNotes: string[] }
  | { kind: 'start-over'; analystName: string }

/** What a run of an analysis tells of itself as it happens, so that one that breaks off has told it too. */
export interface AnalysisAccount {
  /** A model is about to be asked: kept before it is, so that it counts whatever becomes of the call. */
  asksModel(): Promise<void>
  /** What a call of a model took; tokens are null where the model did not say. Several calls add up. */
  used(usage: { inputTokens: number | null; outputTokens: number | null; cost: number }): void
  foundInCache(): void
  /** Another analyst goes on. `detail` is for the operator. */
  fellBack(reason: FallbackReason, detail: string): void
}

/** For which project an analysis is made, and who keeps account of it. */
export interface AnalysisErrand {
  projectId: number
  account: AnalysisAccount
}

/**
 * Port: turns a brief into a plan. Throws only when it cannot work at all: the client is shown the text of an AppError, of any other
 * error only that something went wrong. A brief that is no project is answered with questions. `signal` ends it early. The same brief gives the same plan where `isDeterministic`.
 */
export interface Analyst {
  name: string
  /** Who answers a brief in its place; absent, or null: itself. */
  standIn?(brief: Brief): Analyst | null
  isDeterministic: boolean
  analyse(brief: Brief, signal: AbortSignal, errand?: AnalysisErrand): AsyncIterable<AnalysisStep>
}
