import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { testDatabase } from '../../../test/database.ts'
import { containing } from './like-pattern.ts'

test.each([
  ['100%', 'costs 100% more', 'costs 1000 more'],
  ['a_b', 'the a_b file', 'the axb file'],
  ['C:\\x', 'in C:\\x here', 'in C:x here'],
])('‘%s’ is found as it is written, and stands for nothing else', async (typed, holds, holdsNot) => {
  const database = await testDatabase()
  const isIn = async (text: string) => {
    const { rows } = await database.query.execute(sql`select ${text}::text ilike ${containing(typed)} as "isIn"`)
    return rows[0]?.['isIn']
  }
  expect([await isIn(holds), await isIn(holdsNot)]).toEqual([true, false])
})
