import { TAXONOMY } from '../catalog/taxonomy/taxonomy-index.ts'
import type { Database, Transaction } from '../platform/database/database.ts'
import { type CandidateSearch, type ExpertCandidate, findCandidates, medianRates, type WantedSkill } from './expert-candidate-store.ts'
import { countVerified, setExpertTimezone } from './expert-store.ts'

export type { ExpertCandidate, WantedSkill }

/** From this many experts on the market tells a skill's rate; below it the product's own figure stands. */
const MIN_EXPERTS_FOR_RATE = 5

/** What other domains may ask about experts. */
export interface ExpertService {
  candidates(search: CandidateSearch): Promise<ExpertCandidate[]>
  /** US dollars an hour for each skill: the market's median, or the shipped rate. */
  goingRates(skillIds: readonly string[]): Promise<Map<string, number>>
  /** How many experts are verified. */
  figures(): Promise<{ expertsVerified: number }>
  /** Writes the zone on whose clock an expert works into his profile. */
  setTimezone(tx: Transaction, expertId: number, timezone: string): Promise<void>
}

export const createExpertService = (database: Database): ExpertService => ({
  candidates: search => findCandidates(database.query, search),
  goingRates: async skillIds => {
    const market = await medianRates(database.query, skillIds, MIN_EXPERTS_FOR_RATE)
    return new Map(skillIds.map(id => [id, market.get(id) ?? TAXONOMY.defaultHourlyRate(id)]))
  },
  setTimezone: setExpertTimezone,
  figures: async () => ({ expertsVerified: await countVerified(database.query) }),
})
