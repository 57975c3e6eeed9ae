import { hashPassword } from 'better-auth/crypto'
import { SignUp } from '#contract/accounts-auth.ts'
import { type Config, isLoopback, publicBase } from '../platform/config.ts'
import type { Database } from '../platform/database/database.ts'
import { publish } from '../platform/events/domain-event.ts'
import type { MailPort } from '../platform/mail/mail.ts'
import { type Letter, writeLetter } from '../platform/mail/mail-letter.ts'
import { accountEvent } from './account-events.ts'
import { knownAddressLetter, passwordChangedLetter, resetLetter, verificationLetter } from './account-letters.ts'
import { issueLink, type Proof } from './verification-links.ts'

interface Addressee {
  email: string
  name: string
}

/** The mails of signing up and in. `request` is the call that caused one. */
export interface AccountMail {
  sendVerification(user: Addressee, request: Request | undefined): Promise<void>
  /** Somebody signed up with an address that has an account. While nobody proved it, he may be its owner: his mail carries what he typed. */
  meetKnownAddress(user: Addressee & { emailVerified: boolean }, request: Request | undefined): Promise<void>
  sendReset(user: Addressee, token: string, request: Request | undefined): Promise<void>
  tellPasswordChanged(user: Addressee & { id: string }, request: Request | undefined): Promise<void>
}

/**
 * Where links lead. Without a public address that is the loopback name that the person uses himself: his browser keeps its cookies and what
 * he began by that name. Any other origin is not trusted with it, for then a stranger could choose where somebody's link leads.
 */
const baseOf = (config: Config, request: Request | undefined): string => {
  const origin = request?.headers.get('origin')
  const isHere = !config.publicUrl && origin && URL.canParse(origin) && isLoopback(new URL(origin).hostname)
  return isHere ? origin : publicBase(config)
}

export const createAccountMail = (database: Database, config: Config, mail: MailPort): AccountMail => {
  const post = (letter: Letter) => database.transaction(async tx => void (await mail.send(tx, writeLetter(letter))))
  const postLink = (base: string, proof: Proof, name: string) =>
    database.transaction(async tx => {
      const token = await issueLink(tx, proof)
      await mail.send(tx, writeLetter(verificationLetter(base, proof.email, name, token)))
    })

  return {
    sendVerification: ({ email, name }, request) => postLink(baseOf(config, request), { email }, name),
    meetKnownAddress: async ({ email, name: known, emailVerified }, request) => {
      const base = baseOf(config, request)
      if (emailVerified) return post(knownAddressLetter(base, email, known))
      const { name, password } = SignUp.parse(await request?.json())
      await postLink(base, { email, typed: { passwordHash: await hashPassword(password), name } }, name)
    },
    sendReset: ({ email, name }, token, request) => post(resetLetter(baseOf(config, request), email, name, token)),
    tellPasswordChanged: ({ id, email, name }, request) =>
      database.transaction(async tx => {
        await mail.send(tx, writeLetter(passwordChangedLetter(baseOf(config, request), email, name)))
        await publish(tx, accountEvent('password-changed', id))
      }),
  }
}
