import ICAL from 'ical.js'
import { expect, test } from 'vitest'
import { type Appointment, calendarInvite } from './calendar-invite.ts'

const due: Appointment = {
  uid: 'offer-12@help.example.org',
  sequence: 3,
  title: 'Due: “Rewire; the kitchen, all of it”, with a name that is far too long for one line of a calendar file',
  description: 'Agreed with Erik.\nPay on the day; not before, please.',
  url: 'https://help.example.org/projects/1?a=1&b=2',
  when: { day: '2026-03-29' },
  organiser: { name: 'Onhand', email: 'help@example.org' },
  attendee: { name: 'Ann "Client", Ltd.', email: 'ann@example.com' },
  isCancelled: false,
}

const read = (text: string) => {
  const calendar = new ICAL.Component(ICAL.parse(text))
  const component = calendar.getFirstSubcomponent('vevent')
  if (!component) throw new Error('no event')
  return { method: calendar.getFirstPropertyValue('method'), component, event: new ICAL.Event(component) }
}

test('a due day is a whole day that takes nobody’s time', () => {
  const { method, text } = calendarInvite(due)
  const { event, component, method: inFile } = read(text)
  expect([method, inFile]).toEqual(['REQUEST', 'REQUEST'])
  expect(event).toMatchObject({ uid: due.uid, sequence: 3, summary: due.title, description: due.description })
  expect(event.startDate).toMatchObject({ isDate: true, year: 2026, month: 3, day: 29 })
  expect(component.getFirstPropertyValue('transp')).toBe('TRANSPARENT')
  expect(component.getFirstPropertyValue('status')).toBe('CONFIRMED')
  expect(component.getFirstPropertyValue('url')).toBe(due.url)
})

test('who invites and who is invited can be read, and no answer is asked for', () => {
  const { component } = read(calendarInvite(due).text)
  expect(String(component.getFirstPropertyValue('organizer')).toLowerCase()).toBe('mailto:help@example.org')
  const attendee = component.getFirstProperty('attendee')
  expect(String(attendee?.getFirstValue()).toLowerCase()).toBe('mailto:ann@example.com')
  expect(attendee?.getParameter('rsvp')).toBe('FALSE')
  expect(attendee?.getParameter('cn')).toContain('Ann')
})

test('a meeting is told in moments of UTC, also over a change of the clocks, and takes time', () => {
  const [start, end] = [new Date('2026-03-29T00:30:00Z'), new Date('2026-03-29T02:30:00Z')]
  const { event, component } = read(calendarInvite({ ...due, when: { start, end } }).text)
  expect(event.startDate.toJSDate()).toEqual(start)
  expect(event.endDate.toJSDate()).toEqual(end)
  expect(component.getFirstPropertyValue('transp')).toBe('OPAQUE')
})

test('what is off is taken out of the calendar under the same name', () => {
  const { method, text } = calendarInvite({ ...due, sequence: 4, isCancelled: true })
  const { event, component } = read(text)
  expect(method).toBe('CANCEL')
  expect(text).toContain('\r\nMETHOD:CANCEL\r\n')
  expect(event).toMatchObject({ uid: due.uid, sequence: 4 })
  expect(component.getFirstPropertyValue('status')).toBe('CANCELLED')
})

test('no line is longer than calendars read', () => {
  const lines = calendarInvite(due).text.split('\r\n')
  expect(lines.filter(line => Buffer.byteLength(line) > 75)).toEqual([])
})
