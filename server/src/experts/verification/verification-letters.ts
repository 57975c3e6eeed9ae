import type { Decision } from '#contract/experts-verification.ts'
import type { Letter } from '../../platform/mail/mail-letter.ts'

interface Addressee {
  name: string
  email: string
}

const WORDS: Record<Decision, { subject: string; heading: string; paragraph: string; label: string }> = {
  approved: {
    subject: 'You are a verified expert',
    heading: 'You are verified',
    paragraph:
      'your documents were checked and your profile now carries the badge of a verified expert. It counts where clients are shown whom they could ask.',
    label: 'See your profile',
  },
  rejected: {
    subject: 'Your verification was refused',
    heading: 'We could not verify you',
    paragraph: 'your documents were checked, and we cannot verify you by them. This is what the reviewer writes:',
    label: 'Read it and apply again',
  },
  needs_more_info: {
    subject: 'Your verification needs something more',
    heading: 'Something is missing',
    paragraph: 'your documents were checked, and we need something more from you before we can decide. This is what the reviewer writes:',
    label: 'Hand in what is missing',
  },
  in_review: {
    subject: 'Your verification is in review again',
    heading: 'We look at it again',
    paragraph:
      'the decision on your verification was taken back, and your documents are looked at again. You hear from us when it is done.',
    label: 'See where it stands',
  },
}

/** What an expert is told about a decision. `base` is the address people open Onhand at. */
export const decisionLetter = (base: string, { name, email }: Addressee, decision: Decision, reason: string): Letter => {
  const { subject, heading, paragraph, label } = WORDS[decision]
  return {
    to: email,
    subject,
    heading,
    paragraphs: [`Hello ${name},`, paragraph, ...(reason === '' ? [] : [reason])],
    action: { label, url: `${base}/expert-verification` },
  }
}

/** What an expert is told when something harmful was found in his files; `notes` says in which. */
export const harmfulFileLetter = (base: string, { name, email }: Addressee, notes: string): Letter => ({
  to: email,
  subject: WORDS.needs_more_info.subject,
  heading: WORDS.needs_more_info.heading,
  paragraphs: [`Hello ${name},`, 'your documents could not be taken in:', notes],
  action: { label: WORDS.needs_more_info.label, url: `${base}/expert-verification` },
})
