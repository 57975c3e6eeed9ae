import { Server } from '@hocuspocus/server'

/** Hocuspocus alone: what two pages' documents cost without rights, limits or anything kept. */
const server = new Server({ port: 0, address: '127.0.0.1', quiet: true, stopOnSignals: false })
await server.listen()
console.log(`ready: ${server.httpURL}`)
process.once('SIGTERM', () => process.exit(0))
