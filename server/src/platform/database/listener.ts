import type pg from 'pg'
import type { Logger } from '../telemetry/logger.ts'
import type { Database } from './database.ts'

const RECONNECT_MS = 500

/** A standing LISTEN. `close` ends it. */
export interface Listener {
  close(): Promise<void>
}

/**
 * Listens on a connection outside the pool and comes back when it breaks. `onConnect` runs after each (re)connection, before any
 * notification: what was said while nobody listened is to be looked up there.
 */
export const listen = async (
  database: Database,
  channel: string,
  on: { notification(payload: string): void; connect(client: pg.Client): Promise<void> },
  logger: Logger,
): Promise<Listener> => {
  let client: pg.Client | undefined
  let isClosed = false
  let timer: NodeJS.Timeout | undefined

  const again = () => {
    client = undefined
    if (isClosed) return
    timer = setTimeout(() => connect().catch(error => logger.warn({ err: error, channel }, 'listening is not possible yet')), RECONNECT_MS)
  }
  const connect = async () => {
    const fresh = await database.connectAlone().catch(error => {
      again()
      throw error
    })
    if (isClosed) return fresh.end()
    client = fresh
    fresh.once('end', again)
    fresh.on('notification', message => on.notification(message.payload ?? ''))
    await fresh.query(`listen ${channel}`)
    await on.connect(fresh)
    return undefined
  }

  await connect()
  return {
    close: async () => {
      isClosed = true
      clearTimeout(timer)
      await client?.end().catch(() => undefined)
    },
  }
}
