// `npm run check`: everything but the browser, stopping at the first step that fails.
import { build, install, run } from './prepare.mjs'
import { STEPS } from './steps.mjs'

install()
build()
for (const [name, script] of [...STEPS, ['contract, server and screens', 'test:units']]) {
  console.log(`\n== ${name}`)
  if (run('npm', ['run', '--silent', script]) !== 0) process.exit(1)
}
