import { notificationKind } from '#contract/notifications-kinds.ts'
import type { MailSwitch, MailTrouble } from '#contract/notifications-mail.ts'
import { AppError } from '#contract/shared/errors.ts'
import type { Database, Queryable } from '../../platform/database/database.ts'
import { type Actor, requireAccount } from '../../platform/identity/actor.ts'
import { forgetRefusals, unreachable } from '../../platform/mail/mail-store.ts'
import { preferencesOf, savePreferences } from '../preference-store.ts'
import { addresseeOf } from './delivery-store.ts'
import type { MailSwitchLinks, MailSwitchPass } from './mail-switch-link.ts'

/** What can be done from a mail, without a sign-in, and about mail that comes back. */
export interface MailSwitchService {
  read(token: string): Promise<MailSwitch>
  save(token: string, isOn: boolean): Promise<MailSwitch>
  trouble(actor: Actor): Promise<MailTrouble>
  tryAgain(actor: Actor): Promise<MailTrouble>
}

const NOT_OURS = 'This link does not work any more. Log in and choose in your preferences what you are told.'

const view = async (db: Queryable, { accountId, kinds }: MailSwitchPass): Promise<MailSwitch> => {
  const preference = await preferencesOf(db, [accountId])
  return {
    kinds: kinds.map(type => {
      const { label, when } = notificationKind(type)
      return { type, label, when, isOn: preference(accountId, type).emailEnabled }
    }),
  }
}

const troubleOf = async (db: Queryable, email: string): Promise<MailTrouble> => {
  const found = await unreachable(db, email)
  return { trouble: found ? { address: email, words: found.words, since: found.refusedAt.toISOString() } : null }
}

export const createMailSwitchService = (database: Database, links: MailSwitchLinks): MailSwitchService => {
  const passOf = async (db: Queryable, token: string): Promise<MailSwitchPass> => {
    const pass = links.read(token)
    if (!pass || !(await addresseeOf(db, pass.accountId))) throw new AppError('not_found', NOT_OURS)
    return pass
  }
  return {
    read: async token => view(database.query, await passOf(database.query, token)),
    save: (token, isOn) =>
      database.transaction(async tx => {
        const pass = await passOf(tx, token)
        const preference = await preferencesOf(tx, [pass.accountId])
        const changed = pass.kinds
          .filter(type => !notificationKind(type).fixed.includes('email'))
          .map(type => ({ ...preference(pass.accountId, type), emailEnabled: isOn }))
        if (changed.length > 0) await savePreferences(tx, pass.accountId, changed)
        return view(tx, pass)
      }),
    trouble: actor => troubleOf(database.query, requireAccount(actor).email),
    tryAgain: async actor => {
      const { email } = requireAccount(actor)
      await forgetRefusals(database.query, email)
      return troubleOf(database.query, email)
    },
  }
}
