import { mkdtempSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { closeAfterTests } from '../../../../test/close-after-tests.ts'
import { taughtInParts } from '../knowledge/briefs-in-parts.ts'
import { PACKAGES } from '../knowledge/packages.ts'
import { indexTexts } from './indexed-texts.ts'
import { keepLessons, keptLessons } from './kept-lessons.ts'
import { learn } from './lessons-learned.ts'

const FEW = PACKAGES.slice(0, 4)
const FEW_BRIEFS = taughtInParts().slice(0, 4)

const scratchFile = () => {
  const folder = mkdtempSync(join(tmpdir(), 'onhand-lessons-'))
  closeAfterTests(async () => rmSync(folder, { recursive: true }))
  return join(folder, 'lessons.bin')
}

test('what was learned is read back as it was kept', async () => {
  const file = scratchFile()
  await keepLessons(file, FEW, FEW_BRIEFS)
  expect(keptLessons(file)).toEqual({ ...learn(FEW, FEW_BRIEFS), texts: indexTexts(FEW) })
})

test.each([
  ['nothing', ''],
  ['the beginning of a header', '{"knowledge":"'],
  ['a line of something else', 'not ours\n'],
  ['what an older version wrote', '{"knowledge":"older","labels":2}\n'],
])('a file that holds %s is none of ours', (_, content) => {
  const file = scratchFile()
  writeFileSync(file, content)
  expect(keptLessons(file)).toBeUndefined()
})

test('a file that is none of ours, or was cut off, is learned anew', async () => {
  const file = scratchFile()
  writeFileSync(file, '{"knowledge":"older","labels":2}\n')
  await keepLessons(file, FEW, FEW_BRIEFS)
  truncateSync(file, statSync(file).size - 1)
  expect(keptLessons(file)).toBeUndefined()
  await keepLessons(file, FEW, FEW_BRIEFS)
  expect(keptLessons(file)).toEqual({ ...learn(FEW, FEW_BRIEFS), texts: indexTexts(FEW) })
})
