import { ENDS_NOUN } from './nouns-after.ts'
import type { Token } from './number-tokens.ts'
import { stem } from './stems.ts'

/** 'PCs in the office: 30': what stands before such a word is the thing, what stands behind it says where or of what; behind 'for' and 'with' stands what is counted. */
const SAYS_WHERE = /^(?:in|on|at|from|im|am|auf|aus|zum|zur|vom|beim|en|al|del|dans|sur|du|des|au|der)$/
/** 'Rooms to paint: 5', 'tabletas por arreglar: 25', 'Räume zu streichen: 3'; 'to floor: 3' is a place. */
const SAYS_WHAT_FOR = /^(?:to|zu|zum|por|a)$/
const DOES = /(?:ar|er|ir|re|en|ern|eln)$/
const OF_MANY = /(?:s|en|er|e)$/
/** 'Number of windows: 8', 'die Fenster im Haus: 8' */
const LEADS =
  /^(?:number|no|quantity|amount|count|list|anzahl|zahl|liste|numero|cantidad|lista|nombre|quantite|of|de|d|der|die|das|den|von|des|du|del|the|an?|el|la|los|las|le|les|l|our|my|unsere|meine|nuestr[oa]s|nos|mes)$/
const MOST_WORDS = 7

/** The words before a colon, back to where its label begins; [] of a whole sentence, which is no label. */
const labelBefore = (tokens: readonly Token[], colon: number): string[] => {
  const words: string[] = []
  for (let at = colon - 1; at >= 0; at -= 1) {
    const token = tokens[at]
    if (token?.kind !== 'word') break
    if (words.unshift(token.word) > MOST_WORDS) return []
  }
  return words
}

/** Where a label goes on to say where its things are, or what is to be done with them; -1 where it does not. */
const endOfThing = (named: readonly string[]): number =>
  named.findIndex((word, at) => {
    const [before = '', behind = ''] = [named[at - 1], named[at + 1]]
    if (at === 0) return false
    const isLast = at === named.length - 2
    const isWhatFor = SAYS_WHAT_FOR.test(word) && isLast && OF_MANY.test(before) && (word === 'to' || DOES.test(behind))
    return isWhatFor || SAYS_WHERE.test(word)
  })

/** The stems of what a number counts that stands before it: 'Cameras: 12', 'groupes prévus : 7', 'drawings to convert: 60', 'fence (20 m)'. */
export const nounBefore = (tokens: readonly Token[], at: number): string[] => {
  const mark = tokens[at - 1]
  const [before, noun] = [tokens[at - 3], tokens[at - 2]]
  if (mark?.kind !== 'mark' || !/[:(]/.test(mark.mark) || noun?.kind !== 'word') return []
  if (mark.mark !== ':' || before?.kind !== 'word') return [stem(noun.word)]
  const label = labelBefore(tokens, at - 1)
  const named = label.slice(label.findIndex(word => !LEADS.test(word)))
  const end = endOfThing(named)
  if (end > 0) return named.slice(0, end).toReversed().map(stem)
  return ENDS_NOUN.test(before.word) ? [stem(noun.word)] : [stem(noun.word), stem(before.word)]
}
