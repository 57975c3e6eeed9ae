import { randomBytes } from 'node:crypto'
import { readdirSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { closeAfterTests } from '../../../test/close-after-tests.ts'
import { startS3 } from '../../../test/s3-server.ts'
import { scratchFolder } from '../../../test/scratch-folder.ts'
import { readConfig } from '../config.ts'
import { createStorage } from './storage.ts'

const MB = 1024 * 1024
const LIMIT = { maxBytes: 100 * MB, tooLarge: '' }

const house = async (more: Record<string, string> = {}) => {
  const dataDir = scratchFolder()
  const { spool, blobs } = await createStorage(readConfig({ DATA_DIR: dataDir, ...(await startS3()), S3_PREFIX: 'onhand/', ...more }))
  const keep = async (content: Buffer) => {
    const file = await spool.take(Readable.from([content]), LIMIT)
    await blobs.put(file)
    await file.discard()
    return file.sha256
  }
  return { blobs, keep, dataDir }
}

test('a content is found under its hash, whole and in part, and nothing stays on this machine', async () => {
  const { blobs, keep, dataDir } = await house()
  const sha256 = await keep(Buffer.from('0123456789'))
  expect((await buffer(await blobs.open(sha256))).toString()).toBe('0123456789')
  expect((await buffer(await blobs.open(sha256, { first: 2, last: 4 }))).toString()).toBe('234')
  expect(readdirSync(join(dataDir, 'files/arriving'))).toEqual([])
})

test('a large content goes up in parts and comes back as it was', async () => {
  const { blobs, keep } = await house()
  const content = randomBytes(20 * MB)
  const sha256 = await keep(content)
  expect(content.equals(await buffer(await blobs.open(sha256)))).toBe(true)
  const across = await buffer(await blobs.open(sha256, { first: 8 * MB - 5, last: 8 * MB + 4 }))
  expect(across.equals(content.subarray(8 * MB - 5, 8 * MB + 5))).toBe(true)
})

test('the same content twice is one, and what is deleted is gone', async () => {
  const { blobs, keep } = await house()
  const sha256 = await keep(Buffer.from('same'))
  expect(await keep(Buffer.from('same'))).toBe(sha256)
  for (const _ of [1, 2]) await blobs.delete(sha256)
  await expect(blobs.open(sha256)).rejects.toThrow()
})

test('a bucket that is not there is told', async () => {
  const { blobs } = await house()
  await expect(blobs.check()).resolves.toBeUndefined()
  const { blobs: others } = await house({ S3_BUCKET: 'others' })
  await expect(others.check()).rejects.toThrow()
})

test('an upload in parts that a killed process began is taken away, one of this minute is not', async () => {
  const [old, young] = ['1970-01-02T00:00:00Z', new Date().toISOString()]
  const upload = (id: string, begun: string) =>
    `<Upload><Key>onhand/${id}</Key><UploadId>${id}</UploadId><Initiated>${begun}</Initiated></Upload>`
  const list = `<ListMultipartUploadsResult>${upload('left', old)}${upload('running', young)}</ListMultipartUploadsResult>`
  const aborted: unknown[] = []
  // The test's own server lists no uploads; this one does nothing else.
  const server = createServer((request, reply) => {
    if (request.method === 'DELETE') aborted.push(request.url)
    reply
      .writeHead(request.method === 'DELETE' ? 204 : 200, { 'content-type': 'application/xml' })
      .end(request.method === 'GET' ? list : '')
  })
  await new Promise<void>(ready => server.listen(0, '127.0.0.1', ready))
  closeAfterTests(() => new Promise(closed => server.close(() => closed())))
  // A server that listens on a port has an address object.
  const { blobs } = await house({ S3_ENDPOINT: `http://127.0.0.1:${(server.address() as AddressInfo).port}` })
  await blobs.sweep(new Date(Date.now() - 60_000))
  expect(aborted).toEqual(['/files/onhand/left?uploadId=left&x-id=AbortMultipartUpload'])
  blobs.close()
})

test('a server that lists no uploads in parts has none to be taken away', async () => {
  const { blobs } = await house()
  await expect(blobs.sweep(new Date())).resolves.toBeUndefined()
})
