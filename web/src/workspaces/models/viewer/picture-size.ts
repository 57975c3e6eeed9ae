interface Size {
  width: number
  height: number
}

const latin = new TextDecoder('latin1')
const START_OF_FRAME = (marker: number): boolean => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)

/** In which of its segments a JPEG says how large it is. */
const sizeOfJpeg = (view: DataView): Size | undefined => {
  let at = 2
  while (at + 9 < view.byteLength) {
    if (view.getUint8(at) !== 0xff) return undefined
    const marker = view.getUint8(at + 1)
    if (START_OF_FRAME(marker)) return { width: view.getUint16(at + 7), height: view.getUint16(at + 5) }
    at += 2 + view.getUint16(at + 2)
  }
  return undefined
}

const three = (view: DataView, at: number): number => view.getUint16(at, true) | (view.getUint8(at + 2) << 16)

const sizeOfWebp = (view: DataView, kind: string): Size => {
  if (kind === 'VP8X') return { width: three(view, 24) + 1, height: three(view, 27) + 1 }
  if (kind === 'VP8 ') return { width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff }
  const bits = view.getUint32(21, true)
  return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 }
}

/** The largest of the pictures that an AVIF is put together from. */
const sizeOfAvif = (view: DataView, text: string): Size => {
  const size = { width: 0, height: 0 }
  for (let at = text.indexOf('ispe'); at >= 0 && at + 16 <= view.byteLength; at = text.indexOf('ispe', at + 4)) {
    size.width = Math.max(size.width, view.getUint32(at + 8))
    size.height = Math.max(size.height, view.getUint32(at + 12))
  }
  return size
}

const HEAD_BYTES = 4_096

/** How large a picture says that it is, read off its first bytes; undefined where it is none of those that a model may carry. */
export const sizeOfPicture = (bytes: Uint8Array): Size | undefined => {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const head = latin.decode(bytes.subarray(0, HEAD_BYTES))
  if (head.length >= 24 && view.getUint32(0) === 0x89504e47) return { width: view.getUint32(16), height: view.getUint32(20) }
  if (head.length >= 4 && view.getUint16(0) === 0xffd8) return sizeOfJpeg(view)
  if (head.length >= 30 && head.startsWith('RIFF') && head.slice(8, 12) === 'WEBP') return sizeOfWebp(view, head.slice(12, 16))
  return head.slice(4, 8) === 'ftyp' ? sizeOfAvif(view, head) : undefined
}
