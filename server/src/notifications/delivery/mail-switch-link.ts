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
  /** What takes back a link's 'off'. It does run out: an old mail in strange hands is not to undo what its owner chose since. */
  signUndo(pass: MailSwitchPass, until: Date): string
  readUndo(token: string, now: Date): MailSwitchPass | undefined
}

const Pass = z.tuple([z.uuid(), z.array(z.string())])
const Undo = z.tuple([z.uuid(), z.array(z.string()), z.number()])
const isKind = (text: string): text is NotificationType => NOTIFICATION_TYPES.some(type => type === text)

// A kind that is no more has nothing left to switch.
const passOf = ([accountId, kinds]: readonly [string, readonly string[], ...unknown[]]): MailSwitchPass => ({
  accountId,
  kinds: kinds.filter(isKind),
})

/** Signs and reads texts with a key of their own: what one purpose signs means nothing to another. */
const createSeal = (secret: string, purpose: string) => {
  const key = Buffer.from(hkdfSync('sha256', secret, '', purpose, 32))
  const signatureOf = (body: string) => createHmac('sha256', key).update(body).digest('base64url')
  return {
    sign: (content: unknown): string => {
      const body = Buffer.from(JSON.stringify(content)).toString('base64url')
      return `${body}.${signatureOf(body)}`
    },
    read: (token: string): unknown => {
      const [body = '', signature = ''] = token.split('.')
      const [ours, given] = [Buffer.from(signatureOf(body)), Buffer.from(signature)]
      if (ours.length !== given.length || !timingSafeEqual(ours, given)) return undefined
      return JSON.parse(Buffer.from(body, 'base64url').toString())
    },
  }
}

export const createMailSwitchLinks = (secret: string): MailSwitchLinks => {
  const links = createSeal(secret, 'links that switch mail off')
  const undos = createSeal(secret, 'what takes back that a link switched mail off')
  return {
    sign: ({ accountId, kinds }) => links.sign([accountId, kinds]),
    read: token => {
      const pass = Pass.safeParse(links.read(token)).data
      return pass && passOf(pass)
    },
    signUndo: ({ accountId, kinds }, until) => undos.sign([accountId, kinds, until.getTime()]),
    readUndo: (token, now) => {
      const undo = Undo.safeParse(undos.read(token)).data
      return undo && undo[2] > now.getTime() ? passOf(undo) : undefined
    },
  }
}
