import type { ModelSettings } from '../../platform/analyst-config.ts'
import type { Database } from '../../platform/database/database.ts'
import type { Analyst } from './analyst.ts'

/** The analyst that the operator chose; `builtIn` answers where none is, and where a model does not. The code of models is loaded only where one is used. */
export const configuredAnalyst = async (settings: ModelSettings | undefined, database: Database, builtIn: Analyst): Promise<Analyst> => {
  if (settings === undefined) return builtIn
  const [{ createModelAnalyst }, { createPurse }, { createPlanCache }] = await Promise.all([
    import('./model-analyst.ts'),
    import('./model/purse.ts'),
    import('./model/plan-cache.ts'),
  ])
  return createModelAnalyst({
    settings,
    fallback: builtIn,
    purse: createPurse(database, settings),
    plans: createPlanCache(database),
  })
}
