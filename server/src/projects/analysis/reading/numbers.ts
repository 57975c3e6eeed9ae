/** Number words by language, folded; 'ß' is written both ways. */
const from = (words: string, first: number): [string, number][] => words.split(' ').map((word, index) => [word, first + index])
const tens = (words: string): [string, number][] => words.split(' ').map((word, index) => [word, (index + 2) * 10])

const GERMAN_UNITS = from('ein zwei drei vier funf sechs sieben acht neun', 1)
const GERMAN_TENS = tens('zwanzig dreissig vierzig funfzig sechzig siebzig achtzig neunzig')

const ENGLISH = [
  ...from(
    'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen',
    1,
  ),
  ...tens('twenty thirty forty fifty sixty seventy eighty ninety'),
]
const GERMAN = [
  ...from('zwei drei vier funf sechs sieben acht neun zehn elf zwolf dreizehn vierzehn funfzehn sechzehn siebzehn achtzehn neunzehn', 2),
  ...GERMAN_TENS,
  ...GERMAN_TENS.flatMap(([ten, value]) => GERMAN_UNITS.map(([unit, more]): [string, number] => [`${unit}und${ten}`, value + more])),
  ...GERMAN_UNITS.map(([unit, value]): [string, number] => [`${unit}hundert`, value * 100]),
]
const SPANISH = [
  ...from('dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciseis diecisiete dieciocho diecinueve', 2),
  ...tens('veinte treinta cuarenta cincuenta sesenta setenta ochenta noventa'),
  ...from('veintiuno veintidos veintitres veinticuatro veinticinco veintiseis veintisiete veintiocho veintinueve', 21),
  ...from('doscientos trescientos cuatrocientos quinientos seiscientos setecientos ochocientos novecientos', 2).flatMap(
    ([word, value]): [string, number][] => [
      [word, value * 100],
      [word.replace(/os$/, 'as'), value * 100],
    ],
  ),
]
const FRENCH = [
  ...from('deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize', 2),
  ...tens('vingt trente quarante cinquante soixante'),
]

const NUMBER_WORDS = new Map<string, number>(
  [
    ...ENGLISH,
    ...GERMAN,
    ...SPANISH,
    ...FRENCH,
    ...Object.entries({
      ...{ hundred: 100, hundreds: 100, hundert: 100, cien: 100, ciento: 100, cent: 100, cents: 100, vingts: 20 },
      ...{ thousand: 1000, tausend: 1000, mil: 1000, mille: 1000 },
      ...{ dozen: 12, dozens: 24, dutzend: 12, docena: 12, docenas: 12, douzaine: 12, douzaines: 12 },
      ...{ dizaine: 10, quinzaine: 15, vingtaine: 20, trentaine: 30, quarantaine: 40, cinquantaine: 50, soixantaine: 60, centaine: 100 },
      ...{ decena: 10, veintena: 20, treintena: 30, centenar: 100, anderthalb: 1.5, eineinhalb: 1.5 },
      ...{ couple: 2, pair: 2, both: 2, beide: 2, beiden: 2, ambos: 2, ambas: 2, few: 3, paar: 3, einige: 3, quelques: 3 },
      ...{ several: 4, mehrere: 4, varios: 4, varias: 4, plusieurs: 4 },
    }),
  ].flatMap(([word, value]): [string, number][] => [
    [word, value],
    [word.replace('dreissig', 'dreißig'), value],
  ]),
)

/** 'neunhundertneunundneunzigtausendneunhundertneunundneunzig' */
const LONGEST_GERMAN = 60
/** 'Hundertzwanzig', 'zweitausendfünfhundert' */
const GERMAN_LARGE = /^(?:(?<thousands>[a-z]*?)tausend(?:und)?)?(?:(?<hundreds>[a-z]*?)hundert(?:und)?)?(?<rest>[a-z]*)$/

const germanNumber = (word: string): number | null => {
  // Short and of these letters only: the pattern looks back and forth over all others.
  if (word.length > LONGEST_GERMAN || !/^[a-z]+$/.test(word) || !/hundert|tausend/.test(word)) return null
  const { thousands, hundreds, rest = '' } = GERMAN_LARGE.exec(word)?.groups ?? {}
  const part = (said: string | undefined, unit: number) =>
    said === undefined ? 0 : said === '' || said === 'ein' ? unit : (NUMBER_WORDS.get(said) ?? Number.NaN) * unit
  const sum = part(thousands, 1000) + part(hundreds, 100) + (rest === '' ? 0 : (NUMBER_WORDS.get(rest) ?? Number.NaN))
  return Number.isNaN(sum) ? null : sum
}

/** What a number word of four languages means ('three', 'zwölf' folded, 'a couple' by its noun); null for other words. */
export const numberWord = (folded: string): number | null => NUMBER_WORDS.get(folded) ?? germanNumber(folded)

const MULTIPLIER_FROM = 100
const THOUSAND = 1000
const DOZEN = /^(?:dozens?|dutzend|docenas?|douzaines?)$/

/** What a number word makes of the number before it: 'two hundred', 'twenty-five', 'soixante-dix'; null where it begins a new one. */
export const joinedNumber = (before: number, isWordBefore: boolean, word: string, value: number): number | null => {
  if (DOZEN.test(word)) return before * 12
  const rest = before % THOUSAND
  // 'two thousand five hundred'
  if (value === MULTIPLIER_FROM && before > THOUSAND && rest > 0 && rest < MULTIPLIER_FROM) return before - rest + rest * value
  if (value >= MULTIPLIER_FROM) return before < value ? before * value : before + value
  if (!isWordBefore) return null
  if (before === 4 && /^vingts?$/.test(word)) return 80
  if (before % 100 === 10 && /^(?:sept|huit|neuf)$/.test(word)) return before + value
  if (before >= MULTIPLIER_FROM && before % MULTIPLIER_FROM === 0) return before + value
  const isTens = before >= 20 && before < MULTIPLIER_FROM && before % 10 === 0
  if (isTens && (value < 10 || ((before === 60 || before === 80) && value < 20))) return before + value
  return null
}

/** A number as people write it: 1,200  1.200  1 200  2.5  2,5  60k. */
export const NUMERAL = /\d{1,3}(?:[.,'’ \u00a0\u202f]\d{3})+(?!\d)|\d+(?:[.,]\d+)?/

/** Reads a match of NUMERAL: three digits after a mark are thousands, else decimals. */
export const readNumeral = (written: string): number => {
  const isGrouped = /^\d{1,3}(?:[.,'’ \u00a0\u202f]\d{3})+$/.test(written)
  return Number(isGrouped ? written.replace(/\D/g, '') : written.replace(',', '.'))
}

/**
 * Number words as figures where `isMeant` says so of the number and what stands after it: 'four thousand dollars' is '4000 dollars'. What
 * multiplies figures ('5 mil') stays.
 */
export const withFigures = (folded: string, isMeant: (value: number, after: string) => boolean): string => {
  const words = [...folded.matchAll(/\p{L}+/gu)].map(({ 0: text, index }) => ({ text, start: index, end: index + text.length }))
  let written = ''
  let done = 0
  for (let at = 0; at < words.length; at++) {
    const first = words[at]
    const value = first === undefined ? null : numberWord(first.text)
    if (first === undefined || value === null || /\d ?$/.test(folded.slice(0, first.start))) continue
    let sum = value
    let last = first
    for (let next = words[at + 1]; next !== undefined; next = words[at + 1]) {
      const more = numberWord(next.text)
      const joined = more === null || !/^[ -]$/.test(folded.slice(last.end, next.start)) ? null : joinedNumber(sum, true, next.text, more)
      if (joined === null) break
      sum = joined
      last = next
      at += 1
    }
    if (!isMeant(sum, folded.slice(last.end))) continue
    written += folded.slice(done, first.start) + sum
    done = last.end
  }
  return written + folded.slice(done)
}

/** A number in figures or in a word; null for any other word. */
export const amountOf = (word: string): number | null => (/^\d+$/.test(word) ? Number(word) : numberWord(word))
