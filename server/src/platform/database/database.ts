import { availableParallelism } from 'node:os'
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import type { Logger } from '../telemetry/logger.ts'

/** A connection that queries can run on: the pool's, or a transaction's. */
export type Queryable = Pick<NodePgDatabase, 'select' | 'selectDistinct' | 'insert' | 'update' | 'delete' | 'execute' | '$count'>
/** An open transaction. Whoever takes one writes as part of it. */
export type Transaction = Parameters<Parameters<NodePgDatabase['transaction']>[0]>[0]

/** The database of this process: queries through a pool, and one connection beside it that listens. */
export interface Database {
  query: NodePgDatabase
  /** On a few connections of their own (PLANNED_CONNECTIONS) that plan a named statement once, whatever it asks for: for reads that take as long to plan as to run. */
  planned: NodePgDatabase
  transaction<T>(work: (tx: Transaction) => Promise<T>): Promise<T>
  /** Several reads that see one moment: none of them sees a write that another has not seen. */
  snapshot<T>(read: (tx: Transaction) => Promise<T>): Promise<T>
  pool: pg.Pool
  /** A connection of its own, outside the pool, for LISTEN and session locks. The caller ends it. */
  connectAlone(): Promise<pg.Client>
  close(): Promise<void>
}

export type Connection = { connectionString: string } | { host: string; user: string; database: string }

/** A database on a machine of its own may have fewer processors than we, and each server beside us asks for as many. */
const MOST_PLANNED_CONNECTIONS = 8
/** As many as have processors to run on, where the database shares ours, and one that is on its way: with more of them each only waits for the others. */
export const plannedConnections = (processors: number): number => Math.min(processors + 1, MOST_PLANNED_CONNECTIONS)
export const PLANNED_CONNECTIONS = plannedConnections(availableParallelism())

/** Sockets and servers may come and go; queries on a broken connection fail by themselves, so the pool only reports. */
export const openDatabase = (connection: Connection, options: { poolSize: number; logger: Logger }): Database => {
  const settings = { ...connection, application_name: 'onhand', connectionTimeoutMillis: 10_000 }
  const pool = new pg.Pool({ ...settings, max: options.poolSize, idleTimeoutMillis: 30_000 })
  const plannedPool = new pg.Pool({
    ...{ ...settings, max: PLANNED_CONNECTIONS, idleTimeoutMillis: 30_000 },
    onConnect: async client => void (await client.query('set plan_cache_mode = force_generic_plan')),
  })
  for (const each of [pool, plannedPool]) {
    // On each connection, since the pool listens only to those that lie idle: one that broke in a transaction would end the process.
    // Who closes the pool and then stops the server hears of that once more from connections that are just ending.
    const lost = (error: Error) => each.ending || options.logger.warn({ err: error }, 'a database connection was lost')
    each.on('connect', client => client.on('error', lost))
    each.on('error', () => undefined)
  }
  const query = drizzle({ client: pool, casing: 'snake_case' })
  return {
    query,
    planned: drizzle({ client: plannedPool, casing: 'snake_case' }),
    transaction: work => query.transaction(work),
    snapshot: read => query.transaction(read, { isolationLevel: 'repeatable read', accessMode: 'read only' }),
    pool,
    connectAlone: async () => {
      const client = new pg.Client({ ...settings, keepAlive: true })
      client.on('error', error => options.logger.warn({ err: error }, 'the listening database connection was lost'))
      await client.connect()
      return client
    },
    close: async () => void (await Promise.all([pool.end(), plannedPool.end()])),
  }
}
