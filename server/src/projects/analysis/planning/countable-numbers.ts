import { fold } from '../../../catalog/taxonomy/fold.ts'
import { stem } from '../reading/stems.ts'
import { NOT_WORK, notAThing, OF_SIZE, PARTS_OF_PLACE, PLACES } from './counted-words.ts'

/** '12 of my rental flats' */
export const NEAR = 3
/** More is rather a year or a type. */
const MOST = 1800

/** The package whose work a number may say. */
interface Own {
  /** Stems of what it counts itself. */
  drivers: ReadonlySet<string>
  /** German writes every noun like a name. */
  isGerman: boolean
}

/** 'Our hotel with 40 rooms', 'a 3 bed house': how large somebody or something is. */
const isOfSize = (nouns: readonly string[], before: string): boolean => {
  const near = nouns.slice(0, NEAR)
  const place = near.findLastIndex(noun => PLACES.has(noun))
  return place >= 0 && (near.slice(0, place).some(noun => PARTS_OF_PLACE.has(noun)) || OF_SIZE.test(before))
}

/** 'In Berlin 12 windows', 'near New York 12 windows': where, and no name of a thing. */
const IN_TOWN = /(?:^|[^\p{L}])(?:[Ii]n|[Aa]t|[Nn]ear|[Ee]n|[Àà])(?: \p{Lu}[\p{L}\d]*){1,2}$/u

/** 'My Ender 3 printer', 'a scooter 125': the number of a model stands behind its name, or behind what it is a model of. */
const isOfModel = (value: number, text: string, { drivers, isGerman }: Own): boolean => {
  const found = new RegExp(`([\\p{L}\\d]+) ${value}(?![\\p{L}\\d.,])`, 'u').exec(text)
  if (found === null) return false
  const [, name = ''] = found
  const before = text.slice(0, found.index + name.length)
  const isNamed = found.index > 0 && !isGerman && /^\p{Lu}/u.test(name) && !IN_TOWN.test(before)
  return isNamed || drivers.has(stem(fold(name)))
}

/** A whole number as it stands in a text. */
interface NumberInText {
  value: number
  /** Stems of what it may count. */
  nouns: readonly string[]
  text: string
  /** What of the text stands before it, folded. */
  before: string
}

/** Whole numbers of things that may be work, and that no driver counts: no model, no rooms of a hotel. */
export const mayCount = ({ value, nouns, text, before }: NumberInText, own: Own): boolean =>
  Number.isInteger(value) &&
  value >= 2 &&
  value <= MOST &&
  !nouns.some(noun => own.drivers.has(noun) || NOT_WORK.has(noun) || (notAThing.has(noun) && !PLACES.has(noun))) &&
  !isOfModel(value, text, own) &&
  !isOfSize(nouns, before)
