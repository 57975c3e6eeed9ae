import { readConfig } from '../platform/config.ts'
import type { Database } from '../platform/database/database.ts'
import { joinDatabase } from '../platform/database/join-database.ts'
import { createLogger } from '../platform/telemetry/logger.ts'
import { restoreWorkspace } from '../workspaces/workspace-restoring.ts'
import { accountByEmail, accountsWithRole, setRole } from './account-store.ts'

const USAGE = 'Usage: npm run admin -- grant <email> | revoke <email> | list | restore-workspace <id>'

export interface CommandSurroundings {
  environment: NodeJS.ProcessEnv
  stdout: Pick<NodeJS.WriteStream, 'write'>
  stderr: Pick<NodeJS.WriteStream, 'write'>
}

const list = async (database: Database): Promise<string> => {
  const admins = await accountsWithRole(database.query, 'admin')
  return admins.length > 0 ? admins.map(({ email, name }) => `${email} (${name})`).join('\n') : 'There is no admin yet.'
}

const change = async (database: Database, email: string, isGranted: boolean): Promise<string> => {
  const account = await accountByEmail(database.query, email.toLowerCase())
  if (!account) throw new Error(`there is no account with the address ${email}; its owner signs up first`)
  if (isGranted && !account.emailVerified)
    throw new Error(`${email} has not confirmed that address yet: whoever signed up with it may be somebody else`)
  await setRole(database.query, account.id, 'admin', isGranted)
  return isGranted ? `${account.email} is an admin now.` : `${account.email} is no admin any more.`
}

const commandOf = (args: readonly string[]): ((database: Database) => Promise<string>) | undefined => {
  const [verb, email, ...others] = args
  if (others.length > 0) return undefined
  if (verb === 'list' && !email) return list
  if (verb === 'restore-workspace' && email && /^[1-9]\d{0,8}$/.test(email)) return database => restoreWorkspace(database, Number(email))
  if (email && (verb === 'grant' || verb === 'revoke')) return database => change(database, email, verb === 'grant')
  return undefined
}

/** `npm run admin`: answers the exit code. Takes effect at the next call of the person; nobody needs to log in again. */
export const runAdminCommand = async (args: readonly string[], { environment, stdout, stderr }: CommandSurroundings): Promise<number> => {
  const command = commandOf(args)
  if (!command) {
    stderr.write(`${USAGE}\n`)
    return 1
  }
  try {
    const joined = await joinDatabase(readConfig(environment), createLogger('silent'))
    try {
      stdout.write(`${await command(joined.database)}\n`)
    } finally {
      await joined.close()
    }
    return 0
  } catch (error) {
    stderr.write(`Nothing was changed: ${error instanceof Error ? error.message : error}\n`)
    return 1
  }
}

if (import.meta.main) {
  process.exitCode = await runAdminCommand(process.argv.slice(2), {
    environment: process.env,
    stdout: process.stdout,
    stderr: process.stderr,
  })
}
