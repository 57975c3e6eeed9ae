import type { FallbackReason } from '#contract/projects-analyses.ts'

/** Why a model gave no plan. `problems` tell the model what to mend, where asking again can help. */
export class ModelFailure extends Error {
  readonly reason: FallbackReason
  readonly problems: readonly string[]
  /** Whether the model worked for it: then it is paid for. False only where it was refused before it could begin. */
  readonly wasUsed: boolean
  constructor(reason: FallbackReason, detail: string, options: { problems?: readonly string[]; wasUsed?: boolean; cause?: unknown } = {}) {
    super(detail, { cause: options.cause })
    this.reason = reason
    this.problems = options.problems ?? []
    this.wasUsed = options.wasUsed ?? true
  }
}

/** What the client is told of it. */
export const IN_CLIENT_WORDS: Record<FallbackReason, string> = {
  'timed-out': 'the model did not answer in time',
  unreachable: 'the model could not be reached',
  refused: 'the model could not be asked',
  overloaded: 'the model was too busy',
  'cut-off': 'the model broke off',
  unusable: 'the model did not answer usably',
  'too-dear': 'the brief was too long for the model',
  'allowance-spent': "the model's allowance for today is used up",
}
