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

/** 'My mother, who is 80', 'meine Mutter ist 80' */
const OF_AGE = /\b(?:(?:she|he) s|is|ist|est|tiene|cumple|turn\w*|wird|aura|(?:qui|il|elle) a) (?:now |jetzt |ya |schon |already )?$/

/** 'Lindenstrasse 3', 'planta 11', 'gate 7': where, or which one. */
const OF_ADDRESS =
  /(?:stra(?:ss|ß)e|str\.?|gasse|allee|platz|weg|ufer|\b(?:street|road|avenue|lane|drive|planta|piso|floor|level|nivel|etage|stock|stockwerk|nr|no|numero|hausnummer|number|gate|unit|flat|apt)\.?) $/

/** 'We are 30 colleagues and cannot work' */
const OF_US = /\b(?:we are|we re|wir sind|somos|nous sommes|on est) (?:about |around |now |rund |etwa |unos |unas |environ )?$/

const PEOPLE: ReadonlySet<string> = new Set(['people', 'persons', 'leute', 'personen', 'personas', 'gente', 'personnes'].map(stem))

/** 'In Berlin 12 windows', 'near New York 12 windows': where, and no name of a thing. */
const IN_TOWN = /(?:^|[^\p{L}])(?:[Ii]n|[Aa]t|[Nn]ear|[Ee]n|[Àà])(?: \p{Lu}[\p{L}\d]*){1,2}$/u

/** 'Draw 60 icons', 'we want to clean 11 flats': what is to be done, and no name of what it is done to. */
const TO_BE_DONE =
  /(?:^|[.;:!?,(–-] ?|(?:^|[^\p{L}])(?:to|please|and|then|must|should|can|could|also|zu|bitte|und) )(?:(?!(?:my|our|the|an?|this|mein|unser|der|die|das|ein|mi|el|la|una?|nuestr|mon|ma|notre|le)\p{L}* )\p{L}+ )?$/iu

/** 'My Ender 3 printer', 'a scooter 125': the number of a model stands behind its name, or behind what it is a model of. */
const isOfModel = (value: number, text: string, { drivers, isGerman }: Own): boolean => {
  const found = new RegExp(`([\\p{L}\\d]+) ${value}(?![\\p{L}\\d.,])`, 'u').exec(text)
  if (found === null) return false
  const [, name = ''] = found
  const before = text.slice(0, found.index + name.length)
  const isNamed = found.index > 0 && !isGerman && /^\p{Lu}/u.test(name) && !IN_TOWN.test(before)
  return isNamed || (drivers.has(stem(fold(name))) && !TO_BE_DONE.test(text.slice(0, found.index)))
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

/** A part of a name, or of an address. */
const isName = ({ value, nouns, text, before }: NumberInText, own: Own): boolean =>
  (NAMES.has(value) && nouns.length === 0) || OF_ADDRESS.test(before) || isOfModel(value, text, own)

/** The client's own people, a family or its animals, an age, how large something is. */
const isOfClient = ({ nouns, before }: NumberInText, isOfSomebody: boolean): boolean =>
  nouns.some(noun => NOT_WORK.has(noun)) ||
  ((isOfSomebody || nouns.some(noun => PEOPLE.has(noun))) && OF_US.test(before.replaceAll("'", ' '))) ||
  (nouns.length === 0 && OF_AGE.test(before.replaceAll("'", ' '))) ||
  isOfSize(nouns, before)

/** Whole numbers of things that may be work, and that no driver counts, with what speaks against each; null where something else is counted, or nothing. */
export const doubtsOf = (number: NumberInText, own: Own): Doubts | null => {
  const { value, nouns } = number
  const isOfSomebody = nouns.some(noun => STAFF.has(noun))
  if (!Number.isInteger(value) || value < 2 || value > MOST) return null
  if (nouns.some(noun => own.drivers.has(noun)) || ofUnit.has(nouns[0] ?? '')) return null
  if (isName(number, own) || isOfClient(number, isOfSomebody)) return null
  return { isOfSomebody, isNoThing: nouns.some(noun => notAThing.has(noun) && !PLACES.has(noun)) }
}
