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

const CARD = `<svg xmlns="http://www.w3.org/2000/svg" width="640" height="400">
<rect width="640" height="400" rx="24" fill="#dcefeb"/><rect x="0" y="40" width="640" height="52" fill="#0e655d"/>
<circle cx="150" cy="210" r="52" fill="#7f877f"/><path d="M60 340c0-60 40-84 90-84s90 24 90 84z" fill="#7f877f"/>
<g fill="#55605a"><rect x="300" y="140" width="280" height="20" rx="6"/><rect x="300" y="190" width="220" height="20" rx="6"/>
<rect x="300" y="240" width="250" height="20" rx="6"/><rect x="300" y="310" width="160" height="12" rx="6"/></g></svg>`

/** A card with a face and lines, as a photo of a proof of identity: drawn, and nobody's. */
export const sampleIdentityCard = async (): Promise<Buffer> => {
  // The library takes its time: with the first demo, not with every start.
  const { default: sharp } = await import('sharp')
  return sharp(Buffer.from(CARD)).png().toBuffer()
}
