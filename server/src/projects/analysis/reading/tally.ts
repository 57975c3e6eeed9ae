import { numberWord } from './numbers.ts'

const ABOUT =
  '(?:about|around|roughly|some|just|only|exactly|etwa|rund|ca|circa|ungefahr|genau|nur|unos|unas|exactamente|solo|environ|quelque|seulement|une?)'

/** 'There are 24', "we'd need 24", 'il y en a 24', 'in total 24': what stands before a number that says how many there are. */
const SAYS_HOW_MANY = new RegExp(
  `(?:\\b(?:(?:it|that|this)(?: ?['’ ]s| is| would be| makes| comes to)|there (?:are|is|will be)|they(?: are|['’ ]re)|(?:we|i) (?:count|counted|have|had|own|run|need|want|plan|would need|would like)|(?:we|i)['’ ](?:d|ll)(?: need| like| want)?|(?:we|i)['’ ]ve(?: got)?|thinking(?: of)?|talking about)|\\b(?:es|das|davon) (?:sind|waren)|\\bsind es|\\b(?:es geht|geht es) um|\\bhandelt (?:es )?sich um|\\b(?:davon )?gibt es|\\b(?:wir|ich) (?:brauchen?|haben?|zahlen?|wollen|will)|\\b(?:brauchen|haben|zahlen) wir|\\bson|\\bhan llegado|\\bllegaron|\\bsobran|\\bfaltan|\\bsind (?:da|angekommen)|\\bserian?|\\bhay|\\bsuman|\\b(?:necesita|tene|contamos con|queria|quere)mos|\\b(?:necesito|tengo|quiero)|\\bil y en a(?:ura)?|\\bil en faut|(?:\\bj ?['’ ]|\\b(?:nous|on|ils|elles) )en \\p{L}+|\\bce sont|\\b(?:cela|ca) fait)(?: ${ABOUT})* $`,
  'u',
)
const IN_ALL =
  'in total|in all|in number|altogether|all told|all in all|insgesamt|im ganzen|zusammen|en total|en tout|au total|au nombre de'
/** 'Insgesamt geht es um rund 24', 'in total 24' */
const TOTAL_BEFORE = new RegExp(`\\b(?:${IN_ALL}|total|gesamt\\p{L}*)(?: (?:\\p{L}+|['’]) ?){0,4}[:=]? ?$`, 'u')
/** '24 in total', '24 of them', 'sixteen are left', 'trente sont retenus' */
const BEHIND = new RegExp(
  `^ (?:${IN_ALL}|(?:(?:of|von|de|d['’]entre) (?:them|these|those|ihnen|ellos|ellas|eux|elles)|davon)(?=$|[.,;:!?]| (?:${IN_ALL}))|stuck|an der zahl|(?:would|will|should) do|(?:wurden )?(?:reichen|genugen)|bastan|bastarian|suffisent|suffiraient|suffiront|left|remaining|remain|to go|(?:are|is|will be|sind|waren|son|estan|sont|seront|quedan|faltan|restent|bleiben|fehlen) (?:still |noch |ya |deja |to be )?\\p{L}+|quedan|faltan|restent|bleiben|fehlen)\\b`,
  'u',
)
const TOTAL_BEHIND = new RegExp(`^(?: (?!(?:and|und|y|et|with|mit|con|avec)\\b)\\p{L}+){0,3} (?:${IN_ALL})\\b`, 'u')

/** 'Quantity: a hundred', 'How many? Five dozen.' */
const ASKED_BEFORE =
  /(?:\b(?:quantity|how many|anzahl|stuckzahl|menge|wie viele|cantidad|cuant[oa]s|quantite|combien|(?:to (?:start|begin) with|for now|de momento|por ahora|para empezar|furs erste|zunachst|erst einmal|pour commencer|pour l ?['’ ]?instant),?)|^) ?[:?.]? ?(?:about |around |etwa |rund |unos |unas |environ |une? )?$/u
const NOTHING_BEHIND = /^(?: (?:please|bitte|por favor|svp|s il vous plait))?[ .!]*$/u
/** 'Nine pairs please', 'serían cinco equipos': all that a sentence or clause says. */
const ALL_THAT_IS_SAID = /^ (?:\p{L}+ ){0,2}\p{L}{3,}(?: (?:please|bitte|por favor|svp|s il vous plait))?[ .!]*$/u
const BEGINS = /(?:^|[.;!?] )$/u
/** As many as one likes */
const VAGUE = /^(?:few|some|several|both|couple|pair|paar|einige|mehrere|beiden?|vari[oa]s|algun[oa]s|amb[oa]s|quelques|plusieurs)\b/u

/** 'The total budget is 500' */
const OF_MONEY = /\b(?:budget|cost|price|presupuesto|precio|coste|kosten|preis|prix|cout)\w* (?:\p{L}+ ){0,2}$/u
/** '24/7', '7pm', '30 of us', 'I have 24 already' */
const NO_COUNT_BEHIND =
  /^(?:[/%°€$£]|:\d| ?(?:am|pm|uhr|h|o['’ ]?clock)\b| (?:of|von|de|d['’]entre) (?:us|uns|nosotr[oa]s|nous)\b|[^.,;:!?]{0,24}\b(?:already|schon|bereits|ya|deja)\b)/u

/** Where a number that begins at a place ends: 'twenty-four' is two words. */
const endOf = (folded: string, at: number): number => {
  const [figures] = /^\d[\d.,’]*/u.exec(folded.slice(at)) ?? []
  if (figures !== undefined) return at + figures.replace(/[.,’]+$/u, '').length
  let end = at
  for (const { 0: said, index } of folded.slice(at).matchAll(/\p{L}+/gu)) {
    if (numberWord(said) === null && !/^(?:and|und|y|et)$/.test(said)) break
    if (numberWord(said) !== null) end = at + index + said.length
  }
  return end
}

/**
 * Whether a number of a folded sentence says how many there are of what was spoken of before. `isBare`: it names nothing that it counts;
 * one that does is only meant where it is said to be all of it.
 */
export const isTally = (folded: string, at: number, isBare: boolean): boolean => {
  const before = folded.slice(0, at)
  const behind = folded.slice(endOf(folded, at))
  if (VAGUE.test(folded.slice(at)) || OF_MONEY.test(before) || NO_COUNT_BEHIND.test(behind)) return false
  if (TOTAL_BEFORE.test(before) || TOTAL_BEHIND.test(behind)) return true
  if (ASKED_BEFORE.test(before) && NOTHING_BEHIND.test(behind)) return true
  const [lead = ''] = SAYS_HOW_MANY.exec(before) ?? []
  if (ALL_THAT_IS_SAID.test(behind) && BEGINS.test(before.slice(0, before.length - lead.length))) return true
  return isBare && (BEHIND.test(behind) || SAYS_HOW_MANY.test(before))
}
