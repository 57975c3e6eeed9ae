import { fold } from '../../../catalog/taxonomy/fold.ts'
import type { Reading } from '../reading/brief-reading.ts'
import { roomsListedIn } from '../reading/named-rooms.ts'
import { METRES, nounsAfter, UNIT } from '../reading/nouns-after.ts'
import { readTokens, type Token } from '../reading/number-tokens.ts'
import { withoutTraps, withPlainNumbers } from '../reading/plain-numbers.ts'
import { MONEY, SIZE } from '../reading/quantities.ts'
import { stem } from '../reading/stems.ts'
import { isTally } from '../reading/tally.ts'
import type { ChosenPackage } from '../retrieval/packages-spoken-of.ts'
import { askedIn } from '../retrieval/part-model.ts'
import type { PartAt } from '../retrieval/weighed-by-part.ts'
import { doubtsOf, NEAR } from './countable-numbers.ts'
import { ON_SITE, PLACES, vocabularyOf, WHOLES } from './counted-words.ts'
import { driverStems, isOfLength } from './effort.ts'

/** What tells whether a number of a brief says how much work a package is. What holds or does not is 1 or 0. */
export const FEATURES_OF_NUMBER = [
  // The logarithm of it, and whether it is a small one that is written as a word: of 'veintidós' and 22 one says as much as the other.
  'size',
  'word',
  // How many numbers the brief holds that might, and which of them this is.
  'numbers',
  'order',
  // Sentences of the description, and clauses that ask for work.
  'sentences',
  'asking',
  // What it counts: a thing that the package calls itself by, or never heard of; nothing.
  'known',
  'unheard',
  'bare',
  // What it counts is a place, where work is done at places.
  'place',
  'onSite',
  // What it counts has the whole work once more, each.
  'whole',
  // What speaks against it; and that it measures what is worked on.
  'ofSomebody',
  'noThing',
  'area',
  'metres',
  // The noun has more than one.
  'plural',
  // What stands before it.
  'colon',
  'bracket',
  'comma',
  'first',
  'all',
  'thereAre',
  'having',
  'when',
  'numbered',
  'forTo',
  'about',
  // What stands behind it: 'of them', 'each', a mark, a small word.
  'ofThem',
  'each',
  'mark',
  'small',
  // What its clause does in the brief, and whether its sentence speaks of the package.
  'asWish',
  'asMore',
  'asTold',
  'asDone',
  'asNotWanted',
  'asTerms',
  'speaksOf',
  'title',
] as const

export type FeaturesOfNumber = Readonly<Record<(typeof FEATURES_OF_NUMBER)[number], number>>

/** A package, and the sentences that speak of it. */
export type Called = Pick<ChosenPackage, 'template' | 'sentenceIndexes'>

/** A number as it stands in a brief. */
export interface NumberSaid {
  value: number
  /** It measures: in square metres, or in metres. */
  measure: 'area' | 'metres' | null
  sentenceIndex: number
  /** Stems of what it may count, nearest first. */
  nouns: readonly string[]
  /** It is said to be how many there are, of what was named before it. */
  isTally: boolean
  features: FeaturesOfNumber
}

const MOST_NUMBERS = 6
const LEAST_METRES = 10
/** Below this a number says less in words than in figures: 'one', 'two', 'three'. */
const FEWEST_WRITTEN_OUT = 4
const WORDS_BEHIND = 3
const MORE_THAN_NOT = 0.5
const ALL =
  /^(?:all|alle[nr]?|tod[oa]s|tou[st]|toutes|the|die|der|los|las|les|our|unsere?[nr]?|nuestr[oa]s|nos|these|those|my|meine|mis|mes|other|remaining|further|more|weitere)$/
const THERE_ARE = /^(?:are|is|sind|hay|son|sont|a|count|comptons|compte|zahlen|insgesamt|total|altogether|makes?|be|come|comes)$/
const HAVING = /^(?:with|mit|con|avec|has|have|hat|haben|habe|tiene|tengo|tenemos|ont|ai|avons|of|von|de|company|hotel|house|firma)$/
const WHEN =
  /^(?:in|on|at|by|until|till|since|from|before|after|around|seit|bis|ab|am|um|vor|nach|im|desde|hasta|antes|despues|depuis|avant|apres|vers|jusqu|le|el|dia|last|next|aged|age|turns?|turned|summer|winter|spring|autumn)$/
const NUMBERED =
  /^(?:no|nr|number|nummer|numero|num|gate|room|house|haus|unit|line|linie|page|building|block|apartment|street|strasse|calle|rue|bus|hall|halle|type|typ|model|modell|version|lot|flat|track|pier|bay|box|code|art)$/
const FOR = /^(?:for|fur|para|pour|to|zu|nach)$/
const ABOUT =
  /^(?:about|around|roughly|approximately|some|circa|ca|etwa|rund|ungefahr|unos|unas|aproximadamente|environ|quelque|over|uber|nearly|fast|casi|presque|exactly|genau)$/
const OF_THEM =
  /^(?:(?:of|von|de|d) )?(?:them|these|those|which|ihnen|davon|ellos|ellas|eux|elles|in all|in total|altogether|insgesamt|en total|au total|en tout|stuck|pieces|units?|piezas|unidades)\b/
const EACH = /\b(?:each|apiece|je|jeweils|jede[rsn]?|cada|chacune?s?|chaque)\b/
const PLURAL = /(?:s|en|er|ern|e|x)$/
const AREA = /^(?:m2|m²|sqm|qm|sq|square|quadratmeter\w*|sqft)$/
/** How large, strong or dear something is counts no work; the drivers that are measured read it themselves. */
const MEASURES = [SIZE, UNIT, MONEY]

const wordOf = (token: Token | undefined): string => (token?.kind === 'word' ? token.word : '')
const markOf = (token: Token | undefined): string => (token?.kind === 'mark' ? token.mark : '')
const is = (holds: boolean): number => Number(holds)

const OF_ROOMS = /room|zimmer|chambr|habitacion|dormitori/
const isOfPlace = (nouns: readonly string[]): boolean => nouns.slice(0, NEAR).some(noun => PLACES.has(noun))

/** What stands around a number. */
const saidAround = (tokens: readonly Token[], place: number, nouns: readonly string[]) => {
  const [before, next] = [tokens[place - 1], tokens[place + 1]]
  const [lead, mark] = [wordOf(before), markOf(before)]
  const behind = tokens
    .slice(place + 1, place + 1 + WORDS_BEHIND)
    .map(wordOf)
    .join(' ')
  const after = nounsAfter(tokens, place + 1)
  return {
    bare: is(nouns.length === 0),
    plural: is(after.length > 0 && PLURAL.test(wordOf(tokens[place + after.length]))),
    colon: is(mark === ':'),
    bracket: is(mark === '('),
    comma: is(mark === ','),
    first: is(before === undefined || /[.;!?]/.test(mark)),
    all: is(ALL.test(lead)),
    thereAre: is(THERE_ARE.test(lead)),
    having: is(HAVING.test(lead)),
    when: is(WHEN.test(lead)),
    numbered: is(NUMBERED.test(lead)),
    forTo: is(FOR.test(lead)),
    about: is(ABOUT.test(lead)),
    ofThem: is(OF_THEM.test(behind)),
    each: is(EACH.test(behind)),
    mark: is(next === undefined || next.kind === 'mark'),
    small: is(after.length === 0 && next?.kind === 'word'),
  }
}

/** The stems that a number may count: of what stands behind it, or before a mark before it. */
const nounsAt = (tokens: readonly Token[], place: number): string[] => {
  const after = nounsAfter(tokens, place + 1)
  if (after.length > 0 || !/[:(]/.test(markOf(tokens[place - 1]))) return after
  const before = wordOf(tokens[place - 2])
  return before === '' ? [] : [stem(before)]
}

const clausesThatAsk = (sentences: Reading['sentences'], part: PartAt): number =>
  sentences.reduce(
    (sum, { clauses, isInstruction }, at) =>
      isInstruction ? sum : sum + clauses.filter((_, clause) => askedIn(part(at, clause)) >= MORE_THAN_NOT).length,
    0,
  )

/** The numbers of a brief that may say how much work a package is, dates, prices and names left aside, with what tells whether they do. */
export const numbersSaid = ({ sentences, language }: Reading, part: PartAt, { template, sentenceIndexes }: Called): NumberSaid[] => {
  const drivers = new Set(Object.values(template.drivers).flatMap(driver => [...driverStems(driver)]))
  const isByArea = drivers.has('sqm')
  const isMeasured = { area: isByArea, metres: isByArea || Object.values(template.drivers).some(isOfLength) }
  const own = { drivers, words: vocabularyOf(template), isGerman: language === 'de' }
  const asking = clausesThatAsk(sentences, part)
  // What speaks to a program changes nothing.
  const told = sentences.filter(({ isTitle, isInstruction }) => !isTitle && !isInstruction).length
  const found = sentences.flatMap(({ text, isTitle, isInstruction, clauses }, sentenceIndex) => {
    const folded = withPlainNumbers(fold(withoutTraps(text)))
    const tokens = isInstruction ? [] : readTokens(folded)
    // Numbers written out are longer than in figures: about where it stood.
    const stretched = text.length / Math.max(1, folded.length)
    return tokens.flatMap((token, place) => {
      const nouns = nounsAt(tokens, place)
      const unit = [wordOf(tokens[place + 1]), nouns[0] ?? '']
      const isIn = (...measures: readonly RegExp[]) => unit.some(word => measures.some(measure => measure.test(word)))
      if (token.kind !== 'number' || isIn(...MEASURES)) return []
      const measure: NumberSaid['measure'] = isIn(AREA) ? 'area' : isIn(METRES) ? 'metres' : null
      const doubts = doubtsOf({ value: token.value, nouns, text, before: folded.slice(0, token.at) }, own)
      // So few metres are how deep or how high something is.
      const isDimension = measure === 'metres' && token.value < LEAST_METRES
      if (doubts === null || isDimension || (measure !== null && (isMeasured[measure] || !ON_SITE.has(template.tradeId)))) return []
      const shares = part(
        sentenceIndex,
        Math.max(
          0,
          clauses.findLastIndex(({ from }) => from <= token.at * stretched),
        ),
      )
      const features = {
        ...saidAround(tokens, place, nouns),
        size: Math.log(token.value),
        word: is(token.isWord && token.value < FEWEST_WRITTEN_OUT),
        numbers: 0,
        order: 0,
        sentences: told,
        asking,
        known: is(nouns.some(one => own.words.has(one))),
        unheard: is(nouns.length > 0 && !nouns.some(one => own.words.has(one))),
        place: is(isOfPlace(nouns)),
        whole: is(nouns.slice(0, NEAR).some(noun => WHOLES.has(noun))),
        onSite: is(isOfPlace(nouns) && ON_SITE.has(template.tradeId)),
        ofSomebody: is(doubts.isOfSomebody),
        noThing: is(doubts.isNoThing),
        area: is(measure === 'area'),
        metres: is(measure === 'metres'),
        asWish: shares?.wish ?? 0,
        asMore: shares?.more ?? 0,
        asTold: shares?.told ?? 0,
        asDone: shares?.done ?? 0,
        asNotWanted: shares?.not ?? 0,
        asTerms: shares?.terms ?? 0,
        speaksOf: is(sentenceIndexes.includes(sentenceIndex)),
        title: is(isTitle),
      }
      return [
        {
          // 'Kitchen, hall and both bedrooms' are four.
          value: nouns.some(noun => OF_ROOMS.test(noun)) ? token.value + roomsListedIn(folded) : token.value,
          measure,
          sentenceIndex,
          nouns,
          isTally: measure === null && isTally(folded, token.at, nouns.length === 0),
          features,
        },
      ]
    })
  })
  return found.map(({ features, ...said }, order) => ({
    ...said,
    features: { ...features, numbers: Math.min(found.length, MOST_NUMBERS), order: Math.min(order, MOST_NUMBERS) },
  }))
}
