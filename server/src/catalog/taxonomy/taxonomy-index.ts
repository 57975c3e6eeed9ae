import { comparable, fold, type Word, wordsOf } from './fold.ts'
import { SKILLS } from './skills.ts'
import type { Skill, Trade } from './taxonomy.ts'
import { TRADES } from './trades.ts'
import { nearestWord } from './typo.ts'

const SAME = 1
const RELATED = 0.6
const SHARES_A_RELATED_SKILL = 0.2

/** Names and aliases that are everyday words too: in running text they count only when written with a capital inside a sentence. */
const EVERYDAY_WORDS: ReadonlySet<string> = new Set([
  'go',
  'c',
  'r',
  'ts',
  'rust',
  'swift',
  'unity',
  'spring',
  'node',
  'make',
  'nest',
  'sage',
  'ar',
  'beat',
  'sign',
  'host',
  'mix',
  'trip',
  'sat',
  'ring',
])

/** A skill that a text speaks of: the words as written and where they begin. */
export interface Mention {
  skill: Skill
  words: string
  index: number
}

/** A skill with its name and aliases as they are compared. */
export interface SearchedSkill {
  skill: Skill
  name: string
  aliases: readonly string[]
}

/** The taxonomy as the rest of the product asks it. Immutable. */
export interface Taxonomy {
  skills: readonly Skill[]
  searched: readonly SearchedSkill[]
  trades: readonly Trade[]
  skill(id: string): Skill | null
  trade(id: string): Trade | null
  /** The skill that a name or alias means, whatever its case and accents and with a slip of the keyboard; null when none does. */
  resolve(words: string): Skill | null
  /** Skills named in running text: whole words, the longest name first, none overlapping. */
  mentionsIn(text: string): Mention[]
  /** How far one skill stands in for another: 1 the same, 0.6 related, 0.2 neighbours in one trade, else 0. */
  closeness(a: string, b: string): number
  relatedTo(id: string): string[]
  defaultHourlyRate(skillId: string): number
}

const namesOf = (skill: Skill): string[] =>
  [...new Set([skill.name, skill.id, ...skill.aliases].map(comparable))].filter(name => name !== '')

/** Names that more than one skill answers to. The first in the order of the trades wins; within one trade there must be none. */
export const ambiguousAliases = (skills: readonly Skill[]): { alias: string; skillIds: string[] }[] => {
  const ids = new Map<string, string[]>()
  for (const skill of skills) for (const name of namesOf(skill)) ids.set(name, [...(ids.get(name) ?? []), skill.id])
  return [...ids].filter(([, skillIds]) => skillIds.length > 1).map(([alias, skillIds]) => ({ alias, skillIds }))
}

/** Own names win over other skills' aliases: 'Java' is Java though 'jvm java' were an alias elsewhere. */
const indexNames = (skills: readonly Skill[]): Map<string, Skill> => {
  const byName = new Map<string, Skill>()
  for (const skill of skills) byName.set(comparable(skill.name), skill)
  for (const skill of skills) for (const name of namesOf(skill)) if (!byName.has(name)) byName.set(name, skill)
  return byName
}

const isWrittenAsName = (text: string, word: Word): boolean => {
  const before = text.slice(0, word.index).trimEnd()
  return before !== '' && !/[.!?:\n]$/.test(before) && /^\p{Lu}/u.test(text.slice(word.index, word.end))
}

const findMentions = (text: string, byName: ReadonlyMap<string, Skill>, longest: number): Mention[] => {
  const folded = fold(text)
  const words = wordsOf(folded)
  const mentions: Mention[] = []
  for (let at = 0; at < words.length; at++) {
    const first = words[at]
    if (first === undefined) break
    for (let count = Math.min(longest, words.length - at); count > 0; count--) {
      const run = words.slice(at, at + count)
      const name = run.map(word => word.text).join(' ')
      const skill = byName.get(name) ?? byName.get(singular(name))
      const end = run.at(-1)?.end
      if (skill === undefined || end === undefined) continue
      if (count === 1 && EVERYDAY_WORDS.has(name) && !isWrittenAsName(text, first)) continue
      mentions.push({ skill, words: text.slice(first.index, end), index: first.index })
      at += count - 1
      break
    }
  }
  return mentions
}

const singular = (name: string): string => (name.length > 4 && name.endsWith('s') && !name.endsWith('ss') ? name.slice(0, -1) : name)

const related = (a: Skill, b: Skill): boolean => a.related.includes(b.id) || b.related.includes(a.id)

const closenessOf = (a: Skill, b: Skill): number => {
  if (a.id === b.id) return SAME
  if (related(a, b)) return RELATED
  const isNeighbour = a.tradeId === b.tradeId && a.related.some(id => b.related.includes(id))
  return isNeighbour ? SHARES_A_RELATED_SKILL : 0
}

/** Builds the index once; every question is then a look-up. */
const createTaxonomy = (trades: readonly Trade[], skills: readonly Skill[]): Taxonomy => {
  const skillById = new Map(skills.map(skill => [skill.id, skill]))
  const tradeById = new Map(trades.map(trade => [trade.id, trade]))
  const byName = indexNames(skills)
  const names = [...byName.keys()]
  const longest = Math.max(1, ...names.map(name => name.split(' ').length))
  const skill = (id: string): Skill | null => skillById.get(id) ?? null

  return {
    skills,
    searched: skills.map(each => ({ skill: each, name: comparable(each.name), aliases: each.aliases.map(comparable) })),
    trades,
    skill,
    trade: id => tradeById.get(id) ?? null,
    resolve(words) {
      const wanted = comparable(words)
      const exact = byName.get(wanted) ?? byName.get(singular(wanted))
      if (exact !== undefined) return exact
      const near = nearestWord(wanted, names)
      return near === null ? null : (byName.get(near) ?? null)
    },
    mentionsIn: text => findMentions(text, byName, longest),
    closeness(a, b) {
      const first = skill(a)
      const second = skill(b)
      return first === null || second === null ? 0 : closenessOf(first, second)
    },
    relatedTo: id => {
      const origin = skill(id)
      return origin === null ? [] : skills.filter(other => other.id !== id && related(origin, other)).map(other => other.id)
    },
    defaultHourlyRate(skillId) {
      const found = skill(skillId)
      return found?.defaultHourlyRate ?? tradeById.get(found?.tradeId ?? '')?.defaultHourlyRate ?? 0
    },
  }
}

/** The taxonomy that ships with the product. */
export const TAXONOMY: Taxonomy = createTaxonomy(TRADES, SKILLS)
