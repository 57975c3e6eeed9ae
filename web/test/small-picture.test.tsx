import './render.tsx'

import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { SmallPicture } from '../src/calls/stage/small-picture.tsx'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

test('whose way bears no video is seen beside the large picture too, by his stills', () => {
  let made = 0
  // The document's blobs are not those that this machine makes addresses of.
  vi.spyOn(URL, 'createObjectURL').mockImplementation(() => `blob:${++made}`)
  const { container, rerender } = render(<SmallPicture view={{ kind: 'still', blob: new Blob(['one']), surface: 'camera:1' }} />)
  const shown = () => container.querySelector('img')?.getAttribute('src')
  expect(shown()).toBe('blob:1')
  rerender(<SmallPicture view={{ kind: 'still', blob: new Blob(['two']), surface: 'camera:1' }} />)
  expect(shown()).toBe('blob:2')
})
