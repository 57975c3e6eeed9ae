import { and, desc, eq, inArray, isNull, lt, type SQL, sql } from 'drizzle-orm'
import type { AvailabilityStatus, ProfileBadge } from '#contract/experts.ts'
import type { Queryable, Transaction } from '../platform/database/database.ts'
import { containing } from '../platform/database/like-pattern.ts'
import { expertProfiles, expertSkills, shownAvatarUrl } from './expert-tables.ts'

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
}

const profiles = (db: Queryable) => db.select(columns).from(expertProfiles)
export type ProfileRow = Awaited<ReturnType<typeof profiles>>[number]

export interface ProfileFilter {
  verificationStatus?: string | undefined
  location?: string | undefined
  email?: string | undefined
  /** Whoever has one of these. */
  skillIds?: readonly string[]
}

const conditions = ({ verificationStatus, location, email, skillIds }: ProfileFilter): SQL[] => [
  ...(verificationStatus === undefined ? [] : [eq(expertProfiles.verificationStatus, verificationStatus)]),
  ...(email === undefined ? [] : [eq(expertProfiles.expertEmail, email)]),
  ...(location === undefined ? [] : [sql`${expertProfiles.location} ilike ${containing(location)}`]),
  ...(skillIds === undefined
    ? []
    : [
        sql`exists (select from ${expertSkills} where ${expertSkills.expertId} = ${expertProfiles.id} and ${inArray(expertSkills.skillId, [...skillIds])})`,
      ]),
]

/** Profiles with an id below this one, the newest first. */
export const profilesBelow = (db: Queryable, filter: ProfileFilter, below: number | undefined, limit: number): Promise<ProfileRow[]> =>
  profiles(db)
    .where(and(...conditions(filter), below === undefined ? undefined : lt(expertProfiles.id, below)))
    .orderBy(desc(expertProfiles.id))
    .limit(limit)

export const profileById = async (db: Queryable, id: number): Promise<ProfileRow | undefined> => {
  const [row] = await profiles(db).where(eq(expertProfiles.id, id))
  return row
}

export const profileOfAccount = async (db: Queryable, accountId: string): Promise<ProfileRow | undefined> => {
  const [row] = await profiles(db).where(eq(expertProfiles.accountId, accountId))
  return row
}

/** What a profile is saved with; what is undefined stays as it is. */
export type ProfileValues = Partial<Omit<typeof expertProfiles.$inferInsert, 'id' | 'search' | 'accountId' | 'expertEmail'>>

/** Changes the profile of an account, also an imported one of its proven address that was never claimed. Answers its id. */
export const updateProfile = async (
  tx: Transaction,
  { accountId, expertEmail }: { accountId: string; expertEmail: string },
  values: ProfileValues,
): Promise<number | undefined> => {
  const isHis = sql`(${eq(expertProfiles.accountId, accountId)} or (${isNull(expertProfiles.accountId)} and ${eq(expertProfiles.expertEmail, expertEmail)}))`
  const [row] = await tx
    .update(expertProfiles)
    .set({ ...values, accountId })
    .where(isHis)
    .returning({ id: expertProfiles.id })
  return row?.id
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
