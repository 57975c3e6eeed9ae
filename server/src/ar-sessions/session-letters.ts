import { HOLD_MINUTES } from '#contract/ar-sessions.ts'
import { calendarInvite } from '../platform/mail/calendar-invite.ts'
import type { Mail } from '../platform/mail/mail.ts'
import { type Letter, writeLetter } from '../platform/mail/mail-letter.ts'
import { momentInWords } from '../platform/moment-in-words.ts'
import type { SessionRow } from './session-store.ts'
import { clientZoneOf, sessionEnd } from './session-view.ts'

/** What letters to clients without an account share; `sender` is who they are from. */
export interface GuestHouse {
  /** The address people open Onhand at. */
  base: string
  sender: { name: string; email: string }
}

const KEEP_IT = 'The link in this mail is yours alone: whoever has it can join in your name. Do not pass it on.'

const zoneOf = (row: SessionRow): string => clientZoneOf(row) ?? row.expert?.timezone ?? 'UTC'
const whenOf = (row: SessionRow): string => momentInWords(row.session.startsAt, zoneOf(row))

const factsOf = (row: SessionRow): Letter['facts'] => {
  const { session, expert } = row
  const ofExpert = expert && expert.timezone !== zoneOf(row) ? momentInWords(session.startsAt, expert.timezone) : undefined
  return [
    { label: 'Session', value: session.title },
    { label: 'Expert', value: session.expertName },
    { label: 'When', value: whenOf(row) },
    ...(ofExpert ? [{ label: 'For the expert', value: ofExpert }] : []),
  ]
}

/** The entry in the client's calendar; an account's is made from the same parts. */
const entryOf = ({ base, sender }: GuestHouse, { session }: SessionRow): NonNullable<Mail['calendar']> =>
  calendarInvite({
    uid: `ar-session-${session.id}@${sender.email.split('@').at(-1)}`,
    sequence: session.revision,
    title: `AR session with ${session.expertName}: ${session.title}`,
    description: 'The link to join is in the mail.',
    url: `${base}/ar-sessions/${session.id}`,
    when: { start: session.startsAt, end: sessionEnd(session.startsAt) },
    organiser: sender,
    attendee: { name: session.clientName, email: session.clientEmail },
    isCancelled: session.status === 'cancelled',
  })

type Words = Pick<Letter, 'subject' | 'heading' | 'paragraphs'> & Partial<Letter>

const letterTo = (row: SessionRow, words: Words): Mail => {
  const { clientEmail: to, clientName } = row.session
  return writeLetter({ to, facts: factsOf(row) ?? [], ...words, paragraphs: [`Hello ${clientName},`, ...words.paragraphs] })
}

/** Asks a visitor to confirm what was booked with his address. */
export const heldLetter = (row: SessionRow, url: string): Mail =>
  letterTo(row, {
    subject: `Confirm your AR session with ${row.session.expertName}`,
    heading: 'One click, and it is booked',
    paragraphs: [
      'somebody, we hope you, booked an AR session with this address. Please confirm it: until then the time is only held for you.',
    ],
    action: { label: 'Confirm the booking', url },
    footnote: `The time is held for ${HOLD_MINUTES} minutes from the booking. If you did not book, there is nothing to do: it ends by itself. ${KEEP_IT}`,
  })

/** The way in once more, for who has lost his mail. */
export const linkLetter = (row: SessionRow, url: string): Mail =>
  letterTo(row, {
    subject: `Your link to the AR session with ${row.session.expertName}`,
    heading: 'Your link to the session',
    paragraphs: ['here is the link to your AR session again.'],
    action: { label: 'Open the session', url },
    footnote: KEEP_IT,
  })

/** What happened to the session of a client without an account, with the way in. `url` is missing where there is none any more. */
export const guestLetters: Record<string, (house: GuestHouse, row: SessionRow, url: string | undefined) => Mail> = {
  'session-booked': (house, row, url) => ({
    ...letterTo(row, {
      subject: `Your AR session with ${row.session.expertName} is booked`,
      heading: 'Your AR session is booked',
      paragraphs: [
        `it is on ${whenOf(row)}.`,
        'Open the link some minutes before, on the device whose camera you want to show. You need no account and nothing to install.',
      ],
      ...(url ? { action: { label: 'Open the session', url } } : {}),
      footnote: KEEP_IT,
    }),
    calendar: entryOf(house, row),
  }),
  'session-moved': (house, row, url) => ({
    ...letterTo(row, {
      subject: `Your AR session with ${row.session.expertName} was moved`,
      heading: 'Your AR session was moved',
      paragraphs: [`it is on ${whenOf(row)} now.`],
      ...(url ? { action: { label: 'Open the session', url } } : {}),
      footnote: KEEP_IT,
    }),
    calendar: entryOf(house, row),
  }),
  'session-near': (_house, row, url) =>
    letterTo(row, {
      subject: `Your AR session with ${row.session.expertName} is near`,
      heading: 'Your AR session is near',
      paragraphs: [`it is on ${whenOf(row)}.`],
      ...(url ? { action: { label: 'Open the session', url } } : {}),
      footnote: KEEP_IT,
    }),
  'session-cancelled': (house, row, url) => ({
    ...letterTo(row, {
      subject: `Your AR session with ${row.session.expertName} was cancelled`,
      heading: 'The AR session was cancelled',
      paragraphs: [`it was to be on ${whenOf(row)}.`],
      ...(url ? { action: { label: 'See the session', url } } : {}),
      ...(row.session.cancelReason
        ? { quote: { text: row.session.cancelReason, by: row.session.cancelledBy === 'expert' ? row.session.expertName : 'Onhand' } }
        : {}),
    }),
    calendar: entryOf(house, row),
  }),
}
