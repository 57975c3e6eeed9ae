import './render.tsx'

import { act, cleanup, fireEvent, render } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { ShortcutsPlace } from '../src/app/shortcuts-place.tsx'
import { CallSession } from '../src/calls/call-session.ts'
import { DevicesButton } from '../src/calls/stage/devices-button.tsx'
import { useDrawing } from '../src/calls/stage/use-drawing.ts'
import { useUnread } from '../src/calls/stage/use-unread.ts'
import { HeldCall } from '../src/calls/use-call.tsx'
import { screen, waitFor, within } from './render.tsx'

const nobodyComes = () => {
  throw new Error('Nobody comes into this call.')
}
const calls: CallSession[] = []
const aCall = () => {
  const session = new CallSession({ enter: nobodyComes, iceServers: nobodyComes })
  session.marks.iAm('cleo-1', 'cleo')
  calls.push(session)
  return session
}
afterEach(() => {
  cleanup()
  for (const session of calls.splice(0)) session.leave()
  localStorage.clear()
})

test('the choice of devices goes by Escape and by a press beside it, which draws nothing', async () => {
  const user = userEvent.setup()
  let drawn = 0
  render(
    <HeldCall session={aCall()}>
      <div role="application" onPointerDown={() => (drawn += 1)}>
        Picture
      </div>
      <DevicesButton />
    </HeldCall>,
  )
  const open = async () => {
    await user.click(screen.getByRole('button', { name: 'Camera, microphone and speaker' }))
    await screen.findByRole('dialog', { name: 'Camera, microphone and speaker' })
  }
  const isGone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await open()
  await user.keyboard('{Escape}')
  await isGone()
  await open()
  const beside = document.querySelector('[data-scrim]')
  if (!beside) throw new Error('nothing lies over the picture')
  await user.click(beside)
  await isGone()
  expect(drawn).toBe(0)
})

function Tools() {
  return <p>{useDrawing().drawing.tool}</p>
}

test('Ctrl+Z takes back one’s own last mark, and not while one writes', () => {
  const session = aCall()
  render(
    <HeldCall session={session}>
      <Tools />
      <textarea aria-label="Message" />
    </HeldCall>,
  )
  const marks = () => Object.values(session.marks.snapshot().state.operations['cleo-1'] ?? {}).map(({ type }) => type)
  const points = [{ x: 0.5, y: 0.5 }]
  session.marks.add({ id: 'one', type: 'freehand', color: '#ff0000', size: 5, points, surface: 'camera:client', frameId: null })
  fireEvent.keyDown(screen.getByLabelText('Message'), { key: 'z', ctrlKey: true })
  fireEvent.keyDown(document.body, { key: 'z' })
  expect(marks()).toEqual(['add'])
  expect(fireEvent.keyDown(document.body, { key: 'z', ctrlKey: true })).toBe(false)
  expect(marks()).toEqual(['add', 'undo'])
})

test('‘?’ lists what the keys do here, and each tool does what is listed; not while one writes', async () => {
  const user = userEvent.setup()
  render(
    <HeldCall session={aCall()}>
      <Tools />
      <textarea aria-label="Message" />
      <ShortcutsPlace />
    </HeldCall>,
  )
  await user.type(screen.getByLabelText('Message'), 'Here?')
  expect(screen.queryByRole('dialog')).toBeNull()
  act(() => screen.getByLabelText('Message').blur())
  await user.keyboard('?')
  await screen.findByRole('dialog', { name: 'Keyboard shortcuts' })
  const marks = within(screen.getByRole('region', { name: 'Marks' }))
  const listed = marks.getAllByRole('term').map(({ textContent }) => textContent)
  expect(listed).toEqual(['Pointer', 'Circle', 'Arrow', 'Line', 'Freehand', 'Text', 'Undo my last mark'])
  const keys = marks.getAllByRole('definition').map(({ textContent }) => textContent)
  expect(keys.at(-1)).toBe('UCtrl+Z')
  // Nothing below it hears a key.
  await user.keyboard('a')
  expect(screen.getByText('circle')).toBeTruthy()
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  for (const [index, tool] of listed.slice(0, -1).entries()) {
    await user.keyboard((keys[index] ?? '').toLowerCase())
    expect(screen.getByText((tool ?? '').toLowerCase())).toBeTruthy()
  }
})

function Unread({ written, isOpen }: { written: string[]; isOpen: boolean }) {
  return <output>{useUnread({ room: 'session-7', side: 'client', written, isOpen })} new</output>
}

test('what was written and not looked at is new after a reload too', () => {
  const first = render(<Unread written={['a']} isOpen={false} />)
  expect(screen.getByText('0 new')).toBeTruthy()
  first.rerender(<Unread written={['a', 'b']} isOpen={false} />)
  expect(screen.getByText('1 new')).toBeTruthy()
  first.unmount()
  const second = render(<Unread written={['a', 'b', 'c']} isOpen={false} />)
  expect(screen.getByText('2 new')).toBeTruthy()
  second.rerender(<Unread written={['a', 'b', 'c']} isOpen />)
  second.unmount()
  render(<Unread written={['a', 'b', 'c']} isOpen={false} />)
  expect(screen.getByText('0 new')).toBeTruthy()
})
