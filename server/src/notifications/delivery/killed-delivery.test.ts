import SuperJSON from 'superjson'
import { expect, test } from 'vitest'
import * as z from 'zod'
import { listDevMails, signInToDemo } from '#contract/accounts.ts'
import { listNotifications } from '#contract/notifications.ts'
import { createProject, getProject } from '#contract/projects.ts'
import { eventually } from '../../../test/app.ts'
import { headerOf, startMailServer } from '../../../test/mail-server.ts'
import { databaseSettings, dataFolder, startOnhand } from '../../../test/onhand-process.ts'

const TITLES = ['Boiler knocks', 'Tap drips', 'Door sticks']
const noticeOf = (title: string) => `The plan of ‘${title}’ is ready`
const Envelope = z.object({ json: z.json(), meta: z.looseObject({}).optional() })

/** The demo client, over the network as a program would. */
const demoClient = async (url: string) => {
  const post = (path: string, body: unknown, cookie = '') =>
    fetch(url + path, { method: 'POST', headers: { 'content-type': 'application/json', cookie }, body: JSON.stringify(body) })
  const signedIn = await post(signInToDemo.path, { as: 'client' })
  const cookie = signedIn.headers
    .getSetCookie()
    .map(text => text.split(';')[0])
    .join('; ')
  const { email } = signInToDemo.output.parse(await signedIn.json())
  const get = async (path: string, query: Record<string, string>): Promise<unknown> =>
    (await fetch(`${url}${path}?${new URLSearchParams(query)}`, { headers: { cookie } })).json()
  return {
    submit: async (title: string) => {
      const description = 'My boiler makes a knocking noise when the heating starts and I need it repaired.'
      const answer = await post(createProject.path, { title, description, clientName: 'Casey', clientEmail: email }, cookie)
      return createProject.output.parse(await answer.json()).id
    },
    statusOf: async (projectId: number) => getProject.output.parse(await get(getProject.path, { projectId: String(projectId) })).status,
    told: async () => {
      const { json, meta } = Envelope.parse(await get(listNotifications.path, { recipientEmail: email, limit: '100' }))
      const { notifications } = listNotifications.output.parse(SuperJSON.deserialize({ json, ...(meta ? { meta } : {}) }))
      return notifications.map(({ title }) => title)
    },
    mailed: async () => listDevMails.output.parse(await get(listDevMails.path, {})).map(({ subject }) => subject),
  }
}

/** The subject as a person reads it: what is not ASCII travels in words of their own. */
const subjectOf = (raw: string): string =>
  (headerOf(raw, 'Subject') ?? '')
    .replaceAll(/\?=\s+=\?/g, '?==?')
    .replaceAll(/=\?UTF-8\?([QB])\?([^?]*)\?=/gi, (_whole, kind: string, text: string) =>
      kind.toUpperCase() === 'B'
        ? Buffer.from(text, 'base64').toString()
        : decodeURIComponent(
            text
              .replaceAll('_', ' ')
              .replaceAll('%', '%25')
              .replaceAll(/=([0-9A-F]{2})/g, '%$1'),
          ),
    )

test('killed between what happened and its mail, and in the middle of the mail: each person has one row, one mail and one message', {
  timeout: 400_000,
}, async () => {
  let isSilent = true
  const post = await startMailServer({ isSilent: () => isSilent })
  const settings = { DATA_DIR: dataFolder(), SMTP_URL: post.url, ...(await databaseSettings()) }

  const first = await startOnhand(settings)
  const client = await demoClient(first.url)
  const ids = await Promise.all(TITLES.map(client.submit))
  // The moment one of them is planned: it is committed, and nobody can have told of it for long.
  await eventually(async () => (await Promise.all(ids.map(client.statusOf))).includes('decomposed'))
  await first.killTree()

  // Now the mail server has a message and its sender does not know it yet.
  const second = await startOnhand(settings)
  await eventually(async () => post.received.length > 0)
  await second.killTree()
  expect(post.received.some(mail => mail.isAnswered)).toBe(false)
  isSilent = false

  const third = await startOnhand(settings)
  const again = await demoClient(third.url)
  const idsOf = (title: string) =>
    post.received
      .filter(({ raw }) => subjectOf(raw) === noticeOf(title))
      .map(({ raw, isAnswered }) => ({ id: headerOf(raw, 'Message-ID'), isAnswered }))
  await eventually(async () => TITLES.every(title => idsOf(title).some(({ isAnswered }) => isAnswered)))
  const told = await again.told()
  const mailed = await again.mailed()
  for (const title of TITLES) {
    expect(told.filter(each => each === noticeOf(title))).toHaveLength(1)
    expect(mailed.filter(each => each === noticeOf(title))).toHaveLength(1)
    const messages = idsOf(title)
    // Whatever came twice is one message by its number, and was taken once.
    expect(new Set(messages.map(({ id }) => id)).size).toBe(1)
    expect(messages.filter(({ isAnswered }) => isAnswered)).toHaveLength(1)
  }
})
