import { inflateSync } from 'node:zlib'

const HEX = /<([0-9a-f]*)>/gi

/** Its objects, unpacked. */
const objectsOf = (bytes: Buffer) => {
  const raw = bytes.toString('latin1')
  const objects = new Map<string, { head: string; body: string }>()
  for (const [, id = '', content = ''] of raw.matchAll(/(\d+) 0 obj\n([\s\S]*?)\nendobj/g)) {
    const [head = '', stream] = content.split('stream\n')
    const data = stream && Buffer.from(stream.replace(/\nendstream$/, ''), 'latin1')
    const isPacked = head.includes('/FlateDecode')
    objects.set(id, { head, body: data ? (isPacked ? inflateSync(data) : data).toString('latin1') : '' })
  }
  return objects
}

/** How far below the top of its sheet each part is set that begins so far from the left, in points. */
export const pdfPlaces = (bytes: Buffer, left: number): number[] =>
  [...objectsOf(bytes).values()].flatMap(({ body }) =>
    [...body.matchAll(new RegExp(`1 0 0 1 ${left} (-?[\\d.]+) cm`, 'g'))].map(([, top]) => Number(top)),
  )

/** What a PDF of `pdfkit` says, each text as it was set: read as a reader does, by the letters that its fonts say their glyphs are. */
export const pdfText = (bytes: Buffer): string[] => {
  const objects = objectsOf(bytes)
  const bodyOf = (id: string | undefined) => objects.get(id ?? '')?.body ?? ''
  /** The letters of each font, by its name. */
  const fonts = new Map<string, Map<string, string>>()
  for (const { head } of objects.values())
    for (const [, name = '', id] of head.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
      const letters = bodyOf(objects.get(id ?? '')?.head.match(/\/ToUnicode (\d+) 0 R/)?.[1])
      fonts.set(name, lettersOf(letters))
    }
  const texts: string[] = []
  for (const { body } of objects.values())
    for (const [, font = '', set = ''] of body.matchAll(/\/(F\d+) [\d.]+ Tf\n\[(.*?)\] TJ/g))
      texts.push(
        [...set.matchAll(HEX)]
          .flatMap(([, glyphs = '']) => (glyphs.match(/.{4}/g) ?? []).map(glyph => fonts.get(font)?.get(glyph) ?? '?'))
          .join(''),
      )
  return texts
}

const letterOf = (hex: string) => String.fromCharCode(...(hex.match(/.{4}/g) ?? []).map(unit => Number.parseInt(unit, 16)))

const lettersOf = (map: string): Map<string, string> => {
  const letters = new Map<string, string>()
  for (const [, from = '', , list = ''] of map.matchAll(/<([0-9a-f]{4})> <([0-9a-f]{4})> \[(.*?)\]/gi))
    for (const [index, [, letter = '']] of [...list.matchAll(HEX)].entries())
      letters.set((Number.parseInt(from, 16) + index).toString(16).padStart(4, '0'), letterOf(letter))
  return letters
}
