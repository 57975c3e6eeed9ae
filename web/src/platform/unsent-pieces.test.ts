import 'fake-indexeddb/auto'
import { expect, test } from 'vitest'
import { forgetUnsent } from './unsent.ts'
import { dropPieces, readPieces, unsentPieces, writePieces } from './unsent-pieces.ts'

const ADA = 'ada@example.com'
const textOf = async (email: string, id: string) => Promise.all((await readPieces(email, id)).map(piece => piece.text()))

test('what came in pieces is there for another page, in order and with what was known last', async () => {
  const writer = writePieces(ADA, { id: 'one', name: 'talk' })
  const words = Array.from({ length: 12 }, (_, index) => `piece ${index}`)
  for (const [index, word] of words.entries()) writer.add(new Blob([word]), { seconds: index * 2 })
  await writer.close(false)
  expect(await unsentPieces(ADA, 'talk')).toEqual([{ id: 'one', name: 'talk', about: { seconds: 22 } }])
  expect(await textOf(ADA, 'one')).toEqual(words)
  expect(await unsentPieces(ADA, 'other')).toEqual([])
  expect(await unsentPieces('bea@example.com', 'talk')).toEqual([])
})

test('what the server has goes, and nothing else', async () => {
  for (const id of ['sent', 'left']) {
    const writer = writePieces(ADA, { id, name: 'sent' })
    writer.add(new Blob([id]), {})
    await writer.close(id === 'sent')
  }
  expect((await unsentPieces(ADA, 'sent')).map(({ id }) => id)).toEqual(['left'])
  expect(await textOf(ADA, 'sent')).toEqual([])
  await dropPieces(ADA, 'left')
  expect(await unsentPieces(ADA, 'sent')).toEqual([])
  expect(await textOf(ADA, 'left')).toEqual([])
})

test('whoever signs out leaves nothing, also of what is being written', async () => {
  const writer = writePieces(ADA, { id: 'under-way', name: 'talk' })
  writer.add(new Blob(['before']), {})
  const others = writePieces('bea@example.com', { id: 'hers', name: 'talk' })
  others.add(new Blob(['stays']), {})
  await others.close(false)
  await expect.poll(() => textOf(ADA, 'under-way')).toEqual(['before'])
  forgetUnsent(ADA)
  writer.add(new Blob(['after']), {})
  await writer.close(false)
  expect(await unsentPieces(ADA, 'talk')).toEqual([])
  expect(await textOf(ADA, 'under-way')).toEqual([])
  expect(await textOf('bea@example.com', 'hers')).toEqual(['stays'])
})

test('where the browser keeps nothing, nothing breaks', async () => {
  const { indexedDB } = globalThis
  Reflect.deleteProperty(globalThis, 'indexedDB')
  try {
    const writer = writePieces(ADA, { id: 'none', name: 'talk' })
    writer.add(new Blob(['lost']), {})
    await writer.close(true)
    expect(await unsentPieces(ADA, 'talk')).toEqual([])
    forgetUnsent(ADA)
  } finally {
    Object.assign(globalThis, { indexedDB })
  }
})
