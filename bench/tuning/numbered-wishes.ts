import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fold } from '../../server/src/catalog/taxonomy/fold.ts'
import { readTokens } from '../../server/src/projects/analysis/reading/number-tokens.ts'
import { withoutTraps, withPlainNumbers } from '../../server/src/projects/analysis/reading/plain-numbers.ts'

/** A wish with a number in it that decides how much work it is. */
export interface NumberedWish {
  list: string
  /** Absent where it has none of its own. */
  title?: string
  description: string
  value: number
  isSeen: boolean
}

const LISTS = {
  'pairs of strangers': 'strangers/pairs.txt',
  'pairs among other numbers': 'lists/pairs-among-numbers.txt',
  'pairs of all works': 'lists/pairs-of-all-works.txt',
}

const numberIn = (said: string): number | undefined => readTokens(fold(said)).find(token => token.kind === 'number')?.value

const linesOf = (file: string): string[][] =>
  readFileSync(join(import.meta.dirname, file), 'utf8')
    .trim()
    .split('\n')
    .map(line => line.split(' | '))

const IN_BRIEFS = 'pairs in whole briefs'
/** All of them were looked at when something was mended; so many teach, and the others show what was learned. */
const ONE_IN = 4

const numbersOf = (text: string): number[] =>
  readTokens(withPlainNumbers(fold(withoutTraps(text)))).flatMap(token => (token.kind === 'number' ? [token.value] : []))

/** 340 pairs of briefs with titles, by five writers who saw nothing of the product (2026-11-29), that differ in one number: it decides. */
const inBriefs = (): NumberedWish[] =>
  linesOf('lists/pairs-in-briefs.txt').flatMap(([, title = '', few = '', many = ''], at) => {
    const [small, large] = [numbersOf(few), numbersOf(many)]
    const place = small.findIndex((value, each) => value !== large[each])
    const told = [
      { description: few, value: small[place] },
      { description: many, value: large[place] },
    ]
    return told.flatMap(({ description, value }) =>
      value === undefined ? [] : [{ list: IN_BRIEFS, title, description, value, isSeen: at % ONE_IN > 0 }],
    )
  })

/** The pairs of strangers, each with either number; every second line was never looked at. */
export const numberedWishes = (): NumberedWish[] => [
  ...inBriefs(),
  ...Object.entries(LISTS).flatMap(([list, file]) =>
    linesOf(file).flatMap(([, , text = '', ...numbers], at) =>
      numbers.flatMap(number => {
        const value = numberIn(number)
        return value === undefined ? [] : [{ list, description: text.replaceAll('{n}', number.trim()), value, isSeen: at % 2 === 0 }]
      }),
    ),
  ),
]
