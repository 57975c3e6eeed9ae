import { and, desc, eq, inArray, lt, or, type SQL, sql } from 'drizzle-orm'
import type { AvailabilityStatus, ProfileBadge } from '#contract/experts.ts'
import type { Queryable, Transaction } from '../platform/database/database.ts'
import { containing } from '../platform/database/like-pattern.ts'
import type { AccountActor } from '../platform/identity/actor.ts'
import type { Owner } from '../platform/identity/ownership.ts'
import { expertProfiles, expertSkills, isProfileOf, mayHire, shownAvatarUrl } from './expert-tables.ts'

const columns = {
  id: expertProfiles.id,
  accountId: expertProfiles.accountId,
  expertEmail: expertProfiles.expertEmail,
  expertName: expertProfiles.expertName,
  title: expertProfiles.title,
  bio: expertProfiles.bio,
  avatarUrl: shownAvatarUrl,
  location: expertProfiles.location,
  timezone: expertProfiles.timezone,
  websiteUrl: expertProfiles.websiteUrl,
  linkedinUrl: expertProfiles.linkedinUrl,
  githubUrl: expertProfiles.githubUrl,
  portfolioUrl: expertProfiles.portfolioUrl,
  phoneNumber: expertProfiles.phoneNumber,
  yearsExperience: expertProfiles.yearsExperience,
  // A check on the table keeps both to the contract's words.
  availabilityStatus: sql<AvailabilityStatus>`${expertProfiles.availabilityStatus}`,
  verificationStatus: sql<ProfileBadge>`${expertProfiles.verificationStatus}`,
  hourlyRate: expertProfiles.hourlyRate,
  skillIds: expertProfiles.skillIds,
  rating: expertProfiles.ratingAverage,
  reviewsCount: expertProfiles.reviewsCount,
  completedCount: expertProfiles.completedCount,
  passedAssessments: expertProfiles.passedAssessments,
  isSample: expertProfiles.isSample,
  mayBeHired: sql<boolean>`${mayHire}`,
}

const profiles = (db: Queryable) => db.select(columns).from(expertProfiles)
export type ProfileRow = Awaited<ReturnType<typeof profiles>>[number]
export const ownerOf = ({ accountId, expertEmail }: ProfileRow): Owner => ({ accountId, email: expertEmail })

export interface ProfileFilter {
  verificationStatus?: ProfileBadge | undefined
  location?: string | undefined
  email?: string | undefined
  /** Whoever has one of these. */
  skillIds?: readonly string[]
}

/** Who reads a list: admins see whom nobody may hire and how far each is with being verified, others only of themselves. */
export interface ProfileReader {
  account: AccountActor | null
  isAdmin: boolean
}

/** The badge as a reader is told it. */
const hasBadge = ({ account, isAdmin }: ProfileReader, badge: ProfileBadge): SQL => {
  if (isAdmin || badge === 'verified') return eq(expertProfiles.verificationStatus, badge)
  const own = account ? isProfileOf(account) : sql`false`
  // So far only he himself is told that he is: nobody else's profile is looked at.
  if (badge !== 'not_verified') return sql`(${own} and ${expertProfiles.verificationStatus} = ${badge})`
  return sql`case when ${own} then ${expertProfiles.verificationStatus} when ${expertProfiles.verificationStatus} = 'verified' then 'verified' else 'not_verified' end = ${badge}`
}

const isListed = ({ account, isAdmin }: ProfileReader): SQL | undefined => {
  if (isAdmin) return undefined
  return account ? or(mayHire, isProfileOf(account)) : mayHire
}

const conditions = (reader: ProfileReader, { verificationStatus, location, email, skillIds }: ProfileFilter): (SQL | undefined)[] => [
  isListed(reader),
  ...(verificationStatus === undefined ? [] : [hasBadge(reader, verificationStatus)]),
  ...(email === undefined ? [] : [eq(expertProfiles.expertEmail, email)]),
  ...(location === undefined ? [] : [sql`${expertProfiles.location} ilike ${containing(location)}`]),
  ...(skillIds === undefined
    ? []
    : [
        sql`exists (select from ${expertSkills} where ${expertSkills.expertId} = ${expertProfiles.id} and ${inArray(expertSkills.skillId, [...skillIds])})`,
      ]),
]

/** Profiles with an id below this one, the newest first. */
export const profilesBelow = (
  db: Queryable,
  reader: ProfileReader,
  filter: ProfileFilter,
  below: number | undefined,
  limit: number,
): Promise<ProfileRow[]> =>
  profiles(db)
    .where(and(...conditions(reader, filter), below === undefined ? undefined : lt(expertProfiles.id, below)))
    .orderBy(desc(expertProfiles.id))
    .limit(limit)

export const profileById = async (db: Queryable, id: number): Promise<ProfileRow | undefined> => {
  const [row] = await profiles(db).where(eq(expertProfiles.id, id))
  return row
}

export const profileOfAccount = async (db: Queryable, account: AccountActor): Promise<ProfileRow | undefined> => {
  const [row] = await profiles(db).where(isProfileOf(account))
  return row
}

/** The same, held until the transaction ends. */
export const lockProfileOf = async (tx: Transaction, account: AccountActor) => {
  const [row] = await tx
    .select({ id: expertProfiles.id, name: expertProfiles.expertName, verificationStatus: expertProfiles.verificationStatus })
    .from(expertProfiles)
    .where(isProfileOf(account))
    .for('update')
  return row
}

/** What a profile is saved with; what is undefined stays as it is. */
export type ProfileValues = Partial<Omit<typeof expertProfiles.$inferInsert, 'id' | 'search' | 'accountId' | 'expertEmail'>>

/** Changes a profile; from then on it is this account's, if nobody had claimed it. */
export const updateProfile = async (tx: Transaction, id: number, accountId: string, values: ProfileValues): Promise<void> => {
  await tx
    .update(expertProfiles)
    .set({ ...values, accountId })
    .where(eq(expertProfiles.id, id))
}

/** Makes a profile; undefined when the address, or the account, has one. */
export const insertProfile = async (
  tx: Transaction,
  values: Omit<typeof expertProfiles.$inferInsert, 'search'>,
): Promise<number | undefined> => {
  const [row] = await tx.insert(expertProfiles).values(values).onConflictDoNothing().returning({ id: expertProfiles.id })
  return row?.id
}

export const setVerificationStatus = async (tx: Transaction, expertProfileId: number, status: ProfileBadge): Promise<void> => {
  await tx.update(expertProfiles).set({ verificationStatus: status }).where(eq(expertProfiles.id, expertProfileId))
}
