import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { deserialize, serialize } from 'node:v8'
import * as z from 'zod'
import { PARTS, taughtInParts } from '../knowledge/briefs-in-parts.ts'
import { PACKAGES } from '../knowledge/packages.ts'
import { type IndexedTexts, indexTexts } from './indexed-texts.ts'
import { type Learned, learnInThreads } from './lessons-learned.ts'
import type { LearnedWishes } from './wish-model.ts'

/** What the build keeps for a start. */
interface KeptLessons extends Learned {
  texts: IndexedTexts
}

/** Learning takes minutes and the same knowledge always teaches the same: the build learns once, a start only reads. */
const ROOT = join(import.meta.dirname, '../../../../..')
const FILE = join(ROOT, 'dist/analyst/lessons.bin')
/** Whatever of the product decides what is learned: what the packages say, how words are read, how it is taught and kept. */
const SOURCES = ['../knowledge', '../reading', '../../../catalog/taxonomy'].map(folder => join(import.meta.dirname, folder))
const TAUGHT_BY = [
  'wish-model.ts',
  'wish-lessons.ts',
  'wish-regression.ts',
  'said-words.ts',
  'part-model.ts',
  'part-features.ts',
  'said-alone.ts',
  'indexed-texts.ts',
  'lessons-learned.ts',
  'lessons-thread.ts',
  'kept-lessons.ts',
].map(name => join(import.meta.dirname, name))
const HEADER_END = 10

const Origin = z.object({ knowledge: z.string() })
const Header = z.object({
  bytes: z.int(),
  labels: z.int(),
  features: z.array(z.string()),
  saidWords: z.int(),
  bytesOfTexts: z.int(),
  ofParts: z.array(z.string()),
})

const fingerprint = (): string => {
  // V8 writes the texts in a format of its own, which an older one may not read.
  const hash = createHash('sha256').update(process.versions.v8)
  for (const file of TAUGHT_BY) hash.update(readFileSync(file))
  for (const folder of SOURCES)
    for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' }).toSorted())
      if (name.endsWith('.ts') && !name.endsWith('.test.ts')) hash.update(name).update(readFileSync(join(folder, name)))
  return hash.digest('hex')
}

/** Lists of numbers out of a file, one after the other; copied, because a view would have to begin at a multiple of its numbers' size. */
const createNumbersReader = (bytes: Buffer, start: number) => {
  let at = start
  return <T>(kind: { new (buffer: ArrayBuffer): T; BYTES_PER_ELEMENT: number }, count: number): T => {
    const own = Uint8Array.prototype.slice.call(bytes, at, at + count * kind.BYTES_PER_ELEMENT)
    at += own.length
    return new kind(own.buffer)
  }
}

/** Null: no JSON, and so no header of ours. */
const parsed = (line: string): unknown => {
  try {
    return JSON.parse(line)
  } catch {
    return null
  }
}

/** What the build learned; undefined when it has not, or from other knowledge than this. */
export const keptLessons = (file = FILE): KeptLessons | undefined => {
  if (!existsSync(file)) return undefined
  const bytes = readFileSync(file)
  const end = bytes.indexOf(HEADER_END)
  // Without a header it is no file of ours; one of an older version need not look like this one's, so its origin is asked first.
  if (end < 0) return undefined
  const header = parsed(bytes.toString('utf8', 0, end))
  if (Origin.safeParse(header).data?.knowledge !== fingerprint()) return undefined
  const { bytes: told, labels, features, saidWords, bytesOfTexts, ofParts } = Header.parse(header)
  // One that was cut off, as by a full disk while it was copied.
  if (bytes.length - end - 1 !== told) return undefined
  const read = createNumbersReader(bytes, end + 1)
  const wishes: LearnedWishes = {
    labels,
    features,
    rarities: read(Float32Array, features.length),
    scales: read(Float32Array, features.length),
    weights: read(Int8Array, features.length * labels),
    said: {
      starts: read(Uint32Array, features.length + 1),
      labels: read(Uint16Array, saidWords),
      logs: read(Float32Array, saidWords),
      volumes: read(Float32Array, labels),
    },
  }
  const parts = { features: ofParts, weights: read(Float32Array, ofParts.length * PARTS.length) }
  // Nobody but the build writes the file, and its origin was asked.
  const texts: IndexedTexts = deserialize(read(Uint8Array, bytesOfTexts))
  return { wishes, parts, texts }
}

const bytesOf = (numbers: ArrayBufferView) => new Uint8Array(numbers.buffer, numbers.byteOffset, numbers.byteLength)

/** For the build: learns, unless that is kept already. Whole or not at all. */
export const keepLessons = async (file = FILE, packages = PACKAGES, briefs = taughtInParts()): Promise<void> => {
  if (keptLessons(file)) return
  const { wishes, parts } = await learnInThreads(packages, briefs)
  const { labels, features, rarities, scales, weights, said } = wishes
  const texts = serialize(indexTexts(packages))
  const lists = [rarities, scales, weights, said.starts, said.labels, said.logs, said.volumes, parts.weights, texts].map(bytesOf)
  const header = {
    knowledge: fingerprint(),
    bytes: lists.reduce((sum, { length }) => sum + length, 0),
    labels,
    features,
    saidWords: said.labels.length,
    bytesOfTexts: texts.length,
    ofParts: parts.features,
  }
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(`${file}.new`, Buffer.concat([Buffer.from(`${JSON.stringify(header)}\n`), ...lists]))
  renameSync(`${file}.new`, file)
}
