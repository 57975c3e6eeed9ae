import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Config } from './config.ts'

/** The key that signs sign-in cookies: the setting's, or for the demo one that is made at the first start and kept in the data folder. */
export const readAuthSecret = (config: Config): string => {
  if (config.authSecret) return config.authSecret
  const file = join(config.dataDir, 'auth-secret')
  if (!existsSync(file)) writeFileSync(file, randomBytes(32).toString('base64url'), { mode: 0o600, flag: 'wx' })
  return readFileSync(file, 'utf8')
}
