import type { Quantity } from './quantity.ts'
import { stem } from './stems.ts'

const CLOCK_SPAN =
  /(?<![\p{L}\d.,:])(\d{1,2}|noon|midday|mittags?|mediodia|midi)(?:[:.]\d\d)? ?(am|pm|uhr|h)? ?(?:-|–|to|till|until|bis|a|hasta|jusqu a) ?(?:las )?(?:(\d{1,2})(?:[:.]\d\d)? ?(am|pm|uhr|h)|(midnight|mitternacht|medianoche|minuit))(?![\p{L}\d])/u
/** Where a span of the clock is how long somebody is there, and not when an office is open. */
const LASTS =
  /\b(?:part(?:y|ies)|weddings?|dj|bands?|events?|concerts?|galas?|photograph\p{L}*|shooting|filming|playing|interpret\p{L}*|moderat\p{L}*|\p{L}*feier|\p{L}{3,}fest|hochzeit|konzert|fotograf\p{L}*|dolmetsch\p{L}*|fiesta|boda|concierto|fete|mariage|soiree|interprete)\b/u
const HALF_DAY = 12
/** 'From noon until midnight' */
const hourOf = (said: string): number => (/^\d/.test(said) ? Number(said) : HALF_DAY)

/** '8 pm to 1 am' at a party are five hours. */
export const hoursByClock = (folded: string, sentenceIndex: number): Quantity[] => {
  const [said, from = '', half, to = '', otherHalf, midnight] = CLOCK_SPAN.exec(folded) ?? []
  if (said === undefined || !LASTS.test(folded)) return []
  const at = (hour: number, named: string | undefined) => (hour % HALF_DAY) + (named === 'pm' ? HALF_DAY : 0)
  const isHalf = (named: string | undefined) => named === 'am' || named === 'pm'
  // 'From 7 to 9 pm' begins in the evening as well.
  const begins = isHalf(half ?? otherHalf) ? at(Number(from), half ?? otherHalf) : hourOf(from)
  const ends = midnight !== undefined ? 2 * HALF_DAY : isHalf(otherHalf) ? at(Number(to), otherHalf) : Number(to)
  const hours = ends > begins ? ends - begins : ends + 2 * HALF_DAY - begins
  return hours > 0 && hours <= HALF_DAY + 2 ? [{ value: hours, nouns: [stem('hours')], sentenceIndex }] : []
}
