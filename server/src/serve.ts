import { flushCompileCache } from 'node:module'
import { join } from 'node:path'
import { type App, createApp } from './app.ts'
import { shipCategories } from './catalog/ship-categories.ts'
import { seedDeals } from './demo/seed-deals.ts'
import { seedDemo } from './demo/seed-demo.ts'
import { seedHistory } from './demo/seed-history.ts'
import { seedNotifications } from './demo/seed-notifications.ts'
import { seedSessions } from './demo/seed-sessions.ts'
import { seedVerification } from './demo/seed-verification.ts'
import { seedWorkspaces } from './demo/seed-workspaces.ts'
import { readAuthSecret } from './platform/auth-secret.ts'
import type { Config } from './platform/config.ts'
import { claimMode } from './platform/database/installation.ts'
import { type JoinedDatabase, startDatabase } from './platform/database/join-database.ts'
import { builtPages } from './platform/pages/built-pages.ts'
import { developmentPages } from './platform/pages/development-pages.ts'
import { createLogger, type Logger } from './platform/telemetry/logger.ts'
import { prepareBuiltInAnalyst } from './projects/analysis/built-in-analyst.ts'
import { stopWithOneLine } from './stop-with-one-line.ts'

const ROOT = join(import.meta.dirname, '../..')
const isDevelopment = process.argv.includes('--dev')
/** A stop that takes longer than this is no longer graceful. */
const STOP_WITHIN_MS = 15_000

const listen = async (app: App, { host, port }: Config): Promise<string> => {
  try {
    return await app.http.listen({ host, port })
  } catch (cause) {
    const code = cause instanceof Error && 'code' in cause ? cause.code : undefined
    if (code === 'EADDRINUSE')
      throw new Error(`port ${port} on ${host} is in use; stop what uses it, or choose another with PORT=...`, { cause })
    if (code === 'EACCES') throw new Error(`port ${port} may not be opened by this user; choose one above 1023 with PORT=...`, { cause })
    throw cause
  }
}

const stopOnSignals = (app: App, joined: JoinedDatabase, release: () => void, logger: Logger): void => {
  let isStopping = false
  let askedAt = 0
  const stop = async (signal: string) => {
    // A second Ctrl-C means it; one keypress may arrive twice, from the terminal and from the script that started us.
    if (isStopping && performance.now() - askedAt > 500) process.exit(1)
    if (isStopping) return
    isStopping = true
    askedAt = performance.now()
    logger.info({ signal }, 'stopping')
    setTimeout(() => process.exit(1), STOP_WITHIN_MS).unref()
    await app.close()
    await joined.close()
    release()
    process.exit(0)
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => stop(signal).catch(stopWithOneLine))
  // The start script holds this channel: when it is gone, however it went, nobody looks after this process any more.
  process.once('disconnect', () => stop('disconnect').catch(stopWithOneLine))
  joined.embedded?.ended.then(() => {
    if (isStopping) return
    logger.error('the embedded database ended by itself; ending too, so that a restart brings both back')
    process.exit(1)
  })
}

const bringUp = async (config: Config, joined: JoinedDatabase, logger: Logger): Promise<{ app: App; address: string }> => {
  const { database, connection } = joined
  const pages: Parameters<typeof createApp>[0]['pages'] = async server =>
    isDevelopment ? developmentPages(ROOT, server) : builtPages(join(ROOT, 'dist'))
  const app = await createApp({ config, database, connection, authSecret: readAuthSecret(config), logger, pages })
  try {
    await claimMode(database, config.mode)
    await app.startQueue()
    await shipCategories(database)
    if (config.mode === 'demo') {
      await seedDemo(database, app)
      await seedHistory(database)
      await seedVerification(database, app.keepFile)
      await seedDeals(database)
      await seedWorkspaces(database, app.keepFile)
      await seedSessions(database)
      await seedNotifications(database)
    }
    await app.start()
    prepareBuiltInAnalyst()
    const address = await listen(app, config)
    await app.work({ isAlone: joined.embedded !== undefined })
    return { app, address }
  } catch (error) {
    await app.close()
    throw error
  }
}

/** Starts the database and serves; `release` gives the data folder back. Answers when it serves. */
export const serve = async (config: Config, release: () => void): Promise<void> => {
  const logger = createLogger(config.logLevel)
  const joined = await startDatabase(config, logger)
  try {
    const { app, address } = await bringUp(config, joined, logger)
    stopOnSignals(app, joined, release, logger)
    // Now rather than at the end, which a killed process does not reach.
    flushCompileCache()
    // By its name: browsers make no passkeys for a bare IP address.
    console.log(`\n  Onhand is ready: ${config.publicUrl ?? address.replace('//127.0.0.1:', '//localhost:')}\n`)
  } catch (error) {
    await joined.close()
    throw error
  }
}
