import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { closeAfterTests } from '../../../../test/close-after-tests.ts'
import { PACKAGES } from '../knowledge/packages.ts'
import { keepWishes, keptWishes } from './kept-wishes.ts'
import { learnWishes } from './wish-model.ts'

const FEW = PACKAGES.slice(0, 4)

const scratchFile = () => {
  const folder = mkdtempSync(join(tmpdir(), 'onhand-wishes-'))
  closeAfterTests(async () => rmSync(folder, { recursive: true }))
  return join(folder, 'wishes.bin')
}

test('what was learned is read back as it was kept', () => {
  const file = scratchFile()
  keepWishes(file, FEW)
  expect(keptWishes(file)).toEqual(learnWishes(FEW))
})

test.each([
  ['nothing', ''],
  ['the beginning of a header', '{"knowledge":"'],
  ['what an older version wrote', '{"knowledge":"older","labels":2}\n'],
])('a file that holds %s is learned anew', (_, content) => {
  const file = scratchFile()
  writeFileSync(file, content)
  expect(keptWishes(file)).toBeUndefined()
  keepWishes(file, FEW)
  expect(keptWishes(file)).toEqual(learnWishes(FEW))
})
