import { type Decision, NAME_CHANGE } from '#contract/experts-verification.ts'

interface DecisionLook {
  label: string
  text: string
  button: string
  /** Asks the admin once more. */
  ask: (name: string) => string
}

/** What each decision is called, where it is chosen and where it is confirmed. */
export const DECISION_LOOKS: Record<Decision, DecisionLook> = {
  approved: { label: 'Approve', text: 'The expert gets the badge.', button: 'Approve', ask: name => `Approve ${name}?` },
  rejected: {
    label: 'Reject',
    text: 'No badge, and clients are not shown this expert for their tasks.',
    button: 'Reject',
    ask: name => `Reject ${name}?`,
  },
  needs_more_info: {
    label: 'Needs more info',
    text: 'The expert is asked to hand something in.',
    button: 'Ask for more',
    ask: name => `Ask ${name} for more?`,
  },
  in_review: {
    label: 'In review',
    text: 'The decision is taken back.',
    button: 'Take it back',
    ask: name => `Take back what was decided on ${name}?`,
  },
}

export const decisionText = (choice: Decision, requestType: string): string =>
  choice === 'rejected' && requestType === NAME_CHANGE
    ? 'No badge under this name; the expert stays on the market.'
    : DECISION_LOOKS[choice].text
