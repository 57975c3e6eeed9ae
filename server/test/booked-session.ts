import { type ArSession, bookArSession } from '#contract/ar-sessions.ts'
import type { InputOf } from '#contract/shared/endpoint.ts'
import { type Caller, type TestApp, testApp } from './app.ts'
import { seedExpert, seedService } from './seed.ts'

const DAY_MS = 86_400_000

/** An hour at which an expert with the usual hours in UTC takes sessions, so many days from now; no test lasts so long. */
export const workingHour = (days = 7, hour = 10): string =>
  new Date(Math.floor((Date.now() + days * DAY_MS) / DAY_MS) * DAY_MS + hour * 3_600_000).toISOString()

export interface SessionWorld {
  app: TestApp
  cleo: Caller
  dan: Caller
  bea: Caller
  pia: Caller
  ada: Caller
  beaId: number
  serviceId: number
  booking(given?: Partial<InputOf<typeof bookArSession>>): InputOf<typeof bookArSession>
  /** A session that Cleo has booked with Bea. */
  booked(given?: Partial<InputOf<typeof bookArSession>>): Promise<ArSession>
  /** Moves a session in time without a word, as if so much had passed. */
  setStart(sessionId: number, startsAt: Date): Promise<void>
}

/** Bea, an expert with an AR service; Pia, another; Cleo and Dan, clients; Ada, an admin. */
export const sessionWorld = async (): Promise<SessionWorld> => {
  const app = await testApp()
  const people = await Promise.all([app.person('Cleo'), app.person('Dan'), app.person('Ada', ['client', 'admin'])])
  const [cleo, dan, ada] = people
  const [bea, pia] = await Promise.all([app.person('Bea', ['client', 'expert']), app.person('Pia', ['client', 'expert'])])
  const beaId = await seedExpert(app.database, { expertName: 'Bea', expertEmail: bea.email, accountId: bea.accountId })
  await seedExpert(app.database, { expertName: 'Pia', expertEmail: pia.email, accountId: pia.accountId })
  await seedService(app.database, beaId, { title: 'Boiler diagnosis', isArEnabled: true })
  const { rows } = await app.database.pool.query('select id from services')
  const serviceId = Number(rows[0].id)
  const booking: SessionWorld['booking'] = given => ({
    ...{ sessionTitle: 'AR Session for Boiler diagnosis', scheduledAt: workingHour(), serviceId, expertName: 'Bea' },
    ...{ clientName: 'Cleo', clientEmail: cleo.email, ...given },
  })
  return {
    ...{ app, cleo, dan, bea, pia, ada, beaId, serviceId, booking },
    booked: async given => {
      const made = await cleo.call(bookArSession, booking(given))
      if (made.status !== 200) throw new Error(made.error.error)
      return made.body
    },
    setStart: async (sessionId, startsAt) => {
      await app.database.pool.query(
        `update ar_sessions set starts_at = $2::timestamptz, busy_from = $2::timestamptz, busy_until = $2::timestamptz + interval '1 hour' where id = $1`,
        [sessionId, startsAt.toISOString()],
      )
    },
  }
}
