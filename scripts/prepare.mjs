// Plain JavaScript that Node 20 understands: it runs before anything is installed.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = join(dirname(fileURLToPath(import.meta.url)), '..')
const bin = join(root, 'node_modules/.bin')
/** The Node that the product runs on: brought in as a package, so that any machine with Node 20 has it. */
export const node = join(bin, process.platform === 'win32' ? 'node.cmd' : 'node')
/** Compiled code is kept from one start to the next: reading TypeScript anew takes seconds and tens of megabytes. */
const compiled = process.env.NODE_COMPILE_CACHE ?? join(root, 'node_modules/.cache/node')
export const environment = { ...process.env, NODE_COMPILE_CACHE: compiled, PATH: bin + delimiter + process.env.PATH }

export const fail = message => {
  console.error(message)
  process.exit(1)
}

export const run = (command, args, options = {}) => {
  const done = spawnSync(command, args, { cwd: root, stdio: 'inherit', env: environment, ...options })
  if (done.error) fail(`${command} could not be run: ${done.error.message}`)
  return done.status ?? 1
}

const fingerprint = files => {
  const hash = createHash('sha256')
  for (const file of files) hash.update(file).update(readFileSync(join(root, file)))
  return hash.digest('hex')
}

const filesBelow = folder =>
  (existsSync(join(root, folder)) ? readdirSync(join(root, folder)) : []).flatMap(name => {
    const path = `${folder}/${name}`
    return statSync(join(root, path)).isDirectory() ? filesBelow(path) : /\.test\.tsx?$/.test(name) ? [] : [path]
  })

/** Does the work unless its stamp says that it was done for exactly these files. */
const unlessDone = (stamp, files, work) => {
  const now = fingerprint(files)
  const path = join(root, stamp)
  if (existsSync(path) && readFileSync(path, 'utf8') === now) return
  work()
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, now)
}

/** Installs what the lock file says, once. */
export const install = () => {
  if (Number(process.versions.node.split('.')[0]) < 20) fail(`Onhand needs Node 20 or newer to start; this is ${process.version}.`)
  unlessDone('node_modules/.onhand-installed', ['package.json', 'package-lock.json'], () => {
    console.log('Installing ...')
    // Not `npm ci`: it refuses a lock file in which binaries for other platforms are missing, as a registry mirror may make it.
    if (run('npm', ['install', '--no-save', '--no-audit', '--no-fund', '--loglevel=error']) !== 0)
      fail('npm install failed; the lines above say why. Is the npm registry reachable?')
  })
  const version = spawnSync(node, ['--version'], { encoding: 'utf8' }).stdout?.trim() ?? ''
  if (!/^v2[4-9]\./.test(version))
    fail(`Node 24 is missing from node_modules (found ${version || 'none'}); were install scripts switched off? Run: npm rebuild node`)
}

/** Builds the pages, and teaches the analyst, when their sources changed. */
export const build = () => {
  const knowledge = [...filesBelow('server/src/projects/analysis'), ...filesBelow('server/src/catalog/taxonomy')]
  unlessDone('dist/.onhand-taught', knowledge.sort(), () => {
    console.log('Teaching the analyst, some minutes the first time ...')
    if (run(node, ['scripts/teach.mjs']) !== 0) fail('The analyst could not be taught; the lines above say why.')
  })
  const sources = [
    ...filesBelow('web/src'),
    ...filesBelow('web/public'),
    ...filesBelow('contract/src'),
    'vite.config.ts',
    'package-lock.json',
    'web/index.html',
  ].filter(file => existsSync(join(root, file)))
  unlessDone('dist/.onhand-built', sources.sort(), () => {
    console.log('Building the pages ...')
    if (run('npm', ['run', '--silent', 'build']) !== 0) fail('The pages could not be built; the lines above say why.')
  })
}
