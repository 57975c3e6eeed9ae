import './render.tsx'

import { cleanup, fireEvent, render } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { VideoPicture } from '../src/calls/stage/video-picture.tsx'
import { screen } from './render.tsx'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

/** A browser that plays sound only once somebody has pressed something on the page. */
const shown = ({ sounds }: { sounds: number }) => {
  const played: string[] = []
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(async function play(this: HTMLMediaElement) {
    played.push(this.muted ? 'silently' : 'aloud')
    if (!this.muted) throw new DOMException('The page was not pressed yet.', 'NotAllowedError')
  })
  const stream = new MediaStream()
  vi.spyOn(stream, 'getAudioTracks').mockReturnValue(Array.from({ length: sounds }, () => Object.create(MediaStreamTrack.prototype)))
  render(<VideoPicture stream={stream} label="Screen of Olga" isMuted={false} onSource={() => undefined} />)
  return { played, video: screen.getByLabelText<HTMLVideoElement>('Screen of Olga') }
}

test('a picture that may not be heard yet is seen all the same, and heard once somebody asks for it', async () => {
  const { played, video } = shown({ sounds: 1 })
  await userEvent.setup().click(await screen.findByRole('button', { name: 'Turn the sound on' }))
  expect(played).toEqual(['aloud', 'silently'])
  expect(video.muted).toBe(false)
  expect(screen.queryByRole('button', { name: 'Turn the sound on' })).toBeNull()
})

test('a picture without any sound offers none', async () => {
  const { played, video } = shown({ sounds: 0 })
  await vi.waitFor(() => expect(played).toEqual(['aloud', 'silently']))
  await vi.waitFor(() => expect(video.muted).toBe(true))
  expect(screen.queryByRole('button')).toBeNull()
})

test('until its first picture has come it is said to be on its way', () => {
  const { video } = shown({ sounds: 0 })
  expect(screen.getByRole('status').textContent).toBe('The picture is on its way...')
  fireEvent.loadedData(video)
  expect(screen.queryByRole('status')).toBeNull()
})
