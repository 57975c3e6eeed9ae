import sharp from 'sharp'

const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'

const named = (name: string, type: string, bytes: Uint8Array): File => new File([new Uint8Array(bytes)], name, { type })

/** One entry, not compressed: enough of a zip for whoever looks what is in it. */
const zip = (name: string, text: string): Buffer => {
  const [path, content] = [Buffer.from(name), Buffer.from(text)]
  const head = Buffer.alloc(30)
  head.writeUInt32LE(0x04034b50, 0)
  head.writeUInt16LE(20, 4)
  head.writeUInt32LE(content.length, 18)
  head.writeUInt32LE(content.length, 22)
  head.writeUInt16LE(path.length, 26)
  return Buffer.concat([head, path, content])
}

const cfb = (stream: string): Buffer =>
  Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(504), Buffer.from(stream, 'utf16le'), Buffer.alloc(64)])

/** Files as people bring them, each the smallest that is one. */
export const pdf = (name = 'licence.pdf', more = ''): File => named(name, 'application/pdf', Buffer.from(`%PDF-1.4\n${more}\n%%EOF\n`))
export const doc = (name = 'notes.doc'): File => named(name, 'application/msword', cfb('WordDocument'))
export const spreadsheet = (name = 'sums.doc'): File => named(name, 'application/msword', cfb('Workbook'))
export const docx = (name = 'notes.docx'): File =>
  named(name, DOCX, zip('[Content_Types].xml', `<Types><Override PartName="/word/document.xml" ContentType="${DOCX}.main+xml"/></Types>`))

/** A picture in one colour, as a camera would write it. */
export const picture = async (
  format: 'png' | 'jpeg' | 'webp' = 'png',
  { width = 40, height = 30, name = `photo.${format}`, colour = '#c83214' } = {},
): Promise<File> => {
  const made = sharp({ create: { width, height, channels: 3, background: colour } }).toFormat(format)
  return named(name, `image/${format}`, await made.toBuffer())
}

/** A WebM's beginning: what tells it from any other file. */
export const webm = (name = 'call.webm'): File => named(name, 'video/webm', Buffer.from('1a45dfa3934282847765626d4287810442858102', 'hex'))

/** A file of exactly so many bytes that is a PDF. */
export const pdfOf = (sizeBytes: number): File => {
  const bytes = Buffer.alloc(sizeBytes, ' ')
  bytes.write('%PDF-1.4\n')
  return named('big.pdf', 'application/pdf', bytes)
}
