import type { Database } from '../../platform/database/database.ts'
import { endRun, insertRun, noteModelAsked, type RunEnd } from './analysis-run-store.ts'
import type { AnalysisAccount } from './analyst.ts'

export type RunOutcome = RunEnd['outcome']

const MOST_DETAIL = 500

/** Null stays null until something was said; then what is said adds up. */
const plus = (known: number | null, more: number | null): number | null => (more === null ? known : (known ?? 0) + more)

const textOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))

/** Keeps account of one run of an analysis, for the admin: opened with the run, closed however it ends. */
export const openRun = async (
  database: Database,
  begun: { run: string; projectId: number; analystName: string },
  signal: AbortSignal,
): Promise<{ closeAfter(work: (account: AnalysisAccount) => Promise<RunOutcome>): Promise<void> }> => {
  await insertRun(database, begun)
  const end: Omit<RunEnd, 'outcome'> = {
    ...{ fallbackReason: null, detail: null, isFromCache: false },
    ...{ inputTokens: null, outputTokens: null, cost: 0 },
  }
  const account: AnalysisAccount = {
    asksModel: () => noteModelAsked(database.query, begun.run),
    used: ({ inputTokens, outputTokens, cost }) => {
      end.inputTokens = plus(end.inputTokens, inputTokens)
      end.outputTokens = plus(end.outputTokens, outputTokens)
      end.cost += cost
    },
    foundInCache: () => {
      end.isFromCache = true
    },
    fellBack: (reason, detail) => {
      end.fallbackReason = reason
      end.detail = detail.slice(0, MOST_DETAIL)
    },
  }
  return {
    closeAfter: async work => {
      try {
        const outcome = await work(account)
        await endRun(database.query, begun.run, { ...end, outcome })
      } catch (error) {
        const outcome = signal.aborted ? 'stopped' : 'failed'
        await endRun(database.query, begun.run, { ...end, outcome, detail: textOf(error).slice(0, MOST_DETAIL) })
        throw error
      }
    },
  }
}
