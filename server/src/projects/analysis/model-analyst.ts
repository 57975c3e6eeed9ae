import type { LanguageModel } from 'ai'
import type { ModelSettings } from '../../platform/analyst-config.ts'
import type { AnalysisAccount, AnalysisErrand, AnalysisStep, Analyst, Brief } from './analyst.ts'
import { type HouseView, houseViewOf } from './model/house-view.ts'
import { languageModelOf } from './model/language-model.ts'
import { type CallUsage, callModel } from './model/model-call.ts'
import { IN_CLIENT_WORDS, ModelFailure } from './model/model-failure.ts'
import { promptFor, withProblems } from './model/model-prompt.ts'
import { type PlanCache, planKey } from './model/plan-cache.ts'
import { createPlanChecker } from './model/plan-checker.ts'
import { createWallet, type Purse } from './model/purse.ts'

export interface ModelAnalystParts {
  settings: ModelSettings
  /** Who answers when the model does not. */
  fallback: Analyst
  purse: Purse
  plans: PlanCache
}

/** What one question needs at hand. */
interface Asking {
  model: LanguageModel
  house: HouseView
  wallet: ReturnType<typeof createWallet>
  signal: AbortSignal
  account: AnalysisAccount | undefined
}

/** Asks once. Steps leave as soon as they are known to be right; throws a ModelFailure when the answer as a whole is not. */
async function* askOnce({ model, house, wallet, signal, account }: Asking, prompt: string): AsyncGenerator<AnalysisStep> {
  const checker = createPlanChecker(house)
  const { maxOutputTokens, settle } = await wallet.payFor(prompt)
  try {
    await account?.asksModel()
  } catch (error) {
    await settle('unused')
    throw error
  }
  const call: { usage: CallUsage | 'unknown' | 'unused' } = { usage: 'unused' }
  const onEnd = (said: CallUsage | null) => {
    call.usage = said ?? 'unknown'
  }
  try {
    for await (const element of callModel({ model, prompt, maxOutputTokens, signal, onEnd })) yield* checker.take(element)
    yield* checker.finish()
  } finally {
    const { usage } = call
    const cost = await settle(usage)
    if (usage === 'unknown') account?.used({ inputTokens: null, outputTokens: null, cost })
    else if (usage !== 'unused') account?.used({ ...usage, cost })
  }
}

/** Asks, and once more with what was wrong where that can help. */
async function* ask(asking: Asking, prompt: string, name: string): AsyncGenerator<AnalysisStep> {
  let hasBegun = false
  try {
    for await (const step of askOnce(asking, prompt)) {
      hasBegun = true
      yield step
    }
    return
  } catch (error) {
    if (!(error instanceof ModelFailure) || error.problems.length === 0) throw error
    if (hasBegun) yield { kind: 'start-over', analystName: name }
    yield* askOnce(asking, withProblems(prompt, error.problems))
  }
}

/** The steps of a plan that stands, as if it had been known from the start. */
const settled = (steps: readonly AnalysisStep[]): AnalysisStep[] => {
  const plan = steps.slice(steps.findLastIndex(({ kind }) => kind === 'start-over') + 1)
  const planNotes = plan.flatMap(step => (step.kind === 'notes' ? step.planNotes : []))
  const taskCount = plan.filter(({ kind }) => kind === 'task').length
  return plan.flatMap((step): AnalysisStep[] => {
    if (step.kind === 'outline') return [{ ...step, taskCount, planNotes }]
    return step.kind === 'notes' ? [] : [step]
  })
}

/** The other analyst's plan, which says in whose place it stands. */
async function* fallBack(
  { fallback, settings }: ModelAnalystParts,
  failure: ModelFailure,
  brief: Brief,
  signal: AbortSignal,
  errand: AnalysisErrand | undefined,
): AsyncGenerator<AnalysisStep> {
  const why = IN_CLIENT_WORDS[failure.reason]
  // Some providers repeat the key that they refuse.
  errand?.account.fellBack(failure.reason, settings.apiKey ? failure.message.replaceAll(settings.apiKey, '[key]') : failure.message)
  yield { kind: 'start-over', analystName: `${fallback.name} (${why})` }
  const note = `This plan was made by the ${fallback.name.toLowerCase()}: ${why}.`
  for await (const step of fallback.analyse(brief, signal, errand))
    yield step.kind === 'outline' ? { ...step, planNotes: [note, ...step.planNotes] } : step
}

/**
 * Has a language model plan. Its answer is untrusted: checked element by element, asked for again once where something is wrong with it, and
 * replaced by the fallback's plan where that does not help. Bounded in time, tokens and money; the same brief is asked about once.
 */
export const createModelAnalyst = (parts: ModelAnalystParts): Analyst => {
  const { settings, purse, plans } = parts
  const model = languageModelOf(settings)
  const name = `Model analyst (${settings.model})`

  async function* analyse(brief: Brief, signal: AbortSignal, errand?: AnalysisErrand): AsyncGenerator<AnalysisStep> {
    const house = houseViewOf(brief)
    // What would harm somebody is refused in the house's words; no model is asked for an opinion.
    if (house.refusal !== null) return yield { kind: 'questions', questions: house.refusal }
    const prompt = promptFor(house)
    const key = planKey(settings, prompt)
    const known = await plans.find(key)
    if (known !== null) {
      errand?.account.foundInCache()
      return yield* known
    }
    const timeLimit = AbortSignal.timeout(settings.timeLimitMs)
    const asking = {
      ...{ model, house, wallet: createWallet(settings, purse), account: errand?.account },
      signal: AbortSignal.any([signal, timeLimit]),
    }
    const steps: AnalysisStep[] = []
    try {
      if (errand && !(await purse.hasShare(errand.projectId)))
        throw new ModelFailure('allowance-spent', `more than ${settings.maxAnalysesPerClient} analyses of one client today`)
      for await (const step of ask(asking, prompt, name)) {
        steps.push(step)
        // Before it is given on: whoever is asked a question reads no further.
        if (errand && (step.kind === 'notes' || step.kind === 'questions')) await plans.keep(key, errand.projectId, settled(steps))
        yield step
      }
    } catch (error) {
      signal.throwIfAborted()
      const failure = timeLimit.aborted ? new ModelFailure('timed-out', `longer than ${settings.timeLimitMs / 1_000} seconds`) : error
      if (!(failure instanceof ModelFailure)) throw error
      return yield* fallBack(parts, failure, brief, signal, errand)
    }
  }

  // The work that a client chose is one of the house's own.
  const standIn = ({ statedWork }: Brief) => (statedWork === undefined ? null : parts.fallback)
  return { name, isDeterministic: false, standIn, analyse }
}
