// `npm start`: installs, builds, starts. Later starts find both done and take seconds.
import { spawn } from 'node:child_process'
import { build, environment, install, node, root } from './prepare.mjs'

/** Half the memory of a start without it: young objects are looked through more often, which costs a few percent of speed. */
const FLAGS = ['--max-semi-space-size=8']

install()
build()
// The server is a child so that it runs on the Node that was just installed. It ends with this script: the ipc channel tells it.
const server = spawn(node, [...FLAGS, 'server/src/main.ts', ...process.argv.slice(2)], {
  cwd: root,
  stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  env: environment,
})
// npm does not always hand a signal on: when it is gone, so is whoever wanted this server.
const parent = process.ppid
setInterval(() => {
  if (process.ppid !== parent) server.kill('SIGTERM')
}, 1_000).unref()
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => server.kill(signal === 'SIGHUP' ? 'SIGTERM' : signal))
server.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)))
