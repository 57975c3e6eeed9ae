import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core'

const moments = {
  createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  updatedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
}

/** People. Written by the accounts domain and its library only; other domains' stores may join it to read a name or an address. */
export const accounts = pgTable(
  'accounts',
  {
    id: uuid().primaryKey(),
    name: text().notNull(),
    email: text().notNull(),
    emailVerified: boolean().notNull().default(false),
    image: text(),
    /** IANA zone of the person; null until he says it. */
    timezone: text(),
    twoFactorEnabled: boolean().notNull().default(false),
    roles: text().array().notNull().default(sql`'{client}'`),
    /** What an admin took away: it does not come back by anything that the person does. */
    withheldRoles: text().array().notNull().default(sql`'{}'`),
    /** Sample people of the demo. */
    isSample: boolean().notNull().default(false),
    /** Nobody signs in to a suspended account. */
    suspendedAt: timestamp({ withTimezone: true }),
    suspensionReason: text(),
    ...moments,
  },
  table => [
    uniqueIndex('accounts_email').on(table.email),
    check('accounts_email_is_lower_case', sql`${table.email} = lower(${table.email})`),
  ],
)

/** Sign-ins: a row per browser. */
export const signIns = pgTable(
  'sign_ins',
  {
    id: uuid().primaryKey(),
    userId: uuid()
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    token: text().notNull().unique(),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
    ipAddress: text(),
    userAgent: text(),
    ...moments,
  },
  table => [index('sign_ins_account').on(table.userId)],
)

/** Ways to sign in: a password's hash, or an identity at a provider. */
export const credentials = pgTable(
  'credentials',
  {
    id: uuid().primaryKey(),
    userId: uuid()
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    accountId: text().notNull(),
    providerId: text().notNull(),
    accessToken: text(),
    refreshToken: text(),
    idToken: text(),
    accessTokenExpiresAt: timestamp({ withTimezone: true }),
    refreshTokenExpiresAt: timestamp({ withTimezone: true }),
    scope: text(),
    password: text(),
    ...moments,
  },
  table => [index('credentials_account').on(table.userId), uniqueIndex('credentials_identity').on(table.providerId, table.accountId)],
)

/** Links that were mailed and not used yet. */
export const verifications = pgTable(
  'verifications',
  {
    id: uuid().primaryKey(),
    identifier: text().notNull(),
    value: text().notNull(),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
    ...moments,
  },
  table => [index('verifications_identifier').on(table.identifier)],
)

/** The second factor of an account: its secret and its recovery codes, both encrypted by the library. */
export const twoFactors = pgTable(
  'two_factors',
  {
    id: uuid().primaryKey(),
    userId: uuid()
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    secret: text().notNull(),
    backupCodes: text().notNull(),
    verified: boolean().notNull().default(true),
    failedVerificationCount: integer().notNull().default(0),
    lockedUntil: timestamp({ withTimezone: true }),
  },
  table => [uniqueIndex('two_factors_account').on(table.userId)],
)

/** Keys that live in a device: sign-in without a password. */
export const passkeys = pgTable(
  'passkeys',
  {
    id: uuid().primaryKey(),
    userId: uuid()
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    name: text(),
    publicKey: text().notNull(),
    credentialID: text('credential_id').notNull().unique(),
    counter: integer().notNull(),
    deviceType: text().notNull(),
    backedUp: boolean().notNull(),
    transports: text(),
    aaguid: text(),
    createdAt: timestamp({ withTimezone: true }).defaultNow(),
  },
  table => [index('passkeys_account').on(table.userId)],
)
