import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto'
import * as z from 'zod'
import { NOTIFICATION_TYPES, type NotificationType } from '#contract/notifications-kinds.ts'

/** What a link in a mail may switch off and on again: these kinds of mail, of this account. */
export interface MailSwitchPass {
  accountId: string
  kinds: NotificationType[]
}

/** Signs what the links in mails are good for. They do not run out: a mail lies in its box for years, and its link is to work. */
export interface MailSwitchLinks {
  sign(pass: MailSwitchPass): string
  /** What a token is good for; undefined when it is none of ours. */
  read(token: string): MailSwitchPass | undefined
}

const Pass = z.tuple([z.uuid(), z.array(z.string())])
const isKind = (text: string): text is NotificationType => NOTIFICATION_TYPES.some(type => type === text)

const parsed = (text: string): MailSwitchPass | undefined => {
  const pass = Pass.safeParse(JSON.parse(text)).data
  // A kind that is no more has nothing left to switch.
  return pass && { accountId: pass[0], kinds: pass[1].filter(isKind) }
}

export const createMailSwitchLinks = (secret: string): MailSwitchLinks => {
  // A key of its own: what one purpose signs means nothing to another.
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'links that switch mail off', 32))
  const signatureOf = (body: string) => createHmac('sha256', key).update(body).digest('base64url')
  return {
    sign: ({ accountId, kinds }) => {
      const body = Buffer.from(JSON.stringify([accountId, kinds])).toString('base64url')
      return `${body}.${signatureOf(body)}`
    },
    read: token => {
      const [body = '', signature = ''] = token.split('.')
      const [ours, given] = [Buffer.from(signatureOf(body)), Buffer.from(signature)]
      if (ours.length !== given.length || !timingSafeEqual(ours, given)) return undefined
      return parsed(Buffer.from(body, 'base64url').toString())
    },
  }
}
