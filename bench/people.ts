import type { Role } from '#contract/accounts.ts'
import { createAccountAuth } from '../server/src/accounts/account-auth.ts'
import { createAccountMail } from '../server/src/accounts/account-mail.ts'
import { upsertAccount } from '../server/src/accounts/account-store.ts'
import { readAuthSecret } from '../server/src/platform/auth-secret.ts'
import { readConfig } from '../server/src/platform/config.ts'
import type { Database } from '../server/src/platform/database/database.ts'
import { createLogger } from '../server/src/platform/telemetry/logger.ts'

export interface Person {
  accountId: string
  email: string
  cookie: string
}

/** People of one role, signed in as the app itself signs in. */
export const signInPeople = async (database: Database, dataDir: string, count: number, role: Role): Promise<Person[]> => {
  const config = readConfig({ DATA_DIR: dataDir, LOG_LEVEL: 'silent', ONHAND_MODE: 'demo' })
  const mail = createAccountMail(database, config, { send: async () => 0 })
  const logger = createLogger('silent')
  const auth = createAccountAuth({ database, config, secret: readAuthSecret(config), mail, claimExpert: async () => false, logger })
  const people: Person[] = []
  for (let n = 0; n < count; n++) {
    const email = `person${n}@live.example`
    const accountId = await upsertAccount(database.query, {
      email,
      name: `Person ${n}`,
      roles: [role],
      emailVerified: true,
      isSample: false,
    })
    const cookies = await auth.signIn(accountId, new Headers())
    people.push({ accountId, email, cookie: cookies.map(cookie => cookie.split(';')[0]).join('; ') })
  }
  return people
}
