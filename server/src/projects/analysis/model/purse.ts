import type { ModelSettings } from '../../../platform/analyst-config.ts'
import type { Database } from '../../../platform/database/database.ts'
import { giveMoneyBack, modelRunsToday, takeMoney } from '../model-account-store.ts'
import { SCHEMA_BYTES } from './model-answer.ts'
import type { CallUsage } from './model-call.ts'
import { ModelFailure } from './model-failure.ts'
import { INSTRUCTIONS } from './model-prompt.ts'

/** Port: the money that models may cost in a day, over all nodes. `take` answers null when the limit does not allow the amount. */
export interface Purse {
  /** Whether the client of a project may have a model asked once more today. */
  hasShare(projectId: number): Promise<boolean>
  take(amount: number): Promise<{ giveBack(amount: number): Promise<void> } | null>
}

export const createPurse = (
  database: Database,
  { maxCostPerDay, maxAnalysesPerClient }: Pick<ModelSettings, 'maxCostPerDay' | 'maxAnalysesPerClient'>,
): Purse => ({
  // The run that asks is one of them.
  hasShare: async projectId => (await modelRunsToday(database.query, projectId)) <= maxAnalysesPerClient,
  take: async amount => {
    const day = await takeMoney(database.query, amount, maxCostPerDay)
    return day === null ? null : { giveBack: spared => giveMoneyBack(database.query, day, spared) }
  },
})

/** Roles and marks that a protocol puts around a question. */
const ENVELOPE_TOKENS = 500
/** With less room for its answer a model need not begin. */
const LEAST_OUTPUT_TOKENS = 800

const dollars = ({ inputPricePerMillion, outputPricePerMillion }: ModelSettings, { inputTokens, outputTokens }: CallUsage): number =>
  (inputTokens * inputPricePerMillion + outputTokens * outputPricePerMillion) / 1_000_000

/** No tokenizer makes more tokens of a text than it has bytes. */
const mostInputTokens = (prompt: string): number =>
  Buffer.byteLength(INSTRUCTIONS) + Buffer.byteLength(prompt) + SCHEMA_BYTES + ENVELOPE_TOKENS

/** The money of one analysis: every call is paid from the day's purse at the most it can cost, and what it did not need given back. */
export const createWallet = (settings: ModelSettings, purse: Purse) => {
  let spent = 0
  return {
    /** Pays for one call in advance. Throws a ModelFailure where analysis or day cannot afford it. */
    payFor: async (prompt: string) => {
      const inputTokens = mostInputTokens(prompt)
      const left = settings.maxCostPerAnalysis - spent - dollars(settings, { inputTokens, outputTokens: 0 })
      const affordable =
        settings.outputPricePerMillion === 0 ? settings.maxOutputTokens : (left * 1_000_000) / settings.outputPricePerMillion
      const maxOutputTokens = Math.floor(Math.min(settings.maxOutputTokens, affordable))
      if (left < 0 || maxOutputTokens < LEAST_OUTPUT_TOKENS)
        throw new ModelFailure('too-dear', `more than $${settings.maxCostPerAnalysis} for one analysis`)
      const most = dollars(settings, { inputTokens, outputTokens: maxOutputTokens })
      const taken = most === 0 ? { giveBack: async () => undefined } : await purse.take(most)
      if (taken === null) throw new ModelFailure('allowance-spent', `$${settings.maxCostPerDay} a day would be exceeded`)
      return {
        maxOutputTokens,
        /** What the call came to: all that was paid where the model did not say, nothing where it was not used at all. */
        settle: async (usage: CallUsage | 'unknown' | 'unused'): Promise<number> => {
          const cost = usage === 'unknown' ? most : usage === 'unused' ? 0 : dollars(settings, usage)
          spent += cost
          if (cost < most) await taken.giveBack(most - cost)
          return cost
        },
      }
    },
  }
}
