import type { Browser, Page } from '@playwright/test'
import { DESK, expect } from './house.ts'

export const CALLS = '/_api/collaboration'
export const board = (page: Page) => page.getByRole('application', { name: /^Whiteboard/ })
export const tool = (page: Page, name: string) => page.getByRole('toolbar', { name: 'Drawing' }).getByRole('button', { name, exact: true })
export const count = (page: Page, number: number) => expect(page.getByText(`What is on the board (${number})`)).toBeVisible()
export const saved = (page: Page) => expect(page.getByText('All changes are saved.')).toBeVisible()

/** Draws a line over the board; places are shares of it. */
export const drag = async (page: Page, from: readonly [number, number], to: readonly [number, number]) => {
  const box = await board(page).boundingBox()
  if (!box) throw new Error('There is no board.')
  const at = ([x, y]: readonly [number, number]) => [box.x + x * box.width, box.y + y * box.height] as const
  await page.mouse.move(...at(from))
  await page.mouse.down()
  await page.mouse.move(...at(to), { steps: 12 })
  await page.mouse.up()
}
/** Off the board, so that no cursor is in the picture. */
export const lookAway = (page: Page) => page.mouse.move(2, 2)
export const picture = (page: Page) => board(page).evaluate(element => element.querySelector('canvas')?.toDataURL() ?? '')

export const post = async <T>(page: Page, path: string, data: object): Promise<T> => {
  const answer = await page.request.post(CALLS + path, { data })
  expect(answer.ok(), await answer.text()).toBe(true)
  return answer.json()
}

/** The demo's client with a whiteboard of his own, and its expert beside him in another browser. */
export const two = async (page: Page, browser: Browser) => {
  await page.setViewportSize(DESK)
  await page.goto('/collaboration')
  const me = await (await page.request.get('/_api/me')).json()
  const name = `Board ${Date.now()}`
  const { id } = await post<{ id: number }>(page, '/workspaces', { name, isPublic: true, ownerEmail: me.email, ownerName: me.name })
  const context = await browser.newContext({ reducedMotion: 'reduce', viewport: DESK })
  const guest = await context.newPage()
  await guest.request.post('/_api/demo/sign-in', { data: { as: 'expert' } })
  const { participants } = await post<{ participants: { id: number; participantEmail: string }[] }>(guest, '/workspaces/join', {
    workspaceId: id,
  })
  const participantId = participants.find(({ participantEmail }) => participantEmail !== me.email)?.id
  const give = (role: string) => post(page, '/participants/role', { workspaceId: id, participantId, role })
  const open = async (who: Page) => {
    await who.goto(`/collaboration/${id}?tab=whiteboard`)
    await saved(who)
  }
  const allow = (allowWhiteboard: boolean) => post(page, '/workspace-settings', { workspaceId: id, userEmail: me.email, allowWhiteboard })
  return { me, guest, context, give, open, allow }
}
