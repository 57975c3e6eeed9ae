import { expect, test } from 'vitest'
import type { Mark } from '#contract/calls-marks.ts'
import { MarkChannel } from './mark-channel.ts'

/** Both ends of a data channel: what goes into one comes out of the other. */
const channels = () => {
  const end = () => ({ readyState: 'open', onmessage: (_: { data: string }) => undefined, send: (_: string) => undefined })
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
  for (const kind of ['marks', 'pointer'] as const) {
    const [one, other] = channels()
    cleo.attach(peer('ed'), kind, one)
    ed.attach(peer('cleo'), kind, other)
  }
  return { cleo, ed }
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
