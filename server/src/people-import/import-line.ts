import * as z from 'zod'
import { SERVICES_PER_EXPERT_MAX } from '#contract/catalog-own.ts'
import { HOURLY_RATE_MAX, HOURLY_RATE_MIN } from '#contract/shared/rates.ts'

/** No line is longer, in characters: one that is was not meant as a line. */
export const IMPORT_LINE_MAX = 1_000_000
const YEARS_MAX = 80
const SKILLS_MAX = 100

/** Text between two limits, trimmed. PostgreSQL keeps no NUL character, so it is refused here, where its line can be named. */
const text = (min: number, max: number) =>
  z
    .string('must be text')
    .trim()
    .min(min, min === 1 ? 'must not be empty' : `must be at least ${min} characters long`)
    .max(max, `must be at most ${max} characters long`)
    .refine(value => !value.includes('\0'), 'must not contain a NUL character')

const knownTimezones = new Set<string>()

/** Whether a name stands in the IANA time zone database, by what this runtime knows of it. */
const isTimezone = (name: string): boolean => {
  if (knownTimezones.has(name)) return true
  // An offset such as +02:00 is taken by Intl too, but it knows no summer time: not a zone.
  if (!/^[A-Za-z]/.test(name)) return false
  try {
    new Intl.DateTimeFormat('en', { timeZone: name })
  } catch {
    return false
  }
  knownTimezones.add(name)
  return true
}

const hourlyRate = z
  .number('must be a number of US dollars')
  .min(HOURLY_RATE_MIN, `must be at least ${HOURLY_RATE_MIN}`)
  .max(HOURLY_RATE_MAX, `must be at most ${HOURLY_RATE_MAX}`)
const skills = z.array(text(1, 100), 'must be a list of skill names').max(SKILLS_MAX, `must have at most ${SKILLS_MAX} entries`)
const isArEnabled = z.boolean('must be true or false')

export const ImportService = z.object(
  {
    title: text(1, 200),
    description: text(1, 10_000),
    category: text(1, 100).transform(name => name.replace(/\s+/g, ' ')),
    skills: skills.optional(),
    hourlyRate: hourlyRate.optional(),
    isArEnabled: isArEnabled.optional(),
  },
  'must be an object',
)
export type ImportService = z.infer<typeof ImportService>

/**
 * One line of an import file. Left-out fields keep what the profile has; a new profile gets the default. A service's rate is its expert's
 * where none is given. Rates are US dollars an hour.
 */
export const ImportLine = z.object(
  {
    type: z.literal('expert', "must be 'expert'"),
    email: z
      .string('must be text')
      .trim()
      .toLowerCase()
      .max(254, 'must be at most 254 characters long')
      .pipe(z.email('must be an e-mail address')),
    name: text(2, 200),
    title: text(1, 200),
    bio: text(0, 10_000).optional(),
    location: text(0, 200)
      .transform(place => place || null)
      .nullable()
      .optional(),
    timezone: text(1, 64).refine(isTimezone, 'must be an IANA time zone such as Europe/Berlin').optional(),
    yearsExperience: z
      .int('must be a whole number')
      .min(0, 'must not be negative')
      .max(YEARS_MAX, `must be at most ${YEARS_MAX}`)
      .optional(),
    hourlyRate,
    skills: skills.optional(),
    verificationStatus: z
      .enum(['verified', 'pending', 'rejected', 'not_verified'], 'must be verified, pending, rejected or not_verified')
      .optional(),
    availabilityStatus: z.enum(['available', 'busy', 'unavailable'], 'must be available, busy or unavailable').optional(),
    services: z
      .array(ImportService, 'must be a list of services')
      .max(SERVICES_PER_EXPERT_MAX, `must have at most ${SERVICES_PER_EXPERT_MAX} entries`)
      .optional(),
  },
  'must be a JSON object',
)
export type ImportLine = z.infer<typeof ImportLine>

/** A line, or why it is none. */
export type ReadLine = { line: ImportLine } | { reason: string }

const where = (path: readonly PropertyKey[]): string =>
  path.map((step, at) => (typeof step === 'number' ? `[${step}]` : `${at === 0 ? '' : '.'}${String(step)}`)).join('')

const complaint = (issue: z.core.$ZodIssue, given: unknown): string => {
  const isMissing = issue.path.length > 0 && valueAt(given, issue.path) === undefined
  return `${where(issue.path) || 'the line'} ${isMissing ? 'is missing' : issue.message}`
}

const valueAt = (given: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>((value, step) => (typeof value === 'object' && value !== null ? Reflect.get(value, step) : undefined), given)

/** What a decoder writes in the place of bytes that are no UTF-8. */
const UNREADABLE = '\uFFFD'
/** Who has more to mend than that begins here; and a reason is kept for each of many lines. */
const COMPLAINTS_NAMED = 5
const REASON_MAX = 500

const reasonFor = (issues: readonly z.core.$ZodIssue[], given: unknown): string => {
  const named = issues.slice(0, COMPLAINTS_NAMED).map(issue => complaint(issue, given))
  const more = issues.length - named.length
  return [...named, ...(more > 0 ? [`and ${more} more`] : [])].join('; ').slice(0, REASON_MAX)
}

/** Reads one line of text. The reason names the first fields that are wrong. */
export const readImportLine = (lineText: string): ReadLine => {
  if (lineText.length > IMPORT_LINE_MAX) return { reason: `the line is longer than ${IMPORT_LINE_MAX} characters` }
  if (lineText.includes(UNREADABLE)) return { reason: 'the line has characters that are not UTF-8: save the file as UTF-8' }
  let given: unknown
  try {
    given = JSON.parse(lineText)
  } catch {
    return { reason: 'the line is not JSON' }
  }
  const parsed = ImportLine.safeParse(given)
  if (parsed.success) return { line: parsed.data }
  return { reason: reasonFor(parsed.error.issues, given) }
}
