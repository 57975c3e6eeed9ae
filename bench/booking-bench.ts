import { signInToDemo } from '../contract/src/accounts.ts'
import { bookArSession } from '../contract/src/ar-sessions.ts'
import { listSlots } from '../contract/src/ar-sessions-availability.ts'
import { listOwnServices } from '../contract/src/catalog-own.ts'
import { startOnhand } from './onhand.ts'
import type { Measurement } from './table.ts'

const REQUESTS = 200
const HOUR_MS = 3_600_000

/** A browser of the demo's people: what it asks carries its sign-in. */
const signedIn = async (url: string, as: 'client' | 'expert') => {
  const post = (path: string, body: unknown, cookie = '') =>
    fetch(url + path, { method: 'POST', headers: { 'content-type': 'application/json', origin: url, cookie }, body: JSON.stringify(body) })
  const answer = await post(signInToDemo.path, { as })
  const cookie = answer.headers
    .getSetCookie()
    .map(each => each.split(';')[0])
    .join('; ')
  const read = async (path: string) => (await fetch(url + path, { headers: { cookie } })).json()
  return { read, post: (path: string, body: unknown) => post(path, body, cookie) }
}

/** A working hour of the demo's expert, who works from nine to five, UTC. */
const workingHour = (days: number): string => {
  const day = new Date(Date.now() + days * 24 * HOUR_MS)
  return new Date(Date.UTC(day.getUTCFullYear(), day.getUTCMonth(), day.getUTCDate(), 11)).toISOString()
}

/** How many at once ask for one hour, how many get it, and how long all of them wait; against as many who read which hours are free. */
export const benchBooking = async (dataDir: string): Promise<Measurement[]> => {
  const onhand = await startOnhand(dataDir)
  try {
    const [client, expert] = [await signedIn(onhand.url, 'client'), await signedIn(onhand.url, 'expert')]
    const services: { id: number; isArEnabled: boolean }[] = await expert.read(listOwnServices.path)
    const serviceId = services.find(({ isArEnabled }) => isArEnabled)?.id
    const [own, other] = [await client.read('/_api/me'), await expert.read('/_api/me')]
    const hour = workingHour(21)
    const book = async () => {
      const answer = await client.post(bookArSession.path, {
        ...{ sessionTitle: 'One of many', scheduledAt: hour, serviceId, expertName: other.name },
        ...{ clientName: own.name, clientEmail: own.email },
      })
      const { error } = await answer.json()
      return { status: answer.status, error }
    }
    const many = Array.from({ length: REQUESTS })
    const beganAt = performance.now()
    const answers = await Promise.all(many.map(book))
    const togetherMs = performance.now() - beganAt
    const readAt = performance.now()
    // Not as many bookings again: so many a minute are all that one address may ask for.
    const day = hour.slice(0, 10)
    await Promise.all(many.map(() => client.read(`${listSlots.path}?serviceId=${serviceId}&from=${day}&until=${day}&timezone=UTC`)))
    const readMs = performance.now() - readAt
    const booked = answers.filter(({ status }) => status === 200).length
    const refused = answers.filter(({ status, error }) => status === 409 && typeof error === 'string' && error !== '').length
    const others = [...new Set(answers.map(({ status }) => status))].filter(status => status !== 200 && status !== 409)
    if (others.length > 0) console.log(`Also answered: ${others.join(', ')}`)
    return [
      {
        ...{ what: `${REQUESTS} requests at once for one hour: bookings`, measured: `${booked}`, reference: '1 (the aim)', ratio: booked },
        ...{ aim: '1', isMet: booked === 1 },
      },
      {
        ...{ what: 'of the others, refused with a sentence (409)', measured: `${refused}`, reference: `${REQUESTS - 1} (the aim)` },
        ...{ ratio: refused / (REQUESTS - 1), aim: `${REQUESTS - 1}`, isMet: refused === REQUESTS - 1 },
      },
      {
        ...{ what: 'until the last of them is answered', measured: `${Math.round(togetherMs)} ms` },
        ...{ reference: `${Math.round(readMs)} ms (as many readings of the free hours at once)`, ratio: togetherMs / readMs },
      },
    ]
  } finally {
    await onhand.stop()
  }
}
