import { type ExpertProfile, type ExpertProfileFields, type listExpertProfiles, needsNameReview } from '#contract/experts.ts'
import type { ParsedInputOf } from '#contract/shared/endpoint.ts'
import { AppError } from '#contract/shared/errors.ts'
import type { Page } from '#contract/shared/pagination.ts'
import { TAXONOMY } from '../catalog/taxonomy/taxonomy-index.ts'
import { decodeCursor, pageOf, RowId } from '../platform/database/cursor.ts'
import type { Database, Transaction } from '../platform/database/database.ts'
import { type AccountActor, type Actor, isAdmin, requireAccount } from '../platform/identity/actor.ts'
import { mayReadPrivate } from './expert-policy.ts'
import {
  insertProfile,
  lockProfileOf,
  ownerOf,
  type ProfileRow,
  type ProfileValues,
  profileById,
  profilesBelow,
  updateProfile,
} from './expert-profile-store.ts'
import { reviewNewName } from './verification/name-change.ts'

/** Profiles of experts: anybody reads them, each expert writes his own. */
export interface ExpertProfileService {
  list(actor: Actor, input: ParsedInputOf<typeof listExpertProfiles>): Promise<Page<ExpertProfile>>
  detail(actor: Actor, expertProfileId: number): Promise<ExpertProfile>
  save(actor: Actor, fields: ExpertProfileFields): Promise<ExpertProfile>
}

/** What a profile is called until its owner says what he does. */
const NEW_TITLE = 'Expert'
/** What he asks an hour until he says so, in US dollars. */
const NEW_HOURLY_RATE = 50

const skillOf = (id: string) => ({ id, name: TAXONOMY.skill(id)?.name ?? id })

/** A profile as this actor may see it. Why somebody cannot be hired, and how far he is with being verified, is told to him and to admins. */
export const profileView = (actor: Actor, profile: ProfileRow): ExpertProfile => {
  const { accountId: _owner, skillIds, mayBeHired, ...row } = profile
  const shown = { ...row, skills: skillIds.map(skillOf), isOffMarket: !mayBeHired }
  if (mayReadPrivate(actor, ownerOf(profile))) return shown
  return {
    ...shown,
    phoneNumber: null,
    verificationStatus: row.verificationStatus === 'verified' ? 'verified' : 'not_verified',
    availabilityStatus: mayBeHired ? row.availabilityStatus : 'unavailable',
  }
}

const knownSkills = (ids: readonly string[]): string[] => {
  const unknown = ids.find(id => !TAXONOMY.skill(id))
  if (unknown !== undefined) throw new AppError('bad_request', `There is no skill with the id ${unknown}. Search for it again.`)
  return [...new Set(ids)]
}

/** Words that a search names skills by; one that nobody knows finds nobody. */
const skillsNamed = (words: string): string[] =>
  words
    .split(',')
    .map(word => word.trim())
    .filter(Boolean)
    .map(word => TAXONOMY.skill(word)?.id ?? TAXONOMY.resolve(word)?.id ?? '')

const valuesOf = (fields: ExpertProfileFields): ProfileValues => ({
  expertName: fields.expertName,
  bio: fields.bio ?? '',
  avatarUrl: fields.avatarUrl ?? null,
  location: fields.location || null,
  websiteUrl: fields.websiteUrl ?? null,
  linkedinUrl: fields.linkedinUrl ?? null,
  githubUrl: fields.githubUrl ?? null,
  portfolioUrl: fields.portfolioUrl ?? null,
  phoneNumber: fields.phoneNumber || null,
  yearsExperience: fields.yearsExperience ?? 0,
  availabilityStatus: fields.availabilityStatus ?? 'available',
  ...(fields.timezone === undefined ? {} : { timezone: fields.timezone }),
  ...(fields.title === undefined ? {} : { title: fields.title }),
  ...(fields.hourlyRate === undefined ? {} : { hourlyRate: fields.hourlyRate }),
  ...(fields.skillIds === undefined ? {} : { skillIds: knownSkills(fields.skillIds) }),
})

const renamedMessage = (name: string) =>
  `You are verified as ${name}. Under another name you are not verified until an admin has looked at it: confirm that you want that (acceptsReview).`
const ROLE_TAKEN =
  'An admin has taken the role of an expert from your account, so your profile stays as it is. If you think that is a mistake, write to us by the contact form.'

/** Changes the profile that there is, or makes one; undefined when one was made meanwhile. */
const write = async (
  tx: Transaction,
  account: AccountActor,
  { expertName, acceptsReview }: ExpertProfileFields,
  values: ProfileValues,
): Promise<number | undefined> => {
  const { accountId, email: expertEmail } = account
  const known = await lockProfileOf(tx, account)
  if (known) {
    const isForReview = needsNameReview({ ...known, expertName: known.name }, expertName)
    if (isForReview && !acceptsReview) throw new AppError('conflict', renamedMessage(known.name))
    await reviewNewName(tx, known, expertName, accountId)
    await updateProfile(tx, known.id, accountId, values)
    return known.id
  }
  return insertProfile(tx, { title: NEW_TITLE, hourlyRate: NEW_HOURLY_RATE, ...values, expertName, accountId, expertEmail })
}

/** `becomeExpert`: gives an account the expert's role, unless an admin took it away; answers whether it has it. */
export const createExpertProfileService = (
  database: Database,
  becomeExpert: (tx: Transaction, accountId: string) => Promise<boolean>,
): ExpertProfileService => ({
  list: async (actor, { cursor, limit, skills, location, ...filter }) => {
    const narrowed = { ...filter, ...(location ? { location } : {}), ...(skills ? { skillIds: skillsNamed(skills) } : {}) }
    const reader = { account: actor.kind === 'account' ? actor : null, isAdmin: isAdmin(actor) }
    const rows = await profilesBelow(database.query, reader, narrowed, decodeCursor(RowId, cursor), limit + 1)
    return pageOf(
      rows.map(row => profileView(actor, row)),
      limit,
      last => last.id,
    )
  },
  detail: async (actor, expertProfileId) => {
    const row = await profileById(database.query, expertProfileId)
    if (!row) throw new AppError('not_found', 'There is no such expert.')
    return profileView(actor, row)
  },
  save: async (actor, fields) => {
    const account = requireAccount(actor)
    const { accountId, isEmailVerified } = account
    if (!isEmailVerified) throw new AppError('forbidden', 'Confirm your e-mail address first: the profile belongs to it.')
    const values = valuesOf(fields)
    return database.transaction(async tx => {
      const id = await write(tx, account, fields, values)
      const row = id === undefined ? undefined : await profileById(tx, id)
      // Two windows made it at once: the other one's stands now.
      if (!row) throw new AppError('conflict', 'Your profile was made in another window just now. Reload the page to change it.')
      if (!(await becomeExpert(tx, accountId))) throw new AppError('forbidden', ROLE_TAKEN)
      return profileView(actor, row)
    })
  },
})
