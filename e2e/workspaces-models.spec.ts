import type { Browser, Page } from '@playwright/test'
import sharp from 'sharp'
import { boxModel } from '../server/src/demo/box-model.ts'
import { DESK, expect, expectAccessible, expectNoSidewaysScroll, PHONE, test } from './house.ts'
import { DRACO_BOX, MESHOPT_BOX } from './packed-models.ts'

const RED_BOX = boxModel([{ at: [0, 0, 0], size: [2, 2, 2], colour: [0.9, 0.05, 0.05] }])

/** Where the picture is red, in its pixels. */
const redSpots = async (page: Page): Promise<{ x: number; y: number }[]> => {
  const { data, info } = await sharp(await view(page).screenshot())
    .raw()
    .toBuffer({ resolveWithObject: true })
  const spots: { x: number; y: number }[] = []
  for (let at = 0; at < data.length; at += info.channels) {
    const [red = 0, green = 0, blue = 0] = [data[at], data[at + 1], data[at + 2]]
    const pixel = at / info.channels
    if (red >= 90 && green <= red / 2 && blue <= red / 2) spots.push({ x: pixel % info.width, y: Math.floor(pixel / info.width) })
  }
  return spots
}
const mean = (numbers: readonly number[]): number => numbers.reduce((sum, each) => sum + each, 0) / Math.max(1, numbers.length)

/** How many pixels of the picture are red, and where their middle is from its left. */
const redIn = async (page: Page): Promise<{ count: number; middle: number }> => {
  const spots = await redSpots(page)
  return { count: spots.length, middle: mean(spots.map(({ x }) => x)) }
}
/** The red that is farthest from a place. */
const redEnd = async (page: Page, from: { x: number; y: number }) => {
  const spots = await redSpots(page)
  const away = ({ x, y }: { x: number; y: number }) => Math.hypot(x - from.x, y - from.y)
  return spots.reduce((end, spot) => (away(spot) > away(end) ? spot : end), from)
}
/** How far apart the outermost red pixels are. */
const redSpread = async (page: Page): Promise<number> => {
  const across = (await redSpots(page)).map(({ x }) => x)
  return across.length === 0 ? 0 : across.reduce((most, x) => Math.max(most, x)) - across.reduce((least, x) => Math.min(least, x))
}

const view = (page: Page) => page.getByLabel(/^3D view/)
const models = (page: Page) => page.getByRole('list', { name: 'Models' })
const number = (page: Page, name: string) => page.getByRole('spinbutton', { name, exact: true })
const select = (page: Page, name: string) =>
  models(page).getByRole('button', { name, exact: false, pressed: false }).filter({ hasText: name }).click()

interface Person {
  page: Page
  email: string
}

const arrive = async (browser: Browser, as: 'expert' | 'admin'): Promise<Person> => {
  const context = await browser.newContext({ reducedMotion: 'reduce', viewport: DESK })
  const page = await context.newPage()
  await page.request.post('/_api/demo/sign-in', { data: { as } })
  return { page, email: (await (await page.request.get('/_api/me')).json()).email }
}

/** A workspace of the demo's client with these people in it; answers its id. */
const workspaceWith = async (page: Page, people: { person: Person; role: string }[]): Promise<number> => {
  await page.goto('/collaboration')
  const { email, name } = await (await page.request.get('/_api/me')).json()
  const made = await page.request.post('/_api/collaboration/workspaces', {
    data: { name: `Models ${Date.now()}`, ownerEmail: email, ownerName: name },
  })
  const { id } = await made.json()
  for (const { person, role } of people) {
    const invited = await page.request.post('/_api/collaboration/workspace-invite', {
      data: { workspaceId: id, inviterEmail: email, inviterName: name, inviteeEmail: person.email, role },
    })
    await person.page.request.post('/_api/collaboration/invitations/accept', { data: { invitationId: (await invited.json()).id } })
  }
  return id
}

test('a model is brought by one, seen and moved by another, spoken of, and comes back when it was deleted', async ({ page, browser }) => {
  await page.setViewportSize(DESK)
  const [member, viewer] = [await arrive(browser, 'expert'), await arrive(browser, 'admin')]
  const id = await workspaceWith(page, [
    { person: member, role: 'member' },
    { person: viewer, role: 'viewer' },
  ])
  for (const each of [page, member.page, viewer.page]) await each.goto(`/collaboration/${id}?tab=3d-models`)
  await expect(page.getByText('No model selected')).toBeVisible()
  await expect(page.getByText('Add or select a model from the list.')).toBeVisible()
  await expectAccessible(page)

  await page.getByRole('button', { name: 'Add 3D model' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add a 3D model' })
  await expectAccessible(page)
  await dialog
    .getByLabel('Model file')
    .setInputFiles({ name: 'broken.glb', mimeType: 'model/gltf-binary', buffer: RED_BOX.subarray(0, 400) })
  await expect(dialog.getByText('This .glb file is not whole')).toBeVisible()
  await dialog.getByLabel('Model file').setInputFiles({ name: 'Red box.glb', mimeType: 'model/gltf-binary', buffer: RED_BOX })
  await expect(page.getByText('3D Model "Red box" added successfully!')).toBeVisible()

  // Whoever brought it sees it at once.
  for (const each of [member.page, viewer.page]) await select(each, 'Red box')
  for (const each of [page, member.page, viewer.page]) {
    await expect.poll(async () => (await redIn(each)).count).toBeGreaterThan(2_000)
  }
  await expect(models(page).getByText(/looking at this/)).toBeVisible()
  await expectAccessible(page)

  const before = await redIn(page)
  await number(member.page, 'Position X').fill('1.5')
  await expect(number(page, 'Position X')).toHaveValue('1.5')
  await expect(number(viewer.page, 'Position X')).toHaveValue('1.5')
  await expect.poll(async () => Math.abs((await redIn(page)).middle - before.middle)).toBeGreaterThan(40)
  await number(member.page, 'Rotation Y').fill('45')
  await expect(number(page, 'Rotation Y')).toHaveValue('45')
  await page.reload()
  await select(page, 'Red box')
  await expect(number(page, 'Rotation Y')).toHaveValue('45')
  await expect(number(page, 'Scale')).toHaveAttribute('step', '0.1')
  await number(page, 'Scale').fill('0')
  await number(page, 'Scale').blur()
  await expect(page.getByText('Scale is between 0.000001 and 1,000,000.')).toBeVisible()
  await number(page, 'Scale').fill('1')
  await expect(page.getByText('Scale is between')).toHaveCount(0)

  // Who looks on moves nothing, and is told why.
  await expect(number(viewer.page, 'Position X')).not.toBeEditable()
  await expect(viewer.page.getByText('You are a viewer here')).toBeVisible()
  await expect(viewer.page.getByRole('button', { name: 'Move', exact: true })).toHaveCount(0)

  await expect.poll(async () => (await redIn(page)).count).toBeGreaterThan(2_000)
  // What was moved in the last half second before the reload came after the view was fitted: the box need not stand in its middle.
  await page.getByRole('button', { name: 'Fit to view' }).click()
  await page.getByRole('button', { name: 'Comment on a spot' }).click()
  await view(page).click()
  await page.getByLabel('Comment on this spot').fill('Too sharp an edge')
  await page.getByRole('button', { name: 'Save comment' }).click()
  await expect(member.page.getByText('Too sharp an edge')).toBeVisible()
  await member.page.getByRole('button', { name: 'Resolve' }).click()
  await expect(page.getByText(/· resolved/)).toBeVisible()

  await member.page.getByRole('button', { name: 'Delete Red box' }).click()
  await expect(models(page)).toHaveCount(0)
  // Who was looking at it is told by whom; who deleted it knows.
  const told = (each: Page) => each.getByText('Eli Expert deleted the 3D model "Red box".')
  for (const each of [page, viewer.page]) await expect(told(each)).toBeVisible()
  await expect(told(member.page)).toHaveCount(0)
  await member.page.getByRole('button', { name: 'Undo' }).click()
  await expect(models(page).getByText('Red box')).toBeVisible()
  await member.page.context().close()
  await viewer.page.context().close()
})

test('a link that its site does not let us read says so, and a model is turned, cut and measured at a phone', async ({ page }) => {
  await page.setViewportSize(PHONE)
  const id = await workspaceWith(page, [])
  await page.goto(`/collaboration/${id}?tab=3d-models`)
  await page.getByRole('button', { name: 'Add 3D model' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add a 3D model' })
  await dialog.getByLabel('Or a link to a model').fill('https://models.invalid/pump.glb')
  await dialog.getByRole('button', { name: 'Add link' }).click()
  await expect(page.getByText(/models\.invalid does not let this page read the model/)).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Delete pump' }).click()

  // A scene with its bytes beside it becomes one file on its way.
  await page.getByRole('button', { name: 'Add 3D model' }).click()
  const [scene, bytes] = apart(RED_BOX)
  const gltf = { name: 'scene.gltf', mimeType: 'model/gltf+json', buffer: Buffer.from(JSON.stringify(scene)) }
  await dialog.getByLabel('Model file').setInputFiles(gltf)
  await expect(dialog.getByText('scene.gltf needs scene.bin too. Choose both together.')).toBeVisible()
  await dialog.getByLabel('Model file').setInputFiles([gltf, { name: 'scene.bin', mimeType: 'application/octet-stream', buffer: bytes }])
  await expect(page.getByText('3D Model "scene" added successfully!')).toBeVisible()
  await expect(view(page)).toBeInViewport()
  await expect.poll(async () => (await redIn(page)).count).toBeGreaterThan(1_000)
  await expectNoSidewaysScroll(page)

  const whole = await redIn(page)
  await page.getByRole('button', { name: 'Section plane' }).click()
  await page.getByLabel('Place of the section').fill('20')
  await expect.poll(async () => (await redIn(page)).count).toBeLessThan(whole.count * 0.8)
  await page.getByRole('button', { name: 'Section plane' }).click()
  await page.getByRole('button', { name: 'Wireframe' }).click()
  await expect.poll(async () => (await redIn(page)).count).toBeLessThan(whole.count * 0.8)
  await page.getByRole('button', { name: 'Wireframe' }).click()
  await page.getByRole('button', { name: 'Measure' }).click()
  const middle = { x: 170, y: 200 }
  await view(page).click({ position: { x: 5, y: 200 } })
  await expect(page.getByText('There is no model at this spot.')).toBeVisible()
  await view(page).click({ position: middle })
  await view(page).click({ position: { x: middle.x + 20, y: middle.y + 10 } })
  await expect(page.getByText(/^Distance: \d/)).toBeVisible()
  await view(page).focus()
  await page.keyboard.press('ArrowLeft')
  await expectAccessible(page)
})

const bring = async (page: Page, name: string, buffer: Buffer) => {
  await page.getByRole('button', { name: 'Add 3D model' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add a 3D model' })
  await dialog.getByLabel('Model file').setInputFiles({ name: `${name}.glb`, mimeType: 'model/gltf-binary', buffer })
  await expect(page.getByText(`3D Model "${name}" added successfully!`)).toBeVisible()
}

test('a model among the files is turned and looked at there, and one that cannot be read says so', async ({ page }) => {
  await page.setViewportSize(PHONE)
  const id = await workspaceWith(page, [])
  await page.goto(`/collaboration/${id}?tab=files`)
  await page.getByLabel('Choose files').setInputFiles([
    { name: 'Red box.glb', mimeType: 'model/gltf-binary', buffer: RED_BOX },
    { name: 'half.glb', mimeType: 'model/gltf-binary', buffer: RED_BOX.subarray(0, 400) },
  ])
  await page.getByRole('button', { name: 'Red box.glb', exact: true }).click()
  await expect.poll(async () => (await redIn(page)).count).toBeGreaterThan(2_000)
  const before = await redSpread(page)
  await view(page).focus()
  await page.keyboard.press('ArrowLeft')
  await expect.poll(() => redSpread(page)).not.toBe(before)
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'half.glb', exact: true }).click()
  await expect(page.getByRole('dialog').getByRole('alert')).toBeVisible()
})

test('packed models open by decoders of this server alone, one that cannot be read is removed, and a second one comes into view', async ({
  page,
}) => {
  await page.setViewportSize(DESK)
  const id = await workspaceWith(page, [])
  const asked: string[] = []
  page.on('request', request => asked.push(new URL(request.url()).host))
  await page.goto(`/collaboration/${id}?tab=3d-models`)
  const own = new URL(page.url()).host
  for (const [name, packed] of [
    ['Draco', DRACO_BOX],
    ['Meshopt', MESHOPT_BOX],
  ] as const) {
    await bring(page, name, packed)
    await expect.poll(async () => (await redIn(page)).count).toBeGreaterThan(2_000)
    await page.getByRole('button', { name: `Hide ${name}` }).click()
  }
  expect([...new Set(asked)].filter(host => host !== own && host !== '')).toEqual([])

  // What is packed can be known to be broken only when it is unpacked.
  const broken = Buffer.from(MESHOPT_BOX)
  broken.fill(7, broken.length - 168)
  await bring(page, 'Spoiled', broken)
  await expect(page.getByRole('alert').filter({ hasText: 'Spoiled' })).toContainText('damaged')
  await expect(page.getByRole('button', { name: 'Retry' })).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Download Spoiled' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Remove Spoiled' }).click()
  await expect(models(page).getByText('Spoiled')).toHaveCount(0)

  // A box far away from the first: both are seen at once.
  await page.getByRole('button', { name: 'Show Draco' }).click()
  await expect.poll(async () => (await redIn(page)).count).toBeGreaterThan(2_000)
  await bring(page, 'Far', boxModel([{ at: [40, 0, 0], size: [2, 2, 2], colour: [0.9, 0.05, 0.05] }]))
  await expect.poll(async () => (await redSpread(page)) > 200).toBe(true)
})

test('a model is moved by the mouse at its handles, and the other sees it move', async ({ page, browser }) => {
  await page.setViewportSize(DESK)
  const member = await arrive(browser, 'expert')
  const id = await workspaceWith(page, [{ person: member, role: 'member' }])
  for (const each of [page, member.page]) await each.goto(`/collaboration/${id}?tab=3d-models`)
  await bring(page, 'Grey', boxModel([{ at: [0, 0, 0], size: [2, 2, 2], colour: [0.5, 0.5, 0.5] }]))
  await select(member.page, 'Grey')
  await expect(number(member.page, 'Position X')).toHaveValue('0')
  await page.getByRole('button', { name: 'Move', exact: true }).click()
  // Of what is red, the end of the handle along X lies farthest out.
  await expect.poll(async () => (await redIn(page)).count).toBeGreaterThan(20)
  const box = await view(page).boundingBox()
  if (!box) throw new Error('There is no view.')
  const middle = { x: box.width / 2, y: box.height / 2 }
  const tip = await redEnd(page, middle)
  const along = (share: number) => [box.x + middle.x + (tip.x - middle.x) * share, box.y + middle.y + (tip.y - middle.y) * share] as const
  const before = (await redIn(page)).count
  await page.mouse.move(...along(0.9))
  // A handle under the mouse turns yellow.
  await expect.poll(async () => (await redIn(page)).count).toBeLessThan(before - 10)
  await page.mouse.down()
  await page.mouse.move(...along(1.6), { steps: 8 })
  await page.mouse.up()
  const moved = async (who: Page) => Number(await number(who, 'Position X').inputValue())
  await expect.poll(() => moved(page)).toBeGreaterThan(0.2)
  await expect.poll(async () => (await moved(member.page)) === (await moved(page))).toBe(true)
  expect(await number(page, 'Position Y').inputValue()).toBe('0')
  await page.reload()
  await select(page, 'Grey')
  await expect.poll(async () => (await moved(member.page)) === (await moved(page))).toBe(true)
  await member.page.context().close()
})

/** A binary glTF as a scene that names its bytes, and those bytes. */
const apart = (glb: Buffer): [object, Buffer] => {
  const jsonBytes = glb.readUInt32LE(12)
  const scene = JSON.parse(glb.toString('utf8', 20, 20 + jsonBytes))
  const from = 20 + jsonBytes + 8
  return [{ ...scene, buffers: [{ ...scene.buffers[0], uri: 'scene.bin' }] }, glb.subarray(from, from + glb.readUInt32LE(from - 8))]
}
