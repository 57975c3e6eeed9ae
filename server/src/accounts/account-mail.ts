import { hashPassword } from 'better-auth/crypto'
import { SignUp } from '#contract/accounts-auth.ts'
import { type Config, publicBase } from '../platform/config.ts'
import type { Database } from '../platform/database/database.ts'
import type { MailPort } from '../platform/mail/mail.ts'
import { type Letter, writeLetter } from '../platform/mail/mail-letter.ts'
import { knownAddressLetter, passwordChangedLetter, resetLetter, verificationLetter } from './account-letters.ts'
import { issueLink, type Proof } from './verification-links.ts'

interface Addressee {
  email: string
  name: string
}

/** The mails of signing up and in. */
export interface AccountMail {
  sendVerification(user: Addressee): Promise<void>
  /** Somebody signed up with an address that has an account. While nobody proved it, he may be its owner: his mail carries what he typed. */
  meetKnownAddress(user: Addressee & { emailVerified: boolean }, request: Request | undefined): Promise<void>
  sendReset(user: Addressee, token: string): Promise<void>
  tellPasswordChanged(user: Addressee): Promise<void>
}

export const createAccountMail = (database: Database, config: Config, mail: MailPort): AccountMail => {
  const base = publicBase(config)
  const post = (letter: Letter) => database.transaction(tx => mail.send(tx, writeLetter(letter)))
  const postLink = (proof: Proof, name: string) =>
    database.transaction(async tx => {
      const token = await issueLink(tx, proof)
      await mail.send(tx, writeLetter(verificationLetter(base, proof.email, name, token)))
    })

  return {
    sendVerification: ({ email, name }) => postLink({ email }, name),
    meetKnownAddress: async ({ email, name: known, emailVerified }, request) => {
      if (emailVerified) return post(knownAddressLetter(base, email, known))
      const { name, password } = SignUp.parse(await request?.json())
      await postLink({ email, typed: { passwordHash: await hashPassword(password), name } }, name)
    },
    sendReset: ({ email, name }, token) => post(resetLetter(base, email, name, token)),
    tellPasswordChanged: ({ email, name }) => post(passwordChangedLetter(base, email, name)),
  }
}
