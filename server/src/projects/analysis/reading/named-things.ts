import type { Quantity } from './quantity.ts'
import { stem } from './stems.ts'

/** What an app is made for, by name; not where it says 'no', 'not' before it. */
const NOT_BEFORE = String.raw`(?<!\b(?:no|not|not for|without|kein|keine|nicht|nicht fur|sin|no para|sans|pas|pas pour|pas d['’ ]?) )`
const PLATFORMS = [/\b(?:ios|iphones?|ipads?)\b/, /\bandroid\b/].map(({ source }) => new RegExp(`${NOT_BEFORE}${source}`, 'u'))
const MAKES_AN_APP =
  /\b(?:build|develop|create|make|need|want|looking for|programm\w*|entwickel\w*|brauch\w*|such\w*|crear|desarrollar|necesit\w+|quer\w+|creer|developper|voudr\w+|souhait\w+)\b.*\b(?:apps?|aplicacion|applications?|applis?)\b|\bnative(?:ly)? (?:apps?|for|on|ios|iphone|android)\b/u
const PLATFORM = stem('platform')

/** A French flat by its type: 'un appartement T3' has three rooms, a kitchen and a bathroom. */
const TYPE_OF_FLAT = /\b(?:un|le|mon|notre|ce|du|de|appartement|logement) [tf](?<rooms>[1-6])\b/u
const OF_A_FLAT = /\b(?:appartements?|logements?|studio)\b|\d ?m[2²]/u
const BESIDE_ROOMS = 2

/**
 * Things that names count, where no number does: 'for iOS and Android' are two platforms, 'un T3 de 68 m²' five rooms. Over folded text;
 * `counted` is what its numbers say.
 */
export const namedThingsIn = (folded: string, counted: readonly Quantity[], sentenceIndex: number): Quantity[] => {
  const isCounted = (noun: string) => counted.some(({ nouns }) => nouns.includes(noun))
  const platforms = MAKES_AN_APP.test(folded) && !isCounted(PLATFORM) ? PLATFORMS.filter(name => name.test(folded)).length : 0
  const flat = OF_A_FLAT.test(folded) && !isCounted('room') ? Number(TYPE_OF_FLAT.exec(folded)?.groups?.['rooms'] ?? 0) : 0
  return [
    ...(platforms > 0 ? [{ value: platforms, nouns: [PLATFORM], sentenceIndex }] : []),
    ...(flat > 0 ? [{ value: flat + BESIDE_ROOMS, nouns: ['room'], sentenceIndex }] : []),
  ]
}
