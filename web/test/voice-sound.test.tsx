import './render.tsx'

import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { chooseSpeaker } from '../src/calls/media/speaker.ts'
import { Sound } from '../src/calls/voice/sound.tsx'
import { waitFor } from './render.tsx'

test('what others say in a voice channel comes from the chosen speaker, and from another one as soon as that is chosen', async () => {
  const heardFrom: string[] = []
  Object.assign(HTMLMediaElement.prototype, { setSinkId: async (deviceId: string) => void heardFrom.push(deviceId) })
  chooseSpeaker('headset')
  render(<Sound stream={new MediaStream()} volume={1} />)
  expect(heardFrom).toEqual(['headset'])
  chooseSpeaker('table')
  await waitFor(() => expect(heardFrom).toEqual(['headset', 'table']))
})
