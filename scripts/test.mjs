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
/** Said once more at the end: of a long run often only the last page is kept. */
const failures = []
const fail = (what, messages = []) => failures.push(`${what}\n${messages.join('\n').slice(0, 1_500)}`)

const step = (name, command, args, env = {}) => {
  console.log(`\n== ${name}`)
  return run(command, args, { env: { ...environment, ...env } }) === 0
}
const read = (file, add) => {
  try {
    add(JSON.parse(readFileSync(file, 'utf8')))
  } catch {
    fail(`${file} was not written, or is no report`)
    // A runner that died before it wrote its report is a failure too.
    count.failed += 1
  }
}

for (const [name, script] of STEPS) {
  if (step(name, 'npm', ['run', '--silent', script])) count.passed += 1
  else {
    count.failed += 1
    fail(name)
  }
}
step('contract, server and screens', 'vitest', ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${units}`])
read(units, report => {
  count.passed += report.numPassedTests
  count.failed +=
    report.numFailedTests + report.testResults.filter(file => file.status === 'failed' && file.assertionResults.length === 0).length
  for (const { name, status, message, assertionResults } of report.testResults) {
    if (status === 'failed' && assertionResults.length === 0) fail(name, [message])
    for (const test of assertionResults.filter(result => result.status === 'failed'))
      fail(`${name}: ${test.fullName}`, test.failureMessages)
  }
})
step('browser journeys', 'playwright', ['test'], { CHROMIUM: chromium, PLAYWRIGHT_JSON_OUTPUT_NAME: journeys })
const specsOf = suite => [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(specsOf)]
read(journeys, ({ stats, errors, suites }) => {
  count.passed += stats.expected + stats.flaky
  count.failed += stats.unexpected + (stats.expected + stats.unexpected === 0 ? Math.max(1, errors.length) : 0)
  for (const { file, title, tests } of suites.flatMap(specsOf).filter(({ ok }) => !ok)) {
    const messages = tests.flatMap(({ results }) => results).flatMap(result => result.errors.map(({ message }) => message))
    fail(`${file}: ${title}`, messages)
  }
  for (const { message } of errors) fail('browser journeys', [message])
})
rmSync(scratch, { recursive: true, force: true })
if (failures.length > 0) console.log(`\n== what failed\n${failures.join('\n\n')}`)
console.log(`\n${count.passed} passed, ${count.failed} failed`)
process.exit(count.failed === 0 ? 0 : 1)
