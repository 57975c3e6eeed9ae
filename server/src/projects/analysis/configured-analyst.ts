import type { ModelSettings } from '../../platform/analyst-config.ts'
import type { Database } from '../../platform/database/database.ts'
import type { Analyst } from './analyst.ts'
import { builtInAnalyst } from './built-in-analyst.ts'

/** The analyst that the operator chose. The code of models is loaded only where one is used. */
export const configuredAnalyst = async (settings: ModelSettings | undefined, database: Database): Promise<Analyst> => {
  if (settings === undefined) return builtInAnalyst
  const [{ createModelAnalyst }, { createPurse }, { createPlanCache }] = await Promise.all([
    import('./model-analyst.ts'),
    import('./model/purse.ts'),
    import('./model/plan-cache.ts'),
  ])
  return createModelAnalyst({
    settings,
    fallback: builtInAnalyst,
    purse: createPurse(database, settings.maxCostPerDay),
    plans: createPlanCache(database),
  })
}
