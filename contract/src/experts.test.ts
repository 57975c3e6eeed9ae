import { expect, test } from 'vitest'
import { changeRole, listAccounts, suspendAccount } from './accounts-moderation.ts'
import { SERVICES_PER_EXPERT_MAX } from './catalog-own.ts'
import {
  EXPERT_BIO_MAX,
  EXPERT_NAME_MAX,
  EXPERT_TITLE_MAX,
  ExpertProfileFields,
  listExpertProfiles,
  needsNameReview,
  saveExpertProfile,
  WholeExpertProfile,
} from './experts.ts'
import { getAssessmentQuestions, submitAssessment } from './experts-assessments.ts'
import {
  DOCUMENTS_MAX,
  HandedInDocument,
  NOTES_MAX,
  requestVerification,
  VERIFICATION_PROCESS,
  VerificationApplication,
} from './experts-verification.ts'
import { addReviewNote, getRequestToReview, VerificationDecision } from './experts-verification-review.ts'
import { movesFrom } from './shared/process.ts'

const text = (length: number): string => 'x'.repeat(length)
const URL_MAX = 500
const webAddress = (length: number): string => `https://example.org/${text(length - 'https://example.org/'.length)}`
const times = (count: number): string[] => Array.from({ length: count }, () => 'plumbing')

const PROFILE = { expertEmail: 'ana@example.com', expertName: 'Ana Costa' }
const WHOLE = { ...PROFILE, title: 'Plumber', bio: 'Twenty years of pipes.', hourlyRate: 60, skillIds: ['plumbing'] }
const DOCUMENT = { name: 'licence.pdf', url: 'https://example.org/f/1' }
const APPLICATION = { submissionNotes: 'My licence, from the chamber.', documents: [DOCUMENT] }
const REQUEST = { expertProfileId: 1, requestType: 'standard_verification' }
const DECISION = { requestId: 1, version: 1, status: 'rejected', reason: 'The licence is of somebody else.' }
const NOTE = { requestId: 1, text: 'Called the chamber.' }
const ACCOUNT = '01935d2e-7c00-7000-8000-000000000000'
const SUSPENSION = { accountId: ACCOUNT, reason: 'Offers what he does not do.' }
const ATTEMPT = { expertProfileId: 1, skillName: 'x', assessmentType: 'x', attemptId: ACCOUNT, answers: [{ questionId: 1, answer: 'a' }] }

interface Schema {
  safeParse(value: unknown): { error?: { issues: readonly { message: string }[] } | undefined }
}
const SCHEMAS = {
  profile: [ExpertProfileFields, PROFILE],
  whole: [WholeExpertProfile, WHOLE],
  saved: [saveExpertProfile.input, WHOLE],
  profiles: [listExpertProfiles.input, {}],
  document: [HandedInDocument, DOCUMENT],
  application: [VerificationApplication, APPLICATION],
  request: [requestVerification.input, REQUEST],
  review: [getRequestToReview.input, {}],
  decision: [VerificationDecision, DECISION],
  note: [addReviewNote.input, NOTE],
  questions: [getAssessmentQuestions.input, {}],
  attempt: [submitAssessment.input, ATTEMPT],
  accounts: [listAccounts.input, {}],
  role: [changeRole.input, { accountId: ACCOUNT, role: 'expert', isGranted: true }],
  suspension: [suspendAccount.input, SUSPENSION],
} as const satisfies Record<string, readonly [Schema, object]>

const messageOf = (name: keyof typeof SCHEMAS, change: object): string | undefined => {
  const [schema, given] = SCHEMAS[name]
  return schema.safeParse({ ...given, ...change }).error?.issues[0]?.message
}

const YEARS = 'Years of experience must be a whole number from 0 to 80.'
const RATE = 'The hourly rate must be from 1 to 10000 US dollars.'
const BIO = 'Write at least 20 characters about you: clients read them before they ask you.'
const SKILL = 'Choose at least one skill: by it clients find you.'
const ID = 'Expert profile ID must be a positive integer'
const REQUEST_ID = 'Request ID must be a positive integer'
const SUSPENSION_REASON = 'Say why in at least 10 characters: the person reads it.'
const MAX_INT = 2_147_483_647

/** What, the field, what passes, what does not, and what is said then. */
test.each([
  ['profile', 'expertName', ['Al', text(EXPERT_NAME_MAX)], ['A', ' A '], 'Name must be at least 2 characters long.'],
  ['profile', 'expertName', [], [text(EXPERT_NAME_MAX + 1)], 'Name must be at most 100 characters long.'],
  ['profile', 'expertEmail', ['a@b.de'], ['ana', ''], 'A valid e-mail address is required.'],
  ['profile', 'title', ['IT', text(EXPERT_TITLE_MAX)], ['x'], 'Say in a few words what you do.'],
  ['profile', 'title', [], [text(EXPERT_TITLE_MAX + 1)], 'The title must be at most 120 characters long.'],
  ['profile', 'bio', ['', text(EXPERT_BIO_MAX)], [text(EXPERT_BIO_MAX + 1)], 'The text about you must be at most 4000 characters long.'],
  ['profile', 'location', [text(120)], [text(121)], 'The location must be at most 120 characters long.'],
  [
    'profile',
    'phoneNumber',
    ['', '1234567', '+49 (0)30 901820', '030/90-18.20', '+123456789012345'],
    ['123456', '1234567890123456', 'call me', '+', '12+34567', text(8), '1 2 3 4 5 6', `1${' '.repeat(30)}234567`],
    'A phone number has 7 to 15 digits, such as +351 21 000 0000.',
  ],
  ['profile', 'yearsExperience', [0, 80], [-1, 81, 1.5, '3'], YEARS],
  ['profile', 'hourlyRate', [1, 1.5, 10_000], [0, 0.99, 10_000.01, '9'], RATE],
  ['profile', 'skillIds', [[], times(30)], [times(31)], 'Choose at most 30 skills.'],
  ['whole', 'title', ['IT'], ['', ' x ', undefined], 'Say in a few words what you do.'],
  ['whole', 'bio', [text(20), text(EXPERT_BIO_MAX)], ['', ` ${text(19)} `], BIO],
  ['whole', 'hourlyRate', [1], [0, undefined, Number.NaN], RATE],
  ['whole', 'skillIds', [times(1), times(30)], [[]], SKILL],
  ['saved', 'title', ['IT'], [''], 'Say in a few words what you do.'],
  ['saved', 'bio', [text(20)], ['', text(19)], BIO],
  ['saved', 'hourlyRate', [1], [0, undefined], RATE],
  ['saved', 'skillIds', [times(1)], [[]], SKILL],
  ['profile', 'availabilityStatus', ['busy'], ['asleep', ''], 'availabilityStatus must be available, busy or unavailable.'],
  [
    'profile',
    'websiteUrl',
    ['http://example.org', webAddress(URL_MAX)],
    ['javascript:alert(1)', 'example.org', '', webAddress(URL_MAX + 1)],
    'The website must be a web address, such as https://example.org.',
  ],
  ['profiles', 'location', [text(120)], [text(121)], 'This location is too long.'],
  ['profiles', 'skills', [text(500)], [text(501)], 'These are too many skills for one search.'],
  ['profiles', 'limit', [1, 100, '100'], [0, 101, 'x'], 'limit must be an integer from 1 to 100'],
  ['document', 'name', ['x', text(300)], [''], 'Each document needs a name.'],
  ['document', 'name', [], [text(301)], 'The name of a document is too long.'],
  ['document', 'url', ['https://example.org/1'], ['', 'x', undefined], 'Each document needs a URL.'],
  [
    'application',
    'submissionNotes',
    [text(10), text(NOTES_MAX)],
    [text(9), `${text(9)} `],
    'Please provide some notes about your submission.',
  ],
  ['application', 'submissionNotes', [], [text(NOTES_MAX + 1)], 'The notes must be at most 4000 characters long.'],
  [
    'application',
    'documents',
    [[DOCUMENT], Array.from({ length: DOCUMENTS_MAX }, () => DOCUMENT)],
    [[]],
    'At least one document is required for verification.',
  ],
  [
    'request',
    'documents',
    [[], undefined],
    [Array.from({ length: DOCUMENTS_MAX + 1 }, () => DOCUMENT)],
    'Hand in at most 10 documents at a time.',
  ],
  ['request', 'expertProfileId', [1, MAX_INT], [0, -1, 1.5, '1', MAX_INT + 1], ID],
  ['request', 'requestType', ['x', text(60)], ['', ' '], 'requestType is required.'],
  ['request', 'requestType', [], [text(61)], 'requestType is too long.'],
  ['review', 'requestId', [1, '1', MAX_INT], [0, 'x', MAX_INT + 1], REQUEST_ID],
  ['decision', 'reason', [text(10), text(NOTES_MAX)], ['', text(9)], 'Say why in at least 10 characters: the expert reads it.'],
  ['decision', 'reason', [], [text(NOTES_MAX + 1)], 'The reason must be at most 4000 characters long.'],
  ['decision', 'version', [1, MAX_INT], [0, 1.5, undefined], 'version must be a positive integer'],
  ['decision', 'status', ['approved'], ['pending', ''], 'status must be one of in_review, approved, rejected, needs_more_info.'],
  ['note', 'text', ['x', text(NOTES_MAX)], ['', ' '], 'Write the note first.'],
  ['note', 'text', [], [text(NOTES_MAX + 1)], 'A note must be at most 4000 characters long.'],
  ['questions', 'skillType', ['x', text(60)], ['', ' ', undefined], 'skillType is required.'],
  ['questions', 'skillType', [], [text(61)], 'There is no such assessment.'],
  ['attempt', 'scorePercentage', [0, 100, undefined], [-1, 101], 'scorePercentage must be from 0 to 100.'],
  ['attempt', 'passThreshold', [0, 100, undefined], [-1, 101], 'passThreshold must be from 0 to 100.'],
  ['attempt', 'completionTimeMinutes', [1, undefined], [0, 1.5], 'completionTimeMinutes must be a positive integer.'],
  ['attempt', 'answers', [[{ questionId: 1, answer: text(1000) }]], [[{ questionId: 1, answer: text(1001) }]], 'This answer is too long.'],
  ['accounts', 'q', ['', text(100)], [text(101)], 'A search is at most 100 characters long.'],
  ['role', 'role', ['admin'], ['client', ''], 'role must be expert or admin.'],
  ['suspension', 'reason', [text(10), text(1000)], [text(9), ` ${text(9)} `], SUSPENSION_REASON],
  ['suspension', 'reason', [], [text(1001)], 'The reason must be at most 1000 characters long.'],
] as const)('%s.%s passes at its limits and is refused beyond them', (name, field, good, bad, message) => {
  for (const value of good) expect(messageOf(name, { [field]: value }), String(value).slice(0, 20)).toBeUndefined()
  for (const value of bad) expect(messageOf(name, { [field]: value }), String(value).slice(0, 20)).toBe(message)
})

test('an approval needs no reason, a refusal does', () => {
  expect(messageOf('decision', { status: 'approved', reason: '' })).toBeUndefined()
  expect(messageOf('decision', { status: 'needs_more_info', reason: undefined })).toBeDefined()
})

test('only a verified expert’s name is looked at again, and only when it is another one', () => {
  const verified = { verificationStatus: 'verified', expertName: 'Ana Costa' }
  expect(['Ana Costa', ' ana   COSTA '].map(name => needsNameReview(verified, name))).toEqual([false, false])
  expect(['Ana Rich', 'Ana', 'AnaCosta'].map(name => needsNameReview(verified, name))).toEqual([true, true, true])
  expect(['pending', 'rejected', 'not_verified'].map(status => needsNameReview({ ...verified, verificationStatus: status }, 'Bo'))).toEqual(
    [false, false, false],
  )
})

test('every decision can be taken back, and what waits for its files is not decided', () => {
  expect(movesFrom(VERIFICATION_PROCESS, 'admin', 'pending')).toEqual([])
  for (const status of ['approved', 'rejected', 'needs_more_info'] as const)
    expect(movesFrom(VERIFICATION_PROCESS, 'admin', status)).toContain('in_review')
})

test('an expert has room for a hundred services', () => {
  expect(SERVICES_PER_EXPERT_MAX).toBe(100)
})
