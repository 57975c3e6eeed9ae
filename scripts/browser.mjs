// Finds a Chromium for the browser journeys: CHROMIUM, then the PATH, then apt when root, then one shipped in an npm package.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { environment, fail, node, root } from './prepare.mjs'

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
const runs = path => spawnSync(path, ['--version'], { encoding: 'utf8' }).status === 0

const onPath = () =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .flatMap(folder => NAMES.map(name => join(folder, name)))
    .find(path => existsSync(path) && runs(path))

const byApt = () => {
  if (process.getuid?.() !== 0 || spawnSync('apt-get', ['--version']).status !== 0) return undefined
  console.log('Installing Chromium with apt ...')
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  spawnSync('apt-get', ['update', '-qq'], { stdio: 'inherit', env })
  spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], { stdio: ['ignore', 'ignore', 'inherit'], env })
  return onPath()
}

/** Version pinned: it is fetched outside the lock file, only where nothing else is there. */
const SHIPPED = '@sparticuz/chromium@153.0.0'

const byNpm = () => {
  const folder = join(root, 'node_modules/.cache/onhand-chromium')
  mkdirSync(folder, { recursive: true })
  if (!existsSync(join(folder, 'node_modules/@sparticuz/chromium'))) {
    console.log(`Fetching ${SHIPPED} ...`)
    writeFileSync(join(folder, 'package.json'), '{"private":true}')
    const done = spawnSync('npm', ['install', '--no-audit', '--no-fund', '--loglevel=error', SHIPPED], {
      cwd: folder,
      stdio: 'inherit',
      env: environment,
    })
    if (done.status !== 0) return undefined
  }
  const entry = pathToFileURL(join(folder, 'node_modules/@sparticuz/chromium/build/esm/index.js')).href
  // The package adds its own libraries to the path only where it believes to be in a cloud function.
  const script = `process.env.AWS_EXECUTION_ENV ??= 'AWS_Lambda_nodejs22.x'; const { default: c } = await import('${entry}'); console.log(JSON.stringify({ path: await c.executablePath(), libraries: process.env.LD_LIBRARY_PATH ?? '' }))`
  const found = spawnSync(node, ['--input-type=module', '-e', script], { encoding: 'utf8', env: environment })
  if (found.status !== 0) return undefined
  const { path, libraries } = JSON.parse(found.stdout.trim().split('\n').at(-1))
  process.env.LD_LIBRARY_PATH = libraries
  environment.LD_LIBRARY_PATH = libraries
  return runs(path) ? path : undefined
}

export const findBrowser = () => {
  const given = process.env.CHROMIUM
  if (given && !runs(given)) fail(`CHROMIUM=${given} does not run.`)
  return (
    given ||
    onPath() ||
    byApt() ||
    byNpm() ||
    fail('The browser journeys need Chromium. Install it (Debian: apt-get install chromium) or set CHROMIUM to its path.')
  )
}
