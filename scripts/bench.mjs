// `npm run bench`: on the built pages, as everything else that is measured.
import { build, install, node, run } from './prepare.mjs'

install()
build()
process.exit(run(node, ['bench/run.ts']))
