import { fold } from '../../../catalog/taxonomy/fold.ts'

const PARTS = /,| (?:and|und|y|e|et|plus|sowie) /u
/** What stands before the first item: 'we need', 'benötigt werden', 'pages:' */
const BEFORE_LIST =
  /^.*(?::|\b(?:need|needs|want|have|are|for|werden|sind|brauchen|mit|with|necesitamos|queremos|son|con|avec|faut|voulons)\b)/u
const MOST_WORDS = 3
const LEAST_ITEMS = 4

/** 'Home, prices, team, blog and contact' are five: how many short things the longest list of a text names; 0 where there is none. */
export const itemsListed = (text: string): number => {
  const parts = fold(text)
    .replace(/[.!?]+\s*$/u, '')
    .split(PARTS)
  let [longest, run] = [0, 0]
  for (const [at, part] of parts.entries()) {
    const words = (at === 0 ? part.replace(BEFORE_LIST, '') : part).trim().split(/\s+/u)
    const isItem = words[0] !== '' && words.length <= MOST_WORDS && !words.some(word => /^\d/.test(word))
    run = isItem ? run + 1 : 0
    longest = Math.max(longest, run)
  }
  return longest >= LEAST_ITEMS ? longest : 0
}
