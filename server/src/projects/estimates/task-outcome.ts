import { TAXONOMY } from '../../catalog/taxonomy/taxonomy-index.ts'
import { areAnalystsHours } from '../analysis/plan-totals.ts'
import type { NewOutcome, TaskToRecord } from './estimate-store.ts'

/** What is kept of a finished task: its true hours, and the estimate as it stood. */
export const outcomeOf = (task: TaskToRecord, recorded: { actualHours: number; recordedBy: string; recordedAt: Date }): NewOutcome => {
  const { id, projectId, clientAccountId, hoursRange, estimatedHours, grounds, requiredSkillIds, isSample } = task
  const isAnalysts = areAnalystsHours(task)
  return {
    ...{ taskId: id, projectId, clientAccountId, hoursRange, estimatedHours, isAnalysts, isSample, ...recorded },
    templateKeys: isAnalysts ? [...(grounds?.templateKeys ?? [])] : [],
    learnedFactor: grounds?.learnedFactor ?? 1,
    tradeId: TAXONOMY.skill(requiredSkillIds[0] ?? '')?.tradeId ?? null,
  }
}
