import { APICallError, type LanguageModel, NoObjectGeneratedError, Output, RetryError, streamText } from 'ai'
import { ANSWER_SCHEMA } from './model-answer.ts'
import { ModelFailure } from './model-failure.ts'
import { INSTRUCTIONS } from './model-prompt.ts'

export interface CallUsage {
  inputTokens: number
  outputTokens: number
}

interface Call {
  model: LanguageModel
  prompt: string
  maxOutputTokens: number
  signal: AbortSignal
  /** Called once when the call is over; null where the model did not say. Not at all when it was refused before any work. */
  onEnd(usage: CallUsage | null): void
}

/** A busy server is asked once more, after the time it names. */
const RETRIES = 1
const MOST_DETAIL = 300

const NOT_JSON = 'answer with one JSON object {"elements": [...]} and nothing around it'

/** Too many questions, too slow, unavailable, and what one provider calls overloaded. Any other failure of a server is not one of being busy. */
const BUSY: readonly number[] = [408, 429, 503, 529]
const AWAY: readonly number[] = [502, 504]
const statusReason = (status: number) => (BUSY.includes(status) ? 'overloaded' : AWAY.includes(status) ? 'unreachable' : 'refused')

/** The library wraps what happened in words of its own. */
const deepestOf = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error)
  return error.cause instanceof Error ? deepestOf(error.cause) : error.message
}

/** What went wrong on the way to the model or back, in our words. */
const failureOf = (error: unknown): ModelFailure => {
  if (error instanceof ModelFailure) return error
  if (RetryError.isInstance(error)) return failureOf(error.lastError)
  if (APICallError.isInstance(error)) {
    const { statusCode, message } = error
    const unused = { wasUsed: false, cause: error }
    if (statusCode !== undefined && statusCode >= 400)
      return new ModelFailure(statusReason(statusCode), `HTTP ${statusCode}: ${message}`.slice(0, MOST_DETAIL), unused)
    if (statusCode === undefined) return new ModelFailure('unreachable', message.slice(0, MOST_DETAIL), unused)
  }
  const detail = deepestOf(error)
  return new ModelFailure('cut-off', `the answer broke off: ${detail}`.slice(0, MOST_DETAIL), { problems: ['it broke off'], cause: error })
}

const usageOf = (usage: { inputTokens?: number | undefined; outputTokens?: number | undefined }): CallUsage | null =>
  usage.inputTokens === undefined || usage.outputTokens === undefined
    ? null
    : { inputTokens: usage.inputTokens, outputTokens: usage.outputTokens }

/** A stream that ended by itself: was the answer whole? */
const assertWhole = async (result: { output: PromiseLike<unknown>; finishReason: PromiseLike<string> }, maxOutputTokens: number) => {
  const finishReason = await result.finishReason
  if (finishReason === 'length')
    throw new ModelFailure('cut-off', `the answer is longer than ${maxOutputTokens} tokens`, {
      problems: [`it was longer than ${maxOutputTokens} tokens: be much shorter`],
    })
  if (finishReason === 'content-filter') throw new ModelFailure('refused', "the model's provider filtered the answer")
  try {
    await result.output
  } catch (cause) {
    if (!NoObjectGeneratedError.isInstance(cause)) throw cause
    if (finishReason === 'stop')
      throw new ModelFailure('unusable', 'the answer is no JSON of the asked form', { problems: [NOT_JSON], cause })
    throw new ModelFailure('cut-off', `the answer broke off (${finishReason})`, { problems: ['it broke off'], cause })
  }
}

/** One question to a model: the elements of its answer as they arrive, not looked into. Throws a ModelFailure. */
export async function* callModel({ model, prompt, maxOutputTokens, signal, onEnd }: Call): AsyncGenerator<unknown> {
  const ending = new AbortController()
  let failure: unknown = null
  let usage: CallUsage | null = null
  let wasUsed = true
  const result = streamText({
    model,
    instructions: INSTRUCTIONS,
    prompt,
    output: Output.array({ element: ANSWER_SCHEMA, name: 'plan' }),
    maxOutputTokens,
    maxRetries: RETRIES,
    abortSignal: AbortSignal.any([signal, ending.signal]),
    // The stream itself ends without a word.
    onError: ({ error }) => {
      failure ??= error
    },
    onEnd: end => {
      usage = usageOf(end.totalUsage)
    },
  })
  try {
    for await (const element of result.elementStream) yield element
    signal.throwIfAborted()
    if (failure !== null) throw failure
    await assertWhole(result, maxOutputTokens)
  } catch (error) {
    signal.throwIfAborted()
    const failed = failureOf(error)
    wasUsed = failed.wasUsed
    throw failed
  } finally {
    // Whoever stops reading stops the model too.
    ending.abort()
    if (wasUsed) onEnd(usage)
  }
}
