import { connect } from 'node:net'
import type { Readable } from 'node:stream'

/** Port: looks for malware in what people upload. Null: nothing was found; else what it is called. Rejects when it cannot tell. */
export interface VirusScanner {
  scan(content: Readable): Promise<string | null>
}

const TIMEOUT_MS = 60_000
const CHUNK_HEAD_BYTES = 4

/** A chunk as clamd reads it: its length, then its bytes. */
const framed = (chunk: Buffer): Buffer => {
  const head = Buffer.alloc(CHUNK_HEAD_BYTES)
  head.writeUInt32BE(chunk.length)
  return Buffer.concat([head, chunk])
}

/** Speaks to ClamAV's daemon: INSTREAM, so that it needs no access to our files. */
const askClamd = async (host: string, port: number, content: Readable): Promise<string> => {
  const socket = connect({ host, port })
  socket.setTimeout(TIMEOUT_MS, () => socket.destroy(new Error('the virus scanner did not answer in time')))
  const answered = (async () => {
    let answer = ''
    for await (const chunk of socket) answer += chunk
    return answer.replace(/\0$/, '').trim()
  })()
  const send = async () => {
    socket.write('zINSTREAM\0')
    for await (const chunk of content) if (!socket.write(framed(chunk))) await new Promise(go => socket.once('drain', go))
    socket.write(framed(Buffer.alloc(0)))
  }
  try {
    // It may answer and hang up before it has seen all: its answer counts, and what is left is not sent.
    send().catch(error => socket.destroy(error))
    return await answered
  } finally {
    content.destroy()
    socket.destroy()
  }
}

/** `address`: where clamd listens, such as `clamd://scanner:3310`. */
export const createClamdScanner = (address: string): VirusScanner => {
  const { hostname, port } = new URL(address)
  return {
    scan: async content => {
      const answer = await askClamd(hostname, Number(port || 3310), content)
      if (/^stream: OK$/.test(answer)) return null
      const found = /^stream: (.+) FOUND$/.exec(answer)?.[1]
      if (found) return found
      throw new Error(`the virus scanner answered: ${answer || 'nothing'}`)
    },
  }
}
