import { and, eq, gt, inArray, isNull, lt, or, type SQL, sql } from 'drizzle-orm'
import { SESSION_MINUTES } from '#contract/ar-sessions.ts'
import { accounts } from '../accounts/account-tables.ts'
import { expertProfiles, isProfileOf } from '../experts/expert-tables.ts'
import { ADVISORY_LOCKS } from '../platform/database/advisory-locks.ts'
import type { Queryable, Transaction } from '../platform/database/database.ts'
import type { AccountActor } from '../platform/identity/actor.ts'
import type { Owner } from '../platform/identity/ownership.ts'
import { arSessions } from './session-tables.ts'
import { sessionEnd } from './session-view.ts'

/** Somebody whose time a session takes; without an account he is known by his address alone. */
export type Person = Pick<AccountActor, 'email' | 'isEmailVerified'> & { accountId: string | null }

/** Who is on one side of a session: also an account whose proven address it was booked or registered with. */
export const personOf = async (db: Queryable, { accountId, email }: Owner): Promise<Person> => {
  const isHis = accountId === null ? and(eq(accounts.email, email), accounts.emailVerified) : eq(accounts.id, accountId)
  const [account] = await db
    .select({ accountId: accounts.id, email: accounts.email, isEmailVerified: accounts.emailVerified })
    .from(accounts)
    .where(isHis)
  return account ?? { accountId: null, email, isEmailVerified: false }
}

/**
 * Whoever books or moves a session keeps all other bookings of both its people waiting until the transaction ends, whichever side they are on
 * there. In one order, and after the expert and the session, by all.
 */
export const holdTimes = async (tx: Transaction, people: readonly Person[]): Promise<void> => {
  const keys = new Set(people.map(({ accountId, email }) => accountId ?? email))
  for (const key of [...keys].sort())
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${key}, ${ADVISORY_LOCKS.ownTime}))`)
}

/** Those in which somebody is the client: also by his proven address while no account is named. */
const isClientIn = ({ accountId, email, isEmailVerified }: Person): SQL | undefined =>
  or(
    ...(accountId === null ? [] : [eq(arSessions.clientAccountId, accountId)]),
    ...(accountId === null || isEmailVerified ? [and(isNull(arSessions.clientAccountId), eq(arSessions.clientEmail, email))] : []),
  )

/** Those of somebody on either side; as expert once they are confirmed. */
export const isOfPerson = (db: Queryable, person: Person): SQL | undefined => {
  const { accountId, email, isEmailVerified } = person
  if (accountId === null) return isClientIn(person)
  const own = db.select({ id: expertProfiles.id }).from(expertProfiles).where(isProfileOf({ accountId, email, isEmailVerified }))
  return or(isClientIn(person), and(inArray(arSessions.expertId, own), isNull(arSessions.heldUntil)))
}

/** The same without those that nobody has confirmed: whoever types another one's address takes none of his time. */
export const isConfirmedOf = (db: Queryable, person: Person): SQL | undefined => and(isOfPerson(db, person), isNull(arSessions.heldUntil))

/** When an expert is somebody's client himself; nobody books him then. */
export const timesAsClient = async (
  db: Queryable,
  person: Person,
  { from, until, except = 0 }: { from: Date; until: Date; except?: number | undefined },
): Promise<{ from: Date; until: Date }[]> => {
  const rows = await db
    .select({ startsAt: arSessions.startsAt })
    .from(arSessions)
    .where(
      and(
        isClientIn(person),
        isNull(arSessions.heldUntil),
        sql`${arSessions.status} in ('scheduled', 'active') and ${arSessions.id} <> ${except}`,
        lt(arSessions.startsAt, until),
        gt(arSessions.startsAt, new Date(from.getTime() - SESSION_MINUTES * 60_000)),
      ),
    )
  return rows.map(({ startsAt }) => ({ from: startsAt, until: sessionEnd(startsAt) }))
}
