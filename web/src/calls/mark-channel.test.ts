import { expect, onTestFinished, test, vi } from 'vitest'
import type { Mark } from '#contract/calls-marks.ts'
import { MarkChannel } from './mark-channel.ts'

/** Both ends of a data channel: what goes into one comes out of the other. */
const channels = () => {
  const end = () => ({
    readyState: 'open',
    bufferedAmount: 0,
    onmessage: (_: { data: string }) => undefined,
    send: (_: string) => undefined,
  })
  const [one, other] = [end(), end()]
  one.send = data => other.onmessage({ data })
  other.send = data => one.onmessage({ data })
  // What marks use of it.
  return [one, other] as unknown as [RTCDataChannel, RTCDataChannel]
}

const peer = (name: string) => ({ peerId: `${name}-1`, name, person: name, isAway: false })

const linked = () => {
  const [cleo, ed] = [new MarkChannel(), new MarkChannel()]
  cleo.iAm('cleo-1', 'cleo')
  ed.iAm('ed-1', 'ed')
  let way: { bufferedAmount: number } | undefined
  for (const kind of ['marks', 'pointer'] as const) {
    const [one, other] = channels()
    if (kind === 'pointer') way = one
    cleo.attach(peer('ed'), kind, one)
    ed.attach(peer('cleo'), kind, other)
  }
  const isFull = (is: boolean) => Object.assign(way ?? {}, { bufferedAmount: is ? 1_000_000 : 0 })
  return { cleo, ed, isFull }
}

const ARROW: Mark = {
  ...{ id: 'arrow', type: 'arrow', color: '#ff0000', size: 5, surface: 'camera', frameId: null },
  points: [
    { x: 0.1, y: 0.1 },
    { x: 0.2, y: 0.2 },
  ],
}

test('a mark that is done is shown to the other one once, and what is drawn before that as it is drawn', () => {
  const { cleo, ed } = linked()
  let looks = 0
  ed.subscribe(() => {
    looks += 1
  })
  cleo.add(ARROW)
  // That nothing is being drawn any more changes nothing where nothing was.
  expect(looks).toBe(1)
  cleo.close()
  const again = linked()
  again.cleo.draw(ARROW)
  expect(again.ed.snapshot().pointers).toMatchObject([{ peerId: 'cleo-1', stroke: { id: 'arrow' } }])
  again.cleo.close()
})

test('where the way is full what is being drawn waits, and then the newest of it is sent', () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const { cleo, ed, isFull } = linked()
  const xOf = () => ed.snapshot().pointers[0]?.pointer?.x
  cleo.point({ x: 0.1, y: 0, surface: 'camera' })
  expect(xOf()).toBe(0.1)
  isFull(true)
  for (const x of [0.2, 0.3]) {
    cleo.point({ x, y: 0, surface: 'camera' })
    vi.advanceTimersByTime(100)
  }
  expect(xOf()).toBe(0.1)
  isFull(false)
  vi.advanceTimersByTime(100)
  expect(xOf()).toBe(0.3)
  // Nothing more is to be said.
  expect(vi.getTimerCount()).toBe(0)
})

test('one whose way is full keeps nobody else busy', () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const { cleo, isFull } = linked()
  const [own, others] = channels()
  let heard = 0
  cleo.attach(peer('bob'), 'marks', channels()[0])
  cleo.attach(peer('bob'), 'pointer', own)
  others.onmessage = () => {
    heard += 1
  }
  isFull(true)
  cleo.point({ x: 0.1, y: 0, surface: 'camera' })
  vi.advanceTimersByTime(1_000)
  expect(heard).toBe(2)
  cleo.close()
})
