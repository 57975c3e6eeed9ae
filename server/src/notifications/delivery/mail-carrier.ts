import type { MailPort } from '../../platform/mail/mail.ts'
import type { Carrier } from './delivery-round.ts'
import { type DueDelivery, settle } from './delivery-store.ts'
import { digestMail } from './digest-letter.ts'
import { type LetterHouse, notificationMail } from './notification-letter.ts'

/** Writes mails down in the transaction that says that they were: each by itself, and in one what was to be told together. */
export const createMailCarrier =
  (mail: MailPort, house: LetterHouse): Carrier =>
  async (tx, addressee, due) => {
    const post = async (letters: readonly DueDelivery[]) => {
      const [only] = letters
      if (!only) return
      const rows = letters.map(({ notification }) => notification)
      const written = letters.length === 1 ? notificationMail(house, addressee, only.notification) : digestMail(house, addressee, rows)
      const mailId = await mail.send(tx, written)
      await settle(
        tx,
        letters.map(({ delivery }) => delivery.id),
        { state: 'sent', reason: null, mailId },
      )
    }
    for (const one of due.filter(({ delivery }) => !delivery.isDigest)) await post([one])
    await post(due.filter(({ delivery }) => delivery.isDigest))
    return undefined
  }
