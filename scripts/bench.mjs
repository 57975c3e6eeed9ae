// `npm run bench`: on the built pages, as everything else that is measured. Parts are named behind `--`: `npm run bench -- gold`.
import { build, install, node, run } from './prepare.mjs'

const words = process.argv.slice(2)
const parts = words.filter(word => !word.startsWith('--'))
install()
if (parts.length === 0 || parts.some(part => !['gold', 'matching', 'tuning'].includes(part))) build()
process.exit(run(node, ['bench/run.ts', ...words]))
