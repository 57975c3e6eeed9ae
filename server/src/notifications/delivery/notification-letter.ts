import { type NotificationType, notificationKind } from '#contract/notifications-kinds.ts'
import { ONE_CLICK_PATH, PREFERENCES_PAGE, UNSUBSCRIBE_PAGE } from '#contract/notifications-mail.ts'
import { calendarInvite } from '../../platform/mail/calendar-invite.ts'
import type { Mail } from '../../platform/mail/mail.ts'
import { writeLetter } from '../../platform/mail/mail-letter.ts'
import type { LetterQuote } from '../../platform/mail/mail-letter-parts.ts'
import { detailOf, type NotificationDetail } from '../notification-detail.ts'
import type { Addressee, NotificationRow } from './delivery-store.ts'
import type { MailSwitchLinks } from './mail-switch-link.ts'

/** What all letters of this house share. */
export interface LetterHouse {
  /** The address people open Onhand at. */
  base: string
  sender: { name: string; email: string }
  links: MailSwitchLinks
}

const STARS_MAX = 5

const quoteOf = ({ text, by, stars }: NonNullable<NotificationDetail['quote']>): LetterQuote => ({
  text,
  by: stars === undefined ? by : `${by}, ${stars} of ${STARS_MAX} stars`,
})

const inviteFor = (
  { base, sender }: LetterHouse,
  { name, email }: Addressee,
  notification: NotificationRow,
  calendar: NonNullable<NotificationDetail['calendar']>,
): Mail['calendar'] => {
  const domain = sender.email.split('@').at(-1)
  return calendarInvite({
    ...{ sequence: calendar.sequence, title: calendar.title, isCancelled: calendar.isCancelled },
    uid: `${calendar.uid}@${domain}`,
    description: notification.message,
    url: `${base}${notification.actionPath ?? '/notifications'}`,
    when: 'day' in calendar ? { day: calendar.day } : { start: new Date(calendar.start), end: new Date(calendar.end) },
    organiser: sender,
    attendee: { name, email },
  })
}

/** Why a letter came and how to be rid of its like, for whoever reads it and for his mail program (RFC 8058). */
export const wayOut = (
  { base, links }: LetterHouse,
  accountId: string,
  because: string,
  types: readonly NotificationType[],
): Pick<Mail, 'headers'> & { footer: { because: string; links: { label: string; url: string }[] } } => {
  const kinds = types.filter(type => !notificationKind(type).fixed.includes('email'))
  const preferences = { label: 'Choose what you are told, and where', url: `${base}${PREFERENCES_PAGE}` }
  if (kinds.length === 0) {
    const always = `${because} Mail of this kind cannot be switched off: it concerns your account or your rights.`
    return { footer: { because: always, links: [preferences] } }
  }
  const token = encodeURIComponent(links.sign({ accountId, kinds }))
  const names = kinds.map(type => `‘${notificationKind(type).label}’`).join(', ')
  const stop = { label: `No more mail of ${names}`, url: `${base}${UNSUBSCRIBE_PAGE}?token=${token}` }
  return {
    footer: { because, links: [preferences, stop] },
    headers: {
      'List-Unsubscribe': `<${base}${ONE_CLICK_PATH}?token=${token}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  }
}

/** The letter of one notification, of whatever kind: its words, and what its rule kept for it. */
export const notificationMail = (house: LetterHouse, addressee: Addressee, notification: NotificationRow): Mail => {
  const { title, message, because, type, actionPath, actionText } = notification
  const { facts, quote, nextSteps, calendar } = detailOf(notification.metadata)
  const { headers, footer } = wayOut(house, addressee.accountId, `Why you got this: ${because}`, [type])
  const invite = calendar && inviteFor(house, addressee, notification, calendar)
  const letter = writeLetter({
    to: addressee.email,
    subject: title,
    heading: title,
    paragraphs: [`Hello ${addressee.name},`, message],
    ...(facts ? { facts } : {}),
    ...(quote ? { quote: quoteOf(quote) } : {}),
    ...(nextSteps ? { closing: nextSteps } : {}),
    ...(actionPath ? { action: { label: actionText ?? 'Open Onhand', url: `${house.base}${actionPath}` } } : {}),
    footer,
  })
  return { ...letter, ...(headers ? { headers } : {}), ...(invite ? { calendar: invite } : {}) }
}
