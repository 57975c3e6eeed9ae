import { fold, wordsOf } from '../taxonomy/fold.ts'
import { TAXONOMY } from '../taxonomy/taxonomy-index.ts'
import { type CloseWord, closeWords, likeliestName, nearestWord } from '../taxonomy/typo.ts'
import { PROFESSION_WORDS, type Work, workOf } from './search-professions.ts'

/** Words of a search that are looked at: more of them narrow nothing down. */
const MAX_WORDS = 12

/** Words that belong together: the name of a skill or of who does the work, or a single word. */
export interface Term {
  words: string[]
  skillId: string | null
  /** What those who are called so do. */
  work: Work | null
}

/** A search as it was typed, in terms. Words keep their accents: so does the index. */
export const termsOf = (q: string): Term[] => {
  const words = wordsOf(fold(q)).slice(0, MAX_WORDS)
  const mentions = TAXONOMY.mentionsIn(q)
  const terms: Term[] = []
  for (let at = 0; at < words.length; ) {
    const index = words[at]?.index ?? 0
    const mention = mentions.find(each => each.index === index)
    const mentioned = words.filter(word => mention && word.index >= index && word.end <= index + mention.words.length).length
    const called = workOf(words.slice(at).map(({ text }) => text))
    const count = Math.max(1, mentioned, called?.count ?? 0)
    terms.push({
      words: words.slice(at, at + count).map(word => q.slice(word.index, word.end).toLowerCase()),
      skillId: mention !== undefined && mentioned === count ? mention.skill.id : null,
      work: called !== null && called.count === count ? called.work : null,
    })
    at += count
  }
  return terms
}

/** All words of the taxonomy and of those who do its work, in every language. */
export const TAXONOMY_WORDS: ReadonlySet<string> = new Set([
  ...TAXONOMY.searched.flatMap(({ name, aliases }) => [name, ...aliases].flatMap(text => text.split(' '))),
  ...PROFESSION_WORDS,
])

/** Whether the taxonomy uses a word, in any of its languages: such a word is no slip, though no service has it. */
export const isTaxonomyWord = (word: string): boolean => {
  const folded = fold(word)
  return TAXONOMY_WORDS.has(folded) || TAXONOMY_WORDS.has(folded.replace(/s$/, ''))
}

const BY_BEGINNING: ReadonlyMap<string, readonly string[]> = Map.groupBy(TAXONOMY_WORDS, word => word[0] ?? '')

/** Words of the taxonomy that a misspelt one may mean, the fewest slips first. The first letter must be right. */
export const closeTaxonomyWords = (word: string): CloseWord[] => {
  const folded = fold(word)
  return closeWords(folded, BY_BEGINNING.get(folded[0] ?? '') ?? [])
}

/** Of each word the skills that it names, alone or with others. */
const NAMED_BY: ReadonlyMap<string, ReadonlySet<string>> = (() => {
  const named = new Map<string, Set<string>>()
  for (const { skill, name, aliases } of TAXONOMY.searched)
    for (const word of [name, ...aliases].flatMap(text => text.split(' '))) named.set(word, (named.get(word) ?? new Set()).add(skill.id))
  return named
})()

/** Whether two words are said of the same skill, as 'tax' and 'declaration'. */
export const areSaidTogether = (one: string, other: string): boolean => {
  const named = NAMED_BY.get(fold(other))
  return named !== undefined && [...(NAMED_BY.get(fold(one)) ?? [])].some(skillId => named.has(skillId))
}

const TAXONOMY_NAMES: readonly string[] = [
  ...TAXONOMY_WORDS,
  ...TAXONOMY.searched.flatMap(({ name, aliases }) => [name, ...aliases]).filter(name => name.includes(' ')),
]

/** What the taxonomy calls the thing that a misspelt word means, in any of its languages. */
export const nearestTaxonomyWord = (word: string): string | null =>
  nearestWord(fold(word), TAXONOMY_WORDS) ?? likeliestName(fold(word), TAXONOMY_NAMES)
