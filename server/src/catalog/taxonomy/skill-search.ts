import { comparable } from './fold.ts'
import type { Skill } from './taxonomy.ts'
import type { SearchedSkill, Taxonomy } from './taxonomy-index.ts'

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

/** Skills that somebody may mean who has typed this much, the likeliest first. */
export const skillsFor = (taxonomy: Taxonomy, typed: string, limit: number): Skill[] => {
  const asked = comparable(typed)
  if (asked === '') return []
  const words = asked.split(' ')
  const hits = taxonomy.searched.flatMap(searched => {
    const place = placeOf(searched, asked, words)
    return place === null ? [] : [{ skill: searched.skill, place }]
  })
  if (hits.length === 0) {
    const meant = taxonomy.resolve(typed)
    return meant === null ? [] : [meant]
  }
  return hits
    .sort(
      (one, other) =>
        one.place - other.place || one.skill.name.length - other.skill.name.length || one.skill.name.localeCompare(other.skill.name),
    )
    .slice(0, limit)
    .map(({ skill }) => skill)
}
