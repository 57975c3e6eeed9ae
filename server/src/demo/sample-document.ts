/** A page of text as the smallest PDF that every reader opens. Letters beyond ASCII are left out: its font knows no others. */
export const samplePdf = (lines: readonly string[]): Buffer => {
  const words = lines.map(line => line.replace(/[^\x20-\x7e]/g, '').replace(/[\\()]/g, mark => `\\${mark}`))
  const text = `BT /F1 16 Tf 60 760 Td 26 TL ${words.map(line => `(${line}) Tj T*`).join(' ')} ET`
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${text.length} >>\nstream\n${text}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ]
  let file = '%PDF-1.4\n'
  const places = objects.map((object, at) => {
    const place = file.length
    file += `${at + 1} 0 obj\n${object}\nendobj\n`
    return String(place).padStart(10, '0')
  })
  const table = [`0000000000 65535 f `, ...places.map(place => `${place} 00000 n `)].join('\n')
  return Buffer.from(
    `${file}xref\n0 ${objects.length + 1}\n${table}\ntrailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${file.length}\n%%EOF\n`,
    'latin1',
  )
}

type Colour = readonly [red: number, green: number, blue: number]
interface Shape {
  colour: Colour
  has(x: number, y: number): boolean
}
const box = (colour: Colour, left: number, top: number, width: number, height: number): Shape => ({
  colour,
  has: (x, y) => x >= left && x < left + width && y >= top && y < top + height,
})
const disc = (colour: Colour, middleX: number, middleY: number, radius: number): Shape => ({
  colour,
  has: (x, y) => (x - middleX) ** 2 + (y - middleY) ** 2 <= radius ** 2,
})

const CARD = { width: 640, height: 400 } as const
const [PAPER, BAND, FACE, LINE]: [Colour, Colour, Colour, Colour] = [
  [0xdc, 0xef, 0xeb],
  [0x0e, 0x65, 0x5d],
  [0x7f, 0x87, 0x7f],
  [0x55, 0x60, 0x5a],
]
/** What lies on top comes first. */
const ON_CARD: readonly Shape[] = [
  box(PAPER, 0, 340, 260, 60),
  disc(FACE, 150, 210, 52),
  disc(FACE, 150, 345, 90),
  box(BAND, 0, 40, CARD.width, 52),
  ...[
    [140, 280],
    [190, 220],
    [240, 250],
  ].map(([top = 0, width = 0]) => box(LINE, 300, top, width, 20)),
  box(LINE, 300, 310, 160, 12),
]

/**
 * A card with a face and lines, as a photo of a proof of identity: drawn, and nobody's. Point by point: once an upload was looked at, the
 * library draws no SVG any more in this process.
 */
export const sampleIdentityCard = async (): Promise<Buffer> => {
  // The library takes its time: with the first demo, not with every start.
  const { default: sharp } = await import('sharp')
  const points = Buffer.alloc(CARD.width * CARD.height * PAPER.length)
  for (let y = 0; y < CARD.height; y += 1)
    for (let x = 0; x < CARD.width; x += 1)
      points.set(ON_CARD.find(shape => shape.has(x, y))?.colour ?? PAPER, (y * CARD.width + x) * PAPER.length)
  return sharp(points, { raw: { ...CARD, channels: 3 } })
    .png()
    .toBuffer()
}
