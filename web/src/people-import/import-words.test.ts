import { expect, test } from 'vitest'
import { formatSize, rejectionsAsCsv } from './import-words.ts'

test('rejected lines become a table that no spreadsheet takes for a formula', () => {
  expect(
    rejectionsAsCsv([
      { lineNumber: 4, reason: 'the line is not JSON' },
      { lineNumber: 7, reason: '=1+1 must be "text"' },
    ]),
  ).toBe('line,reason\r\n4,"the line is not JSON"\r\n7,"\'=1+1 must be ""text"""\r\n')
})

test('a size is told in what people read', () => {
  expect([512, 61_145_497].map(formatSize)).toEqual(['0.5 KB', '58.3 MB'])
})
