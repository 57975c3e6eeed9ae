import { numberWord } from './numbers.ts'
import { SAYS_PRICE } from './price-words.ts'
import type { Quantity } from './quantity.ts'
import { stem } from './stems.ts'

const UNITS: readonly [RegExp, number][] = [
  [/^(?:day|tag|dia|jour|giorn)/, 1],
  [/^(?:week|woch|seman|semain|settiman)/, 7],
  [/^(?:month|monat|mes|mois)/, 30],
  [/^(?:quarter|quartal|trimest)/, 91],
  [/^(?:year|jahr|ano|annee|an$|ans$|anni|anno)/, 365],
]
const daysOf = (unit: string): number => UNITS.find(([pattern]) => pattern.test(unit))?.[1] ?? 0

const UNIT =
  'days?|weeks?|months?|quarters?|years?|tage?|wochen?|monate?|quartale?|jahre?|dias?|semanas?|mes|meses|trimestres?|anos?|jours?|semaines?|mois|ans?|annee|settiman[ae]|mes[ei]|giorn[oi]'
/** 'three a week', 'pro Monat', 'par semaine' */
const PER = new RegExp(
  `\\b(?:a|an|per|each|every|pro|in der|die(?= woche\\b)|im|por|par|al|a la|la|cada|chaque|jede[nrs]?)[ /](${UNIT})\\b`,
  'u',
)
/** 'every two weeks', 'alle 14 Tage', 'cada dos semanas', 'toutes les deux semaines' */
const EVERY_SO_MANY = new RegExp(`\\b(?:every|alle|cada|tous les|toutes les|ogni) (other|second|zwei|\\d+|\\p{L}+) (${UNIT})\\b`, 'u')
const RHYTHM_WORDS: readonly [RegExp, number][] = [
  [/\b(?:(?:every|each) weekday|jeden werktag|cada dia laborable|chaque jour ouvrable)\b/, 1.4],
  [
    /\b(?:every|each|jeden|cada|tous les|ogni|on) (?:mon|tues|wednes|thurs|fri|satur|sun)days?\b|\b(?:jeden|montags|dienstags|mittwochs|donnerstags|freitags|samstags) ?(?:montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag)?\b(?! (?:tag|monat|jahr))|\b(?:cada|todos los) (?:lunes|martes|miercoles|jueves|viernes|sabado|domingo)\b|\btous les (?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche)s?\b/,
    7,
  ],
  [/\b(?:fortnightly|biweekly|14-tagig|zweiwochentlich|quincenal(?:es|mente)?|bimensuel\w*|every other week)\b/, 14],
  [/\b(?:weekly|wochentlich\w*|semanal(?:es|mente)?|hebdomadaire\w*)\b/, 7],
  [/\b(?:monthly|monatlich\w*|mensual(?:es|mente)?|mensuel\w*)\b/, 30],
  [/\b(?:quarterly|vierteljahrlich\w*|trimestral(?:es|mente)?|trimestriel\w*)\b/, 91],
  [/\b(?:daily|taglich\w*|diari[oa]s?(?:mente)?|quotidien\w*)\b/, 1],
]

const MONTH_STARTS = [
  /^(?:jan|ene|gen)/,
  /^(?:feb|fev)/,
  /^(?:mar|maer)/,
  /^(?:apr|abr|avr)/,
  /^(?:may|mai|mag)/,
  /^(?:jun|juin|giu)/,
  /^(?:jul|juil|lug)/,
  /^(?:aug|ago|aou)/,
  /^(?:sep|set)/,
  /^(?:oct|okt|ott)/,
  /^nov/,
  /^(?:dec|dez|dic)/,
]
const monthOf = (word: string): number =>
  MONTH_STARTS.findIndex(
    start =>
      start.test(word) &&
      !/^(?:march[ei]|marketing|mars?e|mayor|octa|decid|decor|may(?:be|o?nn)|set(?:up|s)?$|jan(?:us|e)$|mark|marb|ago$)/.test(word),
  )
const FROM_TO =
  /\b(?:from|between|von|zwischen|ab|desde|entre|de|du|d['’])\s?(?:mid |anfang |mitte |ende )?(\p{L}{3,})(?: to| until| till| through| and| bis| und| hasta| a| y| au| jusqu['’ ]?(?:a|en)| et| ?[-–])(?: mid| ende| mitte| anfang)? (\p{L}{3,})/u
/** 'From after half term (Nov) till the exam in May': something else stands before each month. */
const FROM_LATER_TO =
  /\bfrom (?:[\p{L}]+ ){0,4}\(?(\p{L}{3,})\)?,? (?:to|until|till|through) (?:[\p{L}]+ ){0,4}?(?:in|of|end|early|mid|late) (\p{L}{3,})/u
export const DAYS_A_MONTH = 30.4

/** 'From April to September' are six months. */
export const daysFromTo = (folded: string): number => {
  for (const pattern of [FROM_TO, FROM_LATER_TO]) {
    const [, first = '', last = ''] = pattern.exec(folded) ?? []
    const [from, to] = [monthOf(first), monthOf(last)]
    if (from >= 0 && to >= 0) return (((to - from + 12) % 12) + 1) * DAYS_A_MONTH
  }
  return 0
}

const numberOf = (word: string): number =>
  /^(?:other|second)$/.test(word) ? 2 : /^\d+$/.test(word) ? Number(word) : (numberWord(word) ?? 0)

/** Every how many days something is wanted; 0 where no rhythm is said. `at`: where it is said. */
const rhythmOf = (folded: string): { days: number; at: number } => {
  const so = EVERY_SO_MANY.exec(folded)
  const many = numberOf(so?.[1] ?? '')
  if (so !== null && many > 0) return { days: many * daysOf(so[2] ?? ''), at: so.index }
  const per = PER.exec(folded)
  if (per !== null) return { days: daysOf(per[1] ?? ''), at: per.index }
  const said = RHYTHM_WORDS.find(([word]) => word.test(folded))
  return said === undefined ? { days: 0, at: 0 } : { days: said[1], at: folded.search(said[0]) }
}

/** Whether a folded sentence says how often something comes, and not for how long. */
export const saysRhythm = (folded: string): boolean => rhythmOf(folded).days > 0 && daysFromTo(folded) === 0

/** 'Once a week': of what is held, whatever it is called. */
const OFTEN: readonly [RegExp, number][] = [
  [/\b(?:twice|zweimal|dos veces|deux fois|due volte|2 ?x|2 times)\b/, 2],
  [/\b(?:three times|thrice|dreimal|tres veces|trois fois|3 ?x)\b/, 3],
]
/** 'Four times a week', 'viermal die Woche'; 'failed four times' is no rhythm. */
const SO_OFTEN = /(?<![\p{L}\d])(?:(?<many>\d{1,2}|\p{L}+) ?(?:times|mal|veces|fois)|(?<figures>\d{1,2}) ?x)(?![\p{L}\d])/gu
const MOST_LETTERS_BETWEEN = 4
/** More in a bare number are rather a price. */
const MOST_EACH_TIME = 7
/** `at`: where it is said of what rhythm. */
const oftenIn = (folded: string, at: number): number => {
  const said = OFTEN.find(([word]) => word.test(folded))?.[1]
  const so = [...folded.matchAll(SO_OFTEN)]
    .filter(({ index, 0: text }) => index < at && at - index - text.length <= MOST_LETTERS_BETWEEN)
    .map(({ groups = {} }) => numberOf(groups['many'] ?? groups['figures'] ?? ''))
    .find(many => many > 0)
  // 'Two a week'
  const [, bare = ''] = /(?<!\p{L})(\d{1,2}|(?!once)\p{L}+) $/u.exec(folded.slice(0, at)) ?? []
  const each = SAYS_PRICE.test(folded) ? 0 : numberOf(bare)
  return so ?? said ?? (each > 0 && each <= MOST_EACH_TIME ? each : 1)
}
/** What is held or comes each time, whatever it is called. */
export const HELD: readonly string[] = ['visit', 'time', 'lesson', 'session', 'clas']
const MOST_TIMES = 366
/** 'Three days a month' */
const MOST_LETTERS_TO_RHYTHM = 20

/** What comes anew each time, unlike the windows that are cleaned every month. */
export const COMES_ANEW =
  /^(?:lesson|session|clas|photo|pictur|foto|hour|stund|hor|heur|minut|minute|post|publicac|articl|artikel|beitra|video|newsletter|issu$|ausgab|numero$|edicion|episod|folge|story|storie|reel|mail|email|report|bericht|informe|rapport|time|visit|unterricht|seanc|cour|stunde|publication|social media|workday|even$|abend|afternoon|nachmittag|tard|soir|receipt|invoice|beleg|factur|recib|rechnung|buchung|transact)/

const OF_PROGRAM = /\b(?:open|bugs?|app|backlog|fix(?:es|ed)?|tickets?)\b/

/** 'Twice a week, 60 minutes each time', 'zwei Mal pro Woche je 60 Minuten': so long whenever it is held. */
const OF_TIME = /^(?:minut|minute|hour|stund|stunde|hora?|heure?)$/
const EACH_TIME_BEFORE = /\b(?:je|jeweils|each|cada (?:una?|vez)|chaque fois)(?: (?:etwa|rund|ca\.?|about|around|unos|unas|environ))? $/u
const EACH_TIME_BEHIND = /^[\d.,]+[ -]?\p{L}+ (?:each|apiece|je|jeweils|cada (?:una?|vez)|chacune?|(?:a )?chaque fois)\b/u
const isEachTime = ({ at, nouns }: Quantity & { at: number }, folded: string): boolean =>
  OF_TIME.test(nouns[0] ?? '') && (EACH_TIME_BEFORE.test(folded.slice(0, at)) || EACH_TIME_BEHIND.test(folded.slice(at)))

/** 'Four times' is how often itself. */
const isHowOften = ({ nouns }: Quantity): boolean => /^(?:time|vez|vec|fois|mal)$/.test(nouns[0] ?? '')

const isSpan = ({ nouns }: Quantity): boolean => daysOf(nouns[0] ?? '') > 0

/** A count and the place in the sentence where it is said. */
export type PlacedQuantity = Quantity & { at: number }

/** 'My son of 12 years', 'tiene 12 años': how old somebody is. */
const OF_AGE =
  /\b(?:hij[oa]s?|nin[oa]s?|chic[oa]|niet[oa]|sobrin[oa]|hermano|hermana|fils|fille|enfants?|garcon|neveu|niece|son|daughter|boy|girl|child|kid|sohn|tochter|kind|perr[oa]|gat[oa]|chien|chat|dog|cat)(?: (?:de|of|aged|is|tiene|a|ist|mit|von|has|turns))? ?$|\b(?:tiene|tengo|cumple|aged|turned|j['’]ai|(?:il|elle) a) ?$/

const ONE_EACH_TIME = /\b(?:an?|one|eine?n?|una?|une) (?<what>(?:\p{L}+ ){0,2}\p{L}+) $/u
/** 'A newsletter a month', 'une newsletter Mailchimp par mois': what comes anew each time, of which nothing else says how many. */
const oneEachTime = (folded: string, at: number, others: readonly PlacedQuantity[]): string[] => {
  const { what = '' } = ONE_EACH_TIME.exec(folded.slice(0, at))?.groups ?? {}
  const noun = what
    .split(' ')
    .map(stem)
    .find(word => COMES_ANEW.test(word) && !OF_TIME.test(word))
  return noun === undefined || others.some(({ nouns }) => nouns.includes(noun)) ? [] : [noun]
}

const withoutEach = ({ isForEach: _, ...quantity }: PlacedQuantity): PlacedQuantity => quantity

/** 'Two lessons a week for ten weeks' are twenty lessons; 'every two weeks from April to September' are thirteen visits. */
export const overTime = (quantities: readonly PlacedQuantity[], folded: string, sentenceIndex: number): PlacedQuantity[] => {
  const { days: each, at } = rhythmOf(folded)
  const rhythmNumber = EVERY_SO_MANY.exec(folded)
  const isOfRhythm = (quantity: PlacedQuantity) =>
    rhythmNumber !== null &&
    isSpan(quantity) &&
    quantity.at >= rhythmNumber.index &&
    quantity.at < rhythmNumber.index + rhythmNumber[0].length
  const told = quantities.filter(quantity => !isOfRhythm(quantity))
  // 'Three days a month for six months': the days come anew, the months are the span.
  const isDaysEach = (quantity: PlacedQuantity) =>
    isSpan(quantity) && quantity.at < at && at - quantity.at < MOST_LETTERS_TO_RHYTHM && daysOf(quantity.nouns[0] ?? '') < each
  const isAge = ({ at: place }: PlacedQuantity) => OF_AGE.test(folded.slice(0, place))
  const span = told.find(quantity => isSpan(quantity) && !isDaysEach(quantity) && !isAge(quantity))
  // 'Four festival days, ten hours a day'
  const daysOfSomething =
    span === undefined && each === 1
      ? told.find(({ nouns, at: place }) => place < at && nouns.slice(0, 2).some(noun => daysOf(noun) === 1))
      : undefined
  const days =
    daysOfSomething !== undefined
      ? daysOfSomething.value
      : span === undefined
        ? daysFromTo(folded)
        : span.value * daysOf(span.nouns[0] ?? '')
  if (each === 0 || days <= each) return [...told]
  const often = oftenIn(folded, at)
  const times = Math.min(MOST_TIMES, Math.max(1, Math.round(days / each)))
  const others = told.filter(quantity => !isSpan(quantity))
  // 'Five open issues a week' are those of a program, 'an issue a month' those of a newsletter.
  const isOfProgram = OF_PROGRAM.test(folded)
  const isSaidSo = (quantity: PlacedQuantity) =>
    quantity.at < at && quantity.nouns.some(noun => COMES_ANEW.test(noun) && !(isOfProgram && noun === stem('issue')))
  // 'Two lessons a week of an hour and a half': so long for all of one week.
  const isOfThose = ({ isOfAll, nouns }: PlacedQuantity) => isOfAll === true && OF_TIME.test(nouns[0] ?? '') && others.some(isSaidSo)
  const isRepeated = (quantity: PlacedQuantity) => isSaidSo(quantity) || isEachTime(quantity, folded) || isOfThose(quantity)
  // 'An hour a week' are so many hours and no lessons beside them; of minutes a lesson has many.
  const isHeldItself = ({ nouns, ...quantity }: PlacedQuantity) => isSaidSo({ nouns, ...quantity }) && !/^minut/.test(nouns[0] ?? '')
  const held = { value: times * often, nouns: others.some(isHeldItself) ? HELD.slice(0, 2) : HELD, sentenceIndex, at }
  return [
    ...others.map(quantity =>
      isRepeated(quantity) ? { ...withoutEach(quantity), value: quantity.value * times * (isHowOften(quantity) ? 1 : often) } : quantity,
    ),
    ...told
      .filter(isSpan)
      .map(quantity =>
        isDaysEach(quantity) ? { ...quantity, value: quantity.value * times, nouns: ['workday', ...quantity.nouns] } : quantity,
      ),
    held,
    ...oneEachTime(folded, at, others).map(noun => ({ value: times * often, nouns: [noun], sentenceIndex, at })),
  ]
}
