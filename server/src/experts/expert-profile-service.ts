import * as z from 'zod'
import type { ExpertProfile, ExpertProfileFields, listExpertProfiles } from '#contract/experts.ts'
import type { ParsedInputOf } from '#contract/shared/endpoint.ts'
import { AppError } from '#contract/shared/errors.ts'
import type { Page } from '#contract/shared/pagination.ts'
import { MAX_INT } from '#contract/shared/primitives.ts'
import { TAXONOMY } from '../catalog/taxonomy/taxonomy-index.ts'
import { decodeCursor, pageOf } from '../platform/database/cursor.ts'
import type { Database, Transaction } from '../platform/database/database.ts'
import { type Actor, requireAccount } from '../platform/identity/actor.ts'
import { mayReadPrivate } from './expert-policy.ts'
import { insertProfile, type ProfileRow, type ProfileValues, profileById, profilesBelow, updateProfile } from './expert-profile-store.ts'

/** Profiles of experts: anybody reads them, each expert writes his own. */
export interface ExpertProfileService {
  list(actor: Actor, input: ParsedInputOf<typeof listExpertProfiles>): Promise<Page<ExpertProfile>>
  detail(actor: Actor, expertProfileId: number): Promise<ExpertProfile>
  save(actor: Actor, fields: ExpertProfileFields): Promise<ExpertProfile>
}

/** What a profile is called until its owner says what he does. */
const NEW_TITLE = 'Expert'
/** What he asks an hour where neither he nor the taxonomy says anything, in US dollars. */
const NEW_HOURLY_RATE = 50

const skillOf = (id: string) => ({ id, name: TAXONOMY.skill(id)?.name ?? id })

/** A profile as this actor may see it. */
export const profileView = (actor: Actor, { accountId, skillIds, phoneNumber, ...row }: ProfileRow): ExpertProfile => ({
  ...row,
  skills: skillIds.map(skillOf),
  phoneNumber: mayReadPrivate(actor, accountId) ? phoneNumber : null,
})

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

/** `becomeExpert`: gives an account the expert's role. */
export const createExpertProfileService = (
  database: Database,
  becomeExpert: (tx: Transaction, accountId: string) => Promise<void>,
): ExpertProfileService => ({
  list: async (actor, { cursor, limit, skills, location, ...filter }) => {
    const narrowed = { ...filter, ...(location ? { location } : {}), ...(skills ? { skillIds: skillsNamed(skills) } : {}) }
    const rows = await profilesBelow(database.query, narrowed, decodeCursor(z.int().max(MAX_INT), cursor), limit + 1)
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
    const { accountId, isEmailVerified, email: expertEmail } = requireAccount(actor)
    if (!isEmailVerified) throw new AppError('forbidden', 'Confirm your e-mail address first: the profile belongs to it.')
    const values = valuesOf(fields)
    return database.transaction(async tx => {
      const fresh = { title: NEW_TITLE, hourlyRate: TAXONOMY.defaultHourlyRate(fields.skillIds?.[0] ?? '') || NEW_HOURLY_RATE, ...values }
      const id =
        (await updateProfile(tx, { accountId, expertEmail }, values)) ??
        (await insertProfile(tx, { ...fresh, expertName: fields.expertName, accountId, expertEmail }))
      const row = id === undefined ? undefined : await profileById(tx, id)
      // Two windows made it at once: the other one's stands now.
      if (!row) throw new AppError('conflict', 'Your profile was made in another window just now. Reload the page to change it.')
      await becomeExpert(tx, accountId)
      return profileView(actor, row)
    })
  },
})
