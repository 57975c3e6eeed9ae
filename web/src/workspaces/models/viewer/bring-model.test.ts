import { afterEach, expect, test, vi } from 'vitest'
import { bringBytes } from './bring-model.ts'

afterEach(() => vi.unstubAllGlobals())

const ours = { url: 'https://onhand.test/_api/files/1', isForeign: false }
const theirs = { url: 'https://models.example/pump.glb', isForeign: true }
const faultOf = (source: typeof ours, answer: () => Promise<Response>) => {
  vi.stubGlobal('fetch', answer)
  return bringBytes(source, () => undefined).then(
    () => expect.fail('it came'),
    ({ code, message }) => ({ code, message }),
  )
}

test('a model whose file is closed or deleted is gone, one whose server is not well for a moment is asked for again', async () => {
  for (const source of [ours, theirs]) {
    for (const status of [401, 403, 404, 410])
      expect(await faultOf(source, async () => new Response(null, { status }))).toMatchObject({ code: 'not_found' })
    for (const status of [408, 429, 500, 502, 503])
      expect(await faultOf(source, async () => new Response(null, { status }))).toEqual({
        code: 'unavailable',
        message: expect.stringMatching(/Try again in a moment\.$/),
      })
  }
})

test('a line that breaks while a model is on its way does not make its file a damaged one', async () => {
  const broken = () => {
    let hasSent = false
    return new ReadableStream<Uint8Array>({
      pull(stream) {
        if (hasSent) stream.error(new TypeError('network error'))
        else stream.enqueue(Uint8Array.of(1, 2, 3))
        hasSent = true
      },
    })
  }
  const fault = { code: 'unavailable', message: 'The connection broke while the model was on its way. Try again.' }
  for (const source of [ours, theirs]) expect(await faultOf(source, async () => new Response(broken()))).toEqual(fault)
})

test('a model comes whole, and what is told of it on its way goes up to all of it', async () => {
  vi.stubGlobal('fetch', async () => new Response(Uint8Array.of(1, 2, 3), { headers: { 'content-length': '3' } }))
  const shares: (number | null)[] = []
  expect([...new Uint8Array(await bringBytes(ours, share => shares.push(share)))]).toEqual([1, 2, 3])
  expect(shares.at(-1)).toBe(1)
})
