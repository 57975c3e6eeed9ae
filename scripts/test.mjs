// `npm test`: installs what the tests need, a browser included, and runs everything. The last line counts all of it.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findBrowser } from './browser.mjs'
import { build, environment, install, run } from './prepare.mjs'
import { STEPS } from './steps.mjs'

install()
build()
const chromium = findBrowser()
const scratch = mkdtempSync(join(tmpdir(), 'onhand-reports-'))
const units = join(scratch, 'units.json')
const journeys = join(scratch, 'journeys.json')
const count = { passed: 0, failed: 0 }

const step = (name, command, args, env = {}) => {
  console.log(`\n== ${name}`)
  return run(command, args, { env: { ...environment, ...env } }) === 0
}
const read = (file, add) => {
  try {
    add(JSON.parse(readFileSync(file, 'utf8')))
  } catch {
    // A runner that died before it wrote its report is a failure too.
    count.failed += 1
  }
}

for (const [name, script] of STEPS) {
  if (step(name, 'npm', ['run', '--silent', script])) count.passed += 1
  else count.failed += 1
}
step('contract, server and screens', 'vitest', ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${units}`])
read(units, report => {
  count.passed += report.numPassedTests
  count.failed +=
    report.numFailedTests + report.testResults.filter(file => file.status === 'failed' && file.assertionResults.length === 0).length
})
step('browser journeys', 'playwright', ['test'], { CHROMIUM: chromium, PLAYWRIGHT_JSON_OUTPUT_NAME: journeys })
read(journeys, ({ stats, errors }) => {
  count.passed += stats.expected + stats.flaky
  count.failed += stats.unexpected + (stats.expected + stats.unexpected === 0 ? Math.max(1, errors.length) : 0)
})
rmSync(scratch, { recursive: true, force: true })
console.log(`\n${count.passed} passed, ${count.failed} failed`)
process.exit(count.failed === 0 ? 0 : 1)
