import { expect, test } from 'vitest'
import * as z from 'zod'
import { boardDocument } from '#contract/workspaces-board.ts'
import { databaseSettings, dataFolder, startOnhand } from '../../../test/onhand-process.ts'
import { atDocument, isSettled } from '../../../test/shared-document.ts'

const Me = z.object({ email: z.string(), name: z.string() })
const Made = z.object({ id: z.int() })

/** The demo's client, with a whiteboard of his own. */
const comeIn = async (url: string) => {
  const post = (path: string, body: object, cookie = '') =>
    fetch(url + path, { method: 'POST', headers: { 'content-type': 'application/json', cookie }, body: JSON.stringify(body) })
  const signedIn = await post('/_api/demo/sign-in', { as: 'client' })
  const cookie = signedIn.headers
    .getSetCookie()
    .map(each => each.split(';')[0])
    .join('; ')
  const me = Me.parse(await (await fetch(`${url}/_api/me`, { headers: { cookie } })).json())
  return {
    cookie,
    create: () => post('/_api/collaboration/workspaces', { name: 'Kept', ownerEmail: me.email, ownerName: me.name }, cookie),
  }
}

test('what was acknowledged is there after the server was killed at that moment', { timeout: 180_000 }, async () => {
  const environment = { DATA_DIR: dataFolder(), ONHAND_MODE: 'demo', ...(await databaseSettings()) }
  const first = await startOnhand(environment)
  const { cookie, create } = await comeIn(first.url)
  const { id } = Made.parse(await (await create()).json())
  const before = atDocument(first.url, { cookie }, boardDocument(id))
  expect(await before.welcome).toBe('read-write')
  for (let drawn = 0; drawn < 50; drawn += 1) before.document.getMap('shapes').set(`stroke-${drawn}`, drawn)
  await expect.poll(() => isSettled(before), { timeout: 20_000, interval: 1 }).toBe(true)
  await first.killTree()
  const second = await startOnhand(environment)
  const after = atDocument(second.url, await comeIn(second.url), boardDocument(id))
  await expect.poll(() => isSettled(after), { timeout: 20_000 }).toBe(true)
  expect(after.document.getMap('shapes').size).toBe(50)
})
