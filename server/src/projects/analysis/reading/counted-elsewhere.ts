import { fold } from '../../../catalog/taxonomy/fold.ts'
import { numberWord } from './numbers.ts'
import { stem } from './stems.ts'

/** 'Three shots per piece', 'je Stück', 'tres tomas por pieza'; 'per week' says how often. */
const OF_EACH =
  /(?<![\p{L}\d])(?:per|pro|je|por|par|for each|for every|fur jede[nrs]?|para cada|pour chaque) (?!week|month|day|year|woche|monat|tag|jahr|semana|mes|dia|ano|semaine|mois|jour|hour|stunde|hora|heure|telefon|phone|mail|post|favor|person)(?<noun>\p{L}{4,})/gu
/** '100 pieces', 'hundert Stück' */
const COUNTED = /(?<![\p{L}\d.,])(?<count>\d{1,4}|\p{L}{3,}) (?<noun>\p{L}{4,})/gu

const countOf = (word: string): number => (/^\d+$/.test(word) ? Number(word) : (numberWord(word) ?? 0))

/** The number of things of a kind that a text says, where it says one. */
const countIn = (folded: string, noun: string): number =>
  [...folded.matchAll(COUNTED)]
    .filter(({ groups = {} }) => stem(groups['noun'] ?? '') === noun)
    .map(({ groups = {} }) => countOf(groups['count'] ?? ''))
    .find(count => count > 1) ?? 0

/**
 * Each sentence as counting reads it: one that says something of each of its kind ('three shots per piece') with how many of them another one
 * says there are ('100 pieces'), so that both make a number.
 */
export const withCountedElsewhere = (texts: readonly string[]): string[] => {
  const folded = texts.map(fold)
  return texts.map((text, at) => {
    const own = folded[at] ?? ''
    const said = [...own.matchAll(OF_EACH)].flatMap(({ groups = {} }) => groups['noun'] ?? [])
    const [counted] = said.flatMap(noun => {
      const one = stem(noun)
      if (countIn(own, one) > 0) return []
      const count = folded.map((other, place) => (place === at ? 0 : countIn(other, one))).find(many => many > 1)
      return count === undefined ? [] : [`${count} ${noun}: `]
    })
    return counted === undefined ? text : counted + text
  })
}
