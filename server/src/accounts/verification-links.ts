import { randomBytes } from 'node:crypto'
import * as z from 'zod'
import type { Queryable } from '../platform/database/database.ts'
import { insertVerification, takeVerification } from './account-store.ts'

export const LINK_LASTS_SECONDS = 3600

/** What a mailed link proves, and the password and name that were typed together with it where they are not the account's own yet. */
const Proof = z.object({ email: z.string(), typed: z.optional(z.object({ passwordHash: z.string(), name: z.string() })) })
export type Proof = z.output<typeof Proof>

const identifierOf = (token: string): string => `verify-email:${token}`

/**
 * The library's own verification token is a signed text that works until it expires, however often. Ours stands in for it in the mail and
 * works once. It also remembers what was typed at its own sign-up: whoever opens the link gets the account with the password that belongs
 * to that mail, never with the one of a stranger who signed up with this address before him.
 */
export const issueLink = async (db: Queryable, proof: Proof): Promise<string> => {
  const token = randomBytes(24).toString('base64url')
  const expiresAt = new Date(Date.now() + LINK_LASTS_SECONDS * 1000)
  await insertVerification(db, { identifier: identifierOf(token), value: JSON.stringify(proof), expiresAt })
  return token
}

/** Takes a link out of the world; undefined when there is none, or no longer. */
export const consumeLink = async (db: Queryable, token: string): Promise<Proof | undefined> => {
  const value = await takeVerification(db, identifierOf(token))
  return value === undefined ? undefined : Proof.parse(JSON.parse(value))
}
