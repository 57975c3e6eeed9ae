import * as z from 'zod'
import type { Category, countServices, listServices, Service, ServiceDetail, ServiceFacets } from '#contract/catalog.ts'
import { FEATURED_SERVICES, SIMILAR_SERVICES } from '#contract/catalog-limits.ts'
import type { ParsedInputOf } from '#contract/shared/endpoint.ts'
import { AppError } from '#contract/shared/errors.ts'
import type { Page } from '#contract/shared/pagination.ts'
import { SKILLS_FOUND_MAX, type Skill } from '#contract/shared/skills.ts'
import { atMostEvery } from '../platform/at-most-every.ts'
import { decodeCursor, pageOf, RowId } from '../platform/database/cursor.ts'
import type { Database } from '../platform/database/database.ts'
import type { Actor } from '../platform/identity/actor.ts'
import { hasPage, mayChangeService, mayPauseService } from './catalog-policy.ts'
import {
  allCategories,
  createServiceReads,
  FEATURED_FROM,
  featuredServices,
  newestServiceId,
  type ServiceFilter,
  serviceIdsOf,
  servicesOfExpert,
} from './catalog-store.ts'
import type { SearchText } from './search/search-meanings.ts'
import { createServiceSearch } from './search/service-search.ts'
import { countOffered } from './search/service-search-store.ts'
import { facetsOf } from './service-facets.ts'
import { detailView, view } from './service-view.ts'
import { skillsFor } from './taxonomy/skill-search.ts'
import { TAXONOMY } from './taxonomy/taxonomy-index.ts'

/** Reading the marketplace: open to everybody, so next to no method asks who calls. */
export interface CatalogService {
  categories(): Promise<Category[]>
  featured(): Promise<Service[]>
  list(input: ParsedInputOf<typeof listServices>): Promise<Page<Service>>
  facets(input: ParsedInputOf<typeof countServices>): Promise<ServiceFacets>
  detail(actor: Actor, serviceId: number): Promise<ServiceDetail>
  ofExpert(expertId: number): Promise<Service[]>
  /** By the same skills, then of the same category, of other experts. */
  similar(serviceId: number): Promise<Service[]>
  /** Skills that a few letters may mean, the likeliest first. */
  skills(words: string): Skill[]
  /** How many services are on offer. */
  figures(): Promise<{ services: number }>
  /** After a change of what is on offer: the next who asks for figures has them counted. */
  forgetCounts(): void
  /** 0 while there is none. */
  newestServiceId(): Promise<number>
  /** The ids of a stretch of services on offer, in order. */
  serviceIds(stretch: { above: number; upTo: number }): Promise<number[]>
}

/** The value a list is ordered by, and the id among equals. */
const Position = z.tuple([z.number(), RowId])
/** Counting a million services takes a tenth of a second; the contract says how old figures may be. */
const COUNTS_FRESH_MS = 60_000

const filterOf = ({ categoryId, ar }: ParsedInputOf<typeof countServices>): ServiceFilter => ({
  categoryId,
  isArEnabled: ar === undefined ? undefined : ar === 'true',
})

const textOf = ({ q, exact }: ParsedInputOf<typeof countServices>): SearchText | null => (q ? { q, isVerbatim: exact === 'true' } : null)

const skillsLike = (words: string): Skill[] =>
  skillsFor(TAXONOMY, words, SKILLS_FOUND_MAX).map(({ id, name, tradeId }) => ({
    id,
    name,
    tradeName: TAXONOMY.trade(tradeId)?.name ?? '',
  }))

export const createCatalogService = (database: Database): CatalogService => {
  const db = database.query
  const reads = createServiceReads(db)

  const search = createServiceSearch(database)
  const counts = atMostEvery(COUNTS_FRESH_MS, () => countOffered(db))

  const positionOf = (input: ParsedInputOf<typeof listServices>) => {
    const position = decodeCursor(Position, input.cursor)
    return position && { value: position[0], id: position[1] }
  }
  const found = async (input: ParsedInputOf<typeof listServices>, text: SearchText): Promise<Page<Service>> => {
    const rows = await search.search(text, input.sortBy ?? 'relevance', {
      ...{ filter: filterOf(input), position: positionOf(input), limit: input.limit + 1 },
    })
    const { items, nextCursor } = pageOf(rows, input.limit, last => [last.rank, last.id])
    return { items: items.map(view), nextCursor }
  }
  const offered = async (input: ParsedInputOf<typeof listServices>): Promise<Page<Service>> => {
    const order = input.sortBy === undefined || input.sortBy === 'relevance' ? 'standing' : input.sortBy
    const rows = await reads.servicesInOrder(order, filterOf(input), positionOf(input), input.limit + 1)
    const { items, nextCursor } = pageOf(rows, input.limit, last => [last.position, last.id])
    return { items: items.map(view), nextCursor }
  }

  return {
    categories: async () => {
      const [categories, offers] = await Promise.all([allCategories(db), counts.get()])
      const countOf = (id: number) => offers.filter(({ categoryId }) => categoryId === id).reduce((sum, { count }) => sum + count, 0)
      return categories.map(category => ({ ...category, servicesCount: countOf(category.id) }))
    },
    featured: async () => (await featuredServices(db, await search.best(FEATURED_FROM), FEATURED_SERVICES)).map(view),
    list: input => {
      const text = textOf(input)
      return text ? found(input, text) : offered(input)
    },
    facets: async input => {
      const text = textOf(input)
      return facetsOf(text ? await search.count(text) : { counts: await counts.get(), isEstimate: false, meant: null }, filterOf(input))
    },
    detail: async (actor, serviceId) => {
      const row = await reads.serviceById(serviceId)
      const isTold = mayPauseService(actor, row?.ownerAccountId ?? null)
      if (!row || !(hasPage(row) || isTold)) throw new AppError('not_found', 'Service Not Found')
      return detailView(row, { isOwn: mayChangeService(actor, row.ownerAccountId), isTold })
    },
    ofExpert: async expertId => (await servicesOfExpert(db, expertId)).map(view),
    similar: async serviceId => {
      const row = await reads.serviceById(serviceId)
      if (!row || !hasPage(row)) throw new AppError('not_found', 'Service Not Found')
      return (await search.similar(row, SIMILAR_SERVICES)).map(view)
    },
    forgetCounts: () => {
      counts.forget()
      search.forget()
    },
    skills: skillsLike,
    figures: async () => ({ services: (await counts.get()).reduce((sum, { count }) => sum + count, 0) }),
    newestServiceId: () => newestServiceId(db),
    serviceIds: stretch => serviceIdsOf(db, stretch),
  }
}
