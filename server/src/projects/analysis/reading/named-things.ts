import type { Quantity } from './quantity.ts'
import { stem } from './stems.ts'

/** What an app runs on, by name. */
const PLATFORMS = [
  /\b(?:ios|iphones?|ipados|ipads?|app ?store|apple)\b/u,
  /\bandroid\w*\b/u,
  /\b(?:web|browser)[ -]?(?:app|version|fassung)\b/u,
]
const OF_AN_APP = /\b(?:apps?|aplicacion|applications?|applis?|anwendung)\b/u

/** A French flat by its type: 'T3' has three rooms, a kitchen and a bathroom. A van may be called so, too. */
const TYPE_OF_FLAT = /\b(?:un|le|mon|notre|ce|du|de) [tf] ?(?<rooms>[1-6])\b/u
const BESIDE_ROOMS = 2
const OF_A_FLAT = /\b(?:m2|m²|appartement|logement|location|locatifs?|locataires?|studio)/u

/** Things that names count: 'for iOS and Android' are two platforms, 'un T3' five rooms. Over folded text. */
export const namedThingsIn = (folded: string, sentenceIndex: number): Quantity[] => {
  const platforms = OF_AN_APP.test(folded) ? PLATFORMS.filter(name => name.test(folded)).length : 0
  const rooms = OF_A_FLAT.test(folded) ? Number(TYPE_OF_FLAT.exec(folded)?.groups?.['rooms'] ?? 0) : 0
  return [
    ...(platforms > 0 ? [{ value: platforms, nouns: [stem('platform')], sentenceIndex }] : []),
    ...(rooms > 0 ? [{ value: rooms + BESIDE_ROOMS, nouns: ['room'], sentenceIndex }] : []),
  ]
}
