import { expect, test } from 'vitest'
import type { AccessRow } from '../test/access/access-row.ts'
import { ACCESS_ROWS } from '../test/access/access-rows.ts'
import { accessWorld, PEOPLE, type Person } from '../test/access/access-world.ts'
import { endpoints } from '../test/access/endpoints.ts'
import { statusFor } from '../test/access/status-for.ts'

const REFUSED = [401, 403, 404]

const letsIn = ({ letsIn }: AccessRow, person: Person): boolean =>
  letsIn === 'everybody' || (person !== 'visitor' && (letsIn === 'accounts' || letsIn.includes(person)))

test('every call of the contract says who is let in', async () => {
  expect([...(await endpoints()).keys()].sort()).toEqual(Object.keys(ACCESS_ROWS).sort())
})

test('every role is let in by every call that is for it, and by no other', async () => {
  const world = await accessWorld()
  const all = await endpoints()
  const wrong: string[] = []
  // Who is refused changes nothing, so that all of them can be asked first; what is asked after that may change what the next is about.
  for (const isLetIn of [false, true]) {
    for (const [name, row] of Object.entries(ACCESS_ROWS)) {
      const endpoint = all.get(name)
      for (const person of endpoint ? PEOPLE.filter(person => letsIn(row, person) === isLetIn) : []) {
        const status = endpoint ? await statusFor(world, endpoint, row.input?.(world, person) ?? {}, world.callers[person]) : 0
        if (REFUSED.includes(status) === isLetIn || status >= 500) wrong.push(`${name} as ${person}: ${status}`)
        if (!isLetIn && person === 'visitor' && status !== 401) wrong.push(`${name} as ${person}: ${status}, not 401`)
      }
    }
  }
  expect(wrong).toEqual([])
})
