import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { eventually, type TestApp, testApp } from '../../../test/app.ts'
import { closeAfterTests } from '../../../test/close-after-tests.ts'
import { headerOf, refusal, startMailServer } from '../../../test/mail-server.ts'
import { calendarInvite } from './calendar-invite.ts'
import type { Mail } from './mail.ts'
import { createMailRound, createSendMailJob } from './mail-jobs.ts'
import { writeLetter } from './mail-letter.ts'
import { createMail } from './mail-queue.ts'
import { unreachable } from './mail-store.ts'
import { mails } from './mail-tables.ts'
import { createMailTransport } from './mail-transport.ts'

const letter = writeLetter({ to: 'ana@example.com', subject: 'Hello, Ana', heading: 'Hello', paragraphs: ['One & only.'] })
const DAY_MS = 86_400_000

/** Writes a mail down as the app does, and answers what sends it. */
const written = async ({ database }: Pick<TestApp, 'database'>, url: string, letterSent: Mail = letter) => {
  const transport = createMailTransport({ smtpUrl: url, mailFrom: 'Onhand <help@example.org>' })
  closeAfterTests(async () => transport.close())
  const givenUp: { mailId: number; words: string }[] = []
  const parts = {
    database,
    transport,
    onGivenUp: async (_tx: unknown, mailId: number, words: string) => void givenUp.push({ mailId, words }),
  }
  const job = createSendMailJob(parts)
  const mail = createMail({ send: async () => undefined }, job)
  const mailId = await database.transaction(tx => mail.send(tx, letterSent))
  const { signal } = new AbortController()
  const row = async () => (await database.query.select().from(mails).where(eq(mails.id, mailId)))[0]
  const round = createMailRound(parts)
  return { mailId, row, givenUp, send: () => job.work({ mailId }, signal), goRound: () => round.work({}, signal) }
}

const itsTimeHasCome = (database: TestApp['database']) => database.query.update(mails).set({ nextTryAt: new Date(0) })

test('a mail that the app sends reaches the mail server, and is marked as sent', async () => {
  const server = await startMailServer()
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
  const server = await startMailServer()
  const app = await testApp()
  const { send, goRound, row } = await written(app, server.url)
  await Promise.all([send(), send()])
  await send()
  await goRound()
  expect(server.received).toHaveLength(1)
  expect(await row()).toMatchObject({ failure: null, sentAt: expect.any(Date), nextTryAt: null })
})

test('a mail server that refuses at first is asked again; why it refused is kept until then', async () => {
  let refusals = 2
  const server = await startMailServer({ refuse: () => (refusals-- > 0 ? refusal(451) : undefined) })
  const { send, row } = await written(await testApp(), server.url)
  await expect(send()).rejects.toThrow('not now')
  await expect(send()).rejects.toThrow('not now')
  expect(await row()).toMatchObject({ sentAt: null, attempts: 2, failure: expect.stringContaining('not now') })
  await send()
  expect(server.received).toHaveLength(1)
  expect(await row()).toMatchObject({ failure: null, sentAt: expect.any(Date) })
})

test('the round takes up what waits when its time has come and not before', async () => {
  let isAway = true
  const server = await startMailServer({ refuse: () => (isAway ? refusal(421) : undefined) })
  const app = await testApp()
  const { send, goRound } = await written(app, server.url)
  await expect(send()).rejects.toThrow()
  isAway = false
  await goRound()
  expect(server.received).toHaveLength(0)
  await itsTimeHasCome(app.database)
  await goRound()
  expect(server.received).toHaveLength(1)
})

test('after two days a mail is given up, and whoever asked to know is told', async () => {
  const server = await startMailServer({ refuse: () => refusal(451, 'greylisted') })
  const app = await testApp()
  const { mailId, goRound, row, givenUp } = await written(app, server.url)
  await app.database.query.update(mails).set({ createdAt: new Date(Date.now() - 2 * DAY_MS), nextTryAt: new Date(0) })
  await goRound()
  expect(await row()).toMatchObject({ sentAt: null, nextTryAt: null })
  expect(givenUp).toEqual([{ mailId, words: expect.stringContaining('greylisted') }])
})

test('an address that its server refuses for good is not tried again; after two such mails it counts as unreachable, until one is taken', async () => {
  let isUnknown = true
  let asked = 0
  const refuse = () => {
    asked += 1
    return isUnknown ? refusal(550, 'no such mailbox') : undefined
  }
  const server = await startMailServer({ refuse })
  const app = await testApp()
  const first = await written(app, server.url)
  await expect(first.send()).rejects.toThrow()
  await first.send()
  await first.goRound()
  expect(asked).toBe(1)
  expect(first.givenUp).toEqual([{ mailId: first.mailId, words: expect.stringContaining('no such mailbox') }])
  expect(await unreachable(app.database.query, 'ana@example.com')).toBeUndefined()
  const second = await written(app, server.url)
  await expect(second.send()).rejects.toThrow()
  expect(await unreachable(app.database.query, 'ana@example.com')).toMatchObject({ words: expect.stringContaining('no such mailbox') })
  isUnknown = false
  const third = await written(app, server.url)
  await third.send()
  expect(await unreachable(app.database.query, 'ana@example.com')).toBeUndefined()
})

test.each([
  [550, '5.1.1 no such user', true],
  [550, '5.2.1 mailbox disabled', true],
  [553, 'no such mailbox', true],
  [550, '5.7.1 relaying denied', false],
  [554, '5.7.1 relaying denied', false],
  [554, 'relay access denied', false],
  [550, "5.1.8 sender's domain is unknown", false],
])('%i %s to the recipient blames the address: %s; where it does not, the mail waits', async (code, words, isBlamed) => {
  const server = await startMailServer({ refuse: () => refusal(code, words) })
  const app = await testApp()
  for (let count = 0; count < 2; count++) {
    const { send, givenUp } = await written(app, server.url)
    await expect(send()).rejects.toThrow(words)
    expect(givenUp).toHaveLength(isBlamed ? 1 : 0)
  }
  expect((await unreachable(app.database.query, 'ana@example.com')) !== undefined).toBe(isBlamed)
})

test('a message that is refused for what it says is given up, and its address is not blamed', async () => {
  const server = await startMailServer({ refuseMessage: () => refusal(554, 'looks like spam') })
  const app = await testApp()
  for (let count = 0; count < 2; count++) {
    const { send, givenUp } = await written(app, server.url)
    await expect(send()).rejects.toThrow('looks like spam')
    expect(givenUp).toHaveLength(1)
  }
  expect(await unreachable(app.database.query, 'ana@example.com')).toBeUndefined()
})

test('a refused sender is a mistake of the settings: the mail waits', async () => {
  const server = await startMailServer({ options: { onMailFrom: (_address, _session, answer) => answer(refusal(553, 'not yours')) } })
  const { send, row, givenUp } = await written(await testApp(), server.url)
  await expect(send()).rejects.toThrow('not yours')
  expect(givenUp).toEqual([])
  expect(await row()).toMatchObject({ nextTryAt: expect.any(Date) })
})

test('a server that hangs up after it took the mail gets it again, under the same Message-ID', async () => {
  let hangups = 1
  const server = await startMailServer({ hangsUp: () => hangups-- > 0 })
  const { send, row } = await written(await testApp(), server.url)
  await send().catch(() => undefined)
  await send()
  const ids = server.received.map(mail => headerOf(mail.raw, 'Message-ID'))
  expect(ids.length).toBeGreaterThan(1)
  expect(new Set(ids).size).toBe(1)
  expect(ids[0]).toMatch(/^<mail-\d+-\d+@example\.org>$/)
  expect(await row()).toMatchObject({ sentAt: expect.any(Date) })
})

test('a server that wants a name and a password gets those of the setting', async () => {
  const server = await startMailServer({
    options: {
      authOptional: false,
      allowInsecureAuth: true,
      onAuth: ({ username, password }, _session, answer) =>
        username === 'onhand' && password === 's3cret' ? answer(null, { user: username }) : answer(refusal(535, 'who are you')),
    },
  })
  const known = await written(await testApp(), `smtp://onhand:s3cret@127.0.0.1:${server.port}`)
  await known.send()
  expect(server.received).toHaveLength(1)
  const unknown = await written(await testApp(), `smtp://onhand:wrong@127.0.0.1:${server.port}`)
  await expect(unknown.send()).rejects.toThrow('who are you')
  expect(await unknown.row()).toMatchObject({ nextTryAt: expect.any(Date) })
})

test('further lines of the head arrive, and a date goes both beside the words and attached', async () => {
  const server = await startMailServer()
  const url = `https://help.example.org/_api/notifications/unsubscribe?token=${'a'.repeat(120)}`
  const calendar = calendarInvite({
    ...{ uid: 'offer-1@example.org', sequence: 0, title: 'Due', description: 'It is due.', url: 'https://help.example.org' },
    ...{ when: { day: '2026-06-30' }, isCancelled: false },
    ...{ organiser: { name: 'Onhand', email: 'help@example.org' }, attendee: { name: 'Ana', email: 'ana@example.com' } },
  })
  const headers = { 'List-Unsubscribe': `<${url}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }
  const { send } = await written(await testApp(), server.url, { ...letter, headers, calendar })
  await send()
  const { raw = '' } = server.received[0] ?? {}
  expect(headerOf(raw, 'List-Unsubscribe')).toBe(`<${url}>`)
  expect(headerOf(raw, 'List-Unsubscribe-Post')).toBe('List-Unsubscribe=One-Click')
  expect(raw).toMatch(/multipart\/alternative[\s\S]*text\/plain[\s\S]*text\/html[\s\S]*text\/calendar; charset=utf-8; method=REQUEST/)
  expect(raw).toMatch(/Content-Disposition: attachment; filename=invite\.ics/)
})

test('an address that looks like a list is one recipient or none, never two', async () => {
  const server = await startMailServer()
  const app = await testApp()
  const { row, send } = await written(app, server.url)
  await app.database.query.update(mails).set({ recipient: 'ana@example.com, eve@example.com' })
  await send().catch(() => undefined)
  expect(server.received.flatMap(mail => mail.to)).not.toContain('eve@example.com')
  expect(await row()).toBeDefined()
})
