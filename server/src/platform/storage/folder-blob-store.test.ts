import { createHash } from 'node:crypto'
import { existsSync, readdirSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { scratchFolder } from '../../../test/scratch-folder.ts'
import { createSpool } from './spool.ts'
import { createStorage } from './storage.ts'

const LIMIT = { maxBytes: 10, tooLarge: 'Too large.' }
const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')
const text = (content: string) => Readable.from([...content].map(letter => Buffer.from(letter)))

const house = async () => {
  const dataDir = scratchFolder()
  const { spool, blobs } = await createStorage({ dataDir, s3: undefined })
  return { spool, blobs, arriving: join(dataDir, 'files/arriving'), kept: join(dataDir, 'files/kept') }
}

test('a content is found under its hash, whole and in part', async () => {
  const { spool, blobs } = await house()
  await blobs.put(await spool.take(text('0123456789'), LIMIT))
  expect((await buffer(await blobs.open(sha256('0123456789')))).toString()).toBe('0123456789')
  expect((await buffer(await blobs.open(sha256('0123456789'), { first: 2, last: 4 }))).toString()).toBe('234')
})

test('the same content twice lies there once, and nothing is left behind', async () => {
  const { spool, blobs, arriving, kept } = await house()
  for (const _ of [1, 2]) await blobs.put(await spool.take(text('same'), LIMIT))
  expect(readdirSync(join(kept, sha256('same').slice(0, 2)))).toEqual([sha256('same')])
  expect(readdirSync(arriving)).toEqual([])
})

test('nobody else on the machine may read what is kept', async () => {
  const { spool, blobs, kept } = await house()
  await blobs.put(await spool.take(text('private'), LIMIT))
  const shelf = join(kept, sha256('private').slice(0, 2))
  for (const path of [kept, shelf, join(shelf, sha256('private'))]) expect(statSync(path).mode & 0o077).toBe(0)
})

test('what is deleted is gone, and deleting it again does no harm', async () => {
  const { spool, blobs } = await house()
  await blobs.put(await spool.take(text('gone'), LIMIT))
  for (const _ of [1, 2]) await blobs.delete(sha256('gone'))
  await expect(blobs.open(sha256('gone'))).rejects.toThrow('ENOENT')
})

test('the limit itself passes, one byte more does not and leaves nothing', async () => {
  const { spool, arriving } = await house()
  const whole = await spool.take(text('0123456789'), LIMIT)
  expect(whole.sizeBytes).toBe(10)
  await whole.discard()
  await expect(spool.take(text('0123456789a'), LIMIT)).rejects.toMatchObject({ code: 'payload_too_large', message: 'Too large.' })
  await expect(spool.take(text(''), LIMIT)).rejects.toMatchObject({ code: 'bad_request' })
  expect(readdirSync(arriving)).toEqual([])
})

test('a connection that breaks leaves nothing', async () => {
  const { spool, arriving } = await house()
  const broken = new Readable({
    read() {
      this.push('half')
      this.destroy(new Error('the connection is lost'))
    },
  })
  await expect(spool.take(broken, LIMIT)).rejects.toThrow('the connection is lost')
  expect(readdirSync(arriving)).toEqual([])
})

test('what a killed process left half is taken away, what is arriving now is not', async () => {
  const folder = scratchFolder()
  const spool = await createSpool(folder)
  const [left, arriving] = [join(folder, 'left'), join(folder, 'arriving')]
  for (const path of [left, arriving]) writeFileSync(path, 'half')
  utimesSync(left, new Date(0), new Date(0))
  await spool.sweep(new Date(Date.now() - 60_000))
  expect([existsSync(left), existsSync(arriving)]).toEqual([false, true])
})

test('a folder that takes nothing is told', async () => {
  const { blobs, kept } = await house()
  await expect(blobs.check()).resolves.toBeUndefined()
  expect(readdirSync(kept)).toEqual([])
})
