import * as z from 'zod/mini'
import { NOTIFICATION_TYPES } from './notifications-kinds.ts'
import { endpoint } from './shared/endpoint.ts'

/** Where mail programs post to when their reader wants no more of a mail (RFC 8058): a form without a cookie, from anywhere. */
export const ONE_CLICK_PATH = '/_api/notifications/unsubscribe'
/** Where the link in the mail leads: a page that asks first, for programs open links too. */
export const UNSUBSCRIBE_PAGE = '/notifications/unsubscribe'
export const PREFERENCES_PAGE = '/notifications?tab=preferences'

const TOKEN = 'This link is not whole. Open it from the mail again, or switch mail off in your preferences.'
const token = z.string({ error: TOKEN }).check(z.minLength(1, { error: TOKEN }), z.maxLength(2_000, { error: TOKEN }))

/** For so long whoever switched mail off by a link may switch it on again without a sign-in. */
export const MAIL_SWITCH_UNDO_MINUTES = 30

/** What a link in a mail switches: each kind by its name in the preferences. `undo` takes back what this call has switched off. */
const MailSwitch = z.object({
  undo: z.nullable(z.string()),
  kinds: z.array(z.object({ type: z.enum(NOTIFICATION_TYPES), label: z.string(), when: z.string(), isOn: z.boolean() })),
})
export type MailSwitch = z.infer<typeof MailSwitch>

export const readMailSwitch = endpoint({
  method: 'GET',
  path: '/_api/notifications/mail-switch',
  summary: 'What a link in a mail may switch off; changes nothing',
  access: 'public',
  input: z.object({ token }),
  output: MailSwitch,
})

export const saveMailSwitch = endpoint({
  method: 'POST',
  path: '/_api/notifications/mail-switch',
  summary:
    'Switches the mail off that a link in a mail is about; whoever holds the link may, signed in or not. `undo`: takes that back, for half an hour',
  access: 'public',
  input: z.object({ token, undo: z.optional(token) }),
  output: MailSwitch,
})

/** `trouble`: mail to the caller comes back, and is not sent to him until he says 'try again' or his server takes one. */
export const MailTrouble = z.object({ trouble: z.nullable(z.object({ address: z.string(), words: z.string(), since: z.string() })) })
export type MailTrouble = z.infer<typeof MailTrouble>

export const readMailTrouble = endpoint({
  method: 'GET',
  path: '/_api/notifications/mail-trouble',
  summary: 'Whether mail to the caller comes back, and what his mail server says',
  access: 'signed-in',
  input: z.object({}),
  output: MailTrouble,
})

export const tryMailAgain = endpoint({
  method: 'POST',
  path: '/_api/notifications/try-mail-again',
  summary: 'Mails notifications to the caller again, after mail to him came back',
  access: 'signed-in',
  // Each asks a server again that has said no.
  rateLimitPerMinute: 10,
  input: z.object({}),
  output: MailTrouble,
})
