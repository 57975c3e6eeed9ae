import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { rulesAskedIn } from '../../server/src/projects/analysis/harm/harm-rules.ts'
import { type SignsOfHarm, signsOfHarm, stretchesOf } from '../../server/src/projects/analysis/harm/signs-of-harm.ts'
import { taughtInParts } from '../../server/src/projects/analysis/knowledge/briefs-in-parts.ts'
import { SAID } from '../../server/src/projects/analysis/knowledge/said.ts'
import { numberOf } from '../../server/src/projects/analysis/retrieval/wish-regression.ts'

/** A text that asks for harm or does not, as the judge is taught it. */
export interface HarmLesson {
  signs: SignsOfHarm
  isHarm: boolean
  weight: number
  /** Written to tell harm from what is like it: its words count for more when it is asked which are seen often enough. */
  isOfList: boolean
}

interface ToldWish {
  isHarm: boolean
  text: string
}

const toldIn = (name: string): ToldWish[] =>
  readFileSync(join(import.meta.dirname, 'lists', name), 'utf8')
    .trim()
    .split('\n')
    .map(line => {
      const [kind = '', , text = ''] = line.split(' | ')
      return { isHarm: kind === 'harm', text }
    })

/** Every second of the list is kept out of the lesson, for measuring; its figures were in view when limits were chosen. */
export const wishesOfHarm = (isSeen: boolean): ToldWish[] => toldIn('harm.txt').filter((_, at) => (at % 2 === 0) === isSeen)

const ONE_KEPT_OUT_OF = 5
/** Harmless briefs as they are written, all of a brief as one text. */
export const harmlessBriefs = (isSeen: boolean): string[] =>
  taughtInParts()
    .filter((_, at) => (at % ONE_KEPT_OUT_OF !== ONE_KEPT_OUT_OF - 1) === isSeen)
    .map(({ title, parts }) => `${title}. ${parts.map(({ text }) => text).join(' ')}`)

/** There are many more harmless texts at hand than others: a stretch of one counts for less, unless the rules take it for harm, which is what is to be unlearned. */
const OF_A_BRIEF = 0.25
const OF_A_SAYING = 0.15
const MISTAKEN = 3
/** All the sayings would take minutes and teach no more. */
const ONE_SAYING_OF = 8

const harmless = (text: string, usual: number): HarmLesson => {
  const signs = signsOfHarm(text)
  return { signs, isHarm: false, weight: signs.rules.includes('RULE') ? MISTAKEN : usual, isOfList: false }
}

/** The seen half of the list, more that was written for this, and harmless texts of all trades. */
export const lessonsOfHarm = (): HarmLesson[] => {
  const sayings = SAID.flatMap(said => Object.values(said).flatMap(list => list.split(' / ')))
  return [
    ...[...wishesOfHarm(true), ...toldIn('harm-told.txt')].map(({ isHarm, text }) => ({
      signs: signsOfHarm(text),
      isHarm,
      weight: 1,
      isOfList: true,
    })),
    ...harmlessBriefs(true).flatMap(brief => stretchesOf(brief).map(stretch => harmless(stretch, OF_A_BRIEF))),
    ...sayings
      .filter(saying => numberOf(saying) % ONE_SAYING_OF === 0 || rulesAskedIn(saying).length > 0)
      .map(saying => harmless(saying, OF_A_SAYING)),
  ]
}
