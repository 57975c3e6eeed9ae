import type { BrowserContext, Page } from '@playwright/test'
import react from '@vitejs/plugin-react'
import { build } from 'vite'
import { signInToDemo } from '../contract/src/accounts.ts'
import { bookArSession, listArSessions } from '../contract/src/ar-sessions.ts'
import { callRoom } from '../contract/src/calls-live.ts'
import { listOwnServices } from '../contract/src/catalog-own.ts'
import { readConfig } from '../server/src/platform/config.ts'
import { joinDatabase } from '../server/src/platform/database/join-database.ts'
import { createLogger } from '../server/src/platform/telemetry/logger.ts'

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
const TITLE = 'The boiler knocks'

/** Books it at the first hour that is free, from two days ahead on: the demo's expert works from nine to five, UTC. */
const book = async (client: BrowserContext, expert: BrowserContext): Promise<number> => {
  const services: { id: number; isArEnabled: boolean }[] = await (await expert.request.get(listOwnServices.path)).json()
  const service = services.find(({ isArEnabled }) => isArEnabled)
  const [own, other] = await Promise.all([client, expert].map(async each => (await each.request.get('/_api/me')).json()))
  const day = new Date(Date.now() + 48 * HOUR_MS)
  const answer = await client.request.post(bookArSession.path, {
    data: {
      ...{
        sessionTitle: TITLE,
        scheduledAt: new Date(Date.UTC(day.getUTCFullYear(), day.getUTCMonth(), day.getUTCDate(), 9)).toISOString(),
      },
      ...{ clientName: own.name, clientEmail: own.email, expertName: other.name, expertEmail: other.email, serviceId: service?.id },
    },
  })
  const session = await answer.json()
  if (!answer.ok()) throw new Error(`no session was booked: ${JSON.stringify(session)}`)
  return session.id
}

/** Brings a session's time forward: nobody waits two days for a journey. */
export const beginNow = async (sessionId: number, dataDir = process.env['E2E_DATA_DIR']): Promise<void> => {
  const { database, close } = await joinDatabase(readConfig({ DATA_DIR: dataDir }), createLogger('silent'))
  await database.pool.query('update ar_sessions set starts_at = now() where id = $1', [sessionId])
  await close()
}

/** A session of the demo's client with the demo's expert, whose time has come; answers the room of its call. */
export const bookedCall = async (client: BrowserContext, expert: BrowserContext, dataDir?: string): Promise<string> => {
  const known: { id: number; sessionTitle: string }[] = await (await client.request.get(listArSessions.path)).json()
  const id = known.find(({ sessionTitle }) => sessionTitle === TITLE)?.id ?? (await book(client, expert))
  await beginNow(id, dataDir)
  return callRoom('session', id)
}

/** Opens the bare page around a call: on a document that comes from the server, since a browser trusts no other with its sockets. */
export const openCall = async (page: Page, room: string, { withCamera = false } = {}): Promise<void> => {
  const script = await callScript()
  await page.goto(`/_api/health?room=${encodeURIComponent(room)}${withCamera ? '&camera' : ''}`, { waitUntil: 'load' })
  await page.evaluate(script)
}
