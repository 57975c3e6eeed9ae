import { comparable } from './fold.ts'
import type { Skill } from './taxonomy.ts'
import type { SearchedSkill, Taxonomy } from './taxonomy-index.ts'
import { likeliestName, nearestWord } from './typo.ts'

/** Places of a hit, best first. */
const NAME_BEGINS = 0
const NAME_HOLDS = 1
const ALIAS_BEGINS = 2
const ALIAS_HOLDS = 3

const begins = (text: string, words: string): boolean => text.startsWith(words)
/** Every asked word begins a word of the text. */
const holds = (text: string, words: readonly string[]): boolean => words.every(word => ` ${text}`.includes(` ${word}`))

const placeOf = ({ name, aliases }: SearchedSkill, asked: string, words: readonly string[]): number | null => {
  if (begins(name, asked)) return NAME_BEGINS
  if (holds(name, words)) return NAME_HOLDS
  if (aliases.some(alias => begins(alias, asked))) return ALIAS_BEGINS
  return aliases.some(alias => holds(alias, words)) ? ALIAS_HOLDS : null
}

/** Each word as the taxonomy spells it; one that it knows nothing like stays, and one that begins a word of it is still being typed. */
const corrected = ({ searched }: Taxonomy, words: readonly string[]): string => {
  const names = searched.flatMap(({ name, aliases }) => [name, ...aliases])
  const known = [...new Set(names.flatMap(name => name.split(' ')))]
  const isBegun = (word: string) => known.some(each => each.startsWith(word))
  return words
    .map(word => (isBegun(word) ? word : (nearestWord(word, known) ?? likeliestName(word, [...known, ...names]) ?? word)))
    .join(' ')
}

/** Skills that somebody may mean who has typed this much, the likeliest first; where nothing is called so, those it may be a slip for. */
export const skillsFor = (taxonomy: Taxonomy, typed: string, limit: number): Skill[] => {
  const asked = comparable(typed)
  if (asked === '') return []
  const found = hitsFor(taxonomy, asked, limit)
  if (found.length > 0) return found
  const meant = taxonomy.resolve(typed)
  return meant === null ? hitsFor(taxonomy, corrected(taxonomy, asked.split(' ')), limit) : [meant]
}

const hitsFor = (taxonomy: Taxonomy, asked: string, limit: number): Skill[] => {
  const words = asked.split(' ')
  const hits = taxonomy.searched.flatMap(searched => {
    const place = placeOf(searched, asked, words)
    return place === null ? [] : [{ skill: searched.skill, place }]
  })
  return hits
    .sort(
      (one, other) =>
        one.place - other.place || one.skill.name.length - other.skill.name.length || one.skill.name.localeCompare(other.skill.name),
    )
    .slice(0, limit)
    .map(({ skill }) => skill)
}
