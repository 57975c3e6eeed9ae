import { format } from 'node:util'
import { afterEach, beforeEach, expect } from 'vitest'

let said: string[] = []
const original = console.error

beforeEach(() => {
  said = []
  console.error = (...words: unknown[]) => {
    said.push(format(...words))
    original(...words)
  }
})

/** An error on the console is a failure: React and the libraries tell of real mistakes there. Whole texts, so that a report shows what was said. */
afterEach(() => {
  console.error = original
  expect(said, 'console.error was called').toEqual([])
})
