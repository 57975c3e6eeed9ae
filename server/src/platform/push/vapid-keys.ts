import { eq } from 'drizzle-orm'
import webPush from 'web-push'
import * as z from 'zod'
import type { Database } from '../database/database.ts'
import { installation } from '../database/installation-tables.ts'

/** The pair that push messages are signed with. Browsers remember the public half: with another pair every subscription is void. */
export interface VapidKeys {
  publicKey: string
  privateKey: string
}

const KEY = 'vapid-keys'
const Keys = z.object({ publicKey: z.string(), privateKey: z.string() })

/** Made once for a database, whichever node starts first, and kept there. */
export const createVapidKeys = (database: Database): (() => Promise<VapidKeys>) => {
  const stored = async () => {
    const [row] = await database.query.select({ value: installation.value }).from(installation).where(eq(installation.key, KEY))
    return row && Keys.parse(JSON.parse(row.value))
  }
  let known: VapidKeys | undefined
  return async () => {
    known ??= await stored()
    if (known) return known
    const value = JSON.stringify(webPush.generateVAPIDKeys())
    await database.query.insert(installation).values({ key: KEY, value }).onConflictDoNothing()
    known = await stored()
    if (!known) throw new Error('the key for push messages was not kept')
    return known
  }
}
