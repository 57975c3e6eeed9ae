import { fold, wordsOf } from '../taxonomy/fold.ts'
import { TAXONOMY } from '../taxonomy/taxonomy-index.ts'

/** Words of a search that are looked at: more of them narrow nothing down. */
const MAX_WORDS = 12

/** Words that belong together: a skill's name or another word for it, or a single word. */
export interface Term {
  words: string[]
  skillId: string | null
}

const lower = (text: string): string => text.toLowerCase()

/** A search as it was typed, in terms. Words keep their accents: so does the index. */
export const termsOf = (q: string): Term[] => {
  const words = wordsOf(fold(q)).slice(0, MAX_WORDS)
  const mentions = TAXONOMY.mentionsIn(q)
  const terms: Term[] = []
  for (const word of words) {
    const mention = mentions.find(({ index, words: said }) => word.index >= index && word.end <= index + said.length)
    const text = lower(q.slice(word.index, word.end))
    const last = terms.at(-1)
    if (mention === undefined) terms.push({ words: [text], skillId: null })
    else if (word.index === mention.index || last === undefined) terms.push({ words: [text], skillId: mention.skill.id })
    else last.words.push(text)
  }
  return terms
}

/** The skill that a single misspelt word means, in any language the taxonomy knows. */
export const misspeltSkill = (word: string): string | null => TAXONOMY.resolve(word)?.id ?? null
