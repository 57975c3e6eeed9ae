import './render.tsx'

import { act, cleanup, fireEvent, render } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import type { Mark } from '#contract/calls-marks.ts'
import { CallSession } from '../src/calls/call-session.ts'
import { StagePicture } from '../src/calls/stage/stage-picture.tsx'
import type { StageView } from '../src/calls/stage/stage-view.ts'
import { HeldCall } from '../src/calls/use-call.tsx'
import { screen } from './render.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const viewOf = (surface: string, label: string): StageView => ({ kind: 'video', stream: new MediaStream(), surface, label, isOwn: true })

test('marks of a picture that has come, but not its first frame, stand nowhere: not where the one before it lay', () => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      readonly #told: () => void
      constructor(told: () => void) {
        this.#told = told
      }
      observe() {
        this.#told()
      }
      disconnect() {}
    },
  )
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(400)
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(300)
  const sizes: Record<string, number> = { Camera: 400, Screen: 0 }
  const size = function (this: HTMLVideoElement) {
    return sizes[this.getAttribute('aria-label') ?? ''] ?? 0
  }
  Object.defineProperties(HTMLVideoElement.prototype, { videoWidth: { get: size }, videoHeight: { get: size } })
  const nobodyComes = () => {
    throw new Error('Nobody comes into this call.')
  }
  const session = new CallSession({ enter: nobodyComes, iceServers: nobodyComes })
  session.marks.iAm('cleo-1', 'cleo')
  const points = [{ x: 0.5, y: 0.5 }]
  const mark: Mark = {
    id: crypto.randomUUID(),
    type: 'text',
    color: '#ff0000',
    size: 5,
    points,
    surface: 'screen:client',
    frameId: null,
    text: 'Here',
  }
  const picture = (view: StageView) => (
    <HeldCall session={session}>
      <StagePicture view={view} tool={null} onSource={() => undefined} />
    </HeldCall>
  )
  const { rerender } = render(picture(viewOf('camera:client', 'Camera')))
  act(() => session.marks.add(mark))
  expect(screen.queryByText('Here')).toBeNull()
  rerender(picture(viewOf('screen:client', 'Screen')))
  expect(screen.queryByText('Here')).toBeNull()
  sizes['Screen'] = 300
  fireEvent(screen.getByLabelText('Screen'), new Event('resize'))
  expect(screen.getByText('Here')).toBeTruthy()
  session.leave()
})

test('a finger that only points is not taken away by the browser, which would move the page with it', () => {
  const nobodyComes = () => {
    throw new Error('Nobody comes into this call.')
  }
  const session = new CallSession({ enter: nobodyComes, iceServers: nobodyComes })
  render(
    <HeldCall session={session}>
      <StagePicture view={viewOf('camera:client', 'Camera')} tool={null} onSource={() => undefined} />
    </HeldCall>,
  )
  expect(screen.getByRole('application').style.touchAction).toBe('none')
  session.leave()
})
