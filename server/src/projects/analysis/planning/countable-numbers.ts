import { fold } from '../../../catalog/taxonomy/fold.ts'
import { stem } from '../reading/stems.ts'
import { NOT_WORK, notAThing, OF_SIZE, ofUnit, PARTS_OF_PLACE, PLACES, STAFF } from './counted-words.ts'

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

/** 'My mother, who is 80' */
const OF_AGE =
  /\b(?:who|qui|que|die|der|she|he|sie|er|ella|elle|il) (?:is|are|turn\w*|will be|ist|wird|wurde|tiene|cumple|a|aura) (?:now |jetzt |ya )?$/

/** 'We are 30 colleagues and cannot work' */
const OF_US = /\b(?:we are|we re|wir sind|somos|nous sommes|on est) (?:about |around |now |rund |etwa |unos |unas |environ )?$/

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

/** A 360 tour, Microsoft 365, an error 404. */
const NAMES: ReadonlySet<number> = new Set([360, 365, 404, 503])

/** What speaks against a number that may say how much work there is. */
export interface Doubts {
  /** It counts people who work there. */
  isOfSomebody: boolean
  /** It counts parts or people, which are rarely the work itself. */
  isNoThing: boolean
}

/**
 * Whole numbers of things that may be work, and that no driver counts, with what speaks against each. Null: a model, a size, a length of time, an
 * age, the client's own people, a family or its animals.
 */
export const doubtsOf = ({ value, nouns, text, before }: NumberInText, own: Own): Doubts | null =>
  !Number.isInteger(value) ||
  value < 2 ||
  value > MOST ||
  NAMES.has(value) ||
  nouns.some(noun => own.drivers.has(noun) || NOT_WORK.has(noun)) ||
  ofUnit.has(nouns[0] ?? '') ||
  isOfModel(value, text, own) ||
  isOfSize(nouns, before) ||
  (nouns.length === 0 && OF_AGE.test(before)) ||
  (nouns.some(noun => STAFF.has(noun)) && OF_US.test(before.replaceAll("'", ' ')))
    ? null
    : {
        isOfSomebody: nouns.some(noun => STAFF.has(noun)),
        isNoThing: nouns.some(noun => notAThing.has(noun) && !PLACES.has(noun)),
      }
