import * as z from 'zod/mini'
import { MAX_SEARCH_CHARACTERS, SERVICE_SORTS } from './catalog-limits.ts'
import { endpoint } from './shared/endpoint.ts'
import { pageInput } from './shared/pagination.ts'
import { isoDateTime, plainText, positiveIntText } from './shared/primitives.ts'

const SERVICES_PAGE_SIZE = 24

/** `servicesCount`: services on offer, as of the last minute. */
export const Category = z.object({ id: z.int(), name: z.string(), servicesCount: z.int() })
export type Category = z.infer<typeof Category>

/** A service an expert offers. `hourlyRate` in US dollars, `rating` from 0 (no reviews yet) to 5. */
export const Service = z.object({
  id: z.int(),
  title: z.string(),
  description: z.string(),
  categoryId: z.int(),
  categoryName: z.string(),
  expertId: z.int(),
  expertName: z.string(),
  expertTitle: z.string(),
  expertAvatarUrl: z.nullable(z.string()),
  expertBio: z.string(),
  isExpertVerified: z.boolean(),
  /** Names of the assessments the expert has passed. */
  expertBadges: z.array(z.string()),
  rating: z.number(),
  reviewsCount: z.int(),
  skills: z.array(z.string()),
  hourlyRate: z.number(),
  isArEnabled: z.boolean(),
})
export type Service = z.infer<typeof Service>

export const listCategories = endpoint({
  method: 'GET',
  path: '/_api/categories',
  summary: 'All categories, by name, with how many services each has on offer: counted once a minute.',
  access: 'public',
  input: z.object({}),
  output: z.array(Category),
})

export const listFeaturedServices = endpoint({
  method: 'GET',
  path: '/_api/services/featured',
  summary: 'The services shown on Home.',
  access: 'public',
  input: z.object({}),
  output: z.array(Service),
})

const CATEGORY_ID = 'Category ID must be a positive integer.'

/** What narrows services down. A word that nobody uses stands for the nearest ones that somebody does. */
const serviceFilter = {
  categoryId: z.optional(positiveIntText(CATEGORY_ID)),
  q: z.optional(
    plainText('A search is text.').check(
      z.trim(),
      z.maxLength(MAX_SEARCH_CHARACTERS, { error: `A search is at most ${MAX_SEARCH_CHARACTERS} characters long.` }),
    ),
  ),
  /** `true`: every word of `q` is meant as it was typed. */
  exact: z.optional(z.enum(['true', 'false'], { error: 'exact must be true or false.' })),
  ar: z.optional(z.enum(['true', 'false'], { error: 'ar must be true or false.' })),
}

export const listServices = endpoint({
  method: 'GET',
  path: '/_api/services',
  summary:
    'Services, best first: by relevance when `q` is given, else by how well many have rated them; `sortBy` changes that, and `rating` is the plain average. `ar=true` leaves only AR-enabled ones. By relevance only the best few hundred matches of a common word are listed; by rating or price all.',
  access: 'public',
  input: z.object({
    ...serviceFilter,
    sortBy: z.optional(z.enum(SERVICE_SORTS, { error: `sortBy must be one of: ${SERVICE_SORTS.join(', ')}.` })),
    ...pageInput(SERVICES_PAGE_SIZE),
  }),
  output: z.array(Service),
  isPaged: true,
})

/** How many services a search finds. `isEstimate`: too many to count one by one; the figures are rounded. */
export const ServiceFacets = z.object({
  total: z.int(),
  /** Of those in the category asked for, with AR. */
  withAr: z.int(),
  /** In each category that has any, whatever category is asked for. */
  categories: z.array(z.object({ categoryId: z.int(), servicesCount: z.int() })),
  isEstimate: z.boolean(),
  /** What was searched for where words seem misspelt; null where none do. `exact` searches for what was typed. */
  meant: z.nullable(z.string()),
})
export type ServiceFacets = z.infer<typeof ServiceFacets>

export const countServices = endpoint({
  method: 'GET',
  path: '/_api/services/facets',
  summary:
    'How many services a search finds, by category and with AR. Without `q` they are counted once a minute: what left the market may count that long.',
  access: 'public',
  input: z.object(serviceFilter),
  output: ServiceFacets,
})

export const listServicesOfExpert = endpoint({
  method: 'GET',
  path: '/_api/experts/services',
  summary: "An expert's services on offer, best first, as in the list of all.",
  access: 'public',
  input: z.object({ expertProfileId: positiveIntText('Expert ID must be a positive integer') }),
  output: z.array(Service),
})

export const serviceId = positiveIntText('Service ID must be a positive integer.', 'Service ID must be a number.')

/** A picture of a service; its sizes in pixels, so that its room is kept before it is there. */
export const ServicePicture = z.object({ id: z.int(), url: z.string(), text: z.string(), width: z.int(), height: z.int() })
export type ServicePicture = z.infer<typeof ServicePicture>

/** A service with what helps to judge it. */
export const ServiceDetail = z.extend(Service, {
  pictures: z.array(ServicePicture),
  /** Not to be had at the moment. */
  isPaused: z.boolean(),
  /** An admin took it off the market: only an admin puts it back. */
  isPausedByAdmin: z.boolean(),
  /** It would be on offer, but its expert may not be hired at the moment; it is again when he may. For him and admins alone: others read false. */
  isHeldBack: z.boolean(),
  /** The caller is its expert. */
  isOwn: z.boolean(),
  expert: z.object({
    yearsExperience: z.int(),
    location: z.nullable(z.string()),
    timezone: z.string(),
    availabilityStatus: z.enum(['available', 'busy', 'unavailable']),
    /** Projects and sessions brought to an end. */
    completedCount: z.int(),
    /** Over all services; 0 while there are no reviews. */
    rating: z.number(),
    reviewsCount: z.int(),
    /** Of the profile. */
    createdAt: isoDateTime,
  }),
})
export type ServiceDetail = z.infer<typeof ServiceDetail>

export const getService = endpoint({
  method: 'GET',
  path: '/_api/services/detail',
  summary:
    'One service. A paused one says so; one that was never offered, or that an admin paused, is shown to its expert and to admins only.',
  access: 'public',
  input: z.object({ serviceId }),
  output: ServiceDetail,
})

export const listSimilarServices = endpoint({
  method: 'GET',
  path: '/_api/services/similar',
  summary: 'Services of other experts with the same skills, the best first; where these are few, others of its category.',
  access: 'public',
  input: z.object({ serviceId }),
  output: z.array(Service),
})
