import { and, asc, desc, eq, gt, lte, max, type SQL, sql } from 'drizzle-orm'
import { expertProfiles, shownAvatarUrl } from '../experts/expert-tables.ts'
import type { Queryable } from '../platform/database/database.ts'
import { RATING_STANDING } from '../platform/database/rating-standing.ts'
import { categories, servicePictures, services } from './catalog-tables.ts'

/** What is shown of a service in a list. */
export const serviceColumns = {
  id: services.id,
  title: services.title,
  description: services.description,
  categoryId: services.categoryId,
  categoryName: categories.name,
  expertId: services.expertId,
  expertName: expertProfiles.expertName,
  expertTitle: expertProfiles.title,
  expertAvatarUrl: shownAvatarUrl,
  expertBio: expertProfiles.bio,
  isExpertVerified: sql<boolean>`${expertProfiles.verificationStatus} = 'verified'`,
  expertAssessments: expertProfiles.passedAssessments,
  rating: services.ratingAverage,
  reviewsCount: services.reviewsCount,
  skillIds: services.skillIds,
  hourlyRate: services.hourlyRate,
  isArEnabled: services.isArEnabled,
}

const joined = <Further extends Record<string, SQL>>(db: Queryable, further: Further) =>
  db
    .select({ ...serviceColumns, ...further })
    .from(services)
    .innerJoin(expertProfiles, eq(expertProfiles.id, services.expertId))
    .innerJoin(categories, eq(categories.id, services.categoryId))

const shown = (db: Queryable) => joined(db, {})

export type ServiceRow = Awaited<ReturnType<typeof shown>>[number]

export interface ServiceFilter {
  categoryId?: number | undefined
  isArEnabled?: boolean | undefined
}

/** Where a list goes on: the value it is ordered by, and the id among equals. */
interface ListPosition {
  value: number
  id: number
}

/** The same as in the index, with its table said: experts have ratings too. */
const standing = sql<number>`${sql.raw(RATING_STANDING.replaceAll(/rating_average|reviews_count/g, 'services.$&'))}`

/** The orders of all services; an index serves each at any depth. */
const LIST_ORDERS = {
  standing: { value: standing, isRising: false },
  rating: { value: services.ratingAverage, isRising: false },
  'price-low': { value: services.hourlyRate, isRising: true },
  'price-high': { value: services.hourlyRate, isRising: false },
} as const
export type ListOrder = keyof typeof LIST_ORDERS

interface PictureRow {
  id: number
  blobId: string
  text: string
  width: number
  height: number
}

const picturesOfService = sql<
  PictureRow[]
>`coalesce((select json_agg(json_build_object('id', picture.id, 'blobId', picture.blob_id, 'text', picture.text, 'width', picture.width, 'height', picture.height) order by picture.place) from ${servicePictures} picture where picture.service_id = ${services.id}), '[]')`

const details = (db: Queryable) =>
  db
    .select({
      ...serviceColumns,
      isPaused: services.isPaused,
      isDraft: services.isDraft,
      isPausedByAdmin: services.isPausedByAdmin,
      pauseReason: services.pauseReason,
      isHeldBack: services.isHeldBack,
      pictures: picturesOfService,
      ownerAccountId: expertProfiles.accountId,
      expertYears: expertProfiles.yearsExperience,
      expertLocation: expertProfiles.location,
      expertTimezone: expertProfiles.timezone,
      expertAvailability: sql<'available' | 'busy' | 'unavailable'>`${expertProfiles.availabilityStatus}`,
      expertCompleted: expertProfiles.completedCount,
      expertRating: expertProfiles.ratingAverage,
      expertReviews: expertProfiles.reviewsCount,
      expertSince: expertProfiles.createdAt,
    })
    .from(services)
    .innerJoin(expertProfiles, eq(expertProfiles.id, services.expertId))
    .innerJoin(categories, eq(categories.id, services.categoryId))

export type DetailRow = Awaited<ReturnType<typeof details>>[number]

/** A service whole, paused or not. */
export const serviceDetail = async (db: Queryable, id: number): Promise<DetailRow | undefined> => {
  const [row] = await details(db).where(eq(services.id, id))
  return row
}

const prepareById = (db: Queryable) =>
  details(db)
    .where(eq(services.id, sql.placeholder('id')))
    .prepare('service_by_id')

interface ListShape {
  order: ListOrder
  byCategory: boolean
  byAr: boolean
  isContinued: boolean
}

const prepareList = (db: Queryable, { order, byCategory, byAr, isContinued }: ListShape) => {
  const { value, isRising } = LIST_ORDERS[order]
  const position = sql`(${sql.placeholder('value')}::${sql.raw(order === 'standing' ? 'float8' : 'numeric')}, ${sql.placeholder('after')}::int)`
  return joined(db, { position: sql<number>`${value}::float8` })
    .where(
      and(
        eq(services.isPaused, false),
        byCategory ? eq(services.categoryId, sql.placeholder('categoryId')) : undefined,
        byAr ? eq(services.isArEnabled, sql.placeholder('isArEnabled')) : undefined,
        isContinued ? sql`(${value}, ${services.id}) ${isRising ? sql`>` : sql`<`} ${position}` : undefined,
      ),
    )
    .orderBy(isRising ? asc(value) : desc(value), isRising ? asc(services.id) : desc(services.id))
    .limit(sql.placeholder('limit'))
    .prepare(`services_by_${order}_${Number(byCategory)}${Number(byAr)}${Number(isContinued)}`)
}

/**
 * The two reads that everybody makes all the time. Prepared: building and planning a three-table join costs more than running it.
 */
export const createServiceReads = (db: Queryable) => {
  const byId = prepareById(db)
  const lists = new Map<string, ReturnType<typeof prepareList>>()
  const listOf = (shape: ListShape) => {
    const key = JSON.stringify(shape)
    const list = lists.get(key) ?? prepareList(db, shape)
    lists.set(key, list)
    return list
  }
  return {
    serviceById: async (id: number): Promise<DetailRow | undefined> => (await byId.execute({ id }))[0],
    servicesInOrder: (order: ListOrder, filter: ServiceFilter, after: ListPosition | undefined, limit: number) =>
      listOf({
        order,
        byCategory: filter.categoryId !== undefined,
        byAr: filter.isArEnabled !== undefined,
        isContinued: after !== undefined,
      }).execute({
        ...filter,
        value: after?.value,
        after: after?.id,
        limit,
      }),
  }
}

/** What an expert offers: all of it, for he cannot write more than SERVICES_PER_EXPERT_MAX. */
export const servicesOfExpert = (db: Queryable, expertId: number): Promise<ServiceRow[]> =>
  shown(db)
    .where(and(eq(services.expertId, expertId), eq(services.isPaused, false)))
    .orderBy(desc(standing), asc(services.id))

/** So many of those that stand best are looked at for what Home shows. */
export const FEATURED_FROM = 512
/** However many stand alike, or while there are too few to tell: more are not read for one page. */
const FEATURED_FROM_MAX = 4_096

/**
 * What Home shows: well reviewed by many rather than by one, no expert twice, no category twice while there are others, with AR help and
 * without in turn. `within`: the marks of those that stand best, where there are many services.
 */
export const featuredServices = (db: Queryable, within: string, limit: number) => {
  const among = within === '' ? sql`not is_paused` : sql`search @@ ${within}::tsquery`
  const top = sql`(select id, expert_id, category_id, is_ar_enabled, ${sql.raw(RATING_STANDING)} as standing from services where ${among} limit ${FEATURED_FROM_MAX}) top`
  const ofExperts = sql`(select distinct on (expert_id) id, category_id, is_ar_enabled, standing from ${top} order by expert_id, standing desc, id desc) best`
  const ofCategories = sql`(select id, is_ar_enabled, standing, row_number() over (partition by category_id order by standing desc, id desc) as place from ${ofExperts}) placed`
  const inTurn = sql`(select id, is_ar_enabled, place, row_number() over (partition by place, is_ar_enabled order by standing desc, id desc) as turn from ${ofCategories}) featured`
  return shown(db)
    .innerJoin(inTurn, sql`featured.id = ${services.id}`)
    .orderBy(sql`featured.place, featured.turn, featured.is_ar_enabled desc`)
    .limit(limit)
}

export const newestServiceId = async (db: Queryable): Promise<number> => {
  const [row] = await db.select({ id: max(services.id) }).from(services)
  return row?.id ?? 0
}

export const serviceIdsOf = async (db: Queryable, { above, upTo }: { above: number; upTo: number }): Promise<number[]> => {
  const rows = await db
    .select({ id: services.id })
    .from(services)
    .where(and(gt(services.id, above), lte(services.id, upTo), eq(services.isPaused, false)))
    .orderBy(asc(services.id))
  return rows.map(row => row.id)
}

export const allCategories = (db: Queryable) =>
  db.select({ id: categories.id, name: categories.name }).from(categories).orderBy(asc(categories.name))

/** Makes the categories that are missing; answers the id of each name. */
export const ensureCategories = async (db: Queryable, names: readonly string[]): Promise<Map<string, number>> => {
  if (names.length > 0)
    await db
      .insert(categories)
      .values(names.map(name => ({ name })))
      .onConflictDoNothing()
  const rows = await allCategories(db)
  return new Map(rows.map(row => [row.name.toLowerCase(), row.id]))
}
