import { NAME_CHANGE } from '#contract/experts-verification.ts'

interface DecisionWords {
  title: string
  message: string
  action: string
}
type Status = 'pending' | 'in_review' | 'approved' | 'rejected' | 'needs_more_info'

const WORDS: Record<Status, DecisionWords> = {
  approved: {
    title: 'You are a verified expert',
    message:
      'Your documents were checked and your profile now carries the badge of a verified expert. It counts where clients are shown whom they could ask.',
    action: 'See your profile',
  },
  rejected: {
    title: 'Your verification was refused',
    message: 'Your documents were checked, and we cannot verify you by them.',
    action: 'Read it and apply again',
  },
  needs_more_info: {
    title: 'Your verification needs something more',
    message: 'Your documents were checked, and we need something more from you before we can decide.',
    action: 'Hand in what is missing',
  },
  in_review: {
    title: 'Your verification is in review again',
    message: 'The decision on your verification was taken back, and your documents are looked at again. You hear from us when it is done.',
    action: 'See where it stands',
  },
  pending: { title: 'Your verification waits', message: 'Your files are looked through.', action: 'See where it stands' },
}

/** Of a change of name: no documents were asked for, so none is spoken of. */
const nameWords = (name: string): Record<Status, DecisionWords> => ({
  ...WORDS,
  approved: {
    title: `You are verified as ${name}`,
    message: `Your new name was looked at: you are verified as ${name}, and your profile carries the badge again.`,
    action: 'See your profile',
  },
  rejected: {
    title: 'You are not verified under your new name',
    message: `You are not verified as ${name}. Clients still find and hire you, without the badge, and you may apply for it anew.`,
    action: 'Read it and apply again',
  },
  needs_more_info: {
    title: 'Your new name needs something more',
    message: `We need something more from you before you are verified as ${name}.`,
    action: 'Hand in what is missing',
  },
  in_review: {
    title: 'Your new name is in review again',
    message: `The decision on your name, ${name}, was taken back, and it is looked at again. You hear from us when it is done.`,
    action: 'See where it stands',
  },
})

const HARMFUL: DecisionWords = { ...WORDS.needs_more_info, message: 'Your documents could not be taken in.' }

/** What an expert is told of a decision, or of what the virus scanner found. */
export const decisionWords = (told: { status: Status; by: string; requestType: string; expertName: string }): DecisionWords => {
  if (told.by === 'scanner') return HARMFUL
  return (told.requestType === NAME_CHANGE ? nameWords(told.expertName) : WORDS)[told.status]
}
