import { TIME_UNIT } from './nouns-after.ts'
import type { PlacedQuantity } from './over-time.ts'
import type { Quantity } from './quantity.ts'
import { stem } from './stems.ts'

export const PAGE = /^(?:page|pag|seit|seiten|pagin)$/

const EACH =
  /^[^,;:.!?]{0,30}?\b(?:(?:each|apiece|(?:je|jeweils)(?! (?:ca\.? |circa |etwa |rund |ungefahr )?\d)|cada|chacune?|chaque)\b|(?:per|pro|por|par) (?!week|month|day|year|woche|monat|tag|jahr|semana|mes|dia|ano|semaine|mois|jour|hour|stunde|hora|heure|telefon|phone|mail|post)\p{L}{3,})/u
/** Of things only what cannot be read otherwise: 'windows por otras nuevas', 'photos per e-mail' and 'chairs each with a cushion' are no such number of each. */
const EACH_THING = /^[^,;:.!?]{0,30}?\b(?:each|apiece|je|jeweils|cada|chacune?|chaque)\b(?!(?: un[oa])? (?:with|having|mit|con|avec)\b)/u
/** 'Je 800 Wörter', 'cada uno 20 minutos' */
const EACH_BEFORE =
  /\b(?:je|jeweils|each|cada(?: un[oa])?|chaque|chacune?)(?: (?:with|has|mit|con|avec|about|around|roughly|approximately|etwa|rund|ca\.?|circa|unos|unas|environ|some))?(?: [\p{L}]+)? $|\b(?:of each|von jede[mr]|de cada un[oa]|de chacune?),? $/u
/** 'Three portals, each with login, two roles and around 40 endpoints': what each of them has. An 'and' behind a comma goes on to something else. */
const EACH_HAS_ALL =
  /\b(?:each|every one|jede[rsn]?|jeweils|cada un[oa]|chacune?) (?:with|has|having|mit|con|avec) (?!(?:its|their|his|her|an? own|the same|eigen\w*|(?:ihr|sein)\w*|su|sus|son|sa|ses|leurs?)\b)[^.;:!?()]*?[^,.;:!?() ] (?:and|und|y|et)(?: (?:about|around|roughly|approximately|some|etwa|rund|ca\.?|circa|unos|unas|environ))? $/u
const EACH_ONE = '\\b(?:each|every|jede[rsn]?|cada|chaque|chacune?)(?: [\\p{L}\\d]+){0,5}? '
const ABOUT_SO_MUCH = '(?: (?:for|about|around|roughly|etwa|rund|ca\\.?|circa|ungefahr|unos|unas|environ|quelque))* '
const LASTS = 'lasts?|takes?|runs?|dauert|lauft|dura|ocupa|dure|fait|prend'
/** 'Jedes dauert rund 45 Minuten', 'each one takes about two hours' */
const EACH_LASTS = new RegExp(`${EACH_ONE}(?:${LASTS})${ABOUT_SO_MUCH}$`, 'u')
const EACH_LASTS_SO_MUCH = new RegExp(`${EACH_ONE}(?:${LASTS})${ABOUT_SO_MUCH}\\d`, 'u')
/** The source of what stands before a measure of each: 'jeder hat etwa', 'each is about'. */
export const EACH_MEASURES = `${EACH_ONE}(?:${LASTS}|is|has|ist|hat|tiene|a)${ABOUT_SO_MUCH}`
const MOST_LETTERS_BEFORE = 45
/** 'Eight articles of 1,000 words'; an area behind an 'of' may be that of all. */
const OF_TEXT =
  /(?<![\p{L}\d])(\d[\d.,]*|\p{L}{3,}) (?:[\p{L}-]+ ){0,3}(?:of|de|a|zu|von|mit|with) (?:je |jeweils |about |around |roughly |approximately |some |circa |ca |etwa |unas? |unos |environ |at most )?(?:\d[\d.,]*k?|\p{L}+) (?:words?|worter\w*|wortern|palabras|mots|pages?|seiten|paginas|seconds?|sekunden|segundos|secondes|minutes?|mins?|minuten|minutos|hours?|stunden?|horas?|heures?)\b/gu
/** 'Six flats of 60 m²': of places that are each as large as that. */
const OF_PLACES =
  /(?<![\p{L}\d])(?:\d+|\p{L}{3,}) (?:[\p{L}-]+ )?(?:flats|apartments|houses|homes|buildings|offices|shops|stores|halls|wohnungen|hauser|gebaude|buros|laden|hallen|pisos|casas|viviendas|edificios|oficinas|locales|tiendas|apartamentos|naves|maisons|appartements|logements|batiments|bureaux|magasins|boutiques|halles) (?:of|with|de|von|zu|a|mit|con) (?:je |about |around |roughly |approximately |some |circa |ca |etwa |unos |environ )?\d[\d.,]* ?(?:m2|m²|sqm|qm|square|quadratmeter|metros? cuadrados?|metres? carres?)/gu
const MEASURES = /^(?:word|worter|palabr|mot|pag|page|seit|seiten|pagin|second|sekund|segund|minut|minute|sqm|hour|stund|hor|heur)$/
const IN_TOTAL = /\b(?:in total|in all|altogether|together|insgesamt|zusammen|en total|au total|en tout)\b/

const isMeasure = ({ nouns, isLength }: Quantity): boolean => isLength === true || MEASURES.test(nouns[0] ?? '')

/** Whether a number is said of each of several things: 'three workshops of 4 hours each' says it of the hours, the number next to the word. */
const isOfEach = ({ at }: PlacedQuantity, folded: string, each: RegExp, others: readonly PlacedQuantity[]): boolean => {
  const before = folded.slice(Math.max(0, at - MOST_LETTERS_BEFORE), at)
  if (EACH_BEFORE.test(before) || EACH_LASTS.test(before) || EACH_HAS_ALL.test(folded.slice(0, at))) return true
  const [said = ''] = /^[\d.,'’]+|^\p{L}+/u.exec(folded.slice(at)) ?? []
  const [toEach] = each.exec(folded.slice(at + said.length)) ?? []
  if (toEach === undefined) return false
  const end = at + said.length + toEach.length
  return !others.some(other => other.at > at && other.at <= end + ' '.length)
}

/** 'Eighty people in eight groups, two hours per group': the things that are named behind a measure. */
const namedBehind = ({ at }: PlacedQuantity, folded: string, things: readonly PlacedQuantity[]): PlacedQuantity | undefined => {
  const [, noun = ''] = /^[^,;:.!?]{0,30}?\b(?:per|pro|por|par) (\p{L}+)/u.exec(folded.slice(at)) ?? []
  return things.find(({ nouns }) => nouns.includes(stem(noun)))
}

/** '2 groups of 8 people, one day each': what is held is held for each of the groups. */
const GROUPS_OF =
  /^\S+ (?:groups|classes|teams|gruppen|klassen|grupos|clases|groupes|equipos|equipes) (?:of|de|a|von|zu|mit|con|avec|with) (?:\p{L}+ ){0,3}$/u
const IS_HELD = /^(?:day|tag|dia|jour|session|sitzung|sesion|seanc|workshop|lesson|unit|kurs|cours|curs|seminar|termin)$/

/** The counted thing of each of which something behind it is said. */
const thingBefore = ({ at, nouns }: PlacedQuantity, things: readonly PlacedQuantity[], folded: string): PlacedQuantity | undefined => {
  const last = things.findLastIndex(thing => thing.at < at)
  const [groups, inThem] = [things[last - 1], things[last]]
  const isOfGroups = groups !== undefined && inThem !== undefined && GROUPS_OF.test(folded.slice(groups.at, inThem.at))
  return isOfGroups && IS_HELD.test(nouns[0] ?? '') ? groups : inThem
}

/** '120 pages, about 250 words per page' */
const WORDS_PER_PAGE =
  /^[\d.,]+ (?:words|worter|wortern|palabras|mots) (?:(?:per|a|each|on each|on a|pro|je|por|par) (?:page|seite|pagina)|each)\b/

const WORDS = /^(?:word|worter|palabr|mot)$/
/** '14 Seiten mit je ca. 250 Wörtern' */
const PAGES_OF =
  /(?:seiten|pages|paginas)(?: (?:mit|zu|with|of|de|a|con|avec))? (?:je|jeweils|each|chacune?|cada una)(?: (?:about|around|roughly|ca\.?|circa|etwa|rund|unas|environ))* $/

/** 'Two sockets per desk' beside '28 desks' are 56; 'windows por otras' and 'photos per e-mail' are no number of each. */
const PER_THING =
  /^[^,;:.!?()]{0,30}?\b(?:per|pro|por|par) (?:desk|workplace|workstation|seat|station|room|bedroom|bathroom|flat|apartment|house|person|piece|product|item|door|window|table|bed|floor|office|group|class|team|car|vehicle|platz|arbeitsplatz|schreibtisch|zimmer|raum|bad|wohnung|haus|stuck|produkt|artikel|tur|fenster|tisch|bett|etage|stockwerk|buro|gruppe|klasse|fahrzeug|poste|bureau|piece|bijou|produit|article|chambre|logement|porte|fenetre|table|lit|groupe|classe|puesto|mesa|habitacion|producto|articulo|pieza|vivienda|puerta|ventana|cama|planta|oficina|grupo|clase|aula)\b/u

/** 'Twice a week': how often is no number of things of which something is said. */
const OFTEN = /^(?:time|mal|vez|vec|vece|fois)$/
const A_WEEK = /^\S+ ?\S* (?:a|an|per|each|every|pro|die|im|por|par|al|a la|la|cada|in der)\b/

const isHowOften = ({ at, nouns }: PlacedQuantity, folded: string): boolean => OFTEN.test(nouns[0] ?? '') && A_WEEK.test(folded.slice(at))

export const isSpanOrMeasure = (quantity: Quantity): boolean => isMeasure(quantity) || TIME_UNIT.test(quantity.nouns[0] ?? '')

/** 'Episodes of 40 minutes', 'vidéos de 3 minutes': so long is each of them. Only of what lasts or is read: 'tesis de 300 páginas' is one. */
const SEVERAL_OF =
  /(?<!\d )(?<!\p{L})(?<thing>videos|lernvideos|films|filme|peliculas|episodes|episodios|episoden|folgen|songs|tracks|clips|recordings|aufnahmen|grabaciones|enregistrements|interviews|entrevistas|entretiens|lessons|sessions|classes|clases|seances|sesiones|workshops|talks|lectures|vortrage|charlas|articles|artikel|articulos|texts|texte|textos|textes|posts|beitrage|chapters|kapitel|capitulos|chapitres) (?:of|de|von|zu|mit) (?:about |around |roughly |etwa |rund |ca\.? |unos |unas |environ )?$/u
const severalOf = ({ at }: PlacedQuantity, folded: string): string | undefined =>
  SEVERAL_OF.exec(folded.slice(Math.max(0, at - MOST_LETTERS_BEFORE), at))?.groups?.['thing']

/** 'Two pages each for 5 products' are ten pages, 'five songs with 12 tracks each' sixty tracks and five songs. */
export const timesEach = (quantities: readonly PlacedQuantity[], folded: string): PlacedQuantity[] => {
  const things = quantities.filter(
    quantity => !isMeasure(quantity) && !TIME_UNIT.test(quantity.nouns[0] ?? '') && !isHowOften(quantity, folded),
  )
  const forEach = (quantity: PlacedQuantity): PlacedQuantity => {
    if (!isMeasure(quantity)) return quantity
    if (isOfEach(quantity, folded, EACH, [])) return { ...quantity, isForEach: true }
    const thing = severalOf(quantity, folded)
    return thing === undefined ? quantity : { ...quantity, isForEach: true, eachThing: stem(thing) }
  }
  const pages = quantities.find(({ nouns }) => PAGE.test(nouns[0] ?? ''))
  const ofPage = quantities.find(
    ({ at, nouns }) =>
      WORDS_PER_PAGE.test(folded.slice(at)) || (WORDS.test(nouns[0] ?? '') && at > (pages?.at ?? at) && PAGES_OF.test(folded.slice(0, at))),
  )
  if (pages !== undefined && ofPage !== undefined)
    return quantities.map(quantity => (quantity === ofPage ? { ...quantity, value: quantity.value * pages.value } : quantity))
  // 'Each takes 45 minutes, 18 in total'
  if (things.length === 0) return quantities.map(forEach)
  if (IN_TOTAL.test(folded) && !EACH_LASTS_SO_MUCH.test(folded)) return [...quantities]
  const ofText = [...folded.matchAll(OF_TEXT), ...folded.matchAll(OF_PLACES)]
  return quantities.map(quantity => {
    if (!isMeasure(quantity)) {
      const before = thingBefore(quantity, things, folded)
      if (before === undefined || !things.includes(quantity)) return quantity
      const isPer = isOfEach(quantity, folded, PER_THING, quantities)
      if (!isPer && !isOfEach(quantity, folded, EACH_THING, quantities)) return quantity
      const ofAll = EACH_HAS_ALL.exec(folded.slice(0, quantity.at))
      const all = ofAll === null ? undefined : things.findLast(({ at }) => at < ofAll.index)
      const of = (isPer ? namedBehind(quantity, folded, things) : undefined) ?? all ?? before
      return { ...quantity, value: quantity.value * of.value, isOfEach: true }
    }
    const of = ofText.find(({ index, 0: said }) => quantity.at > index && quantity.at < index + said.length)
    const isEach = isOfEach(quantity, folded, EACH, [])
    const before = things.filter(({ at }) => at < quantity.at)
    // '8 buildings, each roughly 200 m² on two floors'
    const nearest = before.length === 1 ? before[0] : undefined
    const each = !isEach ? undefined : things.length === 1 ? things[0] : (namedBehind(quantity, folded, things) ?? nearest)
    const thing = of === undefined ? each : things.findLast(({ at }) => at >= of.index && at < quantity.at)
    return thing === undefined ? forEach(quantity) : { ...quantity, value: quantity.value * thing.value, isOfAll: true }
  })
}
