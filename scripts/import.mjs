// `npm run import -- people.ndjson`
import { install, node, run } from './prepare.mjs'

install()
process.exit(run(node, ['server/src/people-import/import-command.ts', ...process.argv.slice(2)]))
