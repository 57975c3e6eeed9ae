import type { Skill } from '../catalog/taxonomy/taxonomy.ts'
import { TAXONOMY } from '../catalog/taxonomy/taxonomy-index.ts'

/** Looking up a word that nobody knows compares it with every name: a file repeats its words, so answers are kept. */
const KEPT_WORDS = 20_000
/** Of the unknown words so many are named. */
export const NAMED_UNKNOWN_WORDS = 10

/** Turns the skill words of a file into ids of the taxonomy and counts those that are none. */
export interface SkillReader {
  /** Ids in the order given, each once. */
  ids(words: readonly string[]): string[]
  unknownCount(): number
  /** The first few unknown words, to be shown. */
  unknownWords(): string[]
}

export const createSkillReader = (): SkillReader => {
  const known = new Map<string, Skill['id'] | null>()
  const unknown = new Set<string>()
  let count = 0

  const resolve = (word: string): string | null => {
    const kept = known.get(word)
    if (kept !== undefined) return kept
    if (known.size >= KEPT_WORDS) known.clear()
    const id = TAXONOMY.resolve(word)?.id ?? null
    known.set(word, id)
    return id
  }

  return {
    ids: words => {
      const ids = new Set<string>()
      for (const word of words) {
        const id = resolve(word)
        if (id) ids.add(id)
        else {
          count += 1
          if (unknown.size < NAMED_UNKNOWN_WORDS) unknown.add(word)
        }
      }
      return [...ids]
    },
    unknownCount: () => count,
    unknownWords: () => [...unknown],
  }
}
