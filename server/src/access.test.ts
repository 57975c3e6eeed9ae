import { expect, test } from 'vitest'
import type { Endpoint } from '#contract/shared/endpoint.ts'
import { type AnyFileRule, FILE_FIELD, type FileRule, isModelFileType } from '#contract/shared/file-rule.ts'
import type { AccessRow } from '../test/access/access-row.ts'
import { ACCESS_ROWS } from '../test/access/access-rows.ts'
import { type AccessWorld, accessWorld, PEOPLE, type Person } from '../test/access/access-world.ts'
import { endpoints } from '../test/access/endpoints.ts'
import { formBytes } from '../test/app.ts'
import { picture, webm } from '../test/sample-files.ts'
import { glb } from '../test/sample-models.ts'

const REFUSED = [401, 403, 404]

const letsIn = ({ letsIn }: AccessRow, person: Person): boolean =>
  letsIn === 'everybody' || (person !== 'visitor' && (letsIn === 'accounts' || letsIn.includes(person)))

const sampleFor = ({ types }: FileRule | AnyFileRule): Promise<File> | File => {
  if (types === 'any' || types.includes('image/png')) return picture()
  return types.some(isModelFileType) ? glb() : webm()
}

const statusFor = async (world: AccessWorld, endpoint: Endpoint, row: AccessRow, person: Person): Promise<number> => {
  const input = row.input?.(world, person) ?? {}
  const { cookie } = world.callers[person]
  const { method, path: url } = endpoint
  const from = (headers: Record<string, string> = {}) => ({ method, url, headers: { ...headers, ...(cookie ? { cookie } : {}) } })
  const { http } = world.app.app
  const text = Object.fromEntries(Object.entries(input).map(([name, value]) => [name, String(value)]))
  if (method === 'GET') return (await http.inject({ ...from(), query: text })).statusCode
  if (!endpoint.file) return (await http.inject({ ...from(), payload: input })).statusCode
  const form = new FormData()
  for (const [name, value] of Object.entries(text)) form.set(name, value)
  form.set(FILE_FIELD, await sampleFor(endpoint.file))
  const { headers, body } = await formBytes(form)
  return (await http.inject({ ...from(headers), payload: body })).statusCode
}

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
        const status = endpoint ? await statusFor(world, endpoint, row, person) : 0
        if (REFUSED.includes(status) === isLetIn || status >= 500) wrong.push(`${name} as ${person}: ${status}`)
        if (!isLetIn && person === 'visitor' && status !== 401) wrong.push(`${name} as ${person}: ${status}, not 401`)
      }
    }
  }
  expect(wrong).toEqual([])
})
