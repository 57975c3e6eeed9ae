import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import * as z from 'zod'
import { PACKAGES } from '../knowledge/packages.ts'
import { type LearnedWishes, learnWishes } from './wish-model.ts'

/** Learning takes seconds and the same knowledge always teaches the same: the build learns once, a start only reads. */
const ROOT = join(import.meta.dirname, '../../../../..')
const FILE = join(ROOT, 'dist/analyst/wishes.bin')
/** Whatever of the product decides what is learned: what the packages say, how words are read, how it is taught and kept. */
const SOURCES = ['../knowledge', '../reading', '../../../catalog/taxonomy'].map(folder => join(import.meta.dirname, folder))
const TAUGHT_BY = ['wish-model.ts', 'kept-wishes.ts'].map(name => join(import.meta.dirname, name))
const HEADER_END = 10

const Header = z.object({ knowledge: z.string(), labels: z.int(), features: z.array(z.string()) })

const fingerprint = (): string => {
  const hash = createHash('sha256')
  for (const file of TAUGHT_BY) hash.update(readFileSync(file))
  for (const folder of SOURCES)
    for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' }).toSorted())
      if (name.endsWith('.ts') && !name.endsWith('.test.ts')) hash.update(name).update(readFileSync(join(folder, name)))
  return hash.digest('hex')
}

const numbersAt = (bytes: Buffer, start: number, count: number): Float32Array =>
  // Copied, because a view would have to begin at a multiple of four.
  new Float32Array(Uint8Array.prototype.slice.call(bytes, start, start + count * 4).buffer)

/** What the build learned; undefined when it has not, or from other knowledge than this. */
export const keptWishes = (): LearnedWishes | undefined => {
  if (!existsSync(FILE)) return undefined
  const bytes = readFileSync(FILE)
  const end = bytes.indexOf(HEADER_END)
  const { knowledge, labels, features } = Header.parse(JSON.parse(bytes.toString('utf8', 0, end)))
  if (knowledge !== fingerprint()) return undefined
  const rarities = numbersAt(bytes, end + 1, features.length)
  const scales = numbersAt(bytes, end + 1 + features.length * 4, features.length)
  const weights = new Int8Array(bytes.buffer, bytes.byteOffset + end + 1 + features.length * 8, features.length * labels)
  return { labels, features, rarities, scales, weights }
}

const bytesOf = (numbers: Float32Array | Int8Array) => new Uint8Array(numbers.buffer, numbers.byteOffset, numbers.byteLength)

/** For the build: learns, unless that is kept already. Whole or not at all. */
export const keepWishes = (): void => {
  if (keptWishes()) return
  const { labels, features, rarities, scales, weights } = learnWishes(PACKAGES)
  const header = `${JSON.stringify({ knowledge: fingerprint(), labels, features })}\n`
  mkdirSync(dirname(FILE), { recursive: true })
  writeFileSync(`${FILE}.new`, Buffer.concat([Buffer.from(header), bytesOf(rarities), bytesOf(scales), bytesOf(weights)]))
  renameSync(`${FILE}.new`, FILE)
}
