import { upsertAccount } from '../../server/src/accounts/account-store.ts'
import { type App, createApp } from '../../server/src/app.ts'
import { shipCategories } from '../../server/src/catalog/ship-categories.ts'
import { expertProfiles } from '../../server/src/experts/expert-tables.ts'
import { readConfig } from '../../server/src/platform/config.ts'
import { type Connection, type Database, openDatabase } from '../../server/src/platform/database/database.ts'
import { startEmbeddedPostgres } from '../../server/src/platform/database/embedded-postgres.ts'
import { migrateDatabase } from '../../server/src/platform/database/migrate.ts'
import { createLogger } from '../../server/src/platform/telemetry/logger.ts'
import type { Analyst } from '../../server/src/projects/analysis/analyst.ts'
import { builtInAnalyst } from '../../server/src/projects/analysis/built-in-analyst.ts'
import { configuredAnalyst } from '../../server/src/projects/analysis/configured-analyst.ts'
import { scratchFolder } from '../onhand.ts'
import { GOLD_EXPERTS } from './experts.ts'
import { type WatchedAnalyst, watchAnalyst } from './watched-analyst.ts'

/** The real product on a database of its own in which nobody but the gold experts offers anything. */
export interface GoldMarket {
  app: App
  analyst: WatchedAnalyst
  database: Database
  clientAccountId: string
  /** Key of the gold expert behind an id. */
  keyOf: ReadonlyMap<number, string>
  close(): Promise<void>
}

/** In one statement: what the import does not carry (stars, finished jobs) belongs to the market too. */
const seedExperts = async (database: Database): Promise<Map<number, string>> => {
  const rows = await database.query
    .insert(expertProfiles)
    .values(
      GOLD_EXPERTS.map(expert => ({
        expertEmail: `${expert.key}@example.com`,
        // The name says nothing: it is no feature of the matching.
        expertName: expert.key,
        title: expert.headline,
        bio: expert.bio,
        timezone: expert.timezone,
        yearsExperience: expert.years,
        availabilityStatus: expert.availability,
        verificationStatus: expert.verification,
        hourlyRate: expert.rate,
        skillIds: [...expert.skills],
        ratingAverage: expert.rating,
        reviewsCount: expert.reviews,
        completedCount: expert.completed,
      })),
    )
    .returning({ id: expertProfiles.id, email: expertProfiles.expertEmail })
  return new Map(rows.map(({ id, email }) => [id, email.split('@')[0] ?? '']))
}

/** `given`: otherwise the one that `ANALYST` and the `AI_` settings name, as for `npm start`. */
export const openGoldMarket = async (given?: Analyst): Promise<GoldMarket> => {
  const logger = createLogger('error')
  const dataDir = scratchFolder()
  const server = await startEmbeddedPostgres(dataDir)
  const connection: Connection = { host: server.host, user: server.user, database: 'postgres' }
  const database = openDatabase(connection, { poolSize: 4, logger })
  await migrateDatabase(database)
  const config = readConfig({ ...process.env, LOG_LEVEL: 'error', DATA_DIR: dataDir, PORT: '0' })
  const analyst = watchAnalyst(given ?? (await configuredAnalyst(config.model, database, builtInAnalyst)))
  const app = await createApp({ config, database, connection, authSecret: 'only this bench knows it, and long enough', logger, analyst })
  await app.startQueue()
  await shipCategories(database)
  const keyOf = await seedExperts(database)
  const client = { email: 'client@example.com', name: 'Client', roles: ['client' as const], emailVerified: true, isSample: false }
  const clientAccountId = await upsertAccount(database.query, client)
  return {
    app,
    analyst,
    database,
    clientAccountId,
    keyOf,
    close: async () => {
      await app.close()
      await database.close()
      await server.stop()
    },
  }
}
