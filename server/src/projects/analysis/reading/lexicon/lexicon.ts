import { type Word, wordsOf } from '../../../../catalog/taxonomy/fold.ts'
import { CRAFT_WORDS } from './craft-words.ts'
import { DIGITAL_WORDS } from './digital-words.ts'
import { EVERYDAY_WORDS } from './everyday-words.ts'
import { HOME_WORDS } from './home-words.ts'
import { OFFICE_WORDS } from './office-words.ts'
import { SERVICE_WORDS } from './services-words.ts'

const rows = [HOME_WORDS, DIGITAL_WORDS, SERVICE_WORDS, EVERYDAY_WORDS, CRAFT_WORDS, OFFICE_WORDS]
  .flatMap(text => text.trim().split('\n'))
  .map(line => line.split(' ').map(word => word.replaceAll('_', ' ')))

/** Each word or expression that the lexicon knows, with the first of its line; a word of two lines belongs to the earlier. */
export const SAME_WORDS: ReadonlyMap<string, string> = new Map(
  rows.flatMap(row => row.map((word): [string, string] => [word, row[0] ?? word])).toReversed(),
)

const expressions: ReadonlyMap<string, readonly (readonly string[])[]> = Map.groupBy(
  [...SAME_WORDS.keys()].filter(word => word.includes(' ')).map(expression => expression.split(' ')),
  ([first]) => first ?? '',
)

/** The expressions of several words ('washing machine', 'agua caliente') that a folded text says, the longest at each place. */
export const expressionsIn = (folded: string, words: readonly Word[] = wordsOf(folded)): Word[] =>
  words.flatMap((word, at) => {
    const said = (expressions.get(word.text) ?? [])
      .filter(expression => expression.every((part, place) => words[at + place]?.text === part))
      .toSorted((a, b) => b.length - a.length)[0]
    const last = words[at + (said?.length ?? 1) - 1]
    return said === undefined || last === undefined ? [] : [{ text: said.join(' '), index: word.index, end: last.end }]
  })
