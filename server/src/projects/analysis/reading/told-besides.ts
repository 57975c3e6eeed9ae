import type { PlacedQuantity } from './over-time.ts'

/** 'The film is 90 minutes, cut it to ten': as long as it is to be, whatever it was. */
const CUT_DOWN =
  /\b(?:(?:cut|shorten|trim|reduc|condens)\p{L}*\b[^.;:!?]*?\bto|(?:kurz|schneid|gekurzt)\p{L}*\b[^.;:!?]*?\bauf|(?:recort|resum|redu[cz])\p{L}*\b[^.;:!?]*?\ba|(?:redui|raccourc)\p{L}*\b[^.;:!?]*?\ba) (?:about |around |ca\.? |etwa |unos |environ )?(?<minutes>\d+) ?-?(?:min|mins|minutes?|minuten|minutos)\b/u
const MINUTE = /^min(?:s|ut|ute|uten|uto|utos)?$/

const withoutUncut = (quantities: readonly PlacedQuantity[], folded: string): PlacedQuantity[] => {
  const minutes = Number(CUT_DOWN.exec(folded)?.groups?.['minutes'] ?? 0)
  return minutes === 0 ? [...quantities] : quantities.filter(({ nouns, value }) => value === minutes || !MINUTE.test(nouns[0] ?? ''))
}

/** 'Auf unserem Grundstück (1.850 m²) ein Haus von 140 m²': where a house is measured, too, the plot is only where it stands. */
const OF_PLOT = /\b(?:plot|grundstuck\w*|parcela|finca|terrain|parcelle)\b[^.;:!?]{0,14}$/
/** So large a plot is not what trees that are counted stand on one by one. */
const SO_LARGE = 1000
const isTree = ({ nouns }: PlacedQuantity) => nouns.some(noun => /^(?:tree|oliv|scion|baum|baume|obstbaum|arbol|arbr)/.test(noun))
/** What is done to all of a plot. */
const IS_CUT_OVER =
  /\b(?:mow\w*|lawn|grass|clear\w*|spray\w*|mah\w*|rasen\w*|wiese\w*|cesped|desbroz\w*|segar|tond\w*|pelouse|herbe|debroussaill\w*)\b/
const A_HOUSE = /\b(?:\w*haus|\w*hauser|wohnung|house|houses|home|flat|casa|vivienda|maison|logement)\b/

const withoutPlot = (quantities: readonly PlacedQuantity[], folded: string): PlacedQuantity[] => {
  const isArea = ({ nouns }: PlacedQuantity) => nouns[0] === 'sqm'
  const others = quantities.filter(quantity => !(isArea(quantity) && OF_PLOT.test(folded.slice(0, quantity.at))))
  const isOfHouse = A_HOUSE.test(folded) && others.some(isArea)
  const isOfTrees = !IS_CUT_OVER.test(folded) && others.some(isTree) && quantities.some(one => isArea(one) && one.value >= SO_LARGE)
  return isOfHouse || isOfTrees ? others : [...quantities]
}

/** 'A flat of 85 m² with textured walls, I reckon 210 m² of them': how large the flat is only says where; walls are more than its floor. */
const OF_DWELLING =
  /\b(?:flat|apartment|house|home|\w*wohnung|\w*haus|piso|casa|vivienda|apartamento|appartement|maison|logement) (?:of|mit|von|de|a|with|\()?\s?(?:about |around |ca\.? |etwa |unos |environ )?$/
const OF_SURFACE = /\b(?:walls?|wande?|wandflache\w*|paredes|pared|murs?)\b/

const withoutDwelling = (quantities: readonly PlacedQuantity[], folded: string): readonly PlacedQuantity[] => {
  const areas = quantities.filter(({ nouns }) => nouns[0] === 'sqm')
  const [dwelling, ...others] = areas.filter(({ at }) => OF_DWELLING.test(folded.slice(0, at)))
  const isOnly = dwelling !== undefined && others.length === 0
  const isOfWalls = isOnly && OF_SURFACE.test(folded) && areas.some(({ value }) => value > dwelling.value)
  return isOfWalls ? quantities.filter(quantity => quantity !== dwelling) : quantities
}

const TAKES_OUT =
  /\b(?:remov\w+|take out|taking out|dismantl\w+|strip out|ausbau\w*|entfern\w*|demontier\w*|quitar|retirar|desmontar|enlev\w+|depos\w+|demont\w+) (?:the |old |die |alten? |las? |los |les? |de )*$/
const PUTS_IN =
  /\b(?:fit|fitting|install|put in|mount|hang|einbauen|montieren|einsetzen|poner|colocar|montar|instalar|pos(?:er|ez|e)|mont(?:er|ez)|installer) (?:the |die |las? |los |les? |de )*$/

/** 'Remove five old windows and fit five new ones', 'enlever cinq fenêtres et poser cinq fenêtres': the same five. */
const withoutReplaced = (quantities: readonly PlacedQuantity[], folded: string): PlacedQuantity[] =>
  quantities.filter(({ at, value, nouns }) => {
    if (value < 2 || !PUTS_IN.test(folded.slice(0, at))) return true
    const last = quantities.findLast(other => other.at < at)
    return last?.value !== value || last.nouns[0] !== nouns[0] || !TAKES_OUT.test(folded.slice(0, last.at))
  })

/** What is counted, without what is only told beside it. */
export const withoutToldBesides = (quantities: readonly PlacedQuantity[], folded: string): readonly PlacedQuantity[] =>
  withoutDwelling(withoutPlot(withoutReplaced(withoutUncut(quantities, folded), folded), folded), folded)
