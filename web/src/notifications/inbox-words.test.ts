import { describe, expect, test } from 'vitest'
import type { Notification } from '#contract/notifications.ts'
import { agoWords } from '../ui/time-ago.tsx'
import { snoozeChoices } from './inbox-actions.ts'
import { byDay } from './inbox-days.ts'
import { isFor, isStillIn, readInboxFilter, writeInboxFilter } from './inbox-filter.ts'
import { dayOf, endOfDay, startOfDay } from './local-days.ts'
import { NotificationNews } from './notification-news.ts'

const told = (change: Partial<Notification> = {}): Notification => ({
  id: 1,
  recipientEmail: 'ann@example.com',
  recipientName: 'Ann',
  title: 'Bea accepted your offer',
  message: 'Rewire kitchen',
  notificationType: 'offer_answered',
  notificationCategory: 'project_update',
  actionUrl: null,
  actionText: null,
  relatedEntityType: null,
  relatedEntityId: null,
  senderEmail: null,
  senderName: null,
  priorityLevel: 'normal',
  expiresAt: null,
  metadata: {},
  isRead: false,
  isArchived: false,
  snoozedUntil: null,
  createdAt: new Date(2026, 10, 22, 12),
  ...change,
})

describe('the address of the inbox', () => {
  test.each(['', 'status=unread', 'place=snoozed&category=account_alert', 'status=read&from=2026-11-01&until=2026-11-22'])(
    'says what is shown: %s',
    text => expect(writeInboxFilter(readInboxFilter(new URLSearchParams(text))).toString()).toBe(text),
  )

  test('counts what makes no sense as not said', () => {
    const address = new URLSearchParams('status=odd&place=attic&category=gossip&from=yesterday&until=2026-13-40')
    expect(writeInboxFilter(readInboxFilter(address)).toString()).toBe('')
  })
})

describe('a list', () => {
  const list = (text: string) => readInboxFilter(new URLSearchParams(text))

  test.each([
    ['', {}, true],
    ['', { isArchived: true }, false],
    ['', { snoozedUntil: new Date() }, false],
    ['place=archive', { isArchived: true, snoozedUntil: new Date() }, true],
    ['place=snoozed', { snoozedUntil: new Date() }, true],
    ['status=unread', { isRead: true }, false],
    ['status=read', { isRead: true }, true],
  ])('%s keeps what %j became: %s', (text, change, isKept) => expect(isStillIn(list(text), told(change))).toBe(isKept))

  test.each([
    ['category=project_update', true],
    ['category=account_alert', false],
    ['from=2026-11-22&until=2026-11-22', true],
    ['from=2026-11-23', false],
    ['until=2026-11-21', false],
  ])('%s takes what has just come: %s', (text, isTaken) => expect(isFor(list(text), told())).toBe(isTaken))

  test('is shown by its days', () => {
    const now = new Date(2026, 10, 22, 15)
    const days = byDay(
      [
        told(),
        told({ createdAt: new Date(2026, 10, 21, 23, 59) }),
        told({ createdAt: new Date(2026, 10, 2) }),
        told({ createdAt: new Date(2025, 0, 1) }),
      ],
      now,
    )
    expect(days.map(({ label }) => label)).toEqual(['Today', 'Yesterday', 'Monday, November 2', 'January 1, 2025'])
  })
})

test('a day goes from its first moment to its last, where the reader is', () => {
  expect(endOfDay('2026-11-22').getTime() - startOfDay('2026-11-22').getTime()).toBe(24 * 3_600_000 - 1)
  expect(dayOf(startOfDay('2026-03-29'))).toBe('2026-03-29')
  expect(dayOf(endOfDay('2026-03-29'))).toBe('2026-03-29')
})

describe('snoozing', () => {
  const choices = (now: Date) => snoozeChoices(now).map(({ id, until }) => [id, until?.toString()])

  test('offers an hour, this evening, tomorrow, next week and a time of one’s own', () =>
    expect(choices(new Date(2026, 10, 21, 10))).toEqual([
      ['snooze-hour', new Date(2026, 10, 21, 11).toString()],
      ['snooze-evening', new Date(2026, 10, 21, 18).toString()],
      ['snooze-tomorrow', new Date(2026, 10, 22, 9).toString()],
      ['snooze-week', new Date(2026, 10, 23, 9).toString()],
      ['snooze-own', undefined],
    ]))

  test('does not offer tomorrow twice on a Sunday', () =>
    expect(choices(new Date(2026, 10, 22, 10)).map(([id]) => id)).not.toContain('snooze-week'))

  test('does not offer an evening that is there, and on a Monday next week is the next Monday', () =>
    expect(choices(new Date(2026, 10, 23, 16))).toEqual([
      ['snooze-hour', new Date(2026, 10, 23, 17).toString()],
      ['snooze-tomorrow', new Date(2026, 10, 24, 9).toString()],
      ['snooze-week', new Date(2026, 10, 30, 9).toString()],
      ['snooze-own', undefined],
    ]))
})

test.each([
  [0, 'just now'],
  [60, '1 minute ago'],
  [59 * 60, '59 minutes ago'],
  [3 * 3600, '3 hours ago'],
  [30 * 3600, 'yesterday'],
  [3 * 86_400, '3 days ago'],
  [8 * 86_400, 'Nov 14, 2026'],
])('%i seconds ago is said as ‘%s’', (seconds, words) => {
  const now = new Date(2026, 10, 22, 12)
  expect(agoWords(new Date(now.getTime() - seconds * 1000), now)).toBe(words)
})

describe('news', () => {
  const ids = (list: readonly { id: number }[]) => list.map(({ id }) => id)
  const list = (...all: number[]) => all.map(id => ({ id }))

  test('is nothing of the first list, and nothing before it', () => {
    const news = new NotificationNews()
    expect(news.isNews({ id: 4 })).toBe(false)
    expect(ids(news.ofList(list(5, 4)))).toEqual([])
    expect(news.isNews({ id: 6 })).toBe(true)
  })

  test('is what a later list has on top, the oldest first; not what slid in from below', () => {
    const news = new NotificationNews()
    news.ofList(list(9, 8, 7))
    expect(ids(news.ofList(list(11, 10, 9, 3)))).toEqual([10, 11])
    expect(ids(news.ofList(list(11, 10)))).toEqual([])
  })

  test('is told once, whether the list or the event comes first; what comes back from a snooze is told again', () => {
    const news = new NotificationNews()
    news.ofList([])
    expect(ids(news.ofList(list(1)))).toEqual([1])
    expect(news.isNews({ id: 1 })).toBe(false)
    expect(news.isNews({ id: 2 })).toBe(true)
    expect(ids(news.ofList(list(2, 1)))).toEqual([])
    expect(news.isNews({ id: 1 })).toBe(true)
  })
})
