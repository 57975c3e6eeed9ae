import { setTimeout as pause } from 'node:timers/promises'
import type { Role } from '#contract/accounts.ts'
import type { Endpoint, InputOf, OutputOf } from '#contract/shared/endpoint.ts'
import { FILE_FIELD } from '#contract/shared/file-rule.ts'
import { createAccountAuth } from '../src/accounts/account-auth.ts'
import { createAccountMail } from '../src/accounts/account-mail.ts'
import { upsertAccount } from '../src/accounts/account-store.ts'
import { type App, createApp } from '../src/app.ts'
import { shipCategories } from '../src/catalog/ship-categories.ts'
import { type Config, readConfig } from '../src/platform/config.ts'
import { type Database, openDatabase } from '../src/platform/database/database.ts'
import { fromEnvelope, intoEnvelope } from '../src/platform/http/envelope.ts'
import { createLogger } from '../src/platform/telemetry/logger.ts'
import type { Analyst } from '../src/projects/analysis/analyst.ts'
import { closeAfterTests } from './close-after-tests.ts'
import { testConnection } from './database.ts'
import { scratchFolder } from './scratch-folder.ts'

export const TEST_SECRET = 'a secret that only the tests know, long enough'

/** What a call answered: the parsed output of a success, `{ error, code }` of a refusal. */
export interface Answer<T> {
  status: number
  headers: Record<string, unknown>
  body: T
  error: { error: string; code: string }
}

/** Somebody who calls. `visitor()` has no sign-in. */
export interface Caller {
  email: string
  accountId: string
  cookie: string
  call<E extends Endpoint>(endpoint: E, input: InputOf<E>): Promise<Answer<OutputOf<E>>>
  /** A call that carries a file. */
  upload<E extends Endpoint>(endpoint: E, input: InputOf<E>, file: File): Promise<Answer<OutputOf<E>>>
  /** For bodies that the types would not allow. */
  send(method: 'GET' | 'POST', path: string, body: unknown, headers?: Record<string, string>): Promise<Answer<unknown>>
}

export interface TestApp {
  app: App
  database: Database
  config: Config
  visitor(): Caller
  /** An account of its own, signed in. */
  person(name: string, roles?: Role[]): Promise<Caller>
  /** Starts jobs, events and live sockets, and listens; answers the address. */
  listen(options?: { withJobs: boolean }): Promise<string>
}

/** A form as it travels. */
export const formBytes = async (form: FormData) => {
  const sent = new Response(form)
  return { headers: { 'content-type': sent.headers.get('content-type') ?? '' }, body: Buffer.from(await sent.arrayBuffer()) }
}

/** The real app on a fresh database, without pages. */
export const testApp = async (options: { analyst?: Analyst; environment?: Record<string, string> } = {}): Promise<TestApp> => {
  const config = readConfig({ LOG_LEVEL: 'silent', PORT: '0', DATA_DIR: scratchFolder(), ...options.environment })
  const logger = createLogger(config.logLevel)
  const connection = await testConnection()
  const database = openDatabase(connection, { poolSize: 8, logger })
  closeAfterTests(() => database.close())
  const app = await createApp({
    config,
    database,
    connection,
    authSecret: TEST_SECRET,
    logger,
    ...(options.analyst ? { analyst: options.analyst } : {}),
  })
  closeAfterTests(() => app.close())
  await shipCategories(database)
  await app.startQueue()
  const mail = createAccountMail(database, config, { send: async () => 0 })
  const auth = createAccountAuth({ database, config, secret: TEST_SECRET, mail, claimExpert: async () => false, logger })

  const caller = (email: string, accountId: string, cookie: string): Caller => {
    const send: Caller['send'] = async (method, path, body, headers = {}) => {
      const query = method === 'GET' ? Object.fromEntries(Object.entries(Object(body)).map(([key, value]) => [key, String(value)])) : {}
      const payload = method === 'POST' ? { payload: Buffer.isBuffer(body) ? body : Object(body) } : {}
      const answer = await app.http.inject({ method, url: path, query, headers: { ...(cookie ? { cookie } : {}), ...headers }, ...payload })
      const json = answer.json()
      return { status: answer.statusCode, headers: answer.headers, body: json, error: json }
    }
    const opened = ({ isEnveloped }: Endpoint, body: unknown) => (isEnveloped ? fromEnvelope(body) : body)
    const sent = ({ isEnveloped, method }: Endpoint, input: unknown) => (isEnveloped && method === 'POST' ? intoEnvelope(input) : input)
    // The endpoint's own schema parses what a success answered.
    const parsed = <E extends Endpoint>(endpoint: E, answer: Answer<unknown>) =>
      ({ ...answer, body: answer.status < 400 ? endpoint.output.parse(opened(endpoint, answer.body)) : undefined }) as Answer<OutputOf<E>>
    return {
      email,
      accountId,
      cookie,
      send,
      call: async (endpoint, input) => parsed(endpoint, await send(endpoint.method, endpoint.path, sent(endpoint, input))),
      upload: async (endpoint, input, file) => {
        const form = new FormData()
        for (const [name, value] of Object.entries(Object(input))) form.set(name, String(value))
        form.set(FILE_FIELD, file)
        const { headers, body } = await formBytes(form)
        return parsed(endpoint, await send('POST', endpoint.path, body, headers))
      },
    }
  }
  return {
    app,
    database,
    config,
    visitor: () => caller('', '', ''),
    person: async (name, roles = ['client']) => {
      const email = `${name.toLowerCase().replace(/\W+/g, '.')}@example.com`
      const accountId = await upsertAccount(database.query, { email, name, roles, emailVerified: true, isSample: false })
      const cookies = await auth.signIn(accountId, new Headers())
      return caller(email, accountId, cookies.map(cookie => cookie.split(';')[0]).join('; '))
    },
    listen: async ({ withJobs } = { withJobs: true }) => {
      await app.start()
      if (withJobs) await app.work({ isAlone: true })
      return app.http.listen({ host: '127.0.0.1', port: 0 })
    },
  }
}

/** Asks again until the answer is there; fails by the test's own time limit, so nothing depends on how fast the machine is. */
export const eventually = async <T>(ask: () => Promise<T | undefined | false>): Promise<T> => {
  for (;;) {
    const answer = await ask()
    if (answer !== undefined && answer !== false) return answer
    await pause(20)
  }
}
