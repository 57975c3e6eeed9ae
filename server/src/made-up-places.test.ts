import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { MAX_INT } from '#contract/shared/primitives.ts'
import { ACCESS_ROWS } from '../test/access/access-rows.ts'
import { accessWorld, PEOPLE, type Person } from '../test/access/access-world.ts'
import { endpoints } from '../test/access/endpoints.ts'

const NOW = '2026-03-02T10:00:00.000Z'
/** Before what the database can tell, and after it. */
const MOMENTS = ['0000-01-01T00:00:00Z', '9999-12-31T23:59:59Z']
const IDS = [MAX_INT + 1, -MAX_INT - 2, Number.MIN_SAFE_INTEGER, Number.MAX_SAFE_INTEGER]

/** Places as our lists know them, each with something in it that none of them has. */
const PLACES = [
  ...IDS.flatMap(id => [
    ...[id, { id }, { isOwn: true, id }, [1, id], { moment: id, mark: 1 }, { moment: 1, mark: id }, { startsAt: NOW, id }],
    ...[
      { isOver: true, startsAt: NOW, id },
      { changedAt: NOW, id },
      { isUnavailable: true, standing: 1, id },
      { isUnavailable: true, standing: 1, id, likeness: 1 },
    ],
  ]),
  ...MOMENTS.flatMap(at => [
    ...[
      { startsAt: at, id: 1 },
      { isOver: false, startsAt: at, id: 1 },
      { isOver: true, startsAt: at, id: 1 },
      { changedAt: at, id: 1 },
    ],
  ]),
  ...[1e300, -1e300, 1e-300].flatMap(number => [[number, 1], { isUnavailable: false, standing: number, id: 1 }]),
]

test('no made-up place in any list is an error of ours', async () => {
  const world = await accessWorld()
  const lists = [...(await endpoints())].filter(([, { input }]) => input instanceof z.ZodMiniObject && 'cursor' in input.shape)
  expect(lists.length).toBeGreaterThan(15)
  const wrong: string[] = []
  for (const [name, { path }] of lists) {
    const row = ACCESS_ROWS[name]
    const mayAsk = (person: Person) => (Array.isArray(row?.letsIn) ? row.letsIn.includes(person) : person !== 'visitor')
    const person = PEOPLE.find(mayAsk) ?? 'visitor'
    const asked = Object.fromEntries(Object.entries(row?.input?.(world, person) ?? {}).map(([key, value]) => [key, String(value)]))
    const statusAt = async (query: Record<string, string>) => {
      const headers = { cookie: world.callers[person].cookie }
      return (await world.app.app.http.inject({ url: path, query: { ...asked, ...query }, headers })).statusCode
    }
    // Without a place it answers: what is refused below is refused for its place.
    expect(await statusAt({}), name).toBe(200)
    for (const place of PLACES) {
      const status = await statusAt({ cursor: Buffer.from(JSON.stringify(place)).toString('base64url') })
      if (![200, 400].includes(status)) wrong.push(`${name} at ${JSON.stringify(place)}: ${status}`)
    }
  }
  expect(wrong).toEqual([])
})
