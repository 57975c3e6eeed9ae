import { ENDS_NOUN, nounsAfter } from './nouns-after.ts'
import { readTokens, type Token } from './number-tokens.ts'
import type { Quantity } from './quantity.ts'
import { stem } from './stems.ts'

/** 'Twelve of them', 'thirty in all': of what was spoken of before. */
const OF_WHAT_WAS_SAID =
  /^(?:(?:of|von|de|d|entre) )*(?:them|these|those|ihnen|denen|ellos|ellas|eux|elles|davon|in all|in total|altogether|together|overall|insgesamt|zusammen|stuck|en total|au total|en tout)\b/
/** '(38 units)', '5 no.', '30 Stück': so many of what was spoken of before. */
export const PIECES =
  /^(?:unit|unidad|unite|einheit|piec|piece|stuck|no|item|pieza|exemplair|exemplar|instrument|apparat|appareil|gerat|aparato|device)$/
/** '(Stückzahl 9)', 'nombre : 26' */
const NUMBER_OF = /^(?:stuckzahl|anzahl|menge|umfang|bestand|quantity|qty|nombre|cantidad|quantite|unidades)$/
/** 'En número de tres', 'au nombre de trois'; a house has a number, too. */
const IN_NUMBER = /^(?:of|de|von) (?:number|numero|nombre|zahl) (?:in|en|au|an)$/
const HAVE = /^(?:have|got|habe|haben|tengo|tenemos|hay|ai|avons)$/
const THERE_ARE = /(?:^| )(?:there are|it is|es sind|sind es|son|hay|ce sont|y en a(?:ura)?)$/
const ABOUT = /^(?:about|around|roughly|some|etwa|rund|ungefahr|circa|ca|unos|unas|environ|quelque)$/
const IS_IN_NEED = /^(?:needs? (?:\p{L}+ing|to be|new)|mussen|sollen|hay que|necesitan|doivent etre)\b/u
const A_MONTH = /^(?:a|per|each|pro|im|die|al|a la|por|par) (?:day|week|month|year|tag|woche|monat|jahr|dia|semana|mes|jour|semaine|mois)\b/
const MOST_WORDS_BACK = 12
/** 'The photos are lovely but dark and yellow. We picked 350 of them.' */
const MOST_WORDS_TO_THEM = 24

const isEndOfNoun = (token: Token | undefined): boolean =>
  token === undefined || token.kind === 'mark' || (token.kind === 'word' && ENDS_NOUN.test(token.word))

/** The stems of the words before a place, nearest first, where a number there counts one of them; [] where it does not. */
export const spokenOfBefore = (tokens: readonly Token[], at: number, sentenceBefore: string): string[] => {
  const words = (part: readonly Token[]) => part.flatMap(token => (token.kind === 'word' ? [token.word] : []))
  const after = words(tokens.slice(at + 1, at + 4)).join(' ')
  const isAlone = tokens[at + 1] === undefined || tokens[at + 1]?.kind === 'mark'
  // 'Il y en a 70 par mois'
  const isTold =
    (isAlone || A_MONTH.test(after)) &&
    THERE_ARE.test(
      words(tokens.slice(Math.max(0, at - 6), at))
        .filter(word => !ABOUT.test(word))
        .join(' '),
    )
  const behind = words(tokens.slice(Math.max(0, at - 3), at)).toReversed()
  // 'We own 5 of the same.', unlike 'five of the same windows'
  const isOfSaid = OF_WHAT_WAS_SAID.test(after) || (after === 'of the same' && isEndOfNoun(tokens[at + 4]))
  const isNumberOf = NUMBER_OF.test(behind[0] ?? '') || IN_NUMBER.test(behind.join(' '))
  // 'Alquilo bicis y tengo 12 con ruedas mal'
  const isHeld = HAVE.test(behind[0] ?? '') && /^(?:with|mit|con|avec)$/.test(after.split(' ')[0] ?? '')
  const isOfPieces = PIECES.test(stem(words(tokens.slice(at + 1, at + 2))[0] ?? '')) && isEndOfNoun(tokens[at + 2])
  // 'The chairs come apart. A dozen need gluing.'
  const isSubject =
    at <= 1 && IS_IN_NEED.test(after) && (at === 0 || /^(?:an?|about|around|some|etwa|rund|unos|unas|environ|une?)$/.test(behind[0] ?? ''))
  if (!isSubject && !isOfSaid && !isTold && !(isAlone && isNumberOf) && !isOfPieces && !isHeld) return []
  const before = [...words(readTokens(sentenceBefore)), ...(isSubject ? [] : words(tokens.slice(0, at)))]
  // 'Il y en a douze' are twelve of them, too.
  const most = isOfSaid || isTold ? MOST_WORDS_TO_THEM : MOST_WORDS_BACK
  // '12 units' may be flats, which are called so.
  return [...(isOfPieces ? nounsAfter(tokens, at + 1) : []), ...before.slice(-most).toReversed().map(stem)]
}

/** 'Davon 6 Azubis': a part of what was counted, whatever it is called; 'including 3 languages' may be something else. */
const PART_BEFORE = /^(?:davon|darunter|dont|thereof|cuales|lesquels|lesquelles)$/
const AMONG_THEM = /^(?:including|incl|inkl|which)$/
/** 'Fifteen bikes, five of them electric' */
const PART_AFTER =
  /^(?:(?:of|de|d|von) (?:them|these|those|which|ellos|ellas|los cuales|entre|eux|elles|denen|ihnen)|are|son|sind|sont|davon)\b/
/** '30 windows, six of them need replacing': the part is the work. */
const NEEDS_WORK =
  /\b(?:needs?|must|should|to be|broken|dead|faulty|cracked|leak\p{L}*|flicker\p{L}*|missing|stuck|due|kaputt|defekt\p{L}*|undicht|mussen|sollen|fallig|rot[oa]s|averiad[oa]s|danad[oa]s|hay que|doivent|fuient|cass\p{L}*|changer|cambiar|en panne|hs)\b/u
const WORDS_OF_PART = 7

/** Whether a number only says how many of those before it; where they are what needs the work, they are all that counts. */
export const isPart = (tokens: readonly Token[], at: number, value: number, last: Quantity): boolean => {
  const before = tokens[at - 1]
  const words = tokens.slice(at + 1, at + 1 + WORDS_OF_PART).flatMap(token => (token.kind === 'word' ? [token.word] : []))
  const lead = before?.kind === 'word' ? before.word : ''
  const isSaid = PART_BEFORE.test(lead) || (AMONG_THEM.test(lead) && nounsAfter(tokens, at + 1).length === 0)
  if (value >= last.value || !(isSaid || PART_AFTER.test(words.join(' ')))) return false
  // 'Fifteen bikes, five of them electric, must be serviced': behind a mark all of them are spoken of again.
  const end = tokens.findIndex((token, place) => place > at && token.kind === 'mark')
  const ofPart = words.slice(0, end < 0 ? WORDS_OF_PART : end - at - 1)
  if (NEEDS_WORK.test(ofPart.join(' '))) last.value = value
  return true
}
