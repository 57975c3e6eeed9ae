import { createDecoder, readVarInt, readVarString, readVarUint } from 'lib0/decoding'

/** Hocuspocus's number for 'your change is taken', or not. Its provider keeps the latter to itself. */
const SYNC_STATUS = 8
const TAKEN = 1

/** Whether the server says that it does not take a change. */
export const isRefusal = (message: Uint8Array): boolean => {
  const decoder = createDecoder(message)
  readVarString(decoder)
  return readVarUint(decoder) === SYNC_STATUS && readVarInt(decoder) !== TAKEN
}
