import { MATCHES_PER_TASK } from '#contract/projects.ts'
import { fold } from '../../catalog/taxonomy/fold.ts'
import { TAXONOMY } from '../../catalog/taxonomy/taxonomy-index.ts'
import type { ExpertService, WantedSkill } from '../../experts/expert-service.ts'
import type { Database } from '../../platform/database/database.ts'
import { COMMON_WORDS, STOP_WORDS } from '../analysis/reading/stop-words.ts'
import { clientOf } from '../project-store.ts'
import { chooseMatches, type RankedMatch, type SkillKnowledge, scoreMatches } from './match-ranking.ts'
import { CURRENT_RULES, EQUAL_WITHIN_POINTS, EXPOSURE_DAYS, NEW_PLACE_WITHIN_POINTS } from './match-rules.ts'
import { prominenceOf } from './match-scoring.ts'
import { suggestedIn, taskToMatchById, timesSuggested } from './match-store.ts'

/** Experts that are ranked with everything known of them; the database chose them by skills and standing. */
const CANDIDATES = 200
/** From this place on among an expert's own skills the place makes no difference to the search. */
const PLACES = 12
const DAY_MS = 86_400_000
/** Of a plan: more would keep all of the pool's connections from everybody else. */
const SEARCHES_AT_ONCE = 3

/** A related skill of another trade stands in half as well: who has it is no expert of the trade that was asked for. */
const IN_ANOTHER_TRADE = 0.5

const closenessOf = (wanted: string, own: string): number => {
  const closeness = TAXONOMY.closeness(wanted, own)
  const isElsewhere = TAXONOMY.skill(wanted)?.tradeId !== TAXONOMY.skill(own)?.tradeId
  return isElsewhere ? closeness * IN_ANOTHER_TRADE : closeness
}

/** The taxonomy never changes while the program runs, and a search asks for the same pairs a thousand times. */
const closenessTo = new Map<string, Map<string, number>>()

const closeness = (wanted: string, own: string): number => {
  const known = closenessTo.get(wanted) ?? new Map<string, number>()
  closenessTo.set(wanted, known)
  const kept = known.get(own)
  if (kept !== undefined) return kept
  const found = closenessOf(wanted, own)
  known.set(own, found)
  return found
}

const knowledge: SkillKnowledge = { name: id => TAXONOMY.skill(id)?.name ?? id, closeness }

/** What of a task the search for experts uses. Rates are US dollars an hour; `budgetRate` is null where no budget was stated. */
export interface TaskToMatch {
  title: string
  /** What the client wrote of it, in his own language. */
  citedSentences: readonly string[]
  requiredSkillIds: readonly string[]
  goingRate: number
  budgetRate: number | null
}

/** Whether a search for the one is a search for the other. */
export const asksTheSame = (one: Pick<TaskToMatch, 'title' | 'requiredSkillIds'>, other: typeof one): boolean =>
  one.title === other.title && one.requiredSkillIds.join() === other.requiredSkillIds.join()

/** Whose plan is matched, and who is suggested in it so far: brought up to date by each task that is matched. */
export interface PlanToMatch {
  projectId: number
  client: { accountId: string; email: string; timezone: string | null }
  inPlan: Map<number, number>
}

/** Finds experts for tasks: candidates from the database, ranked here. The client is never among them, nor anybody who is unavailable. */
export interface Matching {
  /** For each of the tasks, in their order. `signal` ends it between searches. */
  matchTasks(tasks: readonly TaskToMatch[], plan: PlanToMatch, signal?: AbortSignal): Promise<RankedMatch[][]>
  /** Of a task that stands, as it and its plan are now; undefined when there is no such task. */
  matchKeptTask(taskId: number): Promise<RankedMatch[] | undefined>
}

/** What a stated budget leaves for an hour of a task: the going rate, as much lower or higher as the budget is than the plan's cost. */
export const budgetRateOf = (goingRate: number, statedBudget: number | null, planCost: number): number | null =>
  statedBudget === null || planCost <= 0 ? null : Math.round(((goingRate * statedBudget) / planCost) * 100) / 100

const WORD = /[\p{L}\p{N}]{3,}/gu

const wordsOf = (task: TaskToMatch): string[] => {
  const skills = task.requiredSkillIds.slice(0, CURRENT_RULES.text.namedSkills).map(knowledge.name)
  const words = [task.title, ...skills].join(' ').toLowerCase().match(WORD) ?? []
  return [...new Set(words)].slice(0, CURRENT_RULES.text.words)
}

const CLIENT_WORD = /\p{L}{4,}/gu
/** Fewer words would each say too much: a rank is shared out over all that are asked for. */
const FEWEST_CLIENT_WORDS = 4
/**
 * An expert who describes himself in the client's language says none of the plan's English words; and what a client calls his trouble is what
 * experts write of it. The last words first: a letter begins with greetings.
 */
const wordsOfClient = ({ citedSentences }: TaskToMatch): string[] => {
  const words = citedSentences.join(' ').toLowerCase().match(CLIENT_WORD) ?? []
  const telling = words.filter(word => !STOP_WORDS.has(fold(word)) && !COMMON_WORDS.has(fold(word)))
  const unique = [...new Set(telling.toReversed())].slice(0, CURRENT_RULES.text.clientWords ?? 0)
  return unique.length < FEWEST_CLIENT_WORDS ? [] : unique
}

const wantedSkills = ({ requiredSkillIds }: TaskToMatch): WantedSkill[] => {
  const weights = requiredSkillIds.map((_, index) => CURRENT_RULES.skillWeightStep ** index)
  const total = weights.reduce((sum, weight) => sum + weight, 0)
  return requiredSkillIds.map((skillId, index) => {
    const points = (CURRENT_RULES.points.skills * (weights[index] ?? 0)) / total
    const standIns = TAXONOMY.relatedTo(skillId).map(id => ({ skillId: id, points: points * closeness(skillId, id) }))
    return { skillId, points, standIns }
  })
}

export const createMatching = (database: Database, experts: ExpertService): Matching => {
  const scored = async (task: TaskToMatch, { client }: PlanToMatch, now: Date): Promise<RankedMatch[]> => {
    const { quality, verification, availability } = CURRENT_RULES.points
    const needed = task.requiredSkillIds.length
    const candidates = await experts.candidates({
      wanted: wantedSkills(task),
      prominence: Array.from({ length: PLACES }, (_, place) => prominenceOf(place, needed, CURRENT_RULES)),
      standingPoints: quality + verification + availability,
      texts: [wordsOf(task), wordsOfClient(task)].filter(words => words.length > 0),
      textFactor: CURRENT_RULES.text.factor,
      except: client,
      limit: CANDIDATES,
    })
    return scoreMatches({ ...task, clientTimezone: client.timezone }, candidates, knowledge, now)
  }

  /** How often of late those were suggested who can still come into one of the places. */
  const exposureOf = (matches: readonly RankedMatch[], projectId: number, now: Date) => {
    const last = matches[MATCHES_PER_TASK - 1]?.matchScore ?? 0
    const near = matches.filter(match => last - match.matchScore <= NEW_PLACE_WITHIN_POINTS + EQUAL_WITHIN_POINTS)
    const since = new Date(now.getTime() - EXPOSURE_DAYS * DAY_MS)
    return timesSuggested(
      database.query,
      near.map(match => match.expertId),
      since,
      projectId,
    )
  }

  /** What is known of those who could do a task, whoever else is suggested in its plan. */
  const search = async (task: TaskToMatch, plan: PlanToMatch) => {
    const now = new Date()
    const matches = await scored(task, plan, now)
    return { matches, ofLate: await exposureOf(matches, plan.projectId, now) }
  }

  /** `present`: who is suggested for this task until now, in order. */
  const choose = ({ matches, ofLate }: Awaited<ReturnType<typeof search>>, plan: PlanToMatch, present: readonly number[] = []) => {
    const chosen = chooseMatches(matches, { inPlan: plan.inPlan, ofLate, present, turn: plan.projectId }, MATCHES_PER_TASK)
    for (const { expertId } of chosen) plan.inPlan.set(expertId, (plan.inPlan.get(expertId) ?? 0) + 1)
    return chosen
  }

  return {
    matchTasks: async (tasks, plan, signal) => {
      const found: RankedMatch[][] = []
      for (let at = 0; at < tasks.length; at += SEARCHES_AT_ONCE) {
        signal?.throwIfAborted()
        const searches = await Promise.all(tasks.slice(at, at + SEARCHES_AT_ONCE).map(task => search(task, plan)))
        // One after the other: whoever is suggested for one task gives way in the next.
        found.push(...searches.map(each => choose(each, plan)))
      }
      return found
    },
    matchKeptTask: async taskId => {
      const task = await taskToMatchById(database.query, taskId)
      if (!task) return undefined
      const { projectId, goingRate, statedBudget, planCost } = task
      const suggested = await suggestedIn(database.query, projectId)
      const inPlan = new Map<number, number>()
      for (const { expertId, taskId: of } of suggested) if (of !== taskId) inPlan.set(expertId, (inPlan.get(expertId) ?? 0) + 1)
      const present = suggested.filter(match => match.taskId === taskId).map(match => match.expertId)
      const plan = { projectId, client: await clientOf(database.query, projectId), inPlan }
      return choose(await search({ ...task, budgetRate: budgetRateOf(goingRate, statedBudget, planCost) }, plan), plan, present)
    },
  }
}
