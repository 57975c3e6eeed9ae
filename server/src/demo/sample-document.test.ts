import { expect, test } from 'vitest'
import { sampleIdentityCard } from './sample-document.ts'

test('the sample card is drawn, also where an upload was looked at before, and is no one colour', async () => {
  await import('../files/picture-drawing.ts')
  const card = await sampleIdentityCard()
  const { default: sharp } = await import('sharp')
  expect(await sharp(card).metadata()).toMatchObject({ format: 'png', width: 640, height: 400 })
  expect((await sharp(card).stats()).channels.every(({ stdev }) => stdev > 10)).toBe(true)
})
