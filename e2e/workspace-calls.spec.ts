import type { Browser, BrowserContext, Page } from '@playwright/test'
import { createWorkspace } from '../contract/src/workspaces.ts'
import { acceptInvitation, changeParticipantRole, inviteToWorkspace } from '../contract/src/workspaces-participants.ts'
import { signedInAs } from './call-page.ts'
import { DESK, expect, expectAccessible, expectNoSidewaysScroll, PHONE, test } from './house.ts'

const post = async (context: BrowserContext, path: string, data: object) => {
  const answer = await context.request.post(path, { data })
  if (!answer.ok()) throw new Error(`${path}: ${await answer.text()}`)
  return answer.json()
}

/** The demo's client and expert in a workspace of theirs: two browsers with camera, microphone and screen. */
const team = async (browser: Browser) => {
  const come = async (as: 'client' | 'expert') => {
    const context = await browser.newContext({ reducedMotion: 'reduce', viewport: DESK })
    await signedInAs(context, as)
    const me: { email: string; name: string } = await (await context.request.get('/_api/me')).json()
    return { context, page: await context.newPage(), ...me }
  }
  const [client, expert] = [await come('client'), await come('expert')]
  const name = `Calls ${Date.now()}`
  const workspace = await post(client.context, createWorkspace.path, { name, ownerEmail: client.email, ownerName: client.name })
  const inviting = { workspaceId: workspace.id, inviterEmail: client.email, inviterName: client.name, inviteeEmail: expert.email }
  const invitation = await post(client.context, inviteToWorkspace.path, { ...inviting, role: 'member' })
  const { participants } = await (async () => {
    await post(expert.context, acceptInvitation.path, { invitationId: invitation.id })
    return (await client.context.request.get(`/_api/collaboration/workspaces/detail?workspaceId=${workspace.id}`)).json()
  })()
  const participantId: number = participants.find((each: { participantEmail: string }) => each.participantEmail === expert.email)?.id
  const setRole = (role: 'member' | 'viewer') =>
    post(client.context, changeParticipantRole.path, { workspaceId: workspace.id, participantId, role })
  const open = (page: Page, tab: string) => page.goto(`/collaboration/${workspace.id}?tab=${tab}`)
  return { client, expert, workspace, open, setRole, close: () => Promise.all([client.context.close(), expert.context.close()]) }
}

/** A channel, as the list of the tab shows it. */
const channel = (page: Page, name: string) => page.getByRole('listitem').filter({ has: page.getByRole('heading', { name, exact: true }) })

test('two talk in a voice channel: heard at the other end, muted, seen from outside, and shown out when it is switched off', async ({
  browser,
}) => {
  const { client, expert, open, setRole, close } = await team(browser)
  await open(client.page, 'voice-chat')
  await open(expert.page, 'voice-chat')
  await channel(client.page, 'General').getByRole('button', { name: 'Join General' }).click()
  // Who is in no channel sees who is in which.
  await expect(expert.page.getByRole('list', { name: 'In General' })).toContainText(client.name)
  await channel(expert.page, 'General').getByRole('button', { name: 'Join General' }).click()
  // The fake microphone beeps: the ring at the other end is measured from the sound that came through.
  const heard = (page: Page, name: string) =>
    channel(page, 'General').getByRole('listitem').filter({ hasText: name }).locator('[data-speaking=true]')
  await expect(heard(expert.page, client.name)).toBeVisible({ timeout: 30_000 })
  await expect(heard(client.page, expert.name)).toBeVisible({ timeout: 30_000 })

  // He is heard from the speaker that is chosen.
  await channel(client.page, 'General').getByRole('button', { name: 'Settings', exact: true }).click()
  const speaker = client.page.getByRole('combobox', { name: 'Speaker' })
  await speaker.selectOption({ label: 'Fake Audio Output 2' })
  const deviceId = await speaker.inputValue()
  const heardFrom = () => client.page.evaluate(() => [...document.querySelectorAll('audio')].map(({ sinkId }) => sinkId))
  await expect.poll(heardFrom).toEqual([deviceId])
  await channel(client.page, 'General').getByRole('button', { name: 'Settings', exact: true }).click()
  await client.page.getByRole('button', { name: 'Mute', exact: true }).first().click()
  await expect(
    channel(expert.page, 'General').getByRole('listitem').filter({ hasText: client.name }).getByRole('img', { name: 'Muted' }),
  ).toBeVisible()
  await expect(heard(expert.page, client.name)).toHaveCount(0)
  await expectAccessible(client.page)
  await client.page.setViewportSize(PHONE)
  await expectNoSidewaysScroll(client.page)
  await expectAccessible(client.page)
  await client.page.setViewportSize(DESK)

  // The call goes on in another part of the workspace.
  await client.page.getByRole('button', { name: 'Chat', exact: true }).click()
  await expect(client.page.getByText('You are in General.')).toBeVisible()
  await expect(channel(expert.page, 'General').getByText(client.name)).toBeVisible()

  // A page that is loaded anew asks back in, as one was.
  await client.page.reload()
  await expect(client.page.getByText('You were in General, muted as before.')).toBeVisible()
  await expect(channel(expert.page, 'General').getByText(client.name)).toHaveCount(0)
  await client.page.getByRole('button', { name: 'Rejoin' }).click()
  await expect(client.page.getByText('You are in General.')).toBeVisible()
  await expect(client.page.getByRole('button', { name: 'Mute', exact: true })).toHaveAttribute('aria-pressed', 'true')
  await expect(client.page.getByRole('button', { name: 'Rejoin' })).toHaveCount(0)
  await expect(channel(expert.page, 'General').getByText(client.name)).toBeVisible()
  await client.page.getByRole('button', { name: 'Leave', exact: true }).click()
  await client.page.reload()
  await expect(client.page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(client.page.getByRole('button', { name: 'Rejoin' })).toHaveCount(0)

  // A viewer listens: he comes in anew, without a microphone.
  await setRole('viewer')
  await expect(expert.page.getByText('Your role has changed. Come in again.').first()).toBeVisible()
  await channel(expert.page, 'General').getByRole('button', { name: 'Join General' }).click()
  await expect(expert.page.getByText('You listen: viewers are heard by nobody.')).toBeVisible()
  await expect(expert.page.getByRole('button', { name: 'Mute', exact: true })).toHaveCount(0)

  await open(client.page, 'settings')
  await client.page.getByRole('switch', { name: 'Enable Voice Chat' }).click()
  await client.page.getByRole('button', { name: 'Save Changes' }).click()
  await expect(expert.page.getByRole('heading', { name: 'Voice Chat is switched off' })).toBeVisible()
  await expect(expert.page.getByRole('button', { name: 'Voice Chat', exact: true })).toHaveCount(0)
  await close()
})

test('a screen is shown, zoomed and drawn on by both; an AR call of the workspace shows the camera', async ({ browser }) => {
  const { client, expert, open, close } = await team(browser)
  await open(client.page, 'screen-share')
  await open(expert.page, 'screen-share')
  await expect(client.page.getByText('No one is sharing their screen.')).toBeVisible()
  await expectAccessible(client.page)
  await expert.page.getByRole('button', { name: 'Share Your Screen' }).click()
  await expect(expert.page.getByRole('button', { name: 'Stop Sharing' })).toBeVisible()
  const shown = client.page.getByLabel(`Screen of ${expert.name}`)
  await expect(shown).toBeVisible({ timeout: 30_000 })
  await expect.poll(() => shown.evaluate((video: HTMLVideoElement) => video.videoWidth > 0 && video.currentTime > 0)).toBe(true)
  await client.page.getByRole('button', { name: 'Zoom in' }).click()
  await expect(client.page.getByText('120 %')).toBeVisible()
  // As near as it goes by the keyboard, which stays at the button.
  const nearer = client.page.getByRole('button', { name: 'Zoom in' })
  await nearer.focus()
  for (const key of Array<string>(10).fill('Enter')) await client.page.keyboard.press(key)
  await expect(client.page.getByText('500 %')).toBeVisible()
  await expect(nearer).toBeFocused()
  await expectAccessible(client.page)
  for (const key of Array<string>(10).fill('Enter')) await client.page.getByRole('button', { name: 'Zoom out' }).press(key)
  await expect(client.page.getByText('100 %')).toBeVisible()
  await client.page.getByRole('button', { name: 'Annotate' }).click()
  const surface = client.page.getByRole('application', { name: 'Drawing surface.' })
  const box = await surface.boundingBox()
  if (!box) throw new Error('there is nothing to draw on')
  await client.page.mouse.move(box.x + box.width * 0.4, box.y + box.height * 0.4)
  await client.page.mouse.down()
  await client.page.mouse.move(box.x + box.width * 0.6, box.y + box.height * 0.6, { steps: 5 })
  await client.page.mouse.up()
  await expect(expert.page.locator('[data-mark]')).toHaveCount(1)
  await expectAccessible(client.page)
  await client.page.setViewportSize(PHONE)
  await expectNoSidewaysScroll(client.page)
  await expect(client.page.getByText(`Screen of ${expert.name}`)).toBeVisible()
  await client.page.setViewportSize(DESK)

  // He goes on showing it from another part of the workspace.
  await expert.page.getByRole('button', { name: 'Chat', exact: true }).click()
  await expect(shown).toBeVisible()
  await expert.page.getByRole('button', { name: 'AR Call', exact: true }).click()
  await expert.page.getByRole('button', { name: 'Start an AR call' }).click()
  await client.page.getByRole('button', { name: 'AR Call', exact: true }).click()
  await expect(client.page.getByText(`In the call: ${expert.name}.`)).toBeVisible()
  await client.page.getByRole('button', { name: 'Join the AR call' }).click()
  const camera = client.page.getByLabel(`Camera of ${expert.name}`)
  await expect(camera).toBeVisible({ timeout: 30_000 })
  await expect.poll(() => camera.evaluate((video: HTMLVideoElement) => video.videoWidth > 0 && video.currentTime > 0)).toBe(true)
  await expectAccessible(client.page)
  await client.page.getByRole('button', { name: 'Disconnect' }).click()
  await expect(client.page.getByRole('button', { name: 'Join the AR call' })).toBeVisible()
  await close()
})

test('an AR call that is made small goes on beside the chat, and after a reload asks back in', async ({ browser }) => {
  const { client, expert, open, close } = await team(browser)
  await open(expert.page, 'ar-call')
  await expert.page.getByRole('button', { name: 'Start an AR call' }).click()
  await open(client.page, 'ar-call')
  await client.page.getByRole('button', { name: 'Join the AR call' }).click()
  const camera = client.page.getByLabel(`Camera of ${expert.name}`)
  await expect(camera).toBeVisible({ timeout: 30_000 })

  await client.page.setViewportSize(PHONE)
  await client.page.getByRole('button', { name: 'Back to the workspace' }).click()
  const small = client.page.getByRole('region', { name: 'AR call, made small' })
  await expect(small.getByLabel(`Camera of ${expert.name}`)).toBeVisible()
  await client.page.getByRole('button', { name: 'Participants', exact: true }).click()
  await expectAccessible(client.page)
  await client.page.getByRole('button', { name: 'Chat', exact: true }).click()
  await client.page.getByRole('textbox', { name: 'Message' }).fill('I write while I look')
  await client.page.getByRole('button', { name: 'Send' }).click()
  await expectNoSidewaysScroll(client.page)
  await client.page.setViewportSize(DESK)
  await small.getByRole('button', { name: 'Back to the call' }).click()
  await expect(camera).toBeVisible()
  // The browser's Back shows the part before, with the call beside it.
  await client.page.goBack()
  await expect(small).toBeVisible()
  await expect(client.page.getByRole('heading', { name: /^Participants/ })).toBeVisible()
  await small.getByRole('button', { name: 'Back to the call' }).click()
  await client.page.reload()
  await expect(client.page.getByText('You were in the AR call.')).toBeVisible()
  await client.page.getByRole('button', { name: 'Rejoin' }).click()
  await expect(camera).toBeVisible({ timeout: 30_000 })
  await close()
})
