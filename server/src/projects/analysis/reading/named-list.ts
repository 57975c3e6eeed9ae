import { nounsAfter } from './nouns-after.ts'
import { readTokens } from './number-tokens.ts'
import type { Quantity } from './quantity.ts'

const POINTS_AT =
  /\b(?:these|the following|(?:die )?folgende[nrs]?|diese|(?:l[oa]s )?siguientes|est[oa]s|ces|les (?=\p{L}+ suivante?s))(?=[ ])/u
const PARTS = /,| (?:and|und|y|e|et|plus|sowie|&) /u
const MOST_WORDS = 5
const LEAST_ITEMS = 2

/** 'Arrange these songs: Yesterday, Hey Jude and Help': so many songs as the list behind the colon names. Over a folded sentence. */
export const namedInList = (folded: string, sentenceIndex: number): Quantity[] => {
  const [, list = ''] = /:\s([^:;]+)$/u.exec(folded) ?? []
  const points = POINTS_AT.exec(folded)
  if (list === '' || points === null || points.index > folded.length - list.length) return []
  const items = list
    .replace(/[.!?]+$/u, '')
    .split(PARTS)
    .map(item => item.trim())
  const isList =
    items.length >= LEAST_ITEMS && items.every(item => item !== '' && !/^\d/u.test(item) && item.split(/\s+/u).length <= MOST_WORDS)
  const nouns = nounsAfter(readTokens(folded.slice(points.index + points[0].length)), 0)
  return isList && nouns.length > 0 ? [{ value: items.length, nouns, sentenceIndex }] : []
}
