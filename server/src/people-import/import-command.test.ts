import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { closeAfterTests } from '../../test/close-after-tests.ts'
import { testConnection } from '../../test/database.ts'
import type { Connection } from '../platform/database/database.ts'
import { runImportCommand } from './import-command.ts'

const databaseUrl = (connection: Connection): string =>
  'connectionString' in connection
    ? connection.connectionString
    : `postgres://${connection.user}@localhost/${connection.database}?host=${encodeURIComponent(connection.host)}`

const GOOD = '{"type":"expert","email":"ana@example.org","name":"Ana Costa","title":"Plumber","hourlyRate":45}'

const run = async (content: string | undefined, isTTY = false) => {
  const folder = mkdtempSync(join(tmpdir(), 'onhand-import-'))
  closeAfterTests(async () => rmSync(folder, { recursive: true }))
  const path = join(folder, 'people.ndjson')
  if (content !== undefined) writeFileSync(path, content)
  const said = { stdout: '', stderr: '' }
  const stream = (name: keyof typeof said) => ({
    write: (text: string | Uint8Array) => {
      said[name] += text
      return true
    },
  })
  const environment = { DATABASE_URL: databaseUrl(await testConnection()) }
  const code = await runImportCommand([path], { environment, stdout: stream('stdout'), stderr: { ...stream('stderr'), isTTY } })
  return { code, ...said, path }
}

test('a good file ends with a summary and code 0', async () => {
  const { code, stdout, stderr } = await run(`\uFEFF${GOOD}\r\n`)
  expect(stdout).toBe('1 expert created, 0 updated\n0 services written, 0 categories created\n0 lines rejected\n')
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
})

test('a rejected line is named and makes the code 1, the rest is written', async () => {
  const { code, stdout, stderr } = await run(`nonsense\n${GOOD}`)
  expect(stderr).toBe('line 1: the line is not JSON\n')
  expect(stdout).toContain('1 expert created, 0 updated')
  expect(stdout).toContain('1 line rejected')
  expect(code).toBe(1)
})

test('a terminal sees a bar, and the rejected line stays above it', async () => {
  const { stderr } = await run(`${GOOD}\n`, true)
  expect(stderr).toContain('] 100 %  1 line')
})

test('a file that is not there is told in one line, with code 1', async () => {
  const { code, stderr, path } = await run(undefined)
  expect(stderr).toContain(`The import of ${path} stopped: ENOENT`)
  expect(code).toBe(1)
})

test('without a file the usage is shown', async () => {
  let said = ''
  const stderr = {
    write: (text: string | Uint8Array) => {
      said += text
      return true
    },
  }
  expect(await runImportCommand([], { environment: {}, stdout: stderr, stderr })).toBe(1)
  expect(said).toBe('Usage: npm run import -- people.ndjson\n')
})
