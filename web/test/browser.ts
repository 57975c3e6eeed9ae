import { builtinEnvironments } from 'vitest/runtime'

/*
 * A page's window and document for a test that also runs the real server. What both sides use stays Node's: a browser's `Headers`
 * hide cookies, so the server would know nobody. Vitest's own directive for a file would leave no way to keep them.
 */
const OF_NODE = ['Headers', 'Request', 'Response', 'fetch', 'FormData', 'URL', 'URLSearchParams', 'AbortController', 'AbortSignal'] as const

// One document for all files of a worker: the libraries, which these share, keep the one that they saw first.
if (!('document' in globalThis)) {
  const ofNode = Object.fromEntries(OF_NODE.map(name => [name, globalThis[name]]))
  await builtinEnvironments['happy-dom'].setup(globalThis, {})
  Object.assign(globalThis, ofNode)
}
