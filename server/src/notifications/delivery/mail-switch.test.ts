import { expect, test } from 'vitest'
import { ONE_CLICK_PATH, readMailSwitch, readMailTrouble, saveMailSwitch, tryMailAgain } from '#contract/notifications-mail.ts'
import { readNotificationPreferences, saveNotificationPreferences } from '#contract/notifications-preferences.ts'
import { TEST_SECRET, testApp } from '../../../test/app.ts'
import { mailRefusals } from '../../platform/mail/mail-tables.ts'
import { createMailSwitchLinks } from './mail-switch-link.ts'

const links = createMailSwitchLinks(TEST_SECRET)

const setUp = async () => {
  const house = await testApp()
  const ann = await house.person('Ann')
  const token = links.sign({ accountId: ann.accountId, kinds: ['offer_answered', 'deadline_near'] })
  const mailOf = async (type: string) => {
    const { body } = await ann.call(readNotificationPreferences, { userEmail: ann.email })
    return body.find(({ notificationType }) => notificationType === type)?.emailEnabled
  }
  const click = (given: string, body = 'List-Unsubscribe=One-Click') =>
    house.app.http.inject({
      ...{ method: 'POST', url: ONE_CLICK_PATH, query: { token: given }, payload: body },
      headers: { 'content-type': 'application/x-www-form-urlencoded', origin: 'https://mail.example.net' },
    })
  return { ...house, ann, token, mailOf, click }
}

test('one click in a mail program, from anywhere and without a sign-in, switches the mail off and nothing else', async () => {
  const { ann, token, mailOf, click } = await setUp()
  expect((await click(token)).statusCode).toBe(200)
  expect((await click(token)).statusCode).toBe(200)
  expect([await mailOf('offer_answered'), await mailOf('deadline_near'), await mailOf('work_delivered')]).toEqual([false, false, true])
  const { body } = await ann.call(readNotificationPreferences, { userEmail: ann.email })
  expect(body.find(({ notificationType }) => notificationType === 'offer_answered')).toMatchObject({
    inAppEnabled: true,
    pushEnabled: true,
  })
})

const formOf = (...lines: string[]) => ['--x', ...lines, '--x--', ''].join('\r\n')
const fieldOf = (name: string, value: string) => [`Content-Disposition: form-data; name="${name}"`, '', value].join('\r\n')

test('the form that RFC 8058 would rather have is taken too: its fields, and no file', async () => {
  const { app, token, mailOf } = await setUp()
  const post = (payload: string) =>
    app.http.inject({
      ...{ method: 'POST', url: ONE_CLICK_PATH, query: { token }, payload },
      headers: { 'content-type': 'multipart/form-data; boundary=x', origin: 'https://mail.example.net' },
    })
  const file = 'Content-Disposition: form-data; name="file"; filename="a.txt"\r\nContent-Type: text/plain\r\n\r\nText'
  expect((await post(formOf(fieldOf('List-Unsubscribe', 'No')))).statusCode).toBe(400)
  expect((await post(formOf(file, '--x', fieldOf('List-Unsubscribe', 'One-Click')))).statusCode).toBe(413)
  expect((await post(formOf(fieldOf('List-Unsubscribe', 'x'.repeat(2_000))))).statusCode).toBeGreaterThanOrEqual(400)
  expect(await mailOf('offer_answered')).toBe(true)
  expect((await post(formOf(fieldOf('List-Unsubscribe', 'One-Click')))).statusCode).toBe(200)
  expect(await mailOf('offer_answered')).toBe(false)
})

test('a program that opens the link switches nothing: it is sent to the page that asks', async () => {
  const { app, token, mailOf } = await setUp()
  const answer = await app.http.inject({ method: 'GET', url: ONE_CLICK_PATH, query: { token } })
  expect(answer.statusCode).toBe(303)
  expect(answer.headers.location).toBe(`/notifications/unsubscribe?${new URLSearchParams({ token })}`)
  expect(await mailOf('offer_answered')).toBe(true)
})

test('a form that does not say so, or a token that was tampered with, is refused', async () => {
  const { token, mailOf, click, visitor } = await setUp()
  expect((await click(token, 'something=else')).statusCode).toBe(400)
  for (const wrong of [
    '',
    'x',
    `${token}x`,
    token.replace(/^./, 'A'),
    links.sign({ accountId: crypto.randomUUID(), kinds: ['offer_answered'] }),
  ]) {
    expect((await click(wrong)).statusCode).toBe(404)
    if (wrong) expect((await visitor().call(readMailSwitch, { token: wrong })).status).toBe(404)
  }
  expect(createMailSwitchLinks('another secret').read(token)).toBeUndefined()
  expect(await mailOf('offer_answered')).toBe(true)
})

test('other forms are read nowhere: a stranger’s page can send them without asking', async () => {
  const { app, token } = await setUp()
  const answer = await app.http.inject({
    ...{ method: 'POST', url: saveMailSwitch.path, payload: new URLSearchParams({ token }).toString() },
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  })
  expect(answer.statusCode).toBe(415)
})

test('the page says what it is about, switches off and on again, and needs no sign-in', async () => {
  const { visitor, token, mailOf } = await setUp()
  const stranger = visitor()
  const { body } = await stranger.call(readMailSwitch, { token })
  expect(body.kinds.map(({ label, isOn }) => [label, isOn])).toEqual([
    ['Answers to your offers', true],
    ['Reminders', true],
  ])
  const off = (await stranger.call(saveMailSwitch, { token })).body
  expect(off.kinds.map(({ isOn }) => isOn)).toEqual([false, false])
  expect(await mailOf('deadline_near')).toBe(false)
  const on = (await stranger.call(saveMailSwitch, { token, undo: off.undo ?? '' })).body
  expect([on.undo, ...on.kinds.map(({ isOn }) => isOn)]).toEqual([null, true, true])
  expect(await mailOf('deadline_near')).toBe(true)
})

test('a link switches nothing on that its owner switched off: only what it has switched off itself, and for half an hour', async () => {
  const { ann, person, visitor, token, mailOf } = await setUp()
  const stranger = visitor()
  const preferences = [{ notificationType: 'offer_answered' as const, emailEnabled: false }]
  await ann.call(saveNotificationPreferences, { userEmail: ann.email, preferences })
  const { undo } = (await stranger.call(saveMailSwitch, { token })).body
  await stranger.call(saveMailSwitch, { token, undo: undo ?? '' })
  expect([await mailOf('offer_answered'), await mailOf('deadline_near')]).toEqual([false, true])

  await stranger.call(saveMailSwitch, { token })
  expect((await stranger.call(saveMailSwitch, { token })).body.undo).toBeNull()
  const bob = await person('Bob')
  const later = new Date(Date.now() + 60_000)
  for (const wrong of [
    token,
    'x.y',
    links.signUndo({ accountId: ann.accountId, kinds: ['deadline_near'] }, new Date(Date.now() - 1)),
    links.signUndo({ accountId: bob.accountId, kinds: ['deadline_near'] }, later),
  ]) {
    const refused = await stranger.call(saveMailSwitch, { token, undo: wrong })
    expect([refused.status, refused.error.error]).toEqual([409, expect.stringContaining('Log in and switch the mail on')])
  }
  expect(links.read(undo ?? '')).toBeUndefined()
  expect(await mailOf('deadline_near')).toBe(false)
})

test('what cannot be switched off stays on, whatever a link says', async () => {
  const { ann, click, mailOf } = await setUp()
  expect((await click(links.sign({ accountId: ann.accountId, kinds: ['account_security'] }))).statusCode).toBe(200)
  expect(await mailOf('account_security')).toBe(true)
})

test('whose mail comes back is told so, and may have it tried again; strangers are refused', async () => {
  const { database, ann, person, visitor } = await setUp()
  expect((await ann.call(readMailTrouble, {})).body).toEqual({ trouble: null })
  await database.query.insert(mailRefusals).values({ address: ann.email, refusals: 2, words: '550 no such mailbox' })
  expect((await ann.call(readMailTrouble, {})).body.trouble).toMatchObject({ address: ann.email, words: '550 no such mailbox' })
  const bob = await person('Bob')
  expect((await bob.call(tryMailAgain, {})).body).toEqual({ trouble: null })
  expect((await ann.call(readMailTrouble, {})).body.trouble).not.toBeNull()
  expect((await visitor().call(tryMailAgain, {})).status).toBe(401)
  expect((await visitor().call(readMailTrouble, {})).status).toBe(401)
  expect((await ann.call(tryMailAgain, {})).body).toEqual({ trouble: null })
})
