import { ANALYSIS_DAYS, type AnalysisFigures, type AnalysisRun, type listAnalyses } from '#contract/projects-analyses.ts'
import type { ParsedInputOf } from '#contract/shared/endpoint.ts'
import type { Page } from '#contract/shared/pagination.ts'
import type { ModelSettings } from '../../platform/analyst-config.ts'
import { decodeCursor, pageOf, RowId } from '../../platform/database/cursor.ts'
import type { Database } from '../../platform/database/database.ts'
import { analystNamesSince, runsBelow, runsByDay } from './analysis-run-store.ts'
import { moneyTakenToday } from './model-account-store.ts'

/** What the analysts did, for admins (the endpoints let nobody else in). */
export interface AnalysisService {
  list(input: ParsedInputOf<typeof listAnalyses>): Promise<Page<AnalysisRun>>
  figures(): Promise<AnalysisFigures>
}

const DAY_MS = 86_400_000

const isPaid = ({ inputPricePerMillion, outputPricePerMillion }: ModelSettings): boolean => inputPricePerMillion + outputPricePerMillion > 0

export const createAnalysisService = (database: Database, model: ModelSettings | undefined): AnalysisService => ({
  list: async input => {
    const rows = await runsBelow(database.query, input, decodeCursor(RowId, input.cursor), input.limit + 1)
    return pageOf(rows, input.limit, last => last.id)
  },
  figures: async () => {
    const [days, analystNames, taken] = await Promise.all([
      runsByDay(database.query),
      analystNamesSince(database.query, new Date(Date.now() - ANALYSIS_DAYS * DAY_MS)),
      moneyTakenToday(database.query),
    ])
    return { days, analystNames, allowance: model !== undefined && isPaid(model) ? { taken, limit: model.maxCostPerDay } : null }
  },
})
