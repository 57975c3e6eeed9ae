import { setImmediate } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import type { Endpoint } from '#contract/shared/endpoint.ts'

interface Hold {
  answered: Promise<void>
  release: () => void
}

/** What stands in for the network between a page and the app: it hands calls on, and can be slow or cut. */
export interface Wire {
  fetch: typeof fetch
  /** How often the page has made this call. */
  count(endpoint: Endpoint): number
  /** How often the server has answered it: what is written from then on is in none of these answers. */
  countAnswered(endpoint: Endpoint): number
  /**
   * From now on answers to this call wait on the wire: `answered` resolves when the server has given the first of them, `release` lets
   * them through.
   */
  hold(endpoint: Endpoint): Hold
  /** From now on nothing gets through; answers how to mend it. */
  cut(): () => void
}

/** What the server still works on, whichever page asked. */
const underWay = new Set<Promise<unknown>>()

/**
 * Resolves when the server has answered all that pages asked, and what they asked at once with an answer: what is still asked of a database that is
 * closed fails seconds later, in another test.
 */
export const allAnswered = async (): Promise<void> => {
  do {
    await Promise.allSettled(underWay)
    await setImmediate()
  } while (underWay.size > 0)
}

export const createWire = (http: FastifyInstance, cookie: string): Wire => {
  const made: string[] = []
  const answers: string[] = []
  const holds = new Map<string, { tellAnswered: () => void; released: Promise<void> }>()
  let isCut = false
  const nameOf = (method: string, path: string) => `${method} ${path}`

  const send: typeof fetch = async (target, init = {}) => {
    if (isCut) throw new TypeError('Failed to fetch')
    const method = init.method === 'POST' ? 'POST' : 'GET'
    const url = String(target)
    const name = nameOf(method, url.split('?')[0] ?? url)
    made.push(name)
    const headers = { ...Object.fromEntries(new Headers(init.headers ?? {})), cookie }
    const asked = http.inject({ method, url, headers, ...(init.body ? { payload: String(init.body) } : {}) })
    underWay.add(asked)
    const answer = await asked.finally(() => underWay.delete(asked))
    answers.push(name)
    const hold = holds.get(name)
    hold?.tellAnswered()
    await hold?.released
    init.signal?.throwIfAborted()
    const sent = new Headers()
    for (const [header, value] of Object.entries(answer.headers)) sent.set(header, String(value))
    return new Response(answer.payload, { status: answer.statusCode, headers: sent })
  }
  return {
    fetch: send,
    count: ({ method, path }) => made.filter(name => name === nameOf(method, path)).length,
    countAnswered: ({ method, path }) => answers.filter(name => name === nameOf(method, path)).length,
    hold: ({ method, path }) => {
      const answered = Promise.withResolvers<void>()
      const released = Promise.withResolvers<void>()
      holds.set(nameOf(method, path), { tellAnswered: answered.resolve, released: released.promise })
      return { answered: answered.promise, release: released.resolve }
    },
    cut: () => {
      isCut = true
      return () => {
        isCut = false
      }
    },
  }
}
