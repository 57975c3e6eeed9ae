// `npm run layers`: who may import whom. Fails too when fewer modules were read than there are: a parser that sees nothing finds nothing.
import { spawnSync } from 'node:child_process'
import { environment, fail, root } from './prepare.mjs'

const folders = ['contract/src', 'server/src', 'web/src']
const files = spawnSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '--', ...folders.map(folder => `${folder}/**`)], {
  cwd: root,
  encoding: 'utf8',
})
const written = files.stdout.split('\n').filter(file => /\.tsx?$/.test(file)).length
const done = spawnSync('depcruise', ['--config', '.dependency-cruiser.cjs', '--output-type', 'json', ...folders], {
  cwd: root,
  encoding: 'utf8',
  env: environment,
  maxBuffer: 1 << 28,
})
if (!done.stdout) fail(`dependency-cruiser gave no answer: ${done.stderr}`)
const { summary } = JSON.parse(done.stdout)
for (const { rule, from, to } of summary.violations) console.error(`${rule.name}: ${from} -> ${to}`)
if (summary.totalCruised < written) fail(`only ${summary.totalCruised} of ${written} modules were read`)
if (summary.violations.length > 0) fail(`${summary.violations.length} imports break the house's layers (.dependency-cruiser.cjs says why)`)
console.log(`layers hold: ${summary.totalCruised} modules, ${summary.totalDependenciesCruised} imports`)
