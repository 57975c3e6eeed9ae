import { type NotificationType, notificationKind } from '#contract/notifications-kinds.ts'
import { MAIL_SWITCH_UNDO_MINUTES, type MailSwitch, type MailTrouble } from '#contract/notifications-mail.ts'
import { AppError } from '#contract/shared/errors.ts'
import type { Database, Queryable, Transaction } from '../../platform/database/database.ts'
import { type Actor, requireAccount } from '../../platform/identity/actor.ts'
import { forgetRefusals, unreachable } from '../../platform/mail/mail-store.ts'
import { preferencesOf, savePreferences } from '../preference-store.ts'
import { addresseeOf } from './delivery-store.ts'
import type { MailSwitchLinks, MailSwitchPass } from './mail-switch-link.ts'

/** What can be done from a mail, without a sign-in, and about mail that comes back. */
export interface MailSwitchService {
  read(token: string): Promise<MailSwitch>
  switchOff(token: string): Promise<MailSwitch>
  /** Switches on again what a link switched off just before. */
  takeBack(token: string, undo: string): Promise<MailSwitch>
  trouble(actor: Actor): Promise<MailTrouble>
  tryAgain(actor: Actor): Promise<MailTrouble>
}

const NOT_OURS = 'This link does not work any more. Log in and choose in your preferences what you are told.'

const TOO_LATE = 'It is too late to take this back here. Log in and switch the mail on in your preferences.'

const view = async (db: Queryable, { accountId, kinds }: MailSwitchPass, undo: string | null = null): Promise<MailSwitch> => {
  const preference = await preferencesOf(db, [accountId])
  return {
    undo,
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

/** Saves how the mail of these kinds is to be; answers those that were otherwise. */
const switchMail = async (tx: Transaction, { accountId, kinds }: MailSwitchPass, isOn: boolean): Promise<NotificationType[]> => {
  const preference = await preferencesOf(tx, [accountId])
  const changed = kinds.filter(type => !notificationKind(type).fixed.includes('email') && preference(accountId, type).emailEnabled !== isOn)
  const preferences = changed.map(type => ({ ...preference(accountId, type), emailEnabled: isOn }))
  if (preferences.length > 0) await savePreferences(tx, accountId, preferences)
  return changed
}

export const createMailSwitchService = (
  database: Database,
  links: MailSwitchLinks,
  now: () => Date = () => new Date(),
): MailSwitchService => {
  const passOf = async (db: Queryable, token: string): Promise<MailSwitchPass> => {
    const pass = links.read(token)
    if (!pass || !(await addresseeOf(db, pass.accountId))) throw new AppError('not_found', NOT_OURS)
    return pass
  }
  return {
    read: async token => view(database.query, await passOf(database.query, token)),
    switchOff: token =>
      database.transaction(async tx => {
        const pass = await passOf(tx, token)
        const kinds = await switchMail(tx, pass, false)
        // Where it was off already its owner may have said so: then there is nothing to take back.
        const until = new Date(now().getTime() + MAIL_SWITCH_UNDO_MINUTES * 60_000)
        return view(tx, pass, kinds.length > 0 ? links.signUndo({ ...pass, kinds }, until) : null)
      }),
    takeBack: (token, undo) =>
      database.transaction(async tx => {
        const pass = await passOf(tx, token)
        const undone = links.readUndo(undo, now())
        if (undone?.accountId !== pass.accountId) throw new AppError('conflict', TOO_LATE)
        await switchMail(tx, undone, true)
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
