import { and, eq, inArray, isNotNull } from 'drizzle-orm'
import { HIRED_OFFER_STATUSES } from '#contract/hiring.ts'
import { services } from '../catalog/catalog-tables.ts'
import { expertProfiles } from '../experts/expert-tables.ts'
import { offers } from '../hiring/offer-tables.ts'
import type { Queryable } from '../platform/database/database.ts'

/** Accounts of the experts who are hired for a project. */
export const hiredAccounts = async (db: Queryable, projectId: number): Promise<string[]> => {
  const rows = await db
    .selectDistinct({ accountId: expertProfiles.accountId })
    .from(offers)
    .innerJoin(expertProfiles, eq(expertProfiles.id, offers.expertId))
    .where(and(eq(offers.projectId, projectId), inArray(offers.status, [...HIRED_OFFER_STATUSES]), isNotNull(expertProfiles.accountId)))
  return rows.flatMap(({ accountId }) => accountId ?? [])
}

export const serviceExists = async (db: Queryable, serviceId: number): Promise<boolean> =>
  (await db.$count(services, eq(services.id, serviceId))) > 0
