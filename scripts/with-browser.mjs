// Runs a script that needs the built pages and a browser: `npm run shots`, `npm run lighthouse`.
import { findBrowser } from './browser.mjs'
import { build, environment, install, node, run } from './prepare.mjs'

install()
build()
process.exit(run(node, process.argv.slice(2), { env: { ...environment, CHROMIUM: findBrowser() } }))
