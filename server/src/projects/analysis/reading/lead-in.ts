import { fold } from '../../../catalog/taxonomy/fold.ts'
import { NO_PART, OF_THE_ORDER } from './not-of-order.ts'

const COUNTED =
  "first(?:ly| of all)?|second(?:ly)?|third(?:ly)?|finally|lastly|to (?:begin|start) with|erstens|zweitens|drittens|viertens|zum einen|zum anderen|schlie(?:ß|ss)lich|primero|segundo|tercero|en (?:primer|segundo|tercer) lugar|por [uú]ltimo|premi[eè]rement|deuxi[eè]mement|troisi[eè]mement|d['’]abord|ensuite|enfin"
const ONE_MORE =
  "(?:there(?: is|['’]s| are)|es gibt|hay|il y a) (?:also |still |noch |aún |encore )?(?:something else|(?:one|another|a second)(?: more| other)? (?:thing|job|request|task)|etwas anderes|etwas|was|otra cosa|una cosa más|autre chose|une autre chose)|(?:one|another)(?: more)? thing|something else|noch (?:etwas|was|eine sache)|otra cosa(?: más)?|una cosa más|(?:encore )?(?:une )?autre chose"

/** 'First, ...', 'and then there is something else: ...': how the next wish is begun, and nothing of what it is. */
const LEAD_IN = new RegExp(
  `^\\W*(?:(?:and|but|also|und|aber|y|pero|et|mais) )?(?:(?:then|dann|luego|puis) )?(?:(?:${COUNTED})(?=[,:])|(?:${ONE_MORE})(?=\\s*[:,.;–—-]))[\\s:,.;–—-]*`,
  'iu',
)

/** How many letters of a sentence only lead up to what it says: 'Second, draw a logo' is about no second. */
export const leadInOf = (text: string): number => LEAD_IN.exec(text)?.[0].length ?? 0

/** 'El wifi no forma parte del encargo': that it is not wanted, and nothing of what is. */
const NOT_OF_THE_ORDER = new RegExp(`(?:${NO_PART})${OF_THE_ORDER}`, 'giu')

const YEAR = '(?:19[5-9]|20[0-4])\\d'
/** 'The heat pump installed in 2019', '2017 eingebaut': how old it is, and no wish for another. 'To be built in 2027' is one. */
const MADE_THEN = new RegExp(
  `(?<!\\b(?:be|get|gets|been|want it|want them|werden|soll|sollen|ser|etre) )\\b(?:installed|fitted|built|bought|laid|renewed|replaced|renovated|refurbished|converted|founded|put in)(?: new)? (?:in|around|about|back in)(?: about| around)? ${YEAR}\\b|\\b(?:${YEAR} (?:neu )?(?:eingebaut|installiert|gebaut|verlegt|erneuert|saniert|renoviert|gekauft|angeschafft)|(?:eingebaut|installiert|gebaut|verlegt|erneuert|saniert|renoviert|gekauft)(?: im jahr)? ${YEAR})\\b(?! werden)|\\b(?:instalad|construid|puest|montad|comprad|reformad|cambiad|renovad)[oa]s? (?:en|hacia)(?: el)? ${YEAR}\\b|\\b(?:installe|pose|construit|monte|achete|renove|refait|change)e?s? (?:en|vers) ${YEAR}\\b`,
  'giu',
)

/** 'A cake shaped like his tractor', 'en forme de tracteur': what something shall look like, and no work on it. */
const LIKENESS = '(?: (?!(?:and|with|und|et|y|to|for|needs?|doit|then|that|which)\\b)[^\\s,.;:!?()]+){1,4}'
const SHAPED_LIKE = new RegExp(
  `\\b(?:shaped|formed) like (?:an?|the|my|our|his|her|their)${LIKENESS}|(?<=\\b(?:cut out|baked|carved) )like (?:an?|the|my|our|his|her|their)${LIKENESS}|\\bin the shape of(?: (?:an?|the|my|our|his|her|their))?(?! l\\b)${LIKENESS}|\\ben forme d(?:e|['’])(?: ?(?:son|sa|un|une|l['’]))?${LIKENESS}|\\b(?:con|en) forma de(?: (?:su|un|una))?(?! clases)${LIKENESS}`,
  'giu',
)

/** Whether what stands at a place of a sentence is a frame around what it says. */
export const framesIn = (text: string): ((index: number) => boolean) => {
  const begins = leadInOf(text)
  const frames = [...text.matchAll(NOT_OF_THE_ORDER), ...text.matchAll(SHAPED_LIKE), ...fold(text).matchAll(MADE_THEN)].map(
    ({ index, 0: said }) => ({
      from: index,
      to: index + said.length,
    }),
  )
  return index => index < begins || frames.some(({ from, to }) => index >= from && index < to)
}
