import { MATCHES_PER_TASK } from '#contract/projects.ts'
import { TAXONOMY } from '../../catalog/taxonomy/taxonomy-index.ts'
import type { ExpertService } from '../../experts/expert-service.ts'
import { type RankedMatch, rankMatches, type SkillKnowledge } from './match-ranking.ts'

/** Experts that are ranked with everything known of them; the database chose them by skills. */
const CANDIDATES = 200
const MAX_QUERY_WORDS = 24

const knowledge: SkillKnowledge = { name: id => TAXONOMY.skill(id)?.name ?? id, closeness: (a, b) => TAXONOMY.closeness(a, b) }

/** What of a task the search for experts uses. */
export interface TaskToMatch {
  title: string
  description: string
  requiredSkillIds: readonly string[]
  goingRate: number
}

const wordsOf = (task: TaskToMatch): string[] => {
  const words = `${task.title} ${task.description}`.toLowerCase().match(/[\p{L}\p{N}]{3,}/gu) ?? []
  return [...new Set(words)].slice(0, MAX_QUERY_WORDS)
}

/** Finds the experts for one task: candidates from the database, ranked here. `client` is never among them. */
export const matchTask = async (
  experts: ExpertService,
  task: TaskToMatch,
  client: { accountId: string; email: string },
  timesSuggested: Map<number, number>,
): Promise<RankedMatch[]> => {
  const related = new Set(task.requiredSkillIds.flatMap(id => TAXONOMY.relatedTo(id)))
  const candidates = await experts.candidates({
    requiredSkillIds: task.requiredSkillIds,
    relatedSkillIds: [...related].filter(id => !task.requiredSkillIds.includes(id)),
    words: wordsOf(task),
    except: client,
    limit: CANDIDATES,
  })
  return rankMatches(task, candidates, knowledge, timesSuggested, MATCHES_PER_TASK)
}
