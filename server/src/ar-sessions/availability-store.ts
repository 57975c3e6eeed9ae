import { eq } from 'drizzle-orm'
import { Availability, DEFAULT_AVAILABILITY } from '#contract/ar-sessions-availability.ts'
import { expertProfiles } from '../experts/expert-tables.ts'
import type { Queryable, Transaction } from '../platform/database/database.ts'
import { arAvailability } from './session-tables.ts'

/** What the runtime does not know as a zone is read as UTC: an import may have brought anything. */
const orUtc = (availability: unknown, timezone: string): Availability =>
  Availability.safeParse({ ...Object(availability), timezone }).data ?? Availability.parse({ ...Object(availability), timezone: 'UTC' })

/** When an expert takes sessions, on the clock of his profile's zone. */
export const availabilityOf = async (db: Queryable, expertId: number): Promise<Availability> => {
  const { weekly, exceptions, noticeHours, bufferMinutes } = arAvailability
  const [row] = await db
    .select({ timezone: expertProfiles.timezone, said: { weekly, exceptions, noticeHours, bufferMinutes } })
    .from(expertProfiles)
    .leftJoin(arAvailability, eq(arAvailability.expertId, expertProfiles.id))
    .where(eq(expertProfiles.id, expertId))
  return orUtc(row?.said ?? DEFAULT_AVAILABILITY, row?.timezone ?? 'UTC')
}

export const saveAvailabilityOf = async (
  tx: Transaction,
  expertId: number,
  { timezone: _profiles, ...availability }: Availability,
): Promise<void> => {
  const values = { ...availability, updatedAt: new Date() }
  await tx
    .insert(arAvailability)
    .values({ expertId, ...values })
    .onConflictDoUpdate({ target: arAvailability.expertId, set: values })
}
