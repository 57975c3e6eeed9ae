import { stem } from './stems.ts'

/** 'A shop to sell 25 cheeses', 'pour vendre nos douze savons', '40 Teesorten verkaufen' */
const SELLS =
  /\b(?:sells?|selling|verkauf\p{L}*|vend(?:er|o|e|en|emos|re|ons|ant|ent))(?: (?:about|around|our|my|the|some|rund|etwa|unsere|meine|unos|unas|nuestr[oa]s|mis|environ|nos|mes|les))* $/u
const TO_SELL = /^\S+ (?:[\p{L}-]+ ){1,3}(?:online |im internet )?(?:zu )?verkauf/u

/** What is sold is a product, whatever it is called. Over a folded sentence; `at`: where the number stands. */
export const asSold = (nouns: readonly string[], folded: string, at: number): string[] =>
  SELLS.test(folded.slice(0, at)) || TO_SELL.test(folded.slice(at)) ? [...nouns, stem('product')] : [...nouns]
