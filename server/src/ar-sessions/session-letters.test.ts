import ICAL from 'ical.js'
import { expect, test } from 'vitest'
import { cancelArSession, rescheduleArSession } from '#contract/ar-sessions.ts'
import { eventually } from '../../test/app.ts'
import { sessionWorld, workingHour } from '../../test/booked-session.ts'

const read = (text: string) => {
  const calendar = new ICAL.Component(ICAL.parse(text))
  const component = calendar.getFirstSubcomponent('vevent')
  if (!component) throw new Error('no event')
  const event = new ICAL.Event(component)
  const { uid, sequence, summary, startDate, endDate } = event
  return {
    ...{ uid, sequence, summary, method: calendar.getFirstPropertyValue('method'), status: component.getFirstPropertyValue('status') },
    times: [startDate.toJSDate().toISOString(), endDate.toJSDate().toISOString()],
  }
}

test('the entry in both calendars is made, moved and taken out by mail: one entry, its sequence growing', { timeout: 60_000 }, async () => {
  const world = await sessionWorld()
  const { cleo, bea, app } = world
  await app.listen()
  /** The calendar entries that were mailed to somebody, in their order. */
  const entries = (to: string, count: number) =>
    eventually(async () => {
      const { rows } = await app.database.pool.query(
        'select calendar from mails where recipient = $1 and calendar is not null order by id',
        [to],
      )
      return rows.length >= count && rows.map(({ calendar }) => read(calendar.text))
    })
  const session = await world.booked()
  await entries(bea.email, 1)
  const moved = await cleo.call(rescheduleArSession, { sessionId: session.id, revision: 0, scheduledAt: workingHour(8, 14) })
  await entries(bea.email, 2)
  await bea.call(cancelArSession, { sessionId: session.id, revision: moved.body.revision, reason: 'I am ill today.' })
  for (const [to, other] of [
    [cleo.email, 'Bea'],
    [bea.email, 'Cleo'],
  ] as const) {
    const [booked, later, off, ...more] = await entries(to, 3)
    expect(more).toEqual([])
    expect(new Set([booked?.uid, later?.uid, off?.uid]).size).toBe(1)
    expect(booked).toMatchObject({ sequence: 0, method: 'REQUEST', status: 'CONFIRMED', times: [session.scheduledAt, session.endsAt] })
    expect(booked?.summary).toContain(`AR session with ${other}`)
    expect(later).toMatchObject({ sequence: 1, method: 'REQUEST', times: [moved.body.scheduledAt, moved.body.endsAt] })
    expect(off).toMatchObject({ sequence: 2, method: 'CANCEL', status: 'CANCELLED', times: later?.times })
  }
})
