import { randomUUID } from 'node:crypto'
import { SESSION_SIDES } from '#contract/ar-sessions.ts'
import { DEMO_PEOPLE } from '../accounts/account-service.ts'
import { accountByEmail } from '../accounts/account-store.ts'
import { busyTime } from '../ar-sessions/slots.ts'
import type { Database } from '../platform/database/database.ts'
import { hasSessions, insertSampleSession, serviceIdByTitle, type WrittenSession } from './demo-session-store.ts'
import { expertIdByEmail, takeSeedTurn } from './demo-store.ts'
import { SAMPLE_SESSIONS, type SampleSession } from './sample-sessions.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS
/** Booked so long before. */
const BOOKED_DAYS = 4

/** What is kept of a session that is over: from its start, in which both were in the call, to its end. */
const recordOf = (startsAt: Date, { minutes, messages, notes }: SampleSession): Omit<WrittenSession, 'session'> => {
  const at = (after: number) => new Date(startsAt.getTime() + after * MINUTE_MS)
  const booked = { kind: 'booked', by: 'client', at: new Date(Math.min(Date.now(), startsAt.getTime()) - BOOKED_DAYS * DAY_MS) } as const
  if (minutes === null) return { moments: [booked], stays: [], messages: [], notes: [] }
  return {
    moments: [
      booked,
      { kind: 'started', by: 'expert', at: at(0) },
      { kind: 'connected', at: at(1) },
      { kind: 'parted', at: at(1 + minutes) },
      { kind: 'ended', by: 'expert', at: at(1 + minutes) },
    ],
    stays: SESSION_SIDES.map(side => ({ side, peerId: randomUUID(), enteredAt: at(side === 'client' ? 0 : 1), leftAt: at(1 + minutes) })),
    messages: messages.map((message, index) => ({ ...message, messageId: randomUUID(), sentAt: at(5 + index) })),
    notes: SESSION_SIDES.flatMap(by => {
      const said = notes[by]
      return said === undefined ? [] : [{ by, notes: said, savedAt: at(minutes) }]
    }),
  }
}

/** Gives the demo's client and expert sessions: one to come, and some with a record. Twice is as once. */
export const seedSessions = (database: Database): Promise<void> =>
  database.transaction(async tx => {
    await takeSeedTurn(tx)
    const { client, expert } = DEMO_PEOPLE
    const expertId = await expertIdByEmail(tx, expert.email)
    const account = await accountByEmail(tx, client.email)
    if (expertId === undefined || !account || (await hasSessions(tx, expertId))) return
    const today = Math.floor(Date.now() / DAY_MS) * DAY_MS
    for (const sample of SAMPLE_SESSIONS) {
      const startsAt = new Date(today + sample.daysFrom * DAY_MS + sample.hour * HOUR_MS)
      const { minutes } = sample
      const over =
        minutes === null
          ? {}
          : {
              ...{ status: 'completed' as const, startedAt: startsAt, connectedSeconds: minutes * 60 },
              endedAt: new Date(startsAt.getTime() + (1 + minutes) * MINUTE_MS),
            }
      const session = {
        ...{ expertId, expertName: expert.name, clientAccountId: account.id, clientName: client.name, clientEmail: client.email },
        ...{ title: sample.title, description: sample.description, startsAt, ...busyTime(startsAt, 0) },
        serviceId: (await serviceIdByTitle(tx, expertId, sample.service)) ?? null,
        // Nobody is reminded of a sample.
        ...{ remindedOf: 'soon', createdAt: new Date(Math.min(Date.now(), startsAt.getTime()) - BOOKED_DAYS * DAY_MS), ...over },
      }
      await insertSampleSession(tx, { session, ...recordOf(startsAt, sample) })
    }
  })
