import type { OfferBrief } from '#contract/hiring.ts'
import { TAXONOMY } from '../catalog/taxonomy/taxonomy-index.ts'
import { tellsMoney } from './analysis/reading/budget.ts'
import { splitSentences } from './analysis/reading/sentences.ts'

/** What of a project and one of its tasks a brief is made from; the task is null when it is gone. */
export interface BriefWords {
  projectDescription: string
  task: {
    description: string
    deliverable: string
    acceptanceCheck: string
    requiredSkillIds: readonly string[]
    estimatedHours: number
  } | null
}

const MAIL = /[^\s@]@[^\s@]+\.\p{L}{2,}/u
const WEB = /\b(?:https?:\/\/|www\.)\S/i
/** Eight digits or more that hang together, as '+44 20 7946 0000', '(030) 901 820-11', '555-123-4567'; not '2026-11-22' or '10,000,000'. */
const PHONE = /(?:\+|\b00?|\()\d(?:[\s()/.-]*\d){7,}|\b\d{3}[-. ]\d{3}[-. ]\d{4}\b/

const keepsToHimself = (sentence: string): boolean =>
  tellsMoney(sentence) || MAIL.test(sentence) || WEB.test(sentence) || PHONE.test(sentence)

/** A text without its sentences on money and on how to reach somebody; the rest stands as it was written. */
const withoutMoneyAndContacts = (text: string): string => {
  let rest = text
  let shown = ''
  for (const sentence of splitSentences(text)) {
    const at = rest.indexOf(sentence)
    if (at < 0) continue
    shown += rest.slice(0, at) + (keepsToHimself(sentence) ? '' : sentence)
    rest = rest.slice(at + sentence.length)
  }
  return (shown + rest)
    .replace(/^[^\S\n]*[-*•–—][^\S\n]*$/gm, '')
    .replace(/[^\S\n]{2,}/g, ' ')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}

/** The words an expert reads: all of them once he has accepted, before that none that the client bargains with or is reached by. */
export const briefForExpert = ({ projectDescription, task }: BriefWords, isWhole: boolean): OfferBrief => {
  const said = (text: string) => (isWhole ? text : withoutMoneyAndContacts(text))
  return {
    isWhole,
    projectDescription: said(projectDescription),
    task: task && {
      description: said(task.description),
      deliverable: said(task.deliverable),
      acceptanceCheck: said(task.acceptanceCheck),
      requiredSkills: task.requiredSkillIds.map(id => TAXONOMY.skill(id)?.name ?? id),
      estimatedHours: task.estimatedHours,
    },
  }
}
