import type { Language } from '../stop-words.ts'

/** Words that mean different things in two of the languages, and the one in which the packages use them. */
const HOMOGRAPHS: ReadonlyMap<string, Language> = new Map(
  (
    [
      [
        'en',
        'hang boot boots car brand coin pain gift sale fall rock arm grab fan art brief rate van chat pie fin bar stall rind pan store stage',
      ],
      ['de', 'herd bad wand wande tor lager regal roman fliegt ofen hahn'],
      ['es', 'red redes sol luz once cola'],
      ['fr', 'cave four caves marche robe verre stores'],
    ] as const
  ).flatMap(([language, words]) => words.split(' ').map((word): [string, Language] => [word, language])),
)

/** Whether a word of a text in this language only looks like the word that the packages know: 'red' is a network in Spanish alone. */
export const isFalseFriend = (word: string, language: Language | null): boolean => {
  const own = HOMOGRAPHS.get(word)
  return own !== undefined && language !== null && own !== language
}
