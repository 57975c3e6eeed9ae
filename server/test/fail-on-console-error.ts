import { afterEach, beforeEach, expect } from 'vitest'

let said: unknown[][] = []
const original = console.error

beforeEach(() => {
  said = []
  console.error = (...words: unknown[]) => {
    said.push(words)
    original(...words)
  }
})

/** An error on the console is a failure: React and the libraries tell of real mistakes there. */
afterEach(() => {
  console.error = original
  expect(said, 'console.error was called').toEqual([])
})
