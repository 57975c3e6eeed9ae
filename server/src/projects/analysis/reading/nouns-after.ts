import type { Token } from './number-tokens.ts'
import { stem } from './stems.ts'

/** Adjectives may stand between a number and its noun: '40 outdoor IP cameras'. */
const WORDS_TO_NOUN = 4
export const ENDS_NOUN =
  /^(?:and|und|y|et|or|but|from|with|in|on|at|for|to|by|near|along|around|above|behind|below|beneath|beside|between|long|lang|largo|till|until|which|that|who|is|are|a|per|each|every|je|jeweils|mit|fur|im|bei|von|zu|uber|hinter|neben|zwischen|pro|con|para|por|en|sobre|detras|sur|sous|derriere|avec|pour|dans|par|con|per|nella?|the|der|die|das|den|dem|des|el|la|los|las|le|les|whose|has|have|had|was|were|will|shall|should|would|must|can|could|reichen|genugen|bastan|bastarian|suffisent|suffiraient|need|needs|needing|hat|haben|hatte|sind|war|waren|wird|werden|soll|sollen|muss|mussen|kann|konnen|tiene|tienen|esta|estan|hay|que|qui|ont|sont|est|doit|doivent|wir|ich|sie|we|us|uns|nosotr[oa]s|they|nous|ihre?[nrsm]?|seine?[nrsm]?|meine?[nrsm]?|unsere?[nrsm]?|my|our|their|his|her|its|your|nuestr[oa]s?|notre|nos|leurs?)$/
/** 'Three of our cameras', 'drei der Fenster' */
const LEADS_TO_NOUN =
  /^(?:of|de|von|der|des|the|our|my|these|those|his|her|their|your|its|nuestr[oa]s|nos|mes|unserer?|meiner?|los|las|les)$/
export const TIME_UNIT =
  /^(?:hour|stund|hor|heur|minut|minute|second|sekund|week|woch|seman|semain|mese|month|monat|mes|mois|year|jahr|ano|anne)$/

/** '500 kg goods lift': a weight or a way, and no five hundred lifts. */
export const UNIT =
  /^(?:kg|g|gram|gramm|tonn|ton|litr|liter|l|km|kilomet|kilometr|mile|meil|percent|prozent|degre|grad|grado|degree|kva|wp|va|ghz|mhz|khz|dpi|mbit|gbit|mbp|rpm|ppm|fps|db|mp|nm|mg|mm2|m3|m³)$/

export const METRES = /^(?:m|metr|meter|mete|lm|feet|foot|ft)$/

const PERSON: ReadonlySet<string> = new Set(['person', 'persons', 'man', 'employee'].map(stem))
const FIRM = /^(?:company|firm|business|office|practice|team|shop|agency|studio|startup|organisation|organization|charity|school)$/

const isOfFirm = (tokens: readonly Token[]): boolean => tokens.some(token => token.kind === 'word' && FIRM.test(token.word))

/** '5 broken or slipped tiles', 'five turned and milled parts', 'sechs gebrochene und lose Ziegel': how they are, one word after the other. */
const HOW_THEY_ARE = /(?:[^e]ed|[tdk]en|wn|rn|ene[nr]?|erte[nr]?|[^a]lose[nr]?|ados?|adas?|idos?|idas?)$/
const JOINS = /^(?:and|or|und|oder|y|o|et|ou)$/
const isJoined = (tokens: readonly Token[], at: number): boolean => {
  const [before, join, behind, noun] = [tokens[at - 1], tokens[at], tokens[at + 1], tokens[at + 2]]
  const isHow = (token: Token | undefined) => token?.kind === 'word' && HOW_THEY_ARE.test(token.word)
  return (
    join?.kind === 'word' && JOINS.test(join.word) && isHow(before) && isHow(behind) && noun?.kind === 'word' && !ENDS_NOUN.test(noun.word)
  )
}

/** What holds so many of a thing that nobody has counted them. */
const HOLDS = /^(?:box|shoebox|folder|binder|crate|carton|kist|karton|schuhkarton|ordner|caja|boit|classeur)$/
const FULL_OF = /^(?:of|with|full|mit|voll|voller|von|de|con|avec|d)$/

/** 'Six independent Excel macros', '30 identical front-loading washing machines': that they are alike or apart counts nothing, and takes the noun's room. */
const ALIKE =
  /^(?:identical|similar|separate|independent|individual|identische[nrs]?|gleiche[nrs]?|baugleiche[nrs]?|getrennte[nrs]?|unabhangige[nrs]?|einzelne[nrs]?|identic[oa]s?|iguales|parecid[oa]s|separad[oa]s|independientes|identiques|semblables|separe[es]?s?|independante?s)$/

/** More words than these before and in a noun are none. */
const MOST_LEADS = 4

/** The stems of the words that a number may count: those behind it, up to a small word. */
export const nounsAfter = (tokens: readonly Token[], from: number): string[] => {
  const nouns: string[] = []
  const rest = tokens.slice(from, from + MOST_LEADS + WORDS_TO_NOUN + 1)
  // 'Above 60 the wheel shakes'
  const isArticleAlone = rest[0]?.kind === 'word' && /^(?:the|our|my|his|her|their|your|its)$/.test(rest[0].word)
  const lead = isArticleAlone ? -1 : rest.findIndex(token => token.kind !== 'word' || !LEADS_TO_NOUN.test(token.word))
  const named = lead < 0 ? [] : rest.slice(lead)
  for (const [at, token] of named.entries()) {
    if ((at > 0 && isJoined(named, at)) || (nouns.length === 0 && token.kind === 'word' && ALIKE.test(token.word))) continue
    if (nouns.length === 1 && UNIT.test(nouns[0] ?? '')) break
    // '20 m of old fence'
    const isOfMetres = nouns.length === 1 && METRES.test(nouns[0] ?? '') && token.kind === 'word' && /^(?:of|de)$/.test(token.word)
    if (isOfMetres) continue
    if (token.kind !== 'word' || nouns.length >= WORDS_TO_NOUN || ENDS_NOUN.test(token.word)) break
    // 'Four hours of video' and 'a five minute video' are no videos.
    if (nouns.length === 1 && TIME_UNIT.test(nouns[0] ?? '')) break
    // 'A 400-word newsletter' is no newsletters.
    if (nouns.length === 1 && nouns[0] === 'word') break
    // 'Two shoeboxes of receipts' are no receipts.
    if (nouns.length === 1 && HOLDS.test(nouns[0] ?? '') && token.kind === 'word' && FULL_OF.test(token.word)) break
    // 'A 30 person software company' has no thirty programs.
    if (nouns.length === 1 && PERSON.has(nouns[0] ?? '') && isOfFirm(rest)) break
    nouns.push(stem(token.word))
  }
  return nouns
}
