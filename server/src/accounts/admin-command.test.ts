import { expect, test } from 'vitest'
import { closeAfterTests } from '../../test/close-after-tests.ts'
import { testConnection } from '../../test/database.ts'
import { type Connection, openDatabase } from '../platform/database/database.ts'
import { createLogger } from '../platform/telemetry/logger.ts'
import { accountByEmail, upsertAccount } from './account-store.ts'
import { runAdminCommand } from './admin-command.ts'

const databaseUrl = (connection: Connection): string =>
  'connectionString' in connection
    ? connection.connectionString
    : `postgres://${connection.user}@localhost/${connection.database}?host=${encodeURIComponent(connection.host)}`

const prepared = async () => {
  const connection = await testConnection()
  const database = openDatabase(connection, { poolSize: 2, logger: createLogger('silent') })
  closeAfterTests(() => database.close())
  const person = { name: 'Ana', roles: ['client' as const], isSample: false }
  await upsertAccount(database.query, { ...person, email: 'ana@example.com', emailVerified: true })
  await upsertAccount(database.query, { ...person, email: 'bo@example.com', emailVerified: false })
  const run = async (...args: string[]) => {
    let said = ''
    const stream = {
      write: (text: string | Uint8Array) => {
        said += text
        return true
      },
    }
    const code = await runAdminCommand(args, { environment: { DATABASE_URL: databaseUrl(connection) }, stdout: stream, stderr: stream })
    return { code, said }
  }
  return { run, rolesOf: async (email: string) => (await accountByEmail(database.query, email))?.roles }
}

test('an admin is made, listed and unmade', async () => {
  const { run, rolesOf } = await prepared()
  expect(await run('list')).toEqual({ code: 0, said: 'There is no admin yet.\n' })
  expect(await run('grant', 'Ana@Example.com')).toEqual({ code: 0, said: 'ana@example.com is an admin now.\n' })
  await run('grant', 'ana@example.com')
  expect(await rolesOf('ana@example.com')).toEqual(['client', 'admin'])
  expect(await run('list')).toEqual({ code: 0, said: 'ana@example.com (Ana)\n' })
  expect(await run('revoke', 'ana@example.com')).toEqual({ code: 0, said: 'ana@example.com is no admin any more.\n' })
  expect(await rolesOf('ana@example.com')).toEqual(['client'])
})

test('an address that nobody proved makes no admin', async () => {
  const { run, rolesOf } = await prepared()
  expect(await run('grant', 'bo@example.com')).toMatchObject({ code: 1, said: expect.stringContaining('has not confirmed') })
  expect(await rolesOf('bo@example.com')).toEqual(['client'])
  expect(await run('grant', 'nobody@example.com')).toMatchObject({ code: 1, said: expect.stringContaining('there is no account') })
})

test.each([[[]], [['grant']], [['list', 'ana@example.com']], [['make', 'ana@example.com']], [['grant', 'a@b.c', 'd@e.f']]])(
  'what it does not understand, such as %j, is answered with how it is used',
  async args => {
    const { run } = await prepared()
    expect(await run(...args)).toEqual({
      code: 1,
      said: 'Usage: npm run admin -- grant <email> | revoke <email> | list | restore-workspace <id>\n',
    })
  },
)
