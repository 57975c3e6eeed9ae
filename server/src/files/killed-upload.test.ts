import { readdirSync } from 'node:fs'
import { request } from 'node:http'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { signInToDemo } from '#contract/accounts.ts'
import { uploadFile } from '#contract/files.ts'
import { MB } from '#contract/shared/file-rule.ts'
import { eventually, formBytes } from '../../test/app.ts'
import { databaseSettings, dataFolder, startOnhand } from '../../test/onhand-process.ts'
import { pdf, pdfOf } from '../../test/sample-files.ts'

test('a process killed in the middle of an upload leaves no half file among those kept', { timeout: 240_000 }, async () => {
  const settings = { DATA_DIR: dataFolder(), ...(await databaseSettings()) }
  const onhand = await startOnhand(settings)
  const signedIn = await fetch(onhand.url + signInToDemo.path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ as: 'client' }),
  })
  const cookie = signedIn.headers
    .getSetCookie()
    .map(text => text.split(';')[0])
    .join('; ')
  const form = (file: File) => {
    const data = new FormData()
    data.set('file', file)
    return data
  }
  // One that is acknowledged, and one that never ends.
  const whole = await fetch(onhand.url + uploadFile.path, { method: 'POST', headers: { cookie }, body: form(pdf()) })
  expect(whole.status).toBe(200)
  const names = (folder: string) => readdirSync(join(settings.DATA_DIR, 'files', folder))
  // The demo has files of its own.
  const keptCount = names('kept').length
  const { headers, body } = await formBytes(form(pdfOf(4 * MB)))
  const half = request(onhand.url + uploadFile.path, { method: 'POST', headers: { ...headers, cookie, 'content-length': body.length } })
  half.on('error', () => undefined)
  half.write(body.subarray(0, 2 * MB))
  await eventually(async () => names('arriving').length === 1)
  await onhand.killTree()
  expect([names('arriving').length, names('kept').length]).toEqual([1, keptCount])

  const again = await startOnhand(settings)
  const { url } = uploadFile.output.parse(await whole.json())
  const kept = await fetch(again.url + new URL(url).pathname, { headers: { cookie } })
  expect([kept.status, await kept.text()]).toEqual([200, await pdf().text()])
})
