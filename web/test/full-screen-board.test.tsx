// First: the libraries below look for a document as they load.
import './browser.ts'

import { act, renderHook } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { createWorkspace, workspacePath } from '#contract/workspaces.ts'
import { listVoiceChannels } from '#contract/workspaces-voice.ts'
import { testApp } from '../../server/test/app.ts'
import { letIn } from '../../server/test/workspace-of.ts'
import { useFullScreen } from '../src/workspaces/board/use-full-screen.ts'
import { screen, visit, within } from './render.tsx'

/** A browser that gives the screen when it is told to. */
const slowScreen = () => {
  let give: () => void = () => undefined
  let shown: Element | null = null
  const page = document.documentElement
  const own = {
    fullscreenEnabled: { get: () => true, configurable: true },
    fullscreenElement: { get: () => shown, configurable: true },
    exitFullscreen: {
      value: async () => {
        shown = null
      },
      configurable: true,
    },
  }
  Object.defineProperties(document, own)
  page.requestFullscreen = () =>
    new Promise(resolve => {
      give = () => {
        shown = page
        resolve()
      }
    })
  const close = () => {
    for (const name of Object.keys(own)) Reflect.deleteProperty(document, name)
    Reflect.deleteProperty(page, 'requestFullscreen')
  }
  return { give: () => give(), isShown: () => shown !== null, close }
}

test.each(['by the button', 'by going elsewhere'])('the whole screen that comes after it was left %s is given back', async how => {
  const { give, isShown, close } = slowScreen()
  const { result, unmount } = renderHook(() => useFullScreen({ current: null }))
  act(() => result.current.toggle())
  if (how === 'by the button') act(() => result.current.toggle())
  else unmount()
  await act(async () => give())
  expect(isShown()).toBe(false)
  unmount()
  close()
})

test('the whole screen that comes while it is wanted is kept', async () => {
  const { give, isShown, close } = slowScreen()
  const { result, unmount } = renderHook(() => useFullScreen({ current: null }))
  act(() => result.current.toggle())
  await act(async () => give())
  expect([isShown(), result.current.isFull]).toEqual([true, true])
  unmount()
  expect(isShown()).toBe(false)
  close()
})

/** Where he was when his page was loaded anew: he is asked back there. */
const wasIn = (kind: 'ar-call' | 'voice', place: unknown, workspaceId: number, email: string) =>
  sessionStorage.setItem(`onhand.before-reload.${kind}-${workspaceId}-${email}`, JSON.stringify({ at: Date.now(), place }))

const isReached = (element: Element) => element.closest('[inert]') === null

test('beside a board over the whole window only what goes on is reached, and Escape leaves it', async () => {
  const app = await testApp()
  const [olga, vic] = [await app.person('Olga'), await app.person('Vic')]
  const { body } = await olga.call(createWorkspace, { name: 'Kitchen', ownerEmail: olga.email, ownerName: 'Olga' })
  await letIn(olga, body.id, vic, 'viewer')
  wasIn('ar-call', 'ar-call', body.id, vic.email)
  const { user } = await visit(`${workspacePath(body.id)}?tab=whiteboard`, { app, by: vic })
  await user.click(await screen.findByRole('button', { name: 'Full screen' }))
  const behind = [screen.getByRole('navigation', { name: 'Parts of the workspace' }), screen.getByRole('banner')]
  const inView = [screen.getByRole('application', { name: /^Whiteboard/ }), screen.getByRole('button', { name: 'Rejoin' })]
  expect(behind.map(isReached)).toEqual([false, false])
  expect(inView.map(isReached)).toEqual([true, true])
  screen.getByRole('application', { name: /^Whiteboard/ }).focus()
  await user.keyboard('{Escape}')
  await screen.findByRole('button', { name: 'Full screen' })
  expect([...behind, ...inView].map(isReached)).toEqual([true, true, true, true])
})

test('a call that is made small stands among the bars of what else goes on: neither lies over the other', async () => {
  vi.stubGlobal('RTCPeerConnection', class {})
  const app = await testApp()
  const [olga, vic] = [await app.person('Olga'), await app.person('Vic')]
  const { body } = await olga.call(createWorkspace, { name: 'Kitchen', ownerEmail: olga.email, ownerName: 'Olga' })
  await letIn(olga, body.id, vic, 'viewer')
  const [general] = (await vic.call(listVoiceChannels, { workspaceId: body.id })).body
  wasIn('ar-call', 'ar-call', body.id, vic.email)
  wasIn('voice', { channelId: general?.id, isMuted: false, isDeafened: false, isPushToTalk: false }, body.id, vic.email)
  const { user } = await visit(workspacePath(body.id), { app, by: vic })
  const voice = await screen.findByRole('region', { name: /General$/ })
  await user.click(within(screen.getByRole('region', { name: /AR call$/ })).getByRole('button', { name: 'Rejoin' }))
  await user.click(await screen.findByRole('button', { name: 'Back to the workspace' }))
  const bars = voice.closest('[data-beside]')
  expect(bars?.contains(screen.getByRole('region', { name: 'AR call, made small' }))).toBe(true)
})
