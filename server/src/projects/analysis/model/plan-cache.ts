import { createHash } from 'node:crypto'
import * as z from 'zod'
import { COMPLEXITY_LEVELS } from '#contract/projects.ts'
import type { ModelSettings } from '../../../platform/analyst-config.ts'
import type { Database } from '../../../platform/database/database.ts'
import type { AnalysisStep } from '../analyst.ts'
import { keepPlan, planByKey } from '../model-account-store.ts'
import { INSTRUCTIONS } from './model-prompt.ts'

const DAY_MS = 86_400_000
/** Models, rates and the house's knowledge move on. */
export const KEEP_PLANS_MS = 30 * DAY_MS

/** Port: plans that were made before, by what was asked. */
export interface PlanCache {
  find(key: string): Promise<readonly AnalysisStep[] | null>
  keep(key: string, projectId: number, steps: readonly AnalysisStep[]): Promise<void>
}

const hours = z.number().positive()
const Steps = z.array(
  z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('questions'), questions: z.array(z.string()) }),
    z.object({
      kind: z.literal('outline'),
      taskCount: z.nullable(z.int()),
      planNotes: z.array(z.string()),
      statedBudget: z.nullable(z.number()),
    }),
    z.object({
      kind: z.literal('task'),
      task: z.object({
        key: z.string(),
        title: z.string(),
        description: z.string(),
        citedSentences: z.array(z.string()),
        deliverable: z.string(),
        acceptanceCheck: z.string(),
        complexityLevel: z.enum(COMPLEXITY_LEVELS),
        requiredSkillIds: z.array(z.string()),
        hours: z.object({ optimistic: hours, likely: hours, pessimistic: hours }),
        predecessorKeys: z.array(z.string()),
      }),
    }),
    z.object({ kind: z.literal('notes'), planNotes: z.array(z.string()) }),
  ]),
)

/** All that an answer depends on: brief, house knowledge, instructions and model. A change of any makes another key. */
export const planKey = ({ provider, baseUrl, model }: ModelSettings, prompt: string): string =>
  createHash('sha256')
    .update(JSON.stringify([provider, baseUrl, model, INSTRUCTIONS, prompt]))
    .digest('hex')

export const createPlanCache = (database: Database): PlanCache => ({
  find: async key => {
    // What an earlier version wrote otherwise is not found.
    const kept = Steps.safeParse(await planByKey(database.query, key, new Date(Date.now() - KEEP_PLANS_MS)))
    return kept.success ? kept.data : null
  },
  keep: (key, projectId, steps) => keepPlan(database.query, { key, projectId, steps }),
})
