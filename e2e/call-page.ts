import type { BrowserContext, Page } from '@playwright/test'
import react from '@vitejs/plugin-react'
import { build } from 'vite'
import { signInToDemo } from '../contract/src/accounts.ts'
import { bookArSession } from '../contract/src/ar-sessions.ts'
import { callRoom } from '../contract/src/calls-live.ts'
import { listOwnServices } from '../contract/src/catalog-own.ts'

let built: Promise<string> | undefined

/** The bare page around a call (`web/test/call-page.tsx`) as one script. */
const callScript = (): Promise<string> => {
  built ??= build({
    configFile: false,
    root: `${import.meta.dirname}/..`,
    logLevel: 'error',
    publicDir: false,
    plugins: [react()],
    define: { 'process.env.NODE_ENV': '"production"' },
    build: { write: false, modulePreload: false, rolldownOptions: { input: 'web/test/call-page.tsx', output: { format: 'iife' } } },
  }).then(result => {
    const chunk = [result]
      .flat()
      .flatMap(each => ('output' in each ? each.output : []))
      .find(({ type }) => type === 'chunk')
    if (chunk?.type !== 'chunk') throw new Error('the page around a call was not built')
    return chunk.code
  })
  return built
}

/** A browser of the demo's client or expert, with a camera. */
export const signedInAs = async (context: BrowserContext, as: 'client' | 'expert' | 'admin'): Promise<void> => {
  await context.request.post(signInToDemo.path, { data: { as } })
}

const HOUR_MS = 3_600_000
const MOST_ATTEMPTS = 40

/** A session of the demo's client with the demo's expert; answers the room of its call. */
export const bookedCall = async (client: BrowserContext, expert: BrowserContext): Promise<string> => {
  const services: { id: number; isArEnabled: boolean }[] = await (await expert.request.get(listOwnServices.path)).json()
  const service = services.find(({ isArEnabled }) => isArEnabled)
  const { email, name } = await (await expert.request.get(`/_api/me`)).json()
  const own = await (await client.request.get(`/_api/me`)).json()
  // On the hour, from two days ahead on: the demo's expert works from nine to five, UTC.
  const day = new Date(Date.now() + 48 * HOUR_MS)
  for (let attempt = 0; attempt < MOST_ATTEMPTS; attempt += 1) {
    const time = [day.getUTCFullYear(), day.getUTCMonth(), day.getUTCDate() + Math.floor(attempt / 3), 9 + (attempt % 3) * 3] as const
    const answer = await client.request.post(bookArSession.path, {
      data: {
        ...{ sessionTitle: 'The boiler knocks', scheduledAt: new Date(Date.UTC(...time)).toISOString() },
        ...{ clientName: own.name, clientEmail: own.email, expertName: name, expertEmail: email, serviceId: service?.id },
      },
    })
    const session = await answer.json()
    if (answer.ok()) return callRoom('session', session.id)
    // Somebody has it already: another journey.
    if (answer.status() !== 409) throw new Error(`no session was booked: ${JSON.stringify(session)}`)
  }
  throw new Error('the expert is booked out')
}

/** Opens the bare page around a call: on a document that comes from the server, since a browser trusts no other with its sockets. */
export const openCall = async (page: Page, room: string): Promise<void> => {
  const script = await callScript()
  await page.goto(`/_api/health?room=${encodeURIComponent(room)}`, { waitUntil: 'load' })
  await page.evaluate(script)
}
