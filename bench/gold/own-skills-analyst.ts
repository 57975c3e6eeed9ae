import type { AnalysisStep, Analyst } from '../../server/src/projects/analysis/analyst.ts'
import type { PlannedBrief } from './gold-shape.ts'

/** Plans each brief as one task with the skills that the brief expects: what the matching is worth when the analyst makes no mistake. */
export const ownSkillsAnalyst = (briefs: readonly PlannedBrief[]): Analyst => {
  const byDescription = new Map(briefs.map(brief => [brief.description, brief]))
  return {
    name: 'The brief’s own skills',
    isDeterministic: true,
    analyse: async function* ({ title, description }): AsyncGenerator<AnalysisStep> {
      const brief = byDescription.get(description)
      if (!brief) throw new Error(`no gold brief says: ${description}`)
      const [optimistic, pessimistic] = brief.hours
      yield { kind: 'outline', taskCount: 1, planNotes: [], statedBudget: null }
      yield {
        kind: 'task',
        task: {
          ...{
            key: brief.id,
            title,
            description,
            citedSentences: [],
            deliverable: title,
            acceptanceCheck: title,
            complexityLevel: 'medium',
          },
          requiredSkillIds: brief.skills.map(wish => wish.split('|')[0] ?? ''),
          hours: { optimistic, likely: Math.sqrt(optimistic * pessimistic), pessimistic },
          predecessorKeys: [],
        },
      }
    },
  }
}
