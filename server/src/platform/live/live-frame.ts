const FINAL_TEXT = 0x81
/** Beyond it the length stands in the two bytes that follow; beyond the second in eight. */
const LENGTH_IN_7_BITS = 125
const LENGTH_IN_16_BITS = 0xffff

/**
 * A text message as it travels from server to browser (RFC 6455, 5.2: unmasked, whole, not compressed). Made once, written to as many sockets
 * as listen: `ws` would make a header and two writes for each.
 */
export const textFrame = (text: string): Buffer => {
  const length = Buffer.byteLength(text)
  const start = length <= LENGTH_IN_7_BITS ? 2 : length <= LENGTH_IN_16_BITS ? 4 : 10
  const frame = Buffer.allocUnsafe(start + length)
  frame[0] = FINAL_TEXT
  if (start === 2) frame[1] = length
  else if (start === 4) {
    frame[1] = 126
    frame.writeUInt16BE(length, 2)
  } else {
    frame[1] = 127
    frame.writeBigUInt64BE(BigInt(length), 2)
  }
  frame.write(text, start)
  return frame
}

/** Frames that go to the same sockets as few pieces: a socket is written to once for many. */
export const packetsOf = (frames: readonly Buffer[], maxBytes: number): Buffer[] => {
  const packets: Buffer[][] = []
  let room = 0
  for (const frame of frames) {
    const last = packets.at(-1)
    if (last && frame.length <= room) last.push(frame)
    else packets.push([frame])
    room = (last && frame.length <= room ? room : maxBytes) - frame.length
  }
  return packets.map(packet => (packet.length === 1 && packet[0] ? packet[0] : Buffer.concat(packet)))
}
