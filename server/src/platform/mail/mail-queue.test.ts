import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { eq } from 'drizzle-orm'
import { SMTPServer } from 'smtp-server'
import { expect, test } from 'vitest'
import { eventually, type TestApp, testApp } from '../../../test/app.ts'
import { closeAfterTests } from '../../../test/database.ts'
import { createMailRound, createSendMailJob } from './mail-jobs.ts'
import { writeLetter } from './mail-letter.ts'
import { createMail } from './mail-queue.ts'
import { mails } from './mail-tables.ts'
import { createMailTransport } from './mail-transport.ts'

interface Received {
  to: string[]
  raw: string
}

/** A real mail server; `refuse` answers with an error while it likes. */
const mailServer = async (refuse: (recipient: string) => Error | undefined = () => undefined) => {
  const received: Received[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: ({ address }, _session, answer) => answer(refuse(address)),
    onData: (stream, session, answer) => {
      let raw = ''
      stream.on('data', chunk => (raw += chunk))
      stream.on('end', () => {
        received.push({ to: session.envelope.rcptTo.map(recipient => recipient.address), raw })
        answer()
      })
    },
  })
  server.on('error', () => undefined)
  const listening = server.listen(0, '127.0.0.1')
  if (!listening.listening) await once(listening, 'listening')
  closeAfterTests(() => new Promise(closed => server.close(() => closed())))
  // The server was just told to listen on TCP.
  const { port } = listening.address() as AddressInfo
  return { url: `smtp://127.0.0.1:${port}`, received }
}

const refusal = (responseCode: number) => Object.assign(new Error('not now'), { responseCode })
const letter = writeLetter({ to: 'ana@example.com', subject: 'Hello, Ana', heading: 'Hello', paragraphs: ['One & only.'] })

/** Writes a mail down as the app does, and answers what sends it. */
const written = async ({ database }: Pick<TestApp, 'database'>, url: string) => {
  const transport = createMailTransport({ smtpUrl: url, mailFrom: 'Onhand <help@example.org>' })
  closeAfterTests(async () => transport.close())
  const job = createSendMailJob(database, transport)
  const queued: number[] = []
  const mail = createMail({ send: async (_tx, _kind, input) => void queued.push(Object(input).mailId) }, job)
  await database.transaction(tx => mail.send(tx, letter))
  const mailId = queued[0] ?? 0
  const { signal } = new AbortController()
  const row = async () => (await database.query.select().from(mails).where(eq(mails.id, mailId)))[0]
  const round = createMailRound(database, transport)
  return { mailId, row, send: () => job.work({ mailId }, signal), goRound: () => round.work({}, signal) }
}

test('a mail that the app sends reaches the mail server, and is marked as sent', async () => {
  const server = await mailServer()
  const app = await testApp({ environment: { SMTP_URL: server.url, MAIL_FROM: 'Help <help@example.org>' } })
  await app.listen()
  const answer = await app.visitor().send('POST', '/_api/auth/sign-up/email', {
    name: 'Ana',
    email: 'ana@example.com',
    password: 'correct horse battery',
  })
  expect(answer.status).toBe(200)
  const [mail] = await eventually(async () => server.received.length > 0 && server.received)
  expect(mail?.to).toEqual(['ana@example.com'])
  expect(mail?.raw).toContain('From: Help <help@example.org>')
  expect(mail?.raw).toContain('Subject: Confirm your e-mail address')
  await eventually(async () => (await app.database.query.select().from(mails))[0]?.sentAt)
})

test('a mail that left is not sent again, however often its job runs', async () => {
  const server = await mailServer()
  const { send, goRound, row } = await written(await testApp(), server.url)
  await Promise.all([send(), send()])
  await send()
  await goRound()
  expect(server.received).toHaveLength(1)
  expect(await row()).toMatchObject({ failure: null, sentAt: expect.any(Date) })
})

test('a mail server that refuses at first is asked again; why it refused is kept until then', async () => {
  let refusals = 2
  const server = await mailServer(() => (refusals-- > 0 ? refusal(451) : undefined))
  const { send, row } = await written(await testApp(), server.url)
  await expect(send()).rejects.toThrow('not now')
  await expect(send()).rejects.toThrow('not now')
  expect(await row()).toMatchObject({ sentAt: null, failure: expect.stringContaining('not now') })
  await send()
  expect(server.received).toHaveLength(1)
  expect(await row()).toMatchObject({ failure: null, sentAt: expect.any(Date) })
})

const anHourAgo = (database: TestApp['database']) => database.query.update(mails).set({ createdAt: new Date(Date.now() - 3_600_000) })

test('what a mail server did not take for an hour leaves with a later round', async () => {
  let isAway = true
  const server = await mailServer(() => (isAway ? refusal(421) : undefined))
  const app = await testApp()
  const { send, goRound } = await written(app, server.url)
  await expect(send()).rejects.toThrow()
  await anHourAgo(app.database)
  await goRound()
  expect(server.received).toHaveLength(0)
  isAway = false
  await goRound()
  expect(server.received).toHaveLength(1)
})

test('an address that its server does not know is not tried for ever', async () => {
  let asked = 0
  const server = await mailServer(() => {
    asked += 1
    return refusal(550)
  })
  const app = await testApp()
  const { send, goRound, row } = await written(app, server.url)
  await expect(send()).rejects.toThrow()
  await anHourAgo(app.database)
  await goRound()
  expect(asked).toBe(1)
  expect(await row()).toMatchObject({ sentAt: null, failure: expect.stringMatching(/^refused: /) })
})

test('an address that looks like a list is one recipient or none, never two', async () => {
  const server = await mailServer()
  const app = await testApp()
  const { row, send } = await written(app, server.url)
  await app.database.query.update(mails).set({ recipient: 'ana@example.com, eve@example.com' })
  await send().catch(() => undefined)
  expect(server.received.flatMap(mail => mail.to)).not.toContain('eve@example.com')
  expect(await row()).toBeDefined()
})
