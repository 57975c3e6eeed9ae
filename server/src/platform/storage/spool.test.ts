import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { expect, onTestFinished, test } from 'vitest'
import { createSpool } from './spool.ts'

const LIMIT = { maxBytes: 5, tooLarge: 'Too large.' }

const emptySpool = async () => {
  const folder = mkdtempSync(join(tmpdir(), 'spool-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  return { spool: await createSpool(folder), lying: () => readdirSync(folder).length }
}

test.each([
  ['too large in its first piece', () => Readable.from([Buffer.alloc(6)])],
  ['too large in its last', () => Readable.from([Buffer.alloc(5), Buffer.alloc(1)])],
  ['empty', () => Readable.from([])],
  ['broken off before it began', () => Readable.from([]).destroy(new Error('The line broke.'))],
])('what is refused as %s is gone when that is told, however many come at once', async (_why, content) => {
  const { spool, lying } = await emptySpool()
  for (let round = 0; round < 20; round += 1) {
    const told = await Promise.allSettled(Array.from({ length: 20 }, () => spool.take(content(), LIMIT)))
    expect([new Set(told.map(({ status }) => status)), lying()]).toEqual([new Set(['rejected']), 0])
  }
})

test('what is taken lies there, measured, until it is discarded', async () => {
  const { spool, lying } = await emptySpool()
  const taken = await spool.take(Readable.from([Buffer.from('hello')]), LIMIT)
  expect([taken.sizeBytes, taken.sha256.slice(0, 8), lying()]).toEqual([5, '2cf24dba', 1])
  await taken.discard()
  await taken.discard()
  expect(lying()).toBe(0)
})
