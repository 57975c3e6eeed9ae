import { stem } from './stems.ts'

const SO_MANY =
  "(?: (?:about|around|up to|more than|over|our|my|the|some|online|rund|etwa|uber|bis zu|mehr als|unsere|meine|unos|unas|hasta|mas de|nuestr[oa]s|mis|environ|jusqu['’ ]?a|plus de|nos|mes|les))*"
/** 'A shop to sell 25 cheeses', 'on vend douze savons', 'wir verkaufen rund 40 Teesorten' */
const SELLS = new RegExp(`\\b(?:sells?|selling|verkauf(?:en|e|t)|vend(?:er|o|e|en|emos|s|re|ons|ant|ent)?)${SO_MANY} $`, 'u')
/** '40 Teesorten online verkaufen'; '12 Schulungen für unsere Verkäufer' sells nothing. */
const TO_SELL = /^\S+ (?:(?!(?:fur|im|zum|zur|am|unsere\p{L}*|der|die|das|den)\b)[\p{L}-]+ ){1,3}(?:zu )?verkaufen\b/u
/** What is sold by the month, and what is no goods: '200 orders', '3 bedroom house', '12 years from a stall'. */
const BY_TIME =
  /^\S+ (?:[\p{L}-]+ ){0,3}(?:a|an|per|each|every|pro|im|die|al|a la|por|par) (?:day|week|month|year|tag|woche|monat|jahr|dia|semana|mes|ano|jour|semaine|mois|an)\b/u
const NO_GOODS = new Set(
  'orders bestellungen pedidos commandes bedroom bedrooms room rooms zimmer habitaciones chambres years year jahre anos months monate hours stunden horas heures days tage weeks people customers kunden clientes clients'
    .split(' ')
    .map(stem),
)

/** What is sold is a product, whatever it is called. Over a folded sentence; `at`: where the number stands. */
export const asSold = (nouns: readonly string[], folded: string, at: number): string[] => {
  const isSaidSo = SELLS.test(folded.slice(0, at)) || TO_SELL.test(folded.slice(at))
  const isGoods = !nouns.some(noun => NO_GOODS.has(noun)) && !BY_TIME.test(folded.slice(at))
  return isSaidSo && isGoods ? [...nouns, stem('product')] : [...nouns]
}
