import { SKILLS } from '../../server/src/catalog/taxonomy/skills.ts'
import { analyseBrief } from '../../server/src/projects/analysis/built-in-analyst.ts'
import { PACKAGES } from '../../server/src/projects/analysis/knowledge/packages.ts'
import { meanHours } from '../../server/src/projects/analysis/plan-simulation.ts'
import type { TuningBrief } from './tuning-brief.ts'
import { isKeptApart } from './tuning-briefs.ts'

/** A brief of known works, and what the analyst made of it. */
export interface Judged {
  brief: TuningBrief
  isKeptApart: boolean
  packages: readonly string[]
  titles: readonly string[]
  skills: readonly (readonly string[])[]
  hours: number
  milliseconds: number
  question: string
  notes: string
}

const tradeOf = new Map(PACKAGES.map(({ id, tradeId }) => [id, tradeId]))
const tradeOfSkill = new Map(SKILLS.map(({ id, tradeId }) => [id, tradeId]))
const idsIn = (words: string | undefined): string[] => (words ?? '').split(/[ |]/).filter(id => id !== '')

export const judge = (brief: TuningBrief, place: number): Judged => {
  for (const id of [...idsIn(brief.wanted), ...idsIn(brief.fine)]) if (!tradeOf.has(id)) throw new Error(`no package '${id}'`)
  for (const id of idsIn(brief.skills)) if (!tradeOfSkill.has(id)) throw new Error(`no skill '${id}'`)
  const startedAt = performance.now()
  const steps = analyseBrief(brief)
  const milliseconds = performance.now() - startedAt
  const tasks = steps.flatMap(step => (step.kind === 'task' ? [step.task] : []))
  return {
    brief,
    isKeptApart: isKeptApart(place),
    packages: [...new Set(tasks.map(({ key }) => key.split('/')[0] ?? ''))],
    titles: tasks.map(({ key, title, requiredSkillIds }) => `${key} ${title} ${requiredSkillIds.join(' ')}`),
    skills: tasks.map(({ requiredSkillIds }) => requiredSkillIds),
    hours: tasks.reduce((sum, { hours }) => sum + meanHours(hours), 0),
    milliseconds,
    notes: steps.flatMap(step => (step.kind === 'outline' ? step.planNotes : [])).join(' '),
    question: steps.flatMap(step => (step.kind === 'questions' ? step.questions : []))[0] ?? '',
  }
}

const isToBeAsked = ({ brief }: Judged) => brief.wanted === ''
export const isAllThere = ({ brief, packages }: Judged) =>
  brief.wanted.split(' ').every(wish => wish.split('|').some(id => packages.includes(id)))
const isRightTrade = ({ brief, packages }: Judged) => idsIn(brief.wanted).some(id => tradeOf.get(id) === tradeOf.get(packages[0] ?? ''))
export const invented = ({ brief, packages }: Judged) => {
  const due = new Set([...idsIn(brief.wanted), ...idsIn(brief.fine)])
  return packages.filter(id => !due.has(id))
}
const forbidden = ({ brief, titles }: Judged) => titles.filter(title => brief.never?.test(title) === true)
const skillsMissed = ({ brief, skills }: Judged) =>
  (brief.skills ?? '').split(' ').filter(wish => wish !== '' && !wish.split('|').some(id => skills.flat().includes(id)))
const ledByOthers = ({ brief, skills, titles }: Judged) =>
  titles.filter((_, at) => brief.leads !== undefined && !brief.leads.split(' ').includes(tradeOfSkill.get(skills[at]?.[0] ?? '') ?? ''))
const isRefused = ({ question }: Judged) => question.startsWith('Onhand cannot help')
export const isInRange = ({ brief, hours }: Judged) => brief.hours !== undefined && hours >= brief.hours[0] && hours <= brief.hours[1]

export type Figure = readonly [what: string, counts: (judged: Judged) => boolean, isRight: (judged: Judged) => boolean]

export const FIGURES_OF_PACKAGES: readonly Figure[] = [
  ['first task in the right trade', judged => !isToBeAsked(judged), isRightTrade],
  ['all wished packages planned', judged => !isToBeAsked(judged), isAllThere],
  ['no work invented', judged => !isToBeAsked(judged), judged => judged.packages.length > 0 && invented(judged).length === 0],
]

export const FIGURES: readonly Figure[] = [
  ...FIGURES_OF_PACKAGES,
  [
    'refused work left out',
    ({ brief, packages }) => brief.never !== undefined && packages.length > 0,
    judged => forbidden(judged).length === 0,
  ],
  ['hours in range', ({ brief }) => brief.hours !== undefined, isInRange],
  ['what must be told is told', ({ brief }) => brief.told !== undefined, ({ brief, notes }) => brief.told?.test(notes) === true],
  ['planned rather than asked', judged => !isToBeAsked(judged), ({ packages }) => packages.length > 0],
  ['asked where asking is due', isToBeAsked, ({ packages }) => packages.length === 0],
]

export const cell = (judged: readonly Judged[], [, counts, isRight]: Figure): string => {
  const own = judged.filter(counts)
  return `${own.filter(isRight).length} of ${own.length}`
}

export const faultsOf = (judged: Judged): string[] => {
  const { brief, hours, packages } = judged
  if (isToBeAsked(judged)) {
    if (packages.length > 0) return [`plans ${packages.join(' ')}`]
    return brief.isHarm === true && !isRefused(judged) ? ['not refused'] : []
  }
  return [
    ...(isRefused(judged) ? ['refused'] : []),
    ...(isAllThere(judged) ? [] : [`misses ${brief.wanted}`]),
    ...invented(judged).map(id => `invents ${id}`),
    ...forbidden(judged).map(title => `forbidden: ${title}`),
    ...skillsMissed(judged).map(id => `without the skill ${id}`),
    ...(packages.length === 0 || brief.told === undefined || brief.told.test(judged.notes) ? [] : [`does not say ${brief.told.source}`]),
    ...ledByOthers(judged).map(title => `led by another trade: ${title}`),
    ...(brief.hours === undefined || isInRange(judged) ? [] : [`${hours.toFixed(1)} h of ${brief.hours.join('-')}`]),
  ]
}
