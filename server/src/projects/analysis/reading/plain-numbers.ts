import { fold } from '../../../catalog/taxonomy/fold.ts'
import { withMultiplied } from './multiplied.ts'
import { THOUSANDS_OF } from './number-tokens.ts'
import { amountOf, NUMERAL, numberWord, readNumeral } from './numbers.ts'
import { withPlainLengths } from './plain-lengths.ts'
import { withoutShorthand } from './shorthand.ts'

const SQUARE_METRES_PER_ACRE = 4047

/** '2 of 8 cameras' are two. */
const PART_OF_MANY =
  /\b(\d+) (?:of|von|de|sur|su) (?:(?:the|our|my|den|unseren|nuestras?|nos|mes) )?\d+ (?!(?:m|metres?|meters?|metros?)\b)/

/** 'Maybe 1 in 10 users' */
const ONE_IN_MANY = /\b(?:one|1|two|2) (?:in|out of) (?:every )?(?:\d+|three|four|five|six|eight|ten|twenty|hundred) (?=\p{L})/gu

const RANGE = new RegExp(
  `(?<![\\p{L}\\d.,-])(${NUMERAL.source})(?: ?[-–] ?| (?:to|bis|a|or|oder|o|ou) )(${NUMERAL.source})(?![\\p{L}\\d-])`,
  'gu',
)
const WORD_RANGE = /\b(?!(?:hundred|thousand)\b)(\p{L}+) (?:to|bis|a|or|oder|o|ou) (\p{L}+)\b/gu
const MOST_RANGE = 5
const isYear = (value: number): boolean => Number.isInteger(value) && value >= 1900 && value < 2100

/** '3-4', 'drei bis vier', '14 to 16': the middle, rather the larger. */
const middleOf = (said: string, low: number | null, high: number | null): string =>
  low === null || high === null || high <= low || high > low * MOST_RANGE || isYear(low) ? said : String(Math.ceil((low + high) / 2))

const MONTH =
  '(?:january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec)'
const TIMES = '\\d+(?:[.,]\\d+)? ?(?:mm|cm|m|ft|inch|zoll|feet)? ?(?:[x×*]|by) ?'
/** '40 x 60 cm', '60 by 60', '1200x800': how large one of them is; '20 by 15 June' is no size. */
const SIZES = new RegExp(
  `(?<![\\p{L}\\d])${TIMES}\\d+(?:[.,]\\d+)?(?: ?(?:[x×*]|by) ?\\d+(?:[.,]\\d+)?)? ?(?:mm|cm|inch(?:es)?|zoll|px|pixels?)?(?![\\p{L}\\d])(?! ?(?:${MONTH}\\b|min|h\\b|hours?|stunden?|horas?|heures?|words?|pages?|seiten))`,
  'gu',
)
/** '4 x 5 m': a floor of twenty square metres. */
const FLOOR =
  /(?<![\p{L}\d.,])(\d{1,2}(?:[.,]\d+)?) ?(?:m|metres?|meters?|metros?)? ?(?:[x×*]|by|mal|(?<!\bvon \d[\d.,]* ?(?:m |metern? )?)(?:sur|por|auf)) ?(\d{1,2}(?:[.,]\d+)?) ?(?:m|metres?|meters?|metern?|metros?)(?![\p{L}\d²])(?! ?[x×*])/gu

/** 'Una terraza de 40 metros', 'un piso de unos 80 metros': of a place, Spaniards leave out that they are square. */
const METROS_OF_PLACE =
  /\b((?:piso|casa|vivienda|apartamento|local|oficina|nave|terraza|terracita|patio|parcela|finca|solar|jardin|cesped|atico|buhardilla|salon|tejado|fachada)(?: \p{L}+)? (?:de|tiene|son|mide) (?:unos |casi |solo )?)(\d{2,4}|\p{L}+) metros?(?! (?:cuadrad|lineal|de (?:larg|alt|anch|frente|profund)|por ))(?![\p{L}\d])/gu
/** 'Eine Wand, 420 cm lang', 'width 4,200 mm': so long that it is told of what is built, and in metres elsewhere. */
const LONG_IN_SMALL_UNITS =
  /(?<![\p{L}\d.,])(\d{3,4}|\d\.\d{3}|\d,\d{3}) ?(cm|mm) (?=(?:breit|lang|wide|long|broad|de (?:largo|ancho|long|large)|in (?:length|width))\b)|(?<=\b(?:breite|lange|width|length|largo|ancho|longueur|largeur)(?: von| of| de|:)? )(\d{3,4}|\d\.\d{3}|\d,\d{3}) ?(cm|mm)\b/gu
const LEAST_LENGTH = 2
const inMetres = (said: string, figures: string, unit: string): string => {
  const metres = Number(figures.replace(/[.,]/, '')) / (unit === 'cm' ? 100 : 1000)
  return metres >= LEAST_LENGTH ? `${metres} m ` : said
}

const HECTARES = /(?<![\p{L}\d.,])(\d+(?:[.,]\d+)?) ?(ha|hektar|hectares?|hectareas?|acres?)(?![\p{L}\d])/gu

/** 'Between 10 and 14' */
const BETWEEN = /\b(?:between|zwischen|entre) (\d+|\p{L}+) (?:and|und|y|et) (\d+|\p{L}+)(?![\p{L}\d])/gu

const isSameNumber = (first: string, second: string): boolean => amountOf(first) !== null && amountOf(first) === amountOf(second)

/** 'Twenty' is what is said last of 120, 'five' of 45. */
const isEndOf = (word: string, figures: string): boolean => {
  const value = numberWord(word)
  return value !== null && /^\d+$/.test(figures) && Number(figures) > value && (Number(figures) - value) % 10 === 0
}

/** 'Three days, 9 to 5': the later hour is the smaller number. */
const CLOCK_HOURS = /(?<![\p{L}\d.,:-])(\d{1,2}) ?(?:[-–]|to|till|until|bis|a) ?(\d{1,2})(?=\s*(?:$|[.,;:!?)]))/gu
const MOST_HOURS = 12

const clockHours = (said: string, from: string, to: string): string =>
  Number(to) < Number(from) && Number(from) <= MOST_HOURS && Number(to) > 0 ? ' ' : said

/** 'Hora y media', 'an hour and a half' */
const HOUR_AND_HALF =
  /(?<![\p{L}\d])(?:(?:an?|one) hour and a half|one and a half hours?|(?:una )?hora y media|(?:une )?heure et demie|(?:eineinhalb|anderthalb)(?: stunden?|stundig\p{L}*))(?![\p{L}\d])/gu

/** 'Three quarters of an hour', 'eine Viertelstunde' */
const QUARTERS_OF_HOUR: readonly (readonly [said: RegExp, minutes: string])[] = [
  [
    /(?<!\p{L})(?:three quarters of an hour|(?:eine |je )?dreiviertelstunden?|tres cuartos de hora|trois quarts d.heure)(?!\p{L})/gu,
    '45 minutes',
  ],
  [
    /(?<!\p{L})(?:(?:an?|one) quarter of an hour|(?:einer? )?viertelstunden?|(?:un )?cuarto de hora|(?:un )?quart d.heure)(?!\p{L})/gu,
    '15 minutes',
  ],
]

/** 'Half an hour each', 'je eine halbe Stunde' */
const HALF_HOUR = /\b(?:half an hour|(?:eine[rn]? )?halbe[n]? stunde|media hora|(?:une )?demi-?[ ]?heure)\b/g

/** 'Three half days' */
const HALF_DAYS = /(?<![\p{L}\d])(\d+|\p{L}+) (?:half[- ]days|halbe tage|halbtage|medias jornadas|medios dias|demi-?[ ]?journees)\b/gu

const halfDays = (said: string, count: string): string => {
  const many = amountOf(count)
  return many === null ? said : `${many / 2} days`
}

/** 'Four and a half hours' */
const AND_HALF = /(?<![\p{L}\d-]|hundred |hundert |cent )(\d+|\p{L}+) and a half(?!\p{L})/gu
/** 'Cuatro horas y media', 'deux heures et demie'; 'à deux heures et demie' is a time of day. */
const HOURS_AND_HALF = /(?<![\p{L}\d-]|\ba |vers |las )(\d+|\p{L}+) (horas|heures|hours) (?:y media|et demie|and a half)(?!\p{L})/gu
const andHalf = (said: string, count: string, unit?: string): string => {
  const many = amountOf(count)
  return many === null ? said : `${many}.5${unit === undefined ? '' : ` ${unit}`}`
}
/** 'Ten one-to-one lessons': with whom, and no number of them. */
const ONE_TO_ONE =
  /(?<![\p{L}\d])(?:one-(?:to|on)-one|1-(?:to|on)-1|1:1|eins-zu-eins|one (?:to|on) one(?= (?:online )?(?:lessons?|sessions?|tutoring|tuition|coaching|training|classes|teaching|support)))(?![\p{L}\d.,:])/gu

/** '5 séances de 2 h', 'Beratung 1 h'; 'à 17 h', 'de 14 h à 22 h', '1 h 30', '24h/24' are no such hours. */
const TO_HOUR = '(?:-|–|to|till|until|bis|a|et|y|und|and|hasta|jusqu.?a)'
const HOURS_IN_SHORT = new RegExp(
  `(?<![\\p{L}\\d.,:/-]|\\b(?:a|um|at|vers|des|until|till|bis|gegen|ab|las|from|from the|avant|apres|jusqu['’ ]?a|entre|sous|les|en|von) |\\b\\d{1,2} ?h ?${TO_HOUR} ?(?:las )?)((?:[1-9]|1[0-2])(?:[.,]\\d)?|(?<=\\b(?:de|of|je|zu|mit|with) )\\d{2}) ?h(?![\\p{L}\\d/]| ?\\d| ?${TO_HOUR} ?(?:las )?(?:\\d{1,2} ?h|minuit|mitternacht|medianoche|midnight)\\b| (?:sur|du matin|hotline|service|delivery|on the clock|old)\\b)`,
  'gu',
)

/** '40 receipts a month for the first year' */
const A_WHOLE_YEAR =
  /\b(?:for|over|during|fur|durante|pendant) (?:(?:the|our|my|das|unser|el|la|notre) )?(?:(?:first|coming|next|whole|entire|full|erste[ns]?|kommende[ns]?|nachste[ns]?|ganze[ns]?|primer|proximo|premiere|prochaine) (?:year|jahr|ano|annee)|(?:ano|annee) (?:entero|entiere|complet[oe]?|que viene|prochaine))\b(?! (?:of|der|des|de|du|at)\b| (?:gymnasium|school|schule|uni))/gu

/** 'For the whole of 2023', 'für das Jahr 2023', 'por todo 2024'; 'for the entire 2000 m²' is no year. */
const WHOLE_OF_YEAR = new RegExp(
  `\\b(?:for|over|during|fur|durante|pendant|pour|por|sur) (?:(?:the )?whole (?:of|year)|all of|the (?:full |entire )?year|the entire|das (?:ganze |gesamte |komplette )?jahr|ganz|todo(?: el ano)?|el ano|toute l['’ ]?annee|l['’ ]?annee) (?:19|20)\\d\\d\\b(?![/.,]\\d)(?!\\s?(?:${THOUSANDS_OF}))(?! \\p{L}{4,}s\\b)`,
  'gu',
)

export const withPlainYears = (folded: string): string =>
  folded.replace(A_WHOLE_YEAR, 'for 12 months').replace(WHOLE_OF_YEAR, 'for 12 months')

const withPlainCounts = (folded: string): string =>
  withPlainYears(withPlainLengths(folded))
    .replace(HOURS_IN_SHORT, '$1 hours')
    .replace(ONE_TO_ONE, 'private')
    .replace(HOURS_AND_HALF, (said, count: string, unit: string) => andHalf(said, count, unit))
    .replace(METROS_OF_PLACE, (said, place: string, many: string) => (amountOf(many) === null ? said : `${place}${many} sqm`))
    .replace(LONG_IN_SMALL_UNITS, (said, first: string, unit: string, second: string, unitBehind: string) =>
      inMetres(said, first ?? second, unit ?? unitBehind),
    )
    .replace(FLOOR, (_, width: string, length: string) => `${Math.round(readNumeral(width) * readNumeral(length))} sqm`)
    .replace(SIZES, ' ')
    .replace(HOUR_AND_HALF, '90 minutes')
    .replace(/\bd['’ ](?=90 minutes)/g, 'de ')
    .replace(/\b(?:a )?couple of dozen\b/g, '24')
    .replace(/\b(?:half a|ein halbes|media|une demi-|une demi|demi-) ?(?:dozen|dutzend|docena|douzaine)\b/g, '6')
    .replace(HALF_HOUR, '30 minutes')
    .replace(/\b(?:half an?|ein(?:e|en|em|er)? halbe[nrsm]?|medi[oa]|une? demie?)[ -](?=\p{L})/gu, '0.5 ')
    .replace(CLOCK_HOURS, (said, from: string, to: string) => clockHours(said, from, to))
    .replace(HALF_DAYS, (said, count: string) => halfDays(said, count))
    .replace(/\bhalf[- ]days?\b/g, '0.5 day')
    .replace(/\bhalbtag\w*/g, '0.5 tag')
    .replace(/\b(?:une )?demi-journee\b/g, '0.5 jour')
    .replace(AND_HALF, (said, count: string) => andHalf(said, count))
    .replace(/\bzweieinhalb\b/g, '2.5')
    .replace(/\bdreieinhalb\b/g, '3.5')
    // '12 (twelve) chairs', 'forty-five (45) chairs', '40 or so', 'chairs x12'
    .replace(/\b(\d+|\p{L}+) \((\d+|\p{L}+)\)/gu, (said, first: string, second: string) =>
      isSameNumber(first, second) || isEndOf(first, second) ? first : said,
    )
    .replace(/\b(\d+|\p{L}+) or so\b/gu, '$1')
    .replace(/\b(\d+) (?:paar|pairs?(?: of)?|pares(?: de)?|paires?(?: de)?) /g, '$1 ')
    .replace(/(\p{L}{3,}) ?[x×] ?(\d+)(?![\p{L}\d])/gu, '$1: $2')
    .replace(BETWEEN, (said, low: string, high: string) => middleOf(said, amountOf(low), amountOf(high)))
    .replace(/\bsq\. ?(?=ft|m\b)/g, 'sq ')
    .replace(
      /\b(?:lfm|lfd\.? ?m|laufende[nr]? ?m(?:eter)?|laufmeter|running (?:metres?|meters?|m\b)|linear (?:metres?|meters?|m\b)|metros lineales|metres lineaires|ml)\b(?= |$|[.,;)])/g,
      'meter',
    )
    .replace(
      HECTARES,
      (_, many: string, unit: string) => `${Math.round(readNumeral(many) * (unit.startsWith('a') ? SQUARE_METRES_PER_ACRE : 10_000))} sqm`,
    )
    .replace(RANGE, (said, low: string, high: string) => middleOf(said, readNumeral(low), readNumeral(high)))
    .replace(WORD_RANGE, (said, low: string, high: string) => middleOf(said, numberWord(low), numberWord(high)))

/** 'Twenty 30-minute lessons' are lessons of thirty minutes, 'seven one-hour lessons' of sixty. */
const SIZED =
  /(?<![\p{L}\d-])(\d+|\p{L}+)(?: (\d+)[ -]?| (\p{L}+)-)(minute|min|minuten|word|worter|page|hour|stunden?|stundige?)n?[ -]+(\p{L}{4,})/gu
const HOUR = /^(?:hour|stund)/
const HELD =
  /^(?:lessons?|sessions?|class(?:es)?|units?|seances?|cours|unterrichts?\p{L}*|einheiten|sitzungen|trainings?|coachings?|workshops?)$/u
const MINUTES_AN_HOUR = 60

const sized = (said: string, count: string, size: string, unit: string, noun: string): string => {
  const each = amountOf(size)
  if (amountOf(count) === null || each === null) return said
  return HOUR.test(unit) && HELD.test(noun) ? `${count} ${noun} of ${each * MINUTES_AN_HOUR} minute` : `${count} ${noun} of ${each} ${unit}`
}
const YEAR_LONG =
  /\b(?:for|fur|durante|pendant|pour|over|uber|during) (?:the |das )?(?:a|one|whole|ganze|ein|einem|un|une|todo el|toute l)[ ']?(?:whole |full |ganzes |ganzen )?(?:year|jahr|ano|an|annee)\b|\b(?:ein(?:em)? ganzes? jahr|ein jahr lang|a whole year|un ano entero|toute l['’]annee|all year round|das ganze jahr)\b/

/** 'The past year and a half' */
const YEAR_AND_HALF =
  /\b(?:(?:an?|one) )?year and a half\b|\bone and a half years\b|\b(?:anderthalb|eineinhalb) jahren?\b|\b(?:un )?ano y medio\b|\b(?:une annee|un an) et demie?\b/

/** 'Ein 24-seitiger Katalog' */
const GERMAN_SIZED = /(\d+)-?(minut|stund|seit|tag)ig\w*/g
/** '3 x 60 Minuten' */
const TIMES_LONG = /(?<![\p{L}\d])(\d+) ?[x×*] ?(\d+)(?= ?(?:min\b|minutes?|minuten|minutos|h\b|hours?|stunden?|horas?|heures?))/gu
/** '5 x 2 Stunden' */
const TIMES_LONG_HOURS = /(?<![\p{L}\d])(\d+) ?[x×*] ?(\d) ?(?:h\b|hours?|stunden?|horas?|heures?)/gu
const THOUSANDS = /(\d+(?:[.,]\d+)?) ?(tsd|mio|million|millions|millionen|millones)\b\.?/g

/** '2019/20, 2020/21 and 2021/22' are three. */
const TAX_YEAR = /\b20\d\d\/\d\d\b/g
const TAX_YEARS = /\b20\d\d\/\d\d(?:(?:,? (?:and|und|y|et|sowie) |, ?)20\d\d\/\d\d)+(?!\d)/g
/** 'The word count comes to just over 18k' */
const COUNT_OF =
  /\b(word|page|item|line) ?count (?:(?:is|comes|to|of|at|stands|just|about|around|over|roughly|approximately|currently) )*(\d(?:[\d.,]*\d)?k?)(?![\p{L}\d])/gu

/** '45 min' is a measure as '45 minutes' is; 'ten 45 min lessons' were read before, '2:30 min' is no such number. */
const MINS = /(?<!:\d\d ?)(?<=\d) ?mins?(?![\p{L}\d])/gu

const withPlainTimes = (folded: string): string =>
  QUARTERS_OF_HOUR.reduce((text, [said, minutes]) => text.replace(said, minutes), folded)
    .replace(TAX_YEARS, list => `${list.match(TAX_YEAR)?.length ?? 0} years `)
    .replace(/\b(?:an?|one) dozen and a half\b|\b(?:una )?docena y media\b|\banderthalb dutzend\b|\b(?:une )?douzaine et demie\b/g, '18')
    .replace(COUNT_OF, (_, noun: string, many: string) => `${many} ${noun}s`)
    .replace(/(\d)(?: ?½| 1\/2(?![\d/]))/g, '$1.5')
    .replace(/(?<!\d)½ ?/g, '0.5 ')
    .replace(THOUSANDS, (_, many: string, unit: string) => String(Math.round(readNumeral(many) * (unit === 'tsd' ? 1000 : 1_000_000))))
    .replace(TIMES_LONG_HOURS, (_, count: string, hours: string) => `${count} sessions of ${Number(hours) * MINUTES_AN_HOUR} minutes`)
    .replace(TIMES_LONG, '$1 sessions of $2')
    .replace(GERMAN_SIZED, (said, many: string, unit: string) => (unit === 'tag' && many === '14' ? said : `${many} ${unit}en`))
    .replace(PART_OF_MANY, '$1 ')
    .replace(ONE_IN_MANY, 'some ')
    .replace(/\b(?:half a year|ein(?:em)? halbe[sn]? jahr|medio ano|six mois)\b/, '6 months')
    .replace(YEAR_AND_HALF, '18 months')
    .replace(YEAR_LONG, '12 months')
    .replace(/\b(?:a|one|ein|un) (?:whole )?(?:year|jahr|ano|an)$/, '12 months')
    .replace(SIZED, (said, count: string, digits: string | undefined, word: string | undefined, unit: string, noun: string) =>
      sized(said, count, digits ?? word ?? '', unit, noun),
    )
    .replace(MINS, ' minutes')

/** A French 'very' is no Spanish three. */
const VERY = /(?<!\p{L})très(?!\p{L})/giu
/** 'Une vingtaine à remplacer' is no current of twenty amperes. */
const TO_DO = /(?<![\p{L}\d])(\d+|\p{L}+)\sà\s(\p{Ll}+(?:er|ir|re|oir))(?!\p{L})/gu
/** 'Our ST-20 lathes', 'HP-350': names, of which the letters are left. */
const NAMED_IN_CAPITALS = /(?<![\p{L}\p{N}-])(\p{Lu}{2,4})-\d{2,4}(?![\p{L}\p{N}-]|[.,]\d)/gu
/** 'Our Jura X8', 'a BMW X5': a model, and no eight of them ('chairs x8'). */
const MODEL_X = /(?<=(?<!\p{L})(?:\p{Lu}\p{Ll}+|\p{Lu}{2,4}) )X\d{1,4}(?![\p{L}\d])/gu
/** A text before it is folded, without what then reads as something else. */
export const withoutTraps = (text: string): string =>
  text
    .replaceAll(VERY, 'fort')
    .replaceAll(NAMED_IN_CAPITALS, '$1')
    .replaceAll(MODEL_X, 'X')
    .replaceAll(TO_DO, (said, count: string, verb: string) =>
      amountOf(fold(count)) === null || amountOf(fold(verb)) !== null ? said : `${count} pour ${verb}`,
    )

/** 'A four-layer board' is no four boards, and 'a 24-port switch' no 24 switches. */
const SO_MANY_FOLD =
  /(?<![\p{L}\d.,-])(\d{1,4}|\p{L}{3,})-(?!m\b|metre|meter|metro|ft\b|foot|feet|lm\b|minute|min\b|hour|day|week|month|year|person|man\b|page|word|and\b|und\b|y\b|et\b)(\p{L}{3,}) (?=\p{L}{3,})/gu
const ofSoMany = (said: string, count: string, unit: string): string =>
  amountOf(count) === null || amountOf(unit) !== null ? said : `${count} ${unit}, `
/** 'Ein 16-Port-Switch', 'vier 3-fach-Steckdosen': German goes on with a hyphen, and may say before it how many there are. */
const SO_MANY_FOLD_JOINED =
  /(?<![\p{L}\d.,-])(?:(\d{1,4}|\p{L}{3,}) )?(\d{1,4})-(port|fach|kanal|kern|pin|loch|lagen|liter|watt|zoll)-(?=\p{L}{3,})/gu
const ofSoManyJoined = (_said: string, before: string | undefined, count: string, unit: string): string =>
  before === undefined ? `${count} ${unit}, ` : amountOf(before) === null ? `${before} ${count} ${unit}, ` : `${before} `

/** 'Filled-in questionnaires' are questionnaires. */
const PARTICLE = /(?<=\p{L}{3,})-(?:in|on|up|off|out|over|down|through)(?= \p{L})/gu

/** 'Two tree stumps' are no trees, 'twelve window sills' no windows: what something is a part of is not what is counted. */
const PART_OF_NAMED = /\b(?:tree (?=stumps?\b)|window (?=sills?\b)|door (?=(?:handles?|knobs?|hinges?)\b)|roof (?=tiles?\b))/gu

/** 'Our 20-piece wind band': who plays, and no pieces that they play. */
const SO_MANY_PLAYERS =
  /(?<![\p{L}\d.,-])(?:\d{1,3}|\p{L}{3,}(?:-\p{L}{3,})?)[- ]piece (?=(?:[\p{L}-]+ ){0,4}(?:band|orchestra|ensemble|choir|combo)s?\b)/gu

/** Ranges, halves, dozens, sizes and shortenings of a folded sentence as plain numbers with their nouns. */
export const withPlainNumbers = (folded: string): string =>
  withMultiplied(
    withPlainCounts(withPlainTimes(withoutShorthand(folded)))
      .replace(PARTICLE, '')
      .replace(PART_OF_NAMED, '')
      .replace(SO_MANY_PLAYERS, '')
      .replace(SO_MANY_FOLD_JOINED, ofSoManyJoined)
      .replace(SO_MANY_FOLD, ofSoMany),
  )
