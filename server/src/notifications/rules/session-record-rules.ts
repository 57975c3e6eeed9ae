import * as z from 'zod'
import { SessionMessage } from '#contract/ar-sessions-record.ts'
import { type NotificationRule, nobody, rule } from '../notification-rule.ts'

const Message = z.object({
  live: z.object({ sessionId: z.int(), message: SessionMessage }),
  accounts: z.object({ client: z.nullable(z.string()), expert: z.nullable(z.string()) }),
  told: z.object({ sessionTitle: z.string(), isUnderWay: z.boolean() }),
})

const IN_THE_ROOM = 'Whoever is in the session sees it there, and it stands in the record.'

/** What is kept of an AR session. */
export const SESSION_RECORD_RULES: Record<string, NotificationRule> = {
  'session-message-sent': rule(Message, ({ live: { sessionId, message }, accounts, told }) => {
    // During the call both have the chat beside it.
    if (told.isUnderWay || message.by === 'admin') return []
    const sender = { accountId: accounts[message.by], name: message.senderName }
    return [
      {
        to: [message.by === 'client' ? accounts.expert : accounts.client],
        type: 'session_message',
        title: `${message.senderName} wrote about ‘${told.sessionTitle}’`,
        message: 'Read it, and answer, on the page of the session.',
        because: 'You have a session together.',
        link: { path: `/ar-sessions/${sessionId}`, text: 'Read and answer' },
        about: { type: 'ar_session', id: sessionId },
        sender,
        detail: { quote: { text: message.content, by: message.senderName } },
      },
    ]
  }),
  'session-snapshot-kept': nobody(IN_THE_ROOM),
  'session-notes-saved': nobody('Notes are read in the record.'),
  'recording-consent-changed': nobody(IN_THE_ROOM),
  'session-recordings-changed': nobody('Recordings are found in the record.'),
}
