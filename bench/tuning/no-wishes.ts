import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { TOLD } from './texts-told.ts'

/** A text, and whether it was taught or looked at. */
export interface TextSaid {
  text: string
  isSeen: boolean
}

/** Every fifth is only measured. */
const APART = 5

const textsOf = (name: string): TextSaid[] =>
  readFileSync(join(import.meta.dirname, 'lists', name), 'utf8')
    .trim()
    .split('\n')
    .map((line, at) => {
      const [kind, ...text] = line.split(' | ')
      if (kind === undefined || text.length === 0) throw new Error(`${name}, line ${at + 1}: no text`)
      return { text: text.join(' | ').replaceAll('\\n', '\n'), isSeen: at % APART !== APART - 1 }
    })

// By six writers who saw nothing of the product (2026-11-30), in English, German, Spanish and French, in front the kind of text.

/** 850 texts that ask for no work, most of them in words of the trades: news, poems, recipes, adverts, logs, diaries, memories, questions of knowledge; and those that were there before. */
export const noWishes = (): TextSaid[] => [...textsOf('no-wishes.txt'), ...TOLD.nobodys.map(text => ({ text, isSeen: true }))]

/** 510 wishes that do not say for what. */
export const tooThin = (): TextSaid[] => textsOf('too-thin.txt')

/** 440 wishes that do not ask in so many words: what is broken told as a fact, stories, notes, headings. In front their trade. */
export const plainStatements = (): TextSaid[] => textsOf('plain-statements.txt')

/** 240 wishes of two to fifteen words that name the work, as clients type them who say no more. In front their trade. */
export const plainAndShort = (): TextSaid[] => textsOf('plain-and-short.txt')
