import { LRUCache } from 'lru-cache'
import type { KnownWord, SearchReads } from './search-reads-store.ts'

/** Words that some service uses; more are looked up again. */
const WORDS_KEPT = 20_000

/** The words of a search as the index has them, and whether any service uses them. */
export type WordLookUp = (words: readonly string[]) => Promise<KnownWord[]>

/** Remembers the words that are used: `service_words` never shrinks, so they stay so. One that nobody uses is looked up each time. */
export const createWordLookUp = (reads: SearchReads): WordLookUp => {
  const kept = new LRUCache<string, KnownWord>({ max: WORDS_KEPT })
  return async words => {
    const known = words.flatMap(word => kept.get(word) ?? [])
    const others = words.filter(word => !known.some(each => each.word === word))
    const looked = others.length === 0 ? [] : await reads.words(others)
    for (const each of looked) if (each.isKnown) kept.set(each.word, each)
    return [...known, ...looked]
  }
}
