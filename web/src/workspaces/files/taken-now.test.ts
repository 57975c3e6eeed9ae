import { expect, test } from 'vitest'
import { takenNow } from './taken-now.ts'

test('what a camera or the clipboard brings has a name of its own, also within one second; what has a name keeps it', () => {
  const named = (names: string[], at: string) =>
    takenNow(
      names.map(name => new File(['x'], name)),
      new Date(at),
    ).map(({ name }) => name)
  expect(named(['image.jpg', 'IMG.png', 'boiler.jpg'], '2026-11-23T06:24:05.100Z')).toEqual([
    'Picture 2026-11-23 06.24.05.jpg',
    'Picture 2026-11-23 06.24.05 (2).png',
    'boiler.jpg',
  ])
  expect(named(['image.jpg'], '2026-11-23T06:24:05.900Z')).toEqual(['Picture 2026-11-23 06.24.05 (3).jpg'])
  expect(named(['image.jpg'], '2026-11-23T06:24:06.000Z')).toEqual(['Picture 2026-11-23 06.24.06.jpg'])
})
