import { afterAll, afterEach, vi } from 'vitest'
import { leavePages } from './leave-page.ts'
import { allAnswered } from './wire.ts'

// A set-up file runs for each file, whether or not files of one worker share their modules; a hook beside `visit` would be the first file's alone.
afterEach(async () => {
  leavePages()
  // Loaded here, not above: it looks for a document as it loads, and many files need none.
  if ('document' in globalThis) (await import('@testing-library/react')).cleanup()
  vi.unstubAllGlobals()
  // The next test's people have the same addresses: what these left unsent is not theirs.
  globalThis.localStorage?.clear()
  globalThis.sessionStorage?.clear()
  await allAnswered()
})

// What our own modules remember is forgotten with the file; the libraries and the server, which take long to read, stay.
afterAll(() => {
  vi.resetModules()
  // Two files turn it on for themselves.
  Reflect.deleteProperty(globalThis, 'IS_REACT_ACT_ENVIRONMENT')
})
