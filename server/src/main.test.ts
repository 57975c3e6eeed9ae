import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, inject, test } from 'vitest'
import { signInToDemo } from '#contract/accounts.ts'
import { createProject, getProject, listProjects, type Project, type ProjectSummary } from '#contract/projects.ts'
import { eventually } from '../test/app.ts'
import { closeAfterTests } from '../test/close-after-tests.ts'
import { databaseSettings, dataFolder, startInVain, startOnhand } from '../test/onhand-process.ts'

/** An empty house: the demo's people and years take a first start seconds to fill in. */
const PRODUCTION = { ONHAND_MODE: 'production', AUTH_SECRET: 'x'.repeat(32), PUBLIC_URL: 'https://help.example' }
const isEmbedded = !('connectionString' in inject('postgres'))
const ROUNDS = 10
const WRITERS = 4
/** Acknowledged writes after which a round is killed: always in the middle of others. */
const KILL_AFTER = 8

/** The demo client, over the network as a program would. */
const demoClient = async (url: string) => {
  const post = async (path: string, body: unknown, cookie = '') =>
    fetch(url + path, { method: 'POST', headers: { 'content-type': 'application/json', cookie }, body: JSON.stringify(body) })
  const signedIn = await post(signInToDemo.path, { as: 'client' })
  const cookie = signedIn.headers
    .getSetCookie()
    .map(text => text.split(';')[0])
    .join('; ')
  const { email } = signInToDemo.output.parse(await signedIn.json())
  const get = async (path: string) => (await fetch(url + path, { headers: { cookie } })).json()
  return {
    submit: async (title: string): Promise<Project> => {
      const description = 'My boiler makes a knocking noise when the heating starts and I need it repaired.'
      const answer = await post(createProject.path, { title, description, clientName: 'Casey', clientEmail: email }, cookie)
      if (!answer.ok) throw new Error(await answer.text())
      return createProject.output.parse(await answer.json())
    },
    project: async (id: number): Promise<Project> => getProject.output.parse(await get(`${getProject.path}?projectId=${id}`)),
    projects: async (): Promise<ProjectSummary[]> => listProjects.output.parse(await get(`${listProjects.path}?limit=100`)),
  }
}

test('every acknowledged project is there after ten kills in the middle of writes', { timeout: 480_000 }, async () => {
  const settings = { DATA_DIR: dataFolder(), ...(await databaseSettings()) }
  const acknowledged = new Map<number, string>()
  for (let round = 0; round < ROUNDS; round++) {
    const onhand = await startOnhand(settings)
    const client = await demoClient(onhand.url)
    let written = 0
    const enough = Promise.withResolvers<void>()
    const writeUntilKilled = async (writer: number): Promise<void> => {
      for (let n = 0; ; n++) {
        const title = `Round ${round} writer ${writer} number ${n}`
        // The kill breaks the connection in the middle: what was not answered was not acknowledged.
        const project = await client.submit(title).catch(() => undefined)
        if (!project) return enough.resolve()
        acknowledged.set(project.id, title)
        written += 1
        if (written >= KILL_AFTER) enough.resolve()
      }
    }
    const writers = Array.from({ length: WRITERS }, (_, writer) => writeUntilKilled(writer))
    await enough.promise
    await onhand.killTree()
    await Promise.all(writers)
  }
  const onhand = await startOnhand(settings)
  const client = await demoClient(onhand.url)
  expect(acknowledged.size).toBeGreaterThanOrEqual(ROUNDS * KILL_AFTER)
  for (const [id, title] of acknowledged) expect((await client.project(id)).title).toBe(title)
})

test('an analysis that was killed ends by itself after the restart', { timeout: 120_000 }, async () => {
  const settings = { DATA_DIR: dataFolder(), ...(await databaseSettings()) }
  const first = await startOnhand(settings)
  const client = await demoClient(first.url)
  const ids = (await Promise.all(Array.from({ length: 24 }, (_, n) => client.submit(`Boiler number ${n} knocks`)))).map(
    project => project.id,
  )
  await first.killTree()
  const second = await startOnhand(settings)
  const again = await demoClient(second.url)
  for (const id of ids) {
    const project = await eventually(async () => {
      const found = await again.project(id)
      return found.status === 'decomposed' && found
    })
    expect(project.tasks.length).toBeGreaterThan(0)
    expect(new Set(project.tasks.map(task => task.position)).size).toBe(project.tasks.length)
  }
  expect(await second.stop()).toBe(0)
})

test('a second start on the same data folder is refused, and the first serves on', { timeout: 60_000 }, async () => {
  const settings = { DATA_DIR: dataFolder(), ...(await databaseSettings()) }
  const onhand = await startOnhand(settings)
  const refused = await startInVain(settings)
  expect(refused.code).toBe(1)
  expect(refused.lines).toEqual([
    `Onhand could not start: DATA_DIR ${settings.DATA_DIR} is in use by another Onhand; stop it first, or choose another folder`,
  ])
  expect((await fetch(`${onhand.url}/_api/health`)).status).toBe(200)
})

test.each([
  ['a wrong variable', { PORT: 'many' }, 'Onhand could not start: PORT must be a number'],
  [
    'an unreachable database',
    { DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' },
    'DATABASE_URL cannot be used (connect ECONNREFUSED 127.0.0.1:1); check the address, the password, and that the server runs',
  ],
])('%s stops the start with one clear line', { timeout: 60_000 }, async (_what, environment, line) => {
  const refused = await startInVain({ DATA_DIR: dataFolder(), ...environment })
  expect(refused.code).toBe(1)
  expect(refused.lines).toHaveLength(1)
  expect(refused.lines[0]).toContain(line)
})

test('a data folder that cannot be written to stops the start with one clear line', async () => {
  const folder = dataFolder()
  mkdirSync(folder, { recursive: true })
  // A file where a folder is needed stops root too.
  writeFileSync(join(folder, 'file'), '')
  for (const closed of [join(folder, 'file', 'data'), '/proc/onhand/data']) {
    const refused = await startInVain({ DATA_DIR: closed })
    expect([refused.code, refused.lines.length]).toEqual([1, 1])
    expect(refused.lines[0]).toContain('cannot be written to; choose another folder or mend its permissions')
  }
})

test('a port in use stops the start with one clear line', { timeout: 60_000 }, async () => {
  const other = createServer().listen(0, '127.0.0.1')
  closeAfterTests(async () => void other.close())
  await once(other, 'listening')
  const port = Object(other.address()).port
  const refused = await startInVain({ ...PRODUCTION, DATA_DIR: dataFolder(), ...(await databaseSettings()), PORT: String(port) })
  expect([refused.code, refused.lines]).toEqual([
    1,
    [`Onhand could not start: port ${port} on 127.0.0.1 is in use; stop what uses it, or choose another with PORT=...`],
  ])
})

test('a demo is not started as production, nor the other way round', { timeout: 60_000 }, async () => {
  const settings = { DATA_DIR: dataFolder(), ...(await databaseSettings()) }
  await (await startOnhand(settings)).stop()
  const refused = await startInVain({ ...settings, ...PRODUCTION })
  expect([refused.code, refused.lines]).toEqual([
    1,
    [
      'Onhand could not start: this database was made as demo, ONHAND_MODE is production; start it as demo, or give production a DATA_DIR or DATABASE_URL of its own',
    ],
  ])
})

test.runIf(isEmbedded && process.getuid?.() === 0)(
  'root may keep the data in a folder that only root may enter',
  { timeout: 60_000 },
  async () => {
    const closed = mkdtempSync(join(tmpdir(), 'onhand-closed-'))
    closeAfterTests(async () => rmSync(closed, { recursive: true, force: true }))
    const onhand = await startOnhand({ DATA_DIR: join(closed, 'data') })
    expect((await fetch(`${onhand.url}/_api/ready`)).status).toBe(200)
  },
)
