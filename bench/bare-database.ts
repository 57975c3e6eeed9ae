import { startEmbeddedPostgres } from '../server/src/platform/database/embedded-postgres.ts'

/** The reference for starts and memory: the embedded database and nothing else. */
const server = await startEmbeddedPostgres(process.argv[2] ?? '')
console.log(`ready: ${server.host}`)
const keepAlive = setInterval(() => undefined, 60_000)
process.once('SIGTERM', async () => {
  clearInterval(keepAlive)
  await server.stop()
})
