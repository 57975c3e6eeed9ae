import { expect, test } from 'vitest'
import { MAX_FILE_NAME } from '#contract/shared/file-rule.ts'
import { cleanFileName } from './file-name.ts'

test.each([
  ['kitchen.pdf', 'kitchen.pdf'],
  ['Küche unter Wasser.PDF', 'Küche unter Wasser.PDF'],
  ['../../etc/passwd', 'passwd.pdf'],
  ['C:\\Users\\Ana\\licence.pdf', 'licence.pdf'],
  ['two\nlines\u0000.pdf', 'twolines.pdf'],
  ['annexe\u202efdp.exe', 'annexefdp.exe.pdf'],
  ['invoice.pdf.html', 'invoice.pdf.html.pdf'],
  ['what? "this" <one>.pdf', "what_ 'this' _one_.pdf"],
  ['..hidden..', 'hidden.pdf'],
  ['.pdf', 'pdf.pdf'],
  ['', 'file.pdf'],
  ['   ', 'file.pdf'],
])('%j is kept as %j', (given, name) => {
  expect(cleanFileName(given, 'application/pdf')).toBe(name)
})

test('a long name is cut before its ending, never within a character', () => {
  const name = cleanFileName(`${'😀'.repeat(400)}.jpeg`, 'image/jpeg')
  expect([...name]).toHaveLength(MAX_FILE_NAME)
  expect(name).toMatch(/^(😀)+\.jpeg$/u)
})
