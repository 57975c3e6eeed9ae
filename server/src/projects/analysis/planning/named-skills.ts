import { fold } from '../../../catalog/taxonomy/fold.ts'
import { type Mention, TAXONOMY } from '../../../catalog/taxonomy/taxonomy-index.ts'
import { PACKAGES } from '../knowledge/packages.ts'
import type { Reading } from '../reading/brief-reading.ts'
import type { DraftTask } from './draft-tasks.ts'

const CLOSE_ENOUGH = 0.6
const MOST_SKILLS = 5

/** Skills that the brief names itself where it speaks of the work: 'AWS', 'Laravel', 'SolidWorks'. */
const namedIn = (reading: Reading): Mention[] =>
  reading.sentences.flatMap(({ text, words, isInstruction }) => {
    if (isInstruction) return []
    const isAboutWork = (from: number, to: number) => words.some(({ index, weight }) => index >= from && index < to && weight >= 0.5)
    return TAXONOMY.mentionsIn(text).filter(mention => isAboutWork(mention.index, mention.index + mention.words.length))
  })

/** 'Home Assistant', '3D printing', 'WooCommerce': nobody writes that by the way. */
const isName = ({ words }: Mention): boolean => /\s|\d|^\p{Lu}/u.test(words)

const tradeOf = new Map(PACKAGES.map(({ id, tradeId }) => [id, tradeId]))

/**
 * A named skill comes first in a task that needs it anyway, unless the task's first skill is named as well: 'GitLab' in an order for a
 * delivery pipeline names the place, and is no reason to lead with a trade that neither the package nor the task is of.
 */
const namedFirst = (task: DraftTask, named: ReadonlySet<string>): DraftTask => {
  const [main, ...others] = task.requiredSkillIds
  if (main === undefined || named.has(main)) return task
  const trades = [tradeOf.get(task.packageId), TAXONOMY.skill(main)?.tradeId]
  const first = others.find(id => named.has(id) && trades.includes(TAXONOMY.skill(id)?.tradeId))
  return first === undefined ? task : { ...task, requiredSkillIds: [first, main, ...others.filter(id => id !== first)] }
}

const withSkill = (task: DraftTask, id: string): DraftTask =>
  task.requiredSkillIds.includes(id) || task.requiredSkillIds.length >= MOST_SKILLS
    ? task
    : { ...task, requiredSkillIds: [...task.requiredSkillIds, id] }

/** By the skill: how four languages name the language. */
const LANGUAGES: readonly [skillId: string, name: RegExp][] = [
  ['english-translation', /\b(?:english|englisch\w*|ingles|inglesa?|anglais\w*)\b/],
  ['german-translation', /\b(?:german|deutsch\w*|aleman\w*|allemand\w*)\b/],
  ['spanish-translation', /\b(?:spanish|spanisch\w*|espanol\w*|castellano|espagnol\w*)\b/],
  ['french-translation', /\b(?:french|franzosisch\w*|frances\w*|francais\w*)\b/],
  ['italian-translation', /\b(?:italian|italienisch\w*|italian[oa]s?|italien\w*)\b/],
  ['portuguese-translation', /\b(?:portuguese|portugiesisch\w*|portugues\w*|portugais\w*)\b/],
  ['chinese-translation', /\b(?:chinese|mandarin|chinesisch\w*|chin[oa]|mandarin|chinois\w*)\b/],
  ['japanese-translation', /\b(?:japanese|japanisch\w*|japones\w*|japonais\w*)\b/],
  ['arabic-translation', /\b(?:arabic|arabisch\w*|arabe)\b/],
]
/** 'From English', 'aus dem Deutschen', 'du français': what it is translated from asks for nobody who writes it. */
const FROM = /\b(?:from|aus dem|vom|von|del|du|de l['’])\s?\p{L}+/gu
/** Who translates and who checks it, not who lays it out. */
const TRANSLATES: ReadonlySet<string> = new Set([
  'translation',
  'literary-translation',
  'legal-translation',
  'interpreting',
  'software-localisation',
])

/** A translation is work for somebody who has its languages. */
const withLanguages = (tasks: readonly DraftTask[], { sentences }: Reading): DraftTask[] => {
  const text = sentences.map(sentence => (sentence.isInstruction ? '' : fold(sentence.text).replaceAll(FROM, ' '))).join(' ')
  const named = LANGUAGES.flatMap(([id, name]) => (name.test(text) ? [id] : []))
  return tasks.map(task => (TRANSLATES.has(task.requiredSkillIds[0] ?? '') ? named.reduce(withSkill, task) : task))
}

const longestOf = (tasks: readonly DraftTask[]): DraftTask | undefined => tasks.toSorted((a, b) => b.hours.likely - a.hours.likely)[0]

/**
 * Tasks ask for the tools that the client names: where a tool is close to what a task needs anyway, else, when it is a name of the trade,
 * in the longest task of that trade.
 */
export const withNamedSkills = (drafted: readonly DraftTask[], reading: Reading): DraftTask[] => {
  const mentions = namedIn(reading)
  const named = new Set(mentions.map(mention => mention.skill.id))
  let tasks = withLanguages(drafted, reading).map(task => namedFirst(task, named))
  for (const mention of mentions) {
    const { id, tradeId } = mention.skill
    const isAsked = tasks.some(task => task.requiredSkillIds.includes(id))
    const isClose = (task: DraftTask) => TAXONOMY.closeness(task.requiredSkillIds[0] ?? '', id) >= CLOSE_ENOUGH
    if (tasks.some(isClose)) tasks = tasks.map(task => (isClose(task) ? withSkill(task, id) : task))
    else if (!isAsked && isName(mention)) {
      const longest = longestOf(tasks.filter(task => TAXONOMY.skill(task.requiredSkillIds[0] ?? '')?.tradeId === tradeId))
      tasks = tasks.map(task => (task === longest ? withSkill(task, id) : task))
    }
  }
  return tasks
}
