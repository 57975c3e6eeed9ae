import { expect, test } from 'vitest'
import { NOTIFICATION_TYPES, notificationKind } from '#contract/notifications-kinds.ts'
import type { Addressee, NotificationRow } from './delivery-store.ts'
import { createMailSwitchLinks } from './mail-switch-link.ts'
import { notificationMail } from './notification-letter.ts'

const links = createMailSwitchLinks('a secret of this test alone')
const house = { base: 'https://help.example.org', sender: { name: 'Onhand', email: 'help@example.org' }, links }
const ann: Addressee = {
  ...{ accountId: '0197a3c0-0000-7000-8000-000000000001', name: 'Ann', email: 'ann@example.com', emailVerified: true, isSuspended: false },
}
const row = (given: Partial<NotificationRow>): NotificationRow => ({
  ...{
    id: 7,
    accountId: ann.accountId,
    type: 'offer_answered',
    category: 'project_update',
    title: 'Erik accepts',
    message: 'Erik <b> accepts.',
  },
  ...{ because: 'The project is yours.', actionPath: '/projects/1', actionText: 'See it', relatedEntityType: null, relatedEntityId: null },
  ...{
    senderAccountId: null,
    senderName: null,
    priority: 'normal',
    expiresAt: null,
    mentions: [],
    metadata: {},
    eventId: 1,
    isInApp: true,
  },
  ...{ readAt: null, archivedAt: null, snoozedUntil: null, createdAt: new Date() },
  ...given,
})

for (const type of NOTIFICATION_TYPES) {
  const isFixed = notificationKind(type).fixed.includes('email')
  test(`the letter of ${type} says it as page and as text, why it came, and how to have ${isFixed ? 'others' : 'no more'} of its kind`, () => {
    const { to, subject, text, html, headers } = notificationMail(house, ann, row({ type }))
    expect([to, subject]).toEqual(['ann@example.com', 'Erik accepts'])
    for (const words of [
      'Hello Ann,',
      'The project is yours.',
      'https://help.example.org/projects/1',
      'https://help.example.org/notifications',
    ])
      expect([text.includes(words), html.includes(words)], words).toEqual([true, true])
    expect(text).toContain('Erik <b> accepts.')
    expect(html).toContain('Erik &lt;b&gt; accepts.')
    const link = /<https:\/\/help\.example\.org\/_api\/notifications\/unsubscribe\?token=([^>]+)>/.exec(headers?.['List-Unsubscribe'] ?? '')
    if (isFixed) {
      expect(headers).toBeUndefined()
      expect(text).toContain('cannot be switched off')
    } else {
      expect(links.read(decodeURIComponent(link?.[1] ?? ''))).toEqual({ accountId: ann.accountId, kinds: [type] })
      expect(headers?.['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click')
      expect(text).toContain(`No more mail of ‘${notificationKind(type).label}’`)
    }
  })
}

test('the terms of an offer stand in a table, a review in its own words with its stars, and a refusal with what to do next', () => {
  const metadata = {
    facts: [{ label: 'Price', value: '$400' }],
    quote: { text: 'Neat work.', by: 'Ann', stars: 4 },
    nextSteps: ['Hand in a clean file.'],
  }
  const { text, html } = notificationMail(house, ann, row({ metadata }))
  expect(text).toContain('Price: $400\n\n> Neat work.\n> Ann, 4 of 5 stars\n\nHand in a clean file.')
  expect(html).toMatch(/<th[^>]*>Price<\/th>.*<blockquote.*Neat work\..*4 of 5 stars.*Hand in a clean file\./)
})

test('an agreed day goes into the calendar under the offer’s own name, and out of it when it is off', () => {
  const calendar = { uid: 'offer-12', sequence: 2, title: 'Due: Rewire kitchen', day: '2026-06-30', isCancelled: false }
  const agreed = notificationMail(house, ann, row({ metadata: { calendar } })).calendar
  expect(agreed?.method).toBe('REQUEST')
  expect(agreed?.text).toContain('UID:offer-12@example.org')
  expect(agreed?.text).toContain('DTSTART;VALUE=DATE:20260630')
  const off = notificationMail(house, ann, row({ metadata: { calendar: { ...calendar, sequence: 3, isCancelled: true } } })).calendar
  expect(off?.method).toBe('CANCEL')
  expect(off?.text).toContain('SEQUENCE:3')
})
