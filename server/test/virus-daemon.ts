import { createServer } from 'node:net'
import { closeAfterTests } from './close-after-tests.ts'

/** What is in every file that it calls a virus. */
export const VIRUS = 'EICAR-TEST'

/** A daemon that speaks ClamAV's INSTREAM, on a port of its own; answers its address. `isBroken`: it hangs up on everybody. */
export const startVirusDaemon = async ({ isBroken = false } = {}): Promise<string> => {
  const server = createServer(socket => {
    if (isBroken) {
      socket.destroy()
      return
    }
    const chunks: Buffer[] = []
    socket.on('error', () => undefined)
    socket.on('data', chunk => {
      chunks.push(chunk)
      // A chunk of no length is the end.
      if (!chunk.subarray(-4).equals(Buffer.alloc(4))) return
      const received = Buffer.concat(chunks)
      const isCommand = received.subarray(0, 10).toString() === 'zINSTREAM\0'
      const answer = received.includes(VIRUS) ? 'stream: Eicar-Signature FOUND' : 'stream: OK'
      socket.end(`${isCommand ? answer : 'UNKNOWN COMMAND'}\0`)
    })
  })
  await new Promise<void>(ready => server.listen(0, '127.0.0.1', ready))
  closeAfterTests(() => new Promise<void>(done => server.close(() => done())))
  const address = server.address()
  return `clamd://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`
}
