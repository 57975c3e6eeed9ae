import ical, {
  ICalAttendeeRole,
  ICalAttendeeStatus,
  ICalCalendarMethod,
  ICalEventBusyStatus,
  ICalEventStatus,
  ICalEventTransparency,
} from 'ical-generator'
import type { MailCalendar } from './mail.ts'

interface Person {
  name: string
  email: string
}

/** Something with a date, as it goes into one person's calendar. */
export interface Appointment {
  /** The same for the same thing as long as it lives: a later mail about it moves the entry and adds none. */
  uid: string
  /** Grows with each change of the thing: calendars ignore what is older than what they have. */
  sequence: number
  title: string
  description: string
  /** The page about it. */
  url: string
  /** A whole day (YYYY-MM-DD), whatever the zone; or from one moment until another, which are told in UTC, so that no zone is misread. */
  when: { day: string } | { start: Date; end: Date }
  organiser: Person
  attendee: Person
  /** It is off: calendars take the entry out. */
  isCancelled: boolean
}

/** The time of the one who is invited is taken by a meeting, not by a day on which something is due. */
const timesOf = (when: Appointment['when']) =>
  'day' in when
    ? {
        start: new Date(`${when.day}T00:00:00Z`),
        allDay: true,
        transparency: ICalEventTransparency.TRANSPARENT,
        busystatus: ICalEventBusyStatus.FREE,
      }
    : { ...when, transparency: ICalEventTransparency.OPAQUE, busystatus: ICalEventBusyStatus.BUSY }

/**
 * An entry for the calendar of whoever gets the mail. Events and not to-dos: Gmail, Outlook and Apple's Mail offer to take over the one and
 * pass over the other. Nobody is asked for an answer, for nobody would read it.
 */
export const calendarInvite = (appointment: Appointment): MailCalendar => {
  const { uid, sequence, title, description, url, when, organiser, attendee, isCancelled } = appointment
  const method = isCancelled ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.REQUEST
  const calendar = ical({ method, prodId: { company: 'Onhand', product: 'Onhand', language: 'EN' } })
  calendar.createEvent({
    ...timesOf(when),
    ...{ id: uid, sequence, description, url, summary: title },
    status: isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    organizer: organiser,
    attendees: [{ ...attendee, rsvp: false, role: ICalAttendeeRole.REQ, status: ICalAttendeeStatus.ACCEPTED }],
  })
  return { method: isCancelled ? 'CANCEL' : 'REQUEST', text: calendar.toString() }
}
