import { fold } from '../../../catalog/taxonomy/fold.ts'
import { stem } from '../reading/stems.ts'
import { NOT_WORK, notAThing, OF_SIZE, PARTS_OF_PLACE, PLACES } from './counted-words.ts'

/** '12 of my rental flats' */
export const NEAR = 3
/** More is rather a year or a type. */
const MOST = 1800

/** What a package counts, and what it calls itself by. */
export interface Own {
  drivers: ReadonlySet<string>
  words: ReadonlySet<string>
  /** German writes every noun like a name. */
  isGerman: boolean
}

/** 'Our hotel with 40 rooms', 'a 3 bed house': how large somebody or something is. */
const isOfSize = (nouns: readonly string[], before: string): boolean => {
  const near = nouns.slice(0, NEAR)
  const place = near.findLastIndex(noun => PLACES.has(noun))
  return place >= 0 && (near.slice(0, place).some(noun => PARTS_OF_PLACE.has(noun)) || OF_SIZE.test(before))
}

/** 'In Berlin 12 windows': what is named is where. */
const WHERE = /^(?:in|at|near|from|en|a|de|di|da|bei|aus|nach)$/

/** 'My Ender 3 printer', 'a scooter 125': the number of a model stands behind its name, or behind what it is a model of. */
const isOfModel = (value: number, text: string, { drivers, isGerman }: Own): boolean => {
  const found = new RegExp(`(?:(\\p{L}+) )?([\\p{L}\\d]+) ${value}(?![\\p{L}\\d.,])`, 'u').exec(text)
  if (found === null) return false
  const [, before = '', name = ''] = found
  const isNamed = before + text.slice(0, found.index).trim() !== '' && !isGerman && /^\p{Lu}/u.test(name) && !WHERE.test(fold(before))
  return isNamed || drivers.has(stem(fold(name)))
}

/** Whole numbers of things that may be work, and that no driver counts: no model, no rooms of a hotel. */
export const mayCount = (value: number, nouns: readonly string[], own: Own, text: string, before: string): boolean =>
  Number.isInteger(value) &&
  value >= 2 &&
  value <= MOST &&
  !nouns.some(noun => own.drivers.has(noun) || NOT_WORK.has(noun) || (notAThing.has(noun) && !PLACES.has(noun))) &&
  !isOfModel(value, text, own) &&
  !isOfSize(nouns, before)
