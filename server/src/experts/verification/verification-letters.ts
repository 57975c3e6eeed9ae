import { type Decision, NAME_CHANGE } from '#contract/experts-verification.ts'
import type { Letter } from '../../platform/mail/mail-letter.ts'

interface Addressee {
  name: string
  email: string
}

interface LetterWords {
  subject: string
  heading: string
  paragraph: string
  label: string
}

const WORDS: Record<Decision, LetterWords> = {
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

/** Of a change of name: no documents were asked for, so none is spoken of. */
const nameWords = (name: string): Record<Decision, LetterWords> => ({
  approved: {
    subject: `You are verified as ${name}`,
    heading: `You are verified as ${name}`,
    paragraph: `your new name was looked at: you are verified as ${name}, and your profile carries the badge again.`,
    label: 'See your profile',
  },
  rejected: {
    subject: 'You are not verified under your new name',
    heading: 'We could not verify your new name',
    paragraph: `you are not verified as ${name}. Clients still find and hire you, without the badge, and you may apply for it anew. This is what the reviewer writes:`,
    label: 'Read it and apply again',
  },
  needs_more_info: {
    subject: 'Your new name needs something more',
    heading: 'Something is missing',
    paragraph: `we need something more from you before you are verified as ${name}. This is what the reviewer writes:`,
    label: 'Hand in what is missing',
  },
  in_review: {
    subject: 'Your new name is in review again',
    heading: 'We look at it again',
    paragraph: `the decision on your name, ${name}, was taken back, and it is looked at again. You hear from us when it is done.`,
    label: 'See where it stands',
  },
})

interface Told {
  requestType: string
  status: Decision
  reason: string
}

/** What an expert is told about a decision. `base` is the address people open Onhand at. */
export const decisionLetter = (base: string, { name, email }: Addressee, { requestType, status, reason }: Told): Letter => {
  const { subject, heading, paragraph, label } = (requestType === NAME_CHANGE ? nameWords(name) : WORDS)[status]
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
