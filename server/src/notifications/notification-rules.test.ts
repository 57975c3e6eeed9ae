import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { HARM_REFUSED } from '#contract/projects-refusal.ts'
import { ACCOUNT_EVENTS } from '../accounts/account-events.ts'
import { SESSION_RECORD_EVENTS } from '../ar-sessions/record/session-record-events.ts'
import { SESSION_EVENTS } from '../ar-sessions/session-events.ts'
import { SERVICE_EVENTS } from '../catalog/service-events.ts'
import { VERIFICATION_EVENTS } from '../experts/verification/verification-events.ts'
import { OFFER_EVENTS } from '../hiring/offer-events.ts'
import { PROJECT_EVENTS } from '../projects/project-events.ts'
import { REVIEW_EVENTS } from '../reviews/review-events.ts'
import { WORKSPACE_EVENTS } from '../workspaces/workspace-events.ts'
import { NotificationDetail } from './notification-detail.ts'
import { endedBy, NOTIFICATION_RULES } from './notification-rules.ts'

const PUBLISHED: readonly string[] = [
  ...PROJECT_EVENTS,
  ...OFFER_EVENTS,
  ...REVIEW_EVENTS,
  ...SERVICE_EVENTS,
  ...VERIFICATION_EVENTS,
  ...SESSION_EVENTS,
  ...SESSION_RECORD_EVENTS,
  ...ACCOUNT_EVENTS,
  ...WORKSPACE_EVENTS,
]
const BUILDERS = [
  'sessionRecordEvent',
  'projectEvent',
  'offerEvent',
  'offerReminder',
  'reviewEvent',
  'serviceEvent',
  'verificationEvent',
  'sessionEvent',
  'callAnswerEvent',
  'expertCameEvent',
  'accountEvent',
  'workspaceEvent',
]

const SOURCE = join(import.meta.dirname, '..')
const sources = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' })
  .filter(path => path.endsWith('.ts') && !path.endsWith('.test.ts') && !path.startsWith('platform/events/'))
  .map(path => readFileSync(join(SOURCE, path), 'utf8'))

test('events are published by the builders whose types are listed, and by nothing else', () => {
  // One event, or several that are built by one: `...all.map(each => builder(`.
  const builderOf = /\bpublish\(\s*tx,\s*(?:\.{3}[^=]*=>\s*)?([A-Za-z.]+)/g
  const published = sources.flatMap(text => [...text.matchAll(builderOf)].map(([, builder]) => builder))
  expect(published.length).toBeGreaterThan(15)
  expect(published.filter(builder => !BUILDERS.includes(builder ?? ''))).toEqual([])
  expect(sources.flatMap(text => [...text.matchAll(/\bpublish\((?!\s*tx,)/g)])).toEqual([])
})

test('every type of event has its row, and every row its event', () => {
  expect(Object.keys(NOTIFICATION_RULES).toSorted()).toEqual(PUBLISHED.toSorted())
})

test('an event ends only what has a row', () => {
  for (const { endedBy: ends } of Object.values(NOTIFICATION_RULES))
    for (const type of Object.keys(ends)) expect(NOTIFICATION_RULES).toHaveProperty([type])
  expect(endedBy('offer-withdrawn')).toContainEqual(['offer-sent', 'The offer was withdrawn before this was sent.'])
  expect(endedBy('offer-sent')).toEqual([])
  // What ends something says of which thing.
  const ends = new Set(Object.values(NOTIFICATION_RULES).flatMap(row => Object.keys(row.endedBy)))
  const payloadOf = (type: string) =>
    /^(offer|work)-/.test(type)
      ? offer('offered', 'client')
      : type.startsWith('review-')
        ? review()
        : /^(session|client)-/.test(type)
          ? session()
          : type.startsWith('verification-')
            ? verification('approved', 'admin')
            : /^(workspace|participant|invitation|message|model|file)-/.test(type)
              ? workspace()
              : type.startsWith('service-')
                ? service
                : project()
  expect([...ends].filter(type => !NOTIFICATION_RULES[type]?.about(payloadOf(type)))).toEqual([])
})

const words = { titleFor: (title: string, _of: string, isWhole: boolean) => (isWhole ? title : 'A task') }
const told = (type: string, payload: object) => {
  const all = NOTIFICATION_RULES[type]?.tells(payload, words) ?? []
  for (const { detail } of all) expect(NotificationDetail.parse(detail)).toEqual(detail)
  return all
}

const offer = (status: string, by: 'client' | 'expert' | 'system', given: object = {}) => ({
  live: { type: 'offer-moved', offerId: 12, projectId: 7, taskTitle: 'Rewire the kitchen', status, by },
  accountIds: ['ann', 'eve'],
  told: {
    ...{ clientName: 'Ann Client', expertName: 'Eve Expert', before: 'offered', round: 3, note: '' },
    ...{ scope: 'All of it', price: 1200, dueDate: '2026-05-31', ...given },
  },
})
const CLIENT = { to: ['ann'], link: { path: '/projects/7/hiring#offer-12', text: 'See the offer' }, about: { type: 'offer', id: 12 } }
const EXPERT = { to: ['eve'], link: { path: '/offers#offer-12', text: 'See the offer' }, about: { type: 'offer', id: 12 } }

describe('of offers the side is told that did not act', () => {
  test.each([
    ['offer-sent', offer('offered', 'client'), EXPERT, 'offer_received', 'Ann Client offers you ‘A task’'],
    ['offer-revised', offer('offered', 'client'), EXPERT, 'offer_received', 'Ann Client changed the offer for ‘A task’'],
    ['offer-countered', offer('countered', 'expert'), CLIENT, 'offer_answered', 'Eve Expert asks for other terms for ‘Rewire the kitchen’'],
    ['offer-terms-taken-back', offer('countered', 'client'), EXPERT, 'offer_received', 'Ann Client took back new terms for ‘A task’'],
    [
      'offer-terms-taken-back',
      offer('offered', 'expert'),
      CLIENT,
      'offer_answered',
      'Eve Expert took back new terms for ‘Rewire the kitchen’',
    ],
    ['offer-accepted', offer('accepted', 'expert'), CLIENT, 'offer_answered', 'Eve Expert accepted your offer for ‘Rewire the kitchen’'],
    ['offer-accepted', offer('accepted', 'client'), EXPERT, 'offer_received', 'Ann Client accepted your terms for ‘Rewire the kitchen’'],
    ['offer-declined', offer('declined', 'expert'), CLIENT, 'offer_answered', 'Eve Expert declined ‘Rewire the kitchen’'],
    ['offer-withdrawn', offer('withdrawn', 'client'), EXPERT, 'offer_received', 'Ann Client withdrew the offer for ‘A task’'],
    ['offer-withdrawn', offer('withdrawn', 'system'), EXPERT, 'offer_received', 'The offer for ‘A task’ is over'],
    ['work-delivered', offer('delivered', 'expert'), CLIENT, 'work_delivered', 'Eve Expert delivered ‘Rewire the kitchen’'],
    [
      'work-sent-back',
      offer('accepted', 'client'),
      EXPERT,
      'work_judged',
      'Ann Client says that something is missing in ‘Rewire the kitchen’',
    ],
    ['work-confirmed', offer('closed', 'client'), EXPERT, 'work_judged', 'Ann Client confirmed your work on ‘Rewire the kitchen’'],
  ])('%s', (event, payload, side, type, title) => {
    expect(told(event, payload)).toMatchObject([{ ...side, type, title }])
  })

  test('of a message about a session that has not begun, the other side; in the call nobody', () => {
    const message = {
      id: 1,
      messageId: 'm',
      by: 'client',
      senderName: 'Ann Client',
      content: 'Bring a torch?',
      sentAt: '2026-05-31T10:00:00Z',
    }
    const payload = (isUnderWay: boolean) => ({
      live: { type: 'session-message-sent', sessionId: 4, message },
      accounts: { client: 'ann', expert: 'eve' },
      told: { sessionTitle: 'Look at my boiler', isUnderWay },
    })
    expect(told('session-message-sent', payload(false))).toMatchObject([
      { to: ['eve'], type: 'session_message', title: 'Ann Client wrote about ‘Look at my boiler’', link: { path: '/ar-sessions/4' } },
    ])
    expect(told('session-message-sent', payload(true))).toEqual([])
  })

  test('of what time does, both', () => {
    const titles = (type: string, status: string) =>
      told(type, offer(status, 'system')).map(({ to, type: kind, title }) => [to, kind, title])
    expect(titles('offer-expired', 'expired')).toEqual([
      [['ann'], 'offer_answered', 'The offer for ‘Rewire the kitchen’ ran out'],
      [['eve'], 'offer_received', 'The offer for ‘A task’ ran out'],
    ])
    expect(titles('offer-expiring', 'offered')).toEqual([
      [['ann'], 'deadline_near', 'The offer for ‘Rewire the kitchen’ runs out within a day'],
      [['eve'], 'deadline_near', 'Less than a day to answer: ‘A task’'],
    ])
    expect(titles('offer-expiring', 'countered').map(([, , title]) => title)).toEqual([
      'Less than a day to answer: ‘Rewire the kitchen’',
      'The offer for ‘A task’ runs out within a day',
    ])
    expect(titles('work-due', 'accepted').map(([, , title]) => title)).toEqual(Array(2).fill('‘Rewire the kitchen’ is due tomorrow'))
    expect(titles('work-overdue', 'accepted').map(([, , title]) => title)).toEqual(Array(2).fill('‘Rewire the kitchen’ is overdue'))
  })

  test('terms, a word with them and a day for the calendar come along', () => {
    const [accepted] = told('offer-accepted', offer('accepted', 'expert', { price: 99.5 }))
    expect(accepted?.message).toBe('It is agreed: $99.50, due 31 May 2026.')
    expect(accepted?.detail).toMatchObject({
      facts: [{ label: 'Scope', value: 'All of it' }, { value: '$99.50' }, { value: '31 May 2026' }],
      calendar: { uid: 'offer-12', sequence: 3, title: 'Work due: Rewire the kitchen', day: '2026-05-31', isCancelled: false },
    })
    const [withdrawn] = told('offer-withdrawn', offer('withdrawn', 'client', { before: 'accepted', note: 'We moved.' }))
    expect(withdrawn).toMatchObject({
      title: 'Ann Client withdrew the offer for ‘Rewire the kitchen’',
      detail: { quote: { text: 'We moved.', by: 'Ann Client' }, calendar: { isCancelled: true } },
    })
  })

  test('what asks for an answer is over when the time for it is', () => {
    const expiresAt = '2026-05-01T09:00:00.000Z'
    const ends = (type: string, status: string, by: 'client' | 'expert' | 'system') =>
      told(type, offer(status, by, { expiresAt })).map(({ expiresAt: end }) => end?.toISOString())
    expect(ends('offer-sent', 'offered', 'client')).toEqual([expiresAt])
    expect(ends('offer-countered', 'countered', 'expert')).toEqual([expiresAt])
    expect(ends('offer-expiring', 'countered', 'system')).toEqual([expiresAt, expiresAt])
    expect(ends('offer-accepted', 'accepted', 'expert')).toEqual([undefined])
  })

  test('an expert without an account is told nothing', () => {
    expect(told('offer-sent', { ...offer('offered', 'client'), accountIds: ['ann'] })).toMatchObject([{ to: [null] }])
  })
})

const project = (...said: string[]) => ({ live: { projectId: 7 }, ownerId: 'ann', told: { title: 'New bath', words: said } })
const review = (given: object = {}) => ({
  ...{ reviewId: 3, expertId: 5, expertAccountId: 'eve', reviewerAccountId: 'ann' },
  told: {
    ...{ expertName: 'Eve Expert', serviceId: null, serviceTitle: null, reviewerName: 'Ann Client', rating: 4, title: 'Good' },
    ...{ content: 'Came at once.', said: 'Thank you!', byAccountId: null, ...given },
  },
})
const verification = (status: string, by: string, given: object = {}) => ({
  ...{ ownerId: 'eve', requestId: 9, status, by, expertName: 'Eve Expert', requestType: 'initial', ...given },
})
const workspace = (given: object = {}) => ({
  ...{ workspaceId: 4, live: { type: 'workspace-changed', workspaceId: 4 }, listsOf: [] },
  told: {
    workspaceName: 'Kitchen',
    byAccountId: 'ann',
    byName: 'Ann Client',
    accountIds: ['eve'],
    role: 'viewer',
    invitationId: 6,
    ...given,
  },
})
const service = { serviceId: 8, title: 'Roof check', ownerId: 'eve', reason: 'The pictures are of another roof.' }
const account = { accountId: 'ann', role: 'admin', reason: 'Spam.' }
const ofService = { serviceId: 8, serviceTitle: 'Boiler check' }

test.each([
  ['project-analysed', project(), ['ann'], 'analysis_finished', 'The plan of ‘New bath’ is ready', '/projects/7'],
  ['analysis-asked', project('How big is it?'), ['ann'], 'analysis_finished', '‘New bath’ needs a word from you', '/projects/7'],
  ['analysis-asked', project(HARM_REFUSED), ['ann'], 'analysis_finished', 'Onhand cannot plan ‘New bath’', '/projects/7'],
  ['analysis-failed', project('No plan.'), ['ann'], 'analysis_finished', '‘New bath’ could not be planned', '/projects/7'],
  ['review-posted', review(), ['eve'], 'review_received', 'Ann Client reviewed you', '/experts/5'],
  ['review-posted', review(ofService), ['eve'], 'review_received', 'Ann Client reviewed ‘Boiler check’', '/services/8'],
  ['review-responded', review(), ['ann'], 'review_answered', 'Eve Expert responded to your review', '/experts/5'],
  ['review-reported', review(), 'admins', 'review_reported', 'A review of Eve Expert is reported', '/admin/reviews'],
  ['review-removed', review(), ['ann'], 'review_moderated', 'Your review of Eve Expert was removed', '/experts/5'],
  [
    'verification-requested',
    verification('in_review', 'expert'),
    'admins',
    'verification_requested',
    'Eve Expert asks to be verified',
    '/admin/verification/9',
  ],
  [
    'verification-changed',
    verification('in_review', 'scanner'),
    'admins',
    'verification_requested',
    'Eve Expert asks to be verified',
    '/admin/verification/9',
  ],
  [
    'verification-changed',
    verification('approved', 'admin'),
    ['eve'],
    'verification_decided',
    'You are a verified expert',
    '/expert-verification',
  ],
  [
    'verification-changed',
    verification('rejected', 'admin'),
    ['eve'],
    'verification_decided',
    'Your verification was refused',
    '/expert-verification',
  ],
  [
    'verification-changed',
    verification('needs_more_info', 'scanner'),
    ['eve'],
    'verification_decided',
    'Your verification needs something more',
    '/expert-verification',
  ],
  [
    'verification-changed',
    verification('approved', 'admin', { requestType: 'name_change' }),
    ['eve'],
    'verification_decided',
    'You are verified as Eve Expert',
    '/expert-verification',
  ],
  [
    'workspace-created',
    workspace(),
    ['eve'],
    'workspace_invitation',
    'Ann Client opened the workspace ‘Kitchen’ with you',
    '/collaboration/4',
  ],
  ['workspace-deleted', workspace(), ['eve'], 'workspace_access', 'The workspace ‘Kitchen’ was deleted', '/collaboration'],
  ['workspace-transferred', workspace(), ['eve'], 'workspace_access', '‘Kitchen’ is yours now', '/collaboration/4'],
  [
    'participant-invited',
    workspace(),
    ['eve'],
    'workspace_invitation',
    'Ann Client invites you to ‘Kitchen’',
    '/collaboration/invitations/6',
  ],
  ['participant-joined', workspace(), ['eve'], 'workspace_invitation', 'Ann Client joined ‘Kitchen’', '/collaboration/4'],
  [
    'participant-joined',
    workspace({ invitationId: undefined }),
    ['eve'],
    'workspace_invitation',
    'Ann Client let you into ‘Kitchen’',
    '/collaboration/4',
  ],
  ['participant-removed', workspace(), ['eve'], 'workspace_access', 'You were removed from ‘Kitchen’', '/collaboration'],
  ['participant-role-changed', workspace(), ['eve'], 'workspace_access', 'Your role in ‘Kitchen’ is another one now', '/collaboration/4'],
  ['message-sent', workspace({ messageId: 9 }), ['eve'], 'workspace_mention', 'Ann Client mentioned you in ‘Kitchen’', '/collaboration/4'],
  ['service-stopped', service, ['eve'], 'service_moderated', '‘Roof check’ was taken off the market', '/expert/services/8'],
  ['service-put-back', service, ['eve'], 'service_moderated', '‘Roof check’ is back on the market', '/expert/services/8'],
  ['account-suspended', account, ['ann'], 'account_security', 'Your account is suspended', '/contact'],
  ['account-restored', account, ['ann'], 'account_security', 'Your account is restored', '/log-in'],
  ['role-granted', account, ['ann'], 'account_security', 'You have the role ‘admin’ now', '/account'],
  ['role-revoked', account, ['ann'], 'account_security', 'You do not have the role ‘admin’ any more', '/contact'],
  ['password-changed', account, ['ann'], 'account_security', 'Your password was changed', '/account'],
  ['two-factor-enabled', account, ['ann'], 'account_security', 'Signing in asks for a code now', '/account'],
  ['two-factor-disabled', account, ['ann'], 'account_security', 'Signing in asks for no code any more', '/account'],
  ['recovery-codes-made', account, ['ann'], 'account_security', 'You have new recovery codes', '/account'],
  ['passkey-added', account, ['ann'], 'account_security', 'A passkey was added', '/account'],
  ['passkey-removed', account, ['ann'], 'account_security', 'A passkey was removed', '/account'],
] as const)('%s is told in these words', (event, payload, to, type, title, path) => {
  expect(told(event, payload)).toMatchObject([{ to, type, title, link: { path } }])
})

test('a reason stands in the message that needs it', () => {
  expect(told('review-removed', review({ said: 'It insults.' }))[0]?.message).toBe('An admin removed it. The reason: It insults.')
  expect(told('verification-changed', verification('rejected', 'admin', { reason: 'The name differs.' }))[0]?.message).toContain(
    'The name differs.',
  )
  expect(told('account-suspended', account)[0]?.message).toContain('Spam.')
  expect(told('service-stopped', service)[0]?.message).toContain('The reason: The pictures are of another roof.')
})

test('whoever reports a review is not told of it, and files that are still looked through tell nobody', () => {
  expect(told('review-reported', review({ byAccountId: 'ada' }))[0]?.by).toBe('ada')
  expect(told('verification-requested', verification('pending', 'expert'))).toEqual([])
})

const session = (given: { by?: string; live?: object; told?: object } = {}) => ({
  live: { type: 'session-changed', sessionId: 5, status: 'scheduled', revision: 2, ...given.live },
  accountIds: ['ann', 'eve'],
  by: given.by ?? 'client',
  told: {
    ...{ title: 'Boiler knocks', clientName: 'Ann Client', expertName: 'Eve Expert', revision: 2 },
    ...{ clientAccountId: 'ann', expertAccountId: 'eve', clientTimezone: 'America/New_York', expertTimezone: 'Europe/Berlin' },
    ...{
      startsAt: '2026-12-02T15:00:00.000Z',
      endsAt: '2026-12-02T16:00:00.000Z',
      reason: null,
      isLate: false,
      before: null,
      isSoon: false,
      ...given.told,
    },
  },
})

describe('of AR sessions both sides are told, each on its own clock', () => {
  test.each([
    [
      'session-booked',
      session(),
      'session_booked',
      ['Your AR session with Eve Expert is booked', 'Ann Client booked an AR session with you'],
    ],
    [
      'session-cancelled',
      session({ by: 'expert', told: { reason: 'I am ill today.', isLate: true } }),
      'session_changed',
      ['Eve Expert cancelled the AR session ‘Boiler knocks’', 'You cancelled the AR session ‘Boiler knocks’'],
    ],
  ])('%s', (event, payload, type, titles) => {
    const [client, expert] = told(event, payload)
    expect([client?.title, expert?.title]).toEqual(titles)
    expect(client).toMatchObject({ to: ['ann'], type, link: { path: '/ar-sessions/5', text: 'See the session' } })
    expect(expert).toMatchObject({ to: ['eve'], type, about: { type: 'session', id: 5 } })
    expect(client?.message).toContain('Wednesday, 2 December 2026')
    expect(client?.message).toContain('10:00 (America/New York)')
    expect(expert?.message).toContain('16:00 (Europe/Berlin)')
    expect(client?.detail?.calendar).toMatchObject({ uid: 'ar-session-5', sequence: 2, start: '2026-12-02T15:00:00.000Z' })
  })
})

test('of an AR session that begins, ends or is waited for, whoever it concerns is told', () => {
  const titles = (type: string, given: Parameters<typeof session>[0]) =>
    told(type, session(given)).map(({ to, type: kind, title }) => [to, kind, title])
  const before = '2026-12-01T15:00:00.000Z'
  expect(titles('session-moved', { by: 'client', told: { before } })).toEqual([
    [['ann'], 'session_changed', 'You moved the AR session ‘Boiler knocks’'],
    [['eve'], 'session_changed', 'Ann Client moved the AR session ‘Boiler knocks’'],
  ])
  expect(told('session-moved', session({ told: { before } }))[1]?.message).toContain('and no longer on Tuesday, 1 December 2026')
  expect(titles('session-started', { by: 'expert' })).toEqual([
    [['ann'], 'session_near', 'Eve Expert has started the AR session ‘Boiler knocks’'],
  ])
  expect(titles('session-near', { by: 'system', told: { isSoon: true } })).toEqual([
    [['ann'], 'session_near', 'In a quarter of an hour: AR session with Eve Expert'],
    [['eve'], 'session_near', 'In a quarter of an hour: AR session with Ann Client'],
  ])
  expect(titles('client-waiting', {})).toEqual([[['eve'], 'client_waiting', 'Ann Client waits for you in the AR session ‘Boiler knocks’']])
  expect(titles('session-ended', { live: { status: 'completed' } }).map(([, , title]) => title)).toEqual([
    'The AR session ‘Boiler knocks’ is over',
    'The AR session ‘Boiler knocks’ is over',
  ])
  expect(titles('session-ended', { by: 'system', live: { status: 'ended' } }).map(([, , title]) => title)).toEqual([
    'The AR session ‘Boiler knocks’ has ended',
    'The AR session ‘Boiler knocks’ has ended',
  ])
})
