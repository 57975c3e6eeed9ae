import { type NotificationType, notificationKind } from '#contract/notifications-kinds.ts'
import type { Mail } from '../../platform/mail/mail.ts'
import { writeLetter } from '../../platform/mail/mail-letter.ts'
import type { LetterGroup } from '../../platform/mail/mail-letter-parts.ts'
import { detailOf } from '../notification-detail.ts'
import type { Addressee, NotificationRow } from './delivery-store.ts'
import { type LetterHouse, wayOut } from './notification-letter.ts'

/** A letter is read to its end up to here; the rest is in the inbox. */
const GROUPS_MAX = 30
const LINES_MAX = 10

const keyOf = ({ id, relatedEntityType, relatedEntityId, metadata }: NotificationRow): string => {
  const { about } = detailOf(metadata)
  if (about) return about.key
  return relatedEntityType && relatedEntityId !== null ? `${relatedEntityType}:${relatedEntityId}` : `notification:${id}`
}

/** "3 changes to the offer 'Rewire kitchen'", or the title of what stands alone. */
const headingOf = (together: readonly NotificationRow[]): string => {
  const [first] = together
  const last = together.at(-1) ?? first
  if (!last) return ''
  if (together.length === 1) return last.title
  const { about } = detailOf(last.metadata)
  return about ? `${together.length} changes to ${about.name}` : `${together.length} times: ${last.title}`
}

/** News by what it is about, in the order in which each began; within, as it happened. */
const groupsOf = (base: string, rows: readonly NotificationRow[]): LetterGroup[] => {
  const groups = Map.groupBy(rows, keyOf)
  return [...groups.values()].map(together => ({
    heading: headingOf(together),
    lines: together.slice(-LINES_MAX).map(({ message, actionPath }) => ({
      text: message,
      ...(actionPath ? { url: `${base}${actionPath}` } : {}),
    })),
  }))
}

const labelsOf = (types: readonly NotificationType[]): string => types.map(type => `‘${notificationKind(type).label}’`).join(', ')

/** One letter for all that came together, the same things told as one. */
export const digestMail = (house: LetterHouse, addressee: Addressee, rows: readonly NotificationRow[]): Mail => {
  const types = [...new Set(rows.map(({ type }) => type))]
  const groups = groupsOf(house.base, rows)
  const because = `You get these together because you chose so for ${labelsOf(types)}.`
  const { headers, footer } = wayOut(house, addressee.accountId, because, types)
  const hidden = groups.length - GROUPS_MAX
  const [only] = groups.length === 1 ? groups : []
  const subject = only?.heading ?? `${rows.length} notifications`
  const letter = writeLetter({
    to: addressee.email,
    subject,
    heading: subject,
    paragraphs: [`Hello ${addressee.name},`, 'This has happened since you were last written to.'],
    groups: only ? [{ ...only, heading: 'In this order' }] : groups.slice(0, GROUPS_MAX),
    ...(hidden > 0 ? { closing: [`And ${hidden} more in your inbox.`] } : {}),
    action: { label: 'Open your inbox', url: `${house.base}/notifications` },
    footer,
  })
  return { ...letter, ...(headers ? { headers } : {}) }
}
