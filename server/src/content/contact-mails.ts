import type { ContactMessage } from '#contract/content.ts'
import type { Mail } from '../platform/mail/mail.ts'

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escapeHtml = (text: string): string => text.replace(/[&<>"]/g, sign => ENTITIES[sign] ?? sign)

const bodyOf = (subject: string, paragraphs: readonly string[]): Pick<Mail, 'subject' | 'text' | 'html'> => ({
  subject,
  text: `${paragraphs.join('\n\n')}\n`,
  html: `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${escapeHtml(subject)}</title></head><body>${paragraphs
    .map(paragraph => `<p style="white-space:pre-line">${escapeHtml(paragraph)}</p>`)
    .join('')}</body></html>`,
})

/** What the operator gets. Answering it answers the sender. */
export const messageMail = (operatorEmail: string, { name, email, topic, message }: ContactMessage): Mail => ({
  to: operatorEmail,
  replyTo: email,
  ...bodyOf(`${topic} (from ${name})`, [
    `${name} <${email}> wrote through the contact page.`,
    `About: ${topic}`,
    message,
    'Answer this mail to answer the sender. The address was typed by hand and has not been verified.',
  ]),
})

/**
 * What the sender gets. It repeats nothing that was typed: anybody can type somebody else's address, and this must not become a way to send
 * words to strangers.
 */
export const confirmationMail = (operatorEmail: string, { email, topic }: ContactMessage): Mail => ({
  to: email,
  replyTo: operatorEmail,
  ...bodyOf('We have your message', [
    'Your message has arrived, and a person will read it.',
    `You chose the topic: ${topic}.`,
    'The answer comes to this address. To add something, answer this mail.',
    'If you did not write to us, somebody typed your address by mistake. You need not do anything.',
  ]),
})
