import { desc, eq } from 'drizzle-orm'
import type { Endpoint, InputOf, OutputOf } from '#contract/shared/endpoint.ts'
import type { Database } from '../src/platform/database/database.ts'
import { fromEnvelope, intoEnvelope } from '../src/platform/http/envelope.ts'
import { mails } from '../src/platform/mail/mail-tables.ts'
import type { Answer, TestApp } from './app.ts'

/** A browser of somebody: it keeps the cookies that it is given, and forgets those that are taken back. */
export interface Browser {
  cookies: Map<string, string>
  call<E extends Endpoint>(endpoint: E, input: InputOf<E>): Promise<Answer<OutputOf<E>>>
  /** For what no endpoint of the contract describes. */
  request(method: 'GET' | 'POST', url: string, body?: unknown): Promise<{ status: number; location: string; text: string }>
}

const keep = (cookies: Map<string, string>, set: string | string[] | undefined) => {
  for (const line of [set ?? []].flat()) {
    const [pair = '', ...attributes] = line.split(';')
    const name = pair.slice(0, pair.indexOf('='))
    if (attributes.some(attribute => /^\s*max-age=0$/i.test(attribute))) cookies.delete(name)
    else cookies.set(name, pair.slice(pair.indexOf('=') + 1))
  }
}

/** `origin`: the site that the browser has open; without it the calls come from a program. */
export const openBrowser = ({ app }: Pick<TestApp, 'app'>, remoteAddress = '127.0.0.1', origin?: string): Browser => {
  const cookies = new Map<string, string>()
  const site = origin ? { origin, host: new URL(origin).host } : {}
  const inject = async (method: 'GET' | 'POST', url: string, body?: unknown) => {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const query = Object.fromEntries(Object.entries(Object(body)).map(([key, value]) => [key, String(value)]))
    const sent = method === 'POST' ? { payload: Object(body) } : Object.keys(query).length > 0 ? { query } : {}
    const answer = await app.http.inject({ method, url, remoteAddress, headers: { ...(cookie ? { cookie } : {}), ...site }, ...sent })
    keep(cookies, answer.headers['set-cookie'])
    return answer
  }
  return {
    cookies,
    call: async (endpoint, input) => {
      const sent = endpoint.isEnveloped && endpoint.method === 'POST' ? intoEnvelope(input) : input
      const answer = await inject(endpoint.method, endpoint.path, sent)
      const body: unknown = answer.json()
      const { statusCode: status, headers } = answer
      // The endpoint's own schema parses what a success answered.
      return {
        status,
        headers,
        error: body,
        body: status < 400 ? endpoint.output.parse(endpoint.isEnveloped ? fromEnvelope(body) : body) : undefined,
      } as Answer<OutputOf<typeof endpoint>>
    },
    request: async (method, url, body) => {
      const answer = await inject(method, url, body)
      return { status: answer.statusCode, location: String(answer.headers.location ?? ''), text: answer.body }
    },
  }
}

/** What was mailed to an address, newest first. */
export const mailsFor = (database: Database, recipient: string) =>
  database.query.select().from(mails).where(eq(mails.recipient, recipient)).orderBy(desc(mails.id))

/** The token in the newest mail's link to this path. */
export const mailedToken = async (database: Database, recipient: string, path: string): Promise<string> => {
  const [newest] = await mailsFor(database, recipient)
  const token = new RegExp(`${path}\\?token=([\\w-]+)`).exec(newest?.body ?? '')?.[1]
  if (!token) throw new Error(`the newest mail to ${recipient} has no link to ${path}`)
  return token
}
