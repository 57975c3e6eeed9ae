import { drizzle } from 'drizzle-orm/node-postgres'
import type pg from 'pg'
import type { Queryable } from '../src/platform/database/database.ts'

/** How the database would answer what a store asks; no row is read. */
export const planOf = async (pool: pg.Pool, ask: (db: Queryable) => Promise<unknown>): Promise<string> => {
  const plans: string[] = []
  const explaining = Object.assign(Object.create(pool), {
    query: async ({ text }: { text: string }, params: unknown[]) => {
      const { rows } = await pool.query(`explain ${text}`, params)
      plans.push(rows.map(row => row['QUERY PLAN']).join('\n'))
      return { rows: [] }
    },
  })
  await ask(drizzle({ client: explaining, casing: 'snake_case' }))
  return plans.join('\n')
}
