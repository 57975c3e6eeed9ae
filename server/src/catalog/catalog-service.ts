import * as z from 'zod'
import { type Category, type listServices, type Service, SKILLS_FOUND_MAX, type Skill } from '#contract/catalog.ts'
import { FEATURED_SERVICES } from '#contract/catalog-limits.ts'
import type { ParsedInputOf } from '#contract/shared/endpoint.ts'
import { AppError } from '#contract/shared/errors.ts'
import type { Page } from '#contract/shared/pagination.ts'
import { MAX_INT } from '#contract/shared/primitives.ts'
import { decodeCursor, pageOf } from '../platform/database/cursor.ts'
import type { Database } from '../platform/database/database.ts'
import {
  allCategories,
  countServices,
  createServiceReads,
  featuredServices,
  newestServiceId,
  type ServiceFilter,
  type ServiceRow,
  serviceIdsOf,
  servicesByRelevance,
} from './catalog-store.ts'
import { skillsFor } from './taxonomy/skill-search.ts'
import { TAXONOMY } from './taxonomy/taxonomy-index.ts'

/** Reading the marketplace: open to everybody, so no method asks who calls. */
export interface CatalogService {
  categories(): Promise<Category[]>
  featured(): Promise<Service[]>
  list(input: ParsedInputOf<typeof listServices>): Promise<Page<Service>>
  detail(serviceId: number): Promise<Service>
  /** Skills that a few letters may mean, the likeliest first. */
  skills(words: string): Skill[]
  /** How many services are on offer. */
  figures(): Promise<{ services: number }>
  /** 0 while there is none. */
  newestServiceId(): Promise<number>
  /** The ids of a stretch of services on offer, in order. */
  serviceIds(stretch: { above: number; upTo: number }): Promise<number[]>
}

const RatingCursor = z.tuple([z.number().min(0).max(5), z.int().max(MAX_INT)])
const RelevancePosition = z.int().min(0).max(10_000)

const filterOf = ({ categoryId, ar }: ParsedInputOf<typeof listServices>): ServiceFilter => ({
  categoryId,
  isArEnabled: ar === undefined ? undefined : ar === 'true',
})

const view = ({ skillIds, ...row }: ServiceRow): Service => ({ ...row, skills: skillIds.map(id => TAXONOMY.skill(id)?.name ?? id) })

export const createCatalogService = (database: Database): CatalogService => {
  const db = database.query
  const reads = createServiceReads(db)

  const byRelevance = async (input: ParsedInputOf<typeof listServices>, q: string): Promise<Page<Service>> => {
    const skip = decodeCursor(RelevancePosition, input.cursor) ?? 0
    const rows = await database.transaction(tx => servicesByRelevance(tx, filterOf(input), q, skip, input.limit + 1))
    return pageOf(rows.map(view), input.limit, () => skip + input.limit)
  }
  const byRating = async (input: ParsedInputOf<typeof listServices>): Promise<Page<Service>> => {
    const position = decodeCursor(RatingCursor, input.cursor)
    const after = position && { rating: position[0], id: position[1] }
    const rows = await reads.servicesByRating(filterOf(input), after, input.limit + 1)
    return pageOf(rows.map(view), input.limit, last => [last.rating, last.id])
  }

  return {
    categories: () => allCategories(db),
    featured: async () => (await featuredServices(db, FEATURED_SERVICES)).map(view),
    list: input => (input.q ? byRelevance(input, input.q) : byRating(input)),
    detail: async serviceId => {
      const row = await reads.serviceById(serviceId)
      if (!row) throw new AppError('not_found', 'Service Not Found')
      return view(row)
    },
    skills: words =>
      skillsFor(TAXONOMY, words, SKILLS_FOUND_MAX).map(({ id, name, tradeId }) => ({
        id,
        name,
        tradeName: TAXONOMY.trade(tradeId)?.name ?? '',
      })),
    figures: async () => ({ services: await countServices(db) }),
    newestServiceId: () => newestServiceId(db),
    serviceIds: stretch => serviceIdsOf(db, stretch),
  }
}
