import './browser.ts'
import { afterEach, expect, test } from 'vitest'
import { pastedFiles } from '../src/workspaces/files/pasted-files.ts'

const picture = new File(['x'], 'plan.png', { type: 'image/png' })

/** What a paste into a part of the page brings. */
const paste = (into: Element, types: string[], files: File[]) => {
  document.body.append(into)
  // Of a clipboard only these are read; the browser's own cannot be filled by a page.
  const clipboardData = { types, files } as unknown as DataTransfer
  return pastedFiles({ clipboardData, target: into }).map(({ name }) => name)
}

afterEach(() => document.body.replaceChildren())

test('words with a picture of them, as a word processor copies them, are words in a field for text', () => {
  for (const field of ['textarea', 'input'])
    expect(paste(document.createElement(field), ['text/plain', 'text/html', 'Files'], [picture])).toEqual([])
})

test('a picture alone is a file, in a field for text too; and beside a field everything that is one', () => {
  expect(paste(document.createElement('textarea'), ['Files'], [picture])).toEqual(['plan.png'])
  expect(paste(document.createElement('div'), ['text/plain', 'Files'], [picture])).toEqual(['plan.png'])
  expect(paste(document.createElement('div'), ['text/plain'], [])).toEqual([])
})
