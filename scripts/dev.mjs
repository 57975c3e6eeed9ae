// `npm run dev`: the server restarts when its sources change, the pages reload by themselves.
import { environment, install, node, run } from './prepare.mjs'

install()
process.exit(run(node, ['--watch-path=server/src', '--watch-path=contract/src', 'server/src/main.ts', '--dev'], { env: environment }))
