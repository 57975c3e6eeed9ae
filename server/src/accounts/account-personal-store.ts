import { eq } from 'drizzle-orm'
import { OWN_OFFERS_ROOM } from '#contract/hiring-live.ts'
import { OWN_INBOX_ROOM } from '#contract/notifications-live.ts'
import { OWN_PROJECTS_ROOM } from '#contract/projects-live.ts'
import type { Queryable, Transaction } from '../platform/database/database.ts'
import { forgetRooms } from '../platform/live/live-store.ts'
import { forgetMailsTo, mailsTo } from '../platform/mail/mail-store.ts'
import { accountById } from './account-store.ts'
import { accounts, credentials, passkeys, signIns, verifications } from './account-tables.ts'

/** What is kept about somebody, without what would let another in: no token, no key, no hash. */
export const exportAccountRows = async (db: Queryable, accountId: string) => {
  const account = await accountById(db, accountId)
  if (!account) return {}
  const { isSample: _sample, ...profile } = account
  return {
    profile,
    signIns: await db
      .select({
        createdAt: signIns.createdAt,
        updatedAt: signIns.updatedAt,
        expiresAt: signIns.expiresAt,
        ipAddress: signIns.ipAddress,
        userAgent: signIns.userAgent,
      })
      .from(signIns)
      .where(eq(signIns.userId, accountId)),
    waysToSignIn: await db
      .select({ provider: credentials.providerId, createdAt: credentials.createdAt })
      .from(credentials)
      .where(eq(credentials.userId, accountId)),
    passkeys: await db
      .select({ name: passkeys.name, deviceType: passkeys.deviceType, createdAt: passkeys.createdAt })
      .from(passkeys)
      .where(eq(passkeys.userId, accountId)),
    mails: await mailsTo(db, account.email),
  }
}

const OWN_ROOMS = [OWN_INBOX_ROOM, OWN_OFFERS_ROOM, OWN_PROJECTS_ROOM]

/** The account and all that hangs on it: sign-ins, ways to sign in, second factor, passkeys, open links, mails, and its own live rooms. */
export const deleteAccountRows = async (tx: Transaction, accountId: string): Promise<void> => {
  const [account] = await tx.delete(accounts).where(eq(accounts.id, accountId)).returning({ email: accounts.email })
  await tx.delete(verifications).where(eq(verifications.value, accountId))
  if (account) await forgetMailsTo(tx, account.email)
  await forgetRooms(
    tx,
    OWN_ROOMS.map(room => room.replace('me', accountId)),
  )
}
