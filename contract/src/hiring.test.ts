import { expect, test } from 'vitest'
import {
  counterOffer,
  findExperts,
  isOpenOffer,
  listOffers,
  listReceivedOffers,
  mayTakeBack,
  moveOffer,
  needsReason,
  OFFER_PROCESS,
  OFFER_SIDES,
  OFFER_STATUSES,
  type OfferSide,
  type OfferStatus,
  reasonError,
  STATUS_OF_TERMS,
  sendingError,
  sendOffers,
  TAKEN_BACK_TO,
} from './hiring.ts'
import { getProjectHiring, listAgreedWork } from './hiring-standing.ts'
import { counterError, daysToAnswer, dueDateError, OfferTerms, readPrice } from './hiring-terms.ts'
import { movesFrom } from './shared/process.ts'

test('an offer that waits can always be ended by both sides and by time, and every end is an end', () => {
  for (const status of OFFER_STATUSES) {
    const moves = (by: 'client' | 'expert' | 'system') => movesFrom(OFFER_PROCESS, by, status)
    if (isOpenOffer(status)) {
      expect(moves('client'), status).toContain('withdrawn')
      expect(moves('expert'), status).toContain('declined')
      expect(moves('system'), status).toContain('expired')
    }
    if (['declined', 'withdrawn', 'expired', 'closed'].includes(status))
      expect([...moves('client'), ...moves('expert'), ...moves('system')], status).toEqual([])
  }
})

test('nobody takes his own terms', () => {
  expect(movesFrom(OFFER_PROCESS, 'client', 'offered')).not.toContain('accepted')
  expect(movesFrom(OFFER_PROCESS, 'expert', 'countered')).not.toContain('accepted')
  expect(OFFER_SIDES).toEqual(['client', 'expert'])
})

test('terms are taken back by who said them last, while they wait, and only where there are others to go back to', () => {
  const said = (...steps: [OfferStatus, OfferSide][]) => steps.map(([status, by]) => ({ status, by }))
  const first: [OfferStatus, OfferSide] = ['offered', 'client']
  const counter: [OfferStatus, OfferSide] = ['countered', 'expert']
  const both = (...steps: [OfferStatus, OfferSide][]) => OFFER_SIDES.filter(side => mayTakeBack(side, said(...steps)))
  expect(both(first)).toEqual([])
  expect(both(first, counter)).toEqual(['expert'])
  expect(both(first, counter, first)).toEqual(['client'])
  // Taken back once, it is the turn of who did so.
  expect(both(first, counter, ['offered', 'expert'])).toEqual([])
  expect(both(first, counter, first, ['countered', 'client'])).toEqual([])
  expect(both(first, counter, ['accepted', 'client'])).toEqual([])
  for (const side of OFFER_SIDES) expect(movesFrom(OFFER_PROCESS, side, STATUS_OF_TERMS[side])).toContain(TAKEN_BACK_TO[side])
})

test('whoever is bound by an offer can end it by himself, unless it is for the client to judge the work', () => {
  for (const status of ['accepted', 'delivered'] as const) expect(movesFrom(OFFER_PROCESS, 'expert', status)).toContain('declined')
  expect(movesFrom(OFFER_PROCESS, 'client', 'accepted')).toContain('withdrawn')
  expect(movesFrom(OFFER_PROCESS, 'client', 'delivered')).toEqual(['accepted', 'closed'])
})

const TERMS = { scope: 'x'.repeat(20), price: 0.01, dueDate: '2027-01-31' }
const OFFER = { ...TERMS, taskId: 1, expertId: 1 }
const SENDING = { projectId: 1, requestId: '019ab0f0-0000-7000-8000-000000000000', answerWithinDays: 7, offers: [OFFER] }
const SEEN = { offerId: 1, round: 1 }

const MOVE = { ...SEEN, to: 'accepted' }
const NOTE_TOO_LONG = 'A note must be at most 1000 characters long'
const STATUS_MESSAGE = `status is one of ${OFFER_STATUSES.join(', ')}.`

/** A schema, what it takes, and beside that one field: values that pass, values that do not, and what is said of them. */
const RULES: [string, { safeParse: (value: unknown) => Parsed }, object, string, unknown[], unknown[], string][] = [
  [
    'terms',
    OfferTerms,
    TERMS,
    'scope',
    ['x'.repeat(20), ` ${'x'.repeat(5_000)} `],
    ['', ` ${'x'.repeat(19)} `, null],
    'Say in at least 20 characters what is to be done',
  ],
  ['terms', OfferTerms, TERMS, 'scope', [], ['x'.repeat(5_001)], 'The scope must be at most 5000 characters long'],
  [
    'terms',
    OfferTerms,
    TERMS,
    'price',
    [0.01, 9_999_999],
    [0, -1, 0.009, 9_999_999.01, Number.NaN, '5'],
    'The price must be a positive amount, at most 9,999,999',
  ],
  [
    'terms',
    OfferTerms,
    TERMS,
    'dueDate',
    ['2028-02-29'],
    ['', '2027-02-29', '2027-1-1', '31.01.2027'],
    'Choose the day by which the work is to be done',
  ],
  [
    'terms',
    OfferTerms,
    TERMS,
    'note',
    [undefined, '', 'x'.repeat(1_000)],
    ['x'.repeat(1_001)],
    'A note must be at most 1000 characters long',
  ],
  [
    'counter',
    counterOffer.input,
    { ...TERMS, ...SEEN },
    'offerId',
    [1, 2_147_483_647],
    [0, -1, 1.5, 2_147_483_648],
    'Offer ID must be a positive integer',
  ],
  [
    'counter',
    counterOffer.input,
    { ...TERMS, ...SEEN },
    'round',
    [1],
    [0, undefined],
    'round must be the round of the offer that was in view.',
  ],
  [
    'move',
    moveOffer.input,
    { ...SEEN, to: 'accepted' },
    'to',
    ['offered', 'countered', 'accepted', 'declined', 'withdrawn', 'delivered', 'closed'],
    ['expired', '', null],
    'An offer is moved to offered, countered, accepted, declined, withdrawn, delivered or closed.',
  ],
  ['counter', counterOffer.input, { ...TERMS, ...SEEN }, 'note', ['x'.repeat(1_000)], ['x'.repeat(1_001)], NOTE_TOO_LONG],
  ['move', moveOffer.input, MOVE, 'offerId', [1, 2_147_483_647], [0, 1.5, '1', 2_147_483_648], 'Offer ID must be a positive integer'],
  ['move', moveOffer.input, MOVE, 'round', [1], [0, undefined, '1'], 'round must be the round of the offer that was in view.'],
  ['move', moveOffer.input, MOVE, 'note', [undefined, '', ` ${'x'.repeat(1_000)} `], ['x'.repeat(1_001)], NOTE_TOO_LONG],
  ['offers', listOffers.input, {}, 'projectId', ['1', '2147483647'], ['0', 'x', '', '2147483648'], 'Project ID must be a positive integer'],
  ['offers', listOffers.input, { projectId: '1' }, 'limit', [1, 100], [0, 101], 'limit must be an integer from 1 to 100'],
  ['received', listReceivedOffers.input, {}, 'limit', [1, 100], [0, 101], 'limit must be an integer from 1 to 100'],
  ['received', listReceivedOffers.input, {}, 'status', [undefined, ...OFFER_STATUSES], ['', 'open'], STATUS_MESSAGE],
  ['standing', getProjectHiring.input, {}, 'projectId', ['1'], ['0', '-1', 'x'], 'Project ID must be a positive integer'],
  ['agreed work', listAgreedWork.input, { expertIds: '1' }, 'projectId', ['1'], ['0', 'x'], 'Project ID must be a positive integer'],
  [
    'agreed work',
    listAgreedWork.input,
    { projectId: '1' },
    'expertIds',
    ['1', '1,2', '2147483647', Array(400).fill('7').join(',')],
    ['', '0', '1,', ',1', '1, 2', 'x', '2147483648', Array(401).fill('7').join(',')],
    'expertIds are up to 400 ids of experts, separated by commas.',
  ],
  ['sending', sendOffers.input, SENDING, 'projectId', [1], [0, '1'], 'Project ID must be a positive integer'],
  ['sending', sendOffers.input, SENDING, 'requestId', [], ['', '1'], 'requestId must be a UUID.'],
  [
    'sending',
    sendOffers.input,
    SENDING,
    'answerWithinDays',
    [1, 3, 7, 14],
    [0, 2, 8, 15, '7'],
    'An expert has 1, 3, 7 or 14 days to answer',
  ],
  ['sending', sendOffers.input, SENDING, 'offers', [[OFFER], Array(20).fill(OFFER)], [[]], 'Choose an expert for at least one task'],
  ['sending', sendOffers.input, SENDING, 'offers', [], [Array(21).fill(OFFER)], 'Send at most 20 offers at once'],
  ['sending', sendOffers.input, SENDING, 'offers', [], [[{ ...OFFER, taskId: 0 }]], 'Task ID must be a positive integer'],
  ['sending', sendOffers.input, SENDING, 'offers', [], [[{ ...OFFER, expertId: 0 }]], 'Expert ID must be a positive integer'],
  [
    'search',
    findExperts.input,
    {},
    'q',
    ['ab', ' ab ', 'x'.repeat(100)],
    ['', 'a', ' a ', 'x'.repeat(101)],
    'Say whom you look for: a name, a title or a word of it.',
  ],
  ['search', findExperts.input, { q: 'ab' }, 'limit', [1, 100, '100'], [0, 101, 1.5, 'x'], 'limit must be an integer from 1 to 100'],
  [
    'received',
    listReceivedOffers.input,
    {},
    'cursor',
    ['x'.repeat(200)],
    ['x'.repeat(201)],
    'This cursor is not one of ours. Leave it out to start from the beginning.',
  ],
]
type Parsed = { success: true } | { success: false; error: { issues: readonly { message: string }[] } }

test.each(RULES)('%s: the bounds of a field, and what is said beyond them', (_name, schema, rest, field, good, bad, message) => {
  const parsed = (value: unknown) => schema.safeParse({ ...rest, [field]: value })
  for (const value of good) expect(parsed(value), String(value)).toMatchObject({ success: true })
  for (const value of bad) {
    const answer = parsed(value)
    expect(answer.success ? null : answer.error.issues[0]?.message, String(value)).toBe(message)
  }
})

test('a price is kept to the cent', () => {
  expect(OfferTerms.parse({ ...TERMS, price: 99.999 }).price).toBe(100)
})

test('what is no price counts in no sum', () => {
  expect(['150', ' 99.999 ', '0.01'].map(readPrice)).toEqual([150, 100, 0.01])
  for (const typed of ['', ' ', '-5', '0', '0.001', '10000000', 'abc', 'Infinity']) expect(readPrice(typed), typed).toBeNull()
})

test('the day of an offer is no sooner than the last day for its answer, and not years away', () => {
  const calendar = { today: '2026-02-27', answerDays: 3 }
  for (const day of ['2026-03-02', '2031-02-26']) expect(dueDateError(day, calendar), day).toBeNull()
  expect(dueDateError('2026-02-26', calendar)).toBe('The day by which the work is to be done has passed. Choose a later one.')
  for (const day of ['2026-02-27', '2026-03-01'])
    expect(dueDateError(day, calendar), day).toBe('There are 3 days for the answer: choose 2026-03-02 or a later day.')
  expect(dueDateError('2026-02-27', { ...calendar, answerDays: 1 })).toBe(
    'There is 1 day for the answer: choose 2026-02-28 or a later day.',
  )
  expect(dueDateError('2031-02-27', calendar)).toContain('more than 5 years away')
})

test('other terms with a near day are to be answered by then', () => {
  const left = (day: string) => daysToAnswer(day, { today: '2026-02-27', answerDays: 7 })
  expect(['2026-02-28', '2026-03-02', '2026-03-06', '2026-09-01'].map(left)).toEqual([1, 3, 7, 7])
})

test('an answer changes the scope, the price or the day; blanks are no change', () => {
  const standing = { scope: 'Find the cause, mend it.', price: 200, dueDate: '2027-01-31' }
  for (const change of [{ scope: 'Find the cause.' }, { price: 200.5 }, { dueDate: '2027-02-01' }])
    expect(counterError(standing, { ...standing, ...change })).toBeNull()
  expect(counterError(standing, { ...standing, scope: ' Find the cause,\n mend it. ' })).toContain('These are the terms that stand.')
})

test('a reason has ten characters, where one is owed', () => {
  expect(needsReason('offered', 'declined')).toBe(false)
  expect(reasonError('offered', 'declined', '')).toBeNull()
  for (const [from, to, said] of [
    ['accepted', 'withdrawn', 'why you end what was agreed'],
    ['accepted', 'declined', 'why you end what was agreed'],
    ['delivered', 'declined', 'why you end what was agreed'],
    ['delivered', 'accepted', 'what is missing'],
  ] as const) {
    expect(reasonError(from, to, ` ${'x'.repeat(9)} `)).toBe(`Say in at least 10 characters ${said}.`)
    expect(reasonError(from, to, 'x'.repeat(10))).toBeNull()
  }
  expect([sendingError(20), sendingError(21)]).toEqual([null, 'Send at most 20 offers at once'])
})
