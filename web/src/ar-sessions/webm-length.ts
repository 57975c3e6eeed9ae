/** Names of elements of a WebM file (RFC 9559): all of it; what is told of the whole, and in that its length. */
const SEGMENT = [0x18, 0x53, 0x80, 0x67]
const INFO = [0x15, 0x49, 0xa9, 0x66]
const LENGTH = [0x44, 0x89]
/** What is told of the whole stands at the beginning. */
const HEAD_BYTES = 4_096

const indexOf = (bytes: Uint8Array, name: readonly number[], from = 0): number => {
  for (let at = from; at + name.length <= bytes.length; at += 1) if (name.every((byte, index) => bytes[at + index] === byte)) return at
  return -1
}

/** A size as the format writes it: the zeros before the first one tell how many bytes it has. */
const readSize = (bytes: Uint8Array, at: number): { size: number; bytes: number } | null => {
  const first = bytes[at] ?? 0
  const count = Math.clz32(first) - 23
  if (first === 0 || at + count > bytes.length) return null
  let size = first & (0xff >> count)
  for (let each = 1; each < count; each += 1) size = size * 256 + (bytes[at + each] ?? 0)
  return { size, bytes: count }
}

/** Who wrote as it came did not know how much it would be, and said so: all ones. */
const isOpenEnded = (bytes: Uint8Array): boolean => {
  const at = indexOf(bytes, SEGMENT) + SEGMENT.length
  return at >= SEGMENT.length && bytes[at] === 0x01 && bytes.subarray(at + 1, at + 8).every(byte => byte === 0xff)
}

const eightBytes = (write: (view: DataView) => void): Uint8Array<ArrayBuffer> => {
  const bytes = new Uint8Array(8)
  write(new DataView(bytes.buffer))
  return bytes
}

/**
 * A recording that was made as it came does not say how long it is: a player knows only once it has read all of it. Answers the same with its length
 * written in; one that says it, or is no WebM file, as it is.
 */
export const withLength = async (file: File, seconds: number): Promise<File> => {
  const head = new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer())
  const info = indexOf(head, INFO)
  const size = info < 0 || !isOpenEnded(head) ? null : readSize(head, info + INFO.length)
  if (!size) return file
  const begins = info + INFO.length + size.bytes
  const ends = begins + size.size
  if (ends > head.length || indexOf(head.subarray(begins, ends), LENGTH) >= 0) return file
  const length = [new Uint8Array([...LENGTH, 0x88]), eightBytes(view => view.setFloat64(0, seconds * 1_000))]
  const added = LENGTH.length + 1 + 8
  const newSize = eightBytes(view => {
    view.setUint32(0, 0x01_00_00_00)
    view.setUint32(4, size.size + added)
  })
  const parts = [file.slice(0, info + INFO.length), newSize, file.slice(begins, ends), ...length, file.slice(ends)]
  return new File(parts, file.name, { type: file.type })
}
