import type { ContactMessage } from '#contract/content.ts'
import type { Mail } from '../platform/mail/mail.ts'
import { writeLetter } from '../platform/mail/mail-letter.ts'

/** What the operator gets. Answering it answers the sender. */
export const messageMail = (operatorEmail: string, { name, email, topic, message }: ContactMessage): Mail =>
  writeLetter({
    to: operatorEmail,
    replyTo: email,
    subject: `${topic} (from ${name})`,
    heading: topic,
    paragraphs: [`${name} <${email}> wrote through the contact page:`, message],
    footnote: 'Answer this mail to answer the sender. The address was typed by hand and has not been verified.',
  })

/**
 * What the sender gets. It repeats nothing that was typed: anybody can type somebody else's address, and this must not become a way to send
 * words to strangers.
 */
export const confirmationMail = (operatorEmail: string, { email, topic }: ContactMessage): Mail =>
  writeLetter({
    to: email,
    replyTo: operatorEmail,
    subject: 'We have your message',
    heading: 'We have your message',
    paragraphs: [
      `You wrote to us about: ${topic}. A person will read it.`,
      'The answer comes to this address. To add something, answer this mail.',
    ],
    footnote: 'If you did not write to us, somebody typed your address by mistake. You need not do anything.',
  })
