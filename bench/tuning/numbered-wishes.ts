import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fold } from '../../server/src/catalog/taxonomy/fold.ts'
import { readTokens } from '../../server/src/projects/analysis/reading/number-tokens.ts'

/** A wish with a number in it that decides how much work it is. */
export interface NumberedWish {
  list: string
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

/** The pairs of strangers, each with either number; every second line was never looked at. */
export const numberedWishes = (): NumberedWish[] =>
  Object.entries(LISTS).flatMap(([list, file]) =>
    linesOf(file).flatMap(([, , text = '', ...numbers], at) =>
      numbers.flatMap(number => {
        const value = numberIn(number)
        return value === undefined ? [] : [{ list, description: text.replaceAll('{n}', number.trim()), value, isSeen: at % 2 === 0 }]
      }),
    ),
  )
