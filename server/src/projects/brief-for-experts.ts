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
/** 'example.com', whatever stands before it; 'ASP.NET' is no address. */
const KNOWN_DOMAIN =
  /(?<![\p{L}\d])(?!(?:asp|ado|vb)\.net)[\p{L}\d][\p{L}\d-]*\.(?:com|org|net|info|biz|dev|app|shop|store|online|site|xyz|tech)(?![\p{L}\d])/iu
/** 'example.de'; not 'Node.js' or 'notes.md', and not '.It' where a space was forgotten. */
const COUNTRY_DOMAIN =
  /(?<![\p{L}\d])[\d-]*\p{L}[\p{L}\d-]+\.(?!(?:js|ts|py|md|cs|rb|go|sh|gz|db|vb|rs|kt|cc|hs|tf)\b)[a-z]{2}(?![\p{L}\d])/u
/** Eight digits or more that hang together, as '+44 20 7946 0000', '(030) 901 820-11', '555-123-4567'; not '2026-11-22' or '10,000,000'. */
const PHONE = /(?:\+|\b00?|\()\d(?:[\s()/.-]*\d){7,}|\b\d{3}[-. ]\d{3}[-. ]\d{4}\b|\d{10}/
/** After such a word six digits are a number to call. */
const CALLED =
  /\b(?:call|ring|phone|telephone|tel|mobile|whats ?app|telegram|sms|fax|telefon|handy|anrufen)\b\D{0,20}\d(?:[\s()/.-]*\d){5}/i
const KEPT = [MAIL, WEB, KNOWN_DOMAIN, COUNTRY_DOMAIN, PHONE, CALLED]

/** Marks that nobody sees, and digits of another width, hide nothing. */
const plain = (sentence: string): string => sentence.normalize('NFKC').replace(/\p{Cf}/gu, '')

const keepsToHimself = (sentence: string): boolean => tellsMoney(sentence) || KEPT.some(pattern => pattern.test(plain(sentence)))

const ANY_LINE_END = /\r\n?|[\v\f\u0085\u2028\u2029]/g

/** A text without its sentences on money and on how to reach somebody; the rest stands as it was written. What cannot be placed is left out. */
const withoutMoneyAndContacts = (written: string): string => {
  let rest = written.replace(ANY_LINE_END, '\n')
  let shown = ''
  for (const sentence of splitSentences(rest)) {
    const at = rest.indexOf(sentence)
    if (at < 0) break
    shown += rest.slice(0, at) + (keepsToHimself(sentence) ? '' : sentence)
    rest = rest.slice(at + sentence.length)
  }
  // After the last sentence stand its marks, or what was not placed.
  return (shown + (/[\p{L}\p{N}]/u.test(rest) ? '' : rest))
    .replace(/^[^\S\n]*[-*•–—][^\S\n]*$/gm, '')
    .replace(/[^\S\n]{2,}/g, ' ')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}

/** A title as an expert reads it; of one that tells of money or contacts alone he reads what it is a title of. */
export const titleForExpert = (title: string, of: 'project' | 'task', isWhole: boolean): string =>
  isWhole ? title : withoutMoneyAndContacts(title) || `A ${of}`

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
