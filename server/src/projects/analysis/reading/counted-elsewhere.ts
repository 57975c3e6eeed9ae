import { fold } from '../../../catalog/taxonomy/fold.ts'
import { nounsAfter } from './nouns-after.ts'
import { readTokens } from './number-tokens.ts'
import { EACH_MEASURES } from './of-each.ts'
import { SAYS_PRICE } from './price-words.ts'
import { stem } from './stems.ts'
import { isTally } from './tally.ts'

/** 'Three shots per piece', 'je Stück', 'tres tomas por pieza'; 'per week' says how often. */
const OF_EACH =
  /(?<![\p{L}\d])(?:per|pro|je(?= stuck)|por|par|for each|for every|fur jede[nrs]?|para cada|pour chaque) (?!week|month|day|year|woche|monat|tag|jahr|semana|mes|dia|ano|semaine|mois|jour|hour|stunde|hora|heure|telefon|phone|mail|post|favor|person)(?<noun>\p{L}{4,})/gu
/** What a sentence counts, by the stem of its noun; of two numbers of one noun the first. */
const countsIn = (folded: string): ReadonlyMap<string, number> => {
  const counts = new Map<string, number>()
  const tokens = readTokens(folded)
  for (const [at, token] of tokens.entries()) {
    const next = tokens[at + 1]
    if (token.kind !== 'number' || token.value < 2 || next?.kind !== 'word') continue
    const noun = stem(next.word)
    if (!counts.has(noun)) counts.set(noun, token.value)
  }
  return counts
}

const MEASURE = '(?:minutes?|mins?|minuten|minutos|hours?|stunden?|horas?|heures?|pages?|seiten?|paginas?|words?|worter|palabras|mots)\\b'
/** 'Each is about 20 pages', 'jeder hat 20 Seiten', '45 minutes each'; 'each way' and 'each day' say nothing of each of them. */
const MUCH_OF_EACH = new RegExp(
  `(?:${EACH_MEASURES}|\\b(?:each|je|jeweils) )(?<much>\\d{1,4}) ?${MEASURE}|(?<![\\d.,])(?<also>\\d{1,4}) ?${MEASURE} (?:each|apiece|jeweils|cada un[oa]|chacune?)(?=\\s*(?:$|[.,;:!?)]))`,
  'du',
)

const SAYS_EACH = /(?<!\p{L})(?:each|every|apiece|jede[rsn]?|jeweils|cada|chaque|chacune?)(?!\p{L})/giu

/** 'They are 12' may be how old they are. */
const MAY_BE_AGE = /\b(?:they|sie|ils|elles)(?: (?:are|sind)|['’]re| ont) $/u
const LETTERS_AROUND = 80

/** The numbers of a folded sentence that say how many there are, and nothing of what. */
const talliesIn = (folded: string): number[] => {
  const tokens = readTokens(folded)
  return tokens.flatMap((token, place) => {
    if (token.kind !== 'number' || token.value < 2 || nounsAfter(tokens, place + 1).length > 0) return []
    const from = Math.max(0, token.at - LETTERS_AROUND)
    const around = folded.slice(from, token.at + LETTERS_AROUND)
    const at = token.at - from
    return isTally(around, at, true) && !MAY_BE_AGE.test(around.slice(0, at)) ? [token.value] : []
  })
}

/** 'There are 18 of them. Each takes 45 minutes.': what is measured of each, of all of them; where only one number says how many. */
export const withMuchOfAll = (texts: readonly string[]): string[] => {
  const folded = texts.map(fold)
  const measured = folded.map(text => MUCH_OF_EACH.exec(text))
  if (measured.every(found => found === null)) return [...texts]
  // 'Budget? 500.'
  const [tally, ...others] = new Set(
    folded.flatMap((text, at) => (SAYS_PRICE.test(`${folded[at - 1] ?? ''} ${text}`) ? [] : talliesIn(text))),
  )
  if (tally === undefined || others.length > 0) return [...texts]
  return texts.map((text, at) => {
    const found = measured[at]
    const own = readTokens(folded[at] ?? '').filter(token => token.kind === 'number' && token.value > 1 && token.value !== tally)
    const span = found?.indices?.groups?.['much'] ?? found?.indices?.groups?.['also']
    if (span === undefined || own.length !== 1 || folded[at]?.length !== text.length) return text
    const [from, to] = span
    const [start, end] = found?.indices?.[0] ?? [from, to]
    // It is no measure of each any more.
    const [before, behind] = [text.slice(start, from), text.slice(to, end)].map(part => part.replaceAll(SAYS_EACH, 'all'))
    return `${text.slice(0, start)}${before}${Number(text.slice(from, to)) * tally}${behind}${text.slice(end)}`
  })
}

/**
 * Each sentence as counting reads it: one that says something of each of its kind ('three shots per piece') with how many of them another one
 * says there are ('100 pieces'), so that both make a number.
 */
export const withCountedElsewhere = (texts: readonly string[]): string[] => {
  const folded = texts.map(fold)
  const each = folded.map(text =>
    SAYS_PRICE.test(text) ? [] : [...text.matchAll(OF_EACH)].flatMap(({ groups = {} }) => groups['noun'] ?? []),
  )
  if (each.every(nouns => nouns.length === 0)) return [...texts]
  const counts = folded.map(countsIn)
  const all = new Map<string, number>()
  for (const own of counts) for (const [noun, count] of own) if (!all.has(noun)) all.set(noun, count)
  return texts.map((text, at) => {
    const counted = new Set(
      (each[at] ?? []).flatMap(noun => {
        const one = stem(noun)
        const count = counts[at]?.has(one) === true ? undefined : all.get(one)
        return count === undefined ? [] : [`${count} ${noun}`]
      }),
    )
    return counted.size === 0 ? text : `${[...counted].join(', ')}: ${text}`
  })
}
