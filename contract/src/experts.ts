import * as z from 'zod/mini'
import { endpoint } from './shared/endpoint.ts'
import { pageInput } from './shared/pagination.ts'
import { email, plainText, positiveIntText, textAtLeast } from './shared/primitives.ts'
import { HOURLY_RATE_MAX, HOURLY_RATE_MIN } from './shared/rates.ts'
import { timeZone } from './shared/time-zone.ts'

const PROFILES_PAGE_SIZE = 24
export const EXPERT_NAME_MAX = 100
export const EXPERT_TITLE_MAX = 120
const EXPERT_BIO_MIN = 20
export const EXPERT_BIO_MAX = 4000
const EXPERT_SKILLS_MAX = 30
const YEARS_MAX = 80

export const AVAILABILITY_STATUSES = ['available', 'busy', 'unavailable'] as const
export type AvailabilityStatus = (typeof AVAILABILITY_STATUSES)[number]

/** What the profile's badge says. */
const PROFILE_BADGES = ['verified', 'pending', 'rejected', 'not_verified'] as const
export type ProfileBadge = (typeof PROFILE_BADGES)[number]

/** What can be proven by a test of one's own knowledge. */
export const ASSESSMENT_TYPES = ['it_cybersecurity', 'smart_home', 'ar_support'] as const
export type AssessmentType = (typeof ASSESSMENT_TYPES)[number]

const webAddress = (message: string) =>
  z
    .string({ error: message })
    .check(z.trim(), z.maxLength(500, { error: message }), z.url({ protocol: /^https?$/, hostname: z.regexes.hostname, error: message }))

const optionalText = (max: number, message: string) => z.optional(plainText(message).check(z.trim(), z.maxLength(max, { error: message })))

const PHONE_MESSAGE = 'A phone number has 7 to 15 digits, such as +351 21 000 0000.'
/** A number that can be called from anywhere, however it is spaced; or none. Which countries have which numbers is not for us to know. */
const isPhoneNumber = (text: string): boolean =>
  text === '' || (/^\+?[\d\s()./-]{7,30}$/.test(text) && /^\d{7,15}$/.test(text.replace(/\D/g, '')))

const YEARS_MESSAGE = `Years of experience must be a whole number from 0 to ${YEARS_MAX}.`
const RATE_MESSAGE = `The hourly rate must be from ${HOURLY_RATE_MIN} to ${HOURLY_RATE_MAX} US dollars.`
const BIO_MESSAGE = `The text about you must be at most ${EXPERT_BIO_MAX} characters long.`
const SKILLS_MESSAGE = `Choose at most ${EXPERT_SKILLS_MAX} skills.`

const title = textAtLeast(2, 'Say in a few words what you do.').check(
  z.maxLength(EXPERT_TITLE_MAX, { error: `The title must be at most ${EXPERT_TITLE_MAX} characters long.` }),
)
const hourlyRate = z
  .number({ error: RATE_MESSAGE })
  .check(z.minimum(HOURLY_RATE_MIN, { error: RATE_MESSAGE }), z.maximum(HOURLY_RATE_MAX, { error: RATE_MESSAGE }))
/** Ids of the taxonomy, the strongest first. */
const skillIds = z.array(z.string()).check(z.maxLength(EXPERT_SKILLS_MAX, { error: SKILLS_MESSAGE }))

/** What an expert says of himself. What is left out is empty, but for title, rate and skills: they stay as they are. */
export const ExpertProfileFields = z.object({
  expertEmail: email('A valid e-mail address is required.'),
  expertName: textAtLeast(2, 'Name must be at least 2 characters long.').check(
    z.maxLength(EXPERT_NAME_MAX, { error: `Name must be at most ${EXPERT_NAME_MAX} characters long.` }),
  ),
  title: z.optional(title),
  bio: optionalText(EXPERT_BIO_MAX, BIO_MESSAGE),
  avatarUrl: z.optional(webAddress('The picture must be a web address, such as https://example.org/me.jpg.')),
  location: optionalText(120, 'The location must be at most 120 characters long.'),
  timezone: z.optional(timeZone),
  websiteUrl: z.optional(webAddress('The website must be a web address, such as https://example.org.')),
  linkedinUrl: z.optional(webAddress('LinkedIn must be a web address, such as https://www.linkedin.com/in/you.')),
  githubUrl: z.optional(webAddress('GitHub must be a web address, such as https://github.com/you.')),
  portfolioUrl: z.optional(webAddress('The portfolio must be a web address, such as https://example.org/work.')),
  phoneNumber: z.optional(plainText(PHONE_MESSAGE).check(z.trim(), z.refine(isPhoneNumber, { error: PHONE_MESSAGE }))),
  yearsExperience: z.optional(
    z.int({ error: YEARS_MESSAGE }).check(z.minimum(0, { error: YEARS_MESSAGE }), z.maximum(YEARS_MAX, { error: YEARS_MESSAGE })),
  ),
  availabilityStatus: z.optional(z.enum(AVAILABILITY_STATUSES, { error: 'availabilityStatus must be available, busy or unavailable.' })),
  hourlyRate: z.optional(hourlyRate),
  skillIds: z.optional(skillIds),
  /** A verified expert who changes his name knows that he is not verified until an admin has looked at it. */
  acceptsReview: z.optional(z.boolean()),
})
export type ExpertProfileFields = z.infer<typeof ExpertProfileFields>

/** A profile that says what a client needs before he asks somebody: what the form saves. */
export const WholeExpertProfile = z.extend(ExpertProfileFields, {
  title,
  bio: textAtLeast(EXPERT_BIO_MIN, `Write at least ${EXPERT_BIO_MIN} characters about you: clients read them before they ask you.`).check(
    z.maxLength(EXPERT_BIO_MAX, { error: BIO_MESSAGE }),
  ),
  hourlyRate,
  skillIds: skillIds.check(z.minLength(1, { error: 'Choose at least one skill: by it clients find you.' })),
})
export type WholeExpertProfile = z.infer<typeof WholeExpertProfile>

/** The specification's own call knows neither title nor rate nor skills. Whoever says one of them says the whole of it. */
const isSaidWhole = ({ title, hourlyRate, skillIds }: ExpertProfileFields): boolean =>
  title !== undefined || hourlyRate !== undefined || skillIds !== undefined

const wholeOrPlain = z.check<ExpertProfileFields>(({ value, issues }) => {
  const parsed = isSaidWhole(value) ? WholeExpertProfile.safeParse(value) : undefined
  for (const { message, path } of parsed?.error?.issues ?? []) issues.push({ code: 'custom', message, path, input: value })
})

/** Whether a verified expert would be called something else: then an admin looks at his profile again. Case and spaces are not a name. */
export const needsNameReview = (profile: { verificationStatus: string; expertName: string }, newName: string): boolean => {
  const plain = (name: string) => name.trim().replace(/\s+/g, ' ').toLowerCase()
  return profile.verificationStatus === 'verified' && plain(newName) !== plain(profile.expertName)
}

/**
 * An expert as everybody may see him. `phoneNumber` is there for himself and for admins only, and so is how far he is with being verified:
 * others read `verified` or `not_verified`.
 */
export const ExpertProfile = z.object({
  id: z.int(),
  expertEmail: z.string(),
  expertName: z.string(),
  title: z.string(),
  bio: z.string(),
  avatarUrl: z.nullable(z.string()),
  location: z.nullable(z.string()),
  timezone: z.string(),
  websiteUrl: z.nullable(z.string()),
  linkedinUrl: z.nullable(z.string()),
  githubUrl: z.nullable(z.string()),
  portfolioUrl: z.nullable(z.string()),
  phoneNumber: z.nullable(z.string()),
  yearsExperience: z.int(),
  availabilityStatus: z.enum(AVAILABILITY_STATUSES),
  verificationStatus: z.enum(PROFILE_BADGES),
  /** Nobody finds or hires him at the moment; why is between him and the admins. */
  isOffMarket: z.boolean(),
  hourlyRate: z.number(),
  skills: z.array(z.object({ id: z.string(), name: z.string() })),
  rating: z.number(),
  reviewsCount: z.int(),
  completedCount: z.int(),
  passedAssessments: z.array(z.enum(ASSESSMENT_TYPES)),
  /** Sample people of the demo. */
  isSample: z.boolean(),
})
export type ExpertProfile = z.infer<typeof ExpertProfile>

export const listExpertProfiles = endpoint({
  method: 'GET',
  path: '/_api/experts/profiles',
  summary:
    'Experts who can be hired, newest first. `skills`: names or ids of skills, separated by commas; one of them is enough. Whether somebody is `pending` or `rejected` is told to himself and to admins.',
  access: 'public',
  input: z.object({
    verificationStatus: z.optional(z.enum(PROFILE_BADGES, { error: `verificationStatus must be one of ${PROFILE_BADGES.join(', ')}.` })),
    location: z.optional(plainText('location must be text.').check(z.trim(), z.maxLength(120, { error: 'This location is too long.' }))),
    skills: z.optional(plainText('skills must be text.').check(z.maxLength(500, { error: 'These are too many skills for one search.' }))),
    email: z.optional(email('A valid e-mail address is required.')),
    ...pageInput(PROFILES_PAGE_SIZE),
  }),
  output: z.array(ExpertProfile),
  isPaged: true,
})

const EXPERT_ID = 'Expert ID must be a positive integer'

export const getExpertProfile = endpoint({
  method: 'GET',
  path: '/_api/experts/profiles/detail',
  summary: 'One expert.',
  access: 'public',
  input: z.object({ expertProfileId: positiveIntText(EXPERT_ID) }),
  output: ExpertProfile,
})

export const saveExpertProfile = endpoint({
  method: 'POST',
  path: '/_api/experts/profiles',
  summary:
    "Makes the caller's expert profile, or changes it. Title, text, rate and skills are said together; a call without title, rate and skills leaves these as they are. 409 for a verified expert who changes his name without `acceptsReview`.",
  access: 'signed-in',
  ownEmail: 'expertEmail',
  input: ExpertProfileFields.check(wholeOrPlain),
  output: ExpertProfile,
  rateLimitPerMinute: 30,
})
