/** Rooms by their names, in four languages; over folded text. */
const ROOM =
  /\b(?:living ?rooms?|sitting ?room|lounge|dining ?room|kitchen|hall(?:way)?|stairs|staircase|stairwell|landing|corridor|bathrooms?|bedrooms?|(?:sleeping|guest|spare|box|play|laundry|children['’]?s) ?rooms?|nursery|(?<=(?:room|kitchen|hall|lounge|landing|stairs|bedrooms?|bathroom)(?:,| and) )study(?=[ ,.]*(?:$|,|and|\.))|(?<=\b(?:the|our|my|a) )study(?! (?:plan|group|trip|visit|material)\b)|utility room|wohnzimmer|esszimmer|kuche|flur|diele|treppenhaus|treppe|(?<=\b(?:das|unser|ein|zwei|und|im) |[,:] )bad(?= und\b|[,.]|$| \p{L}+en\b)|badezimmer|gastebad|schlafzimmer|kinderzimmer|arbeitszimmer|gastezimmer|salon|comedor|cocina|pasillo|recibidor|escalera|bano|dormitorios?|habitaciones|despacho|cuisine|couloir|entree|escalier|palier|salle (?:de bains?|a manger|d eau)|sejour|chambres?|bureau)\b/gu
/** '3 rooms: kitchen, hall and bathroom' has said how many. */
const COUNTED =
  /\b(?:\d+|two|three|four|five|six|zwei|drei|vier|funf|sechs|dos|tres|cuatro|cinco|seis|deux|trois|quatre|cinq|six)(?: big| small| large)? (?:rooms?|raume?n?|zimmern?|pieces|habitaciones|cuartos|estancias)\b/u
const NUMBER_BEFORE =
  /\b(?:\d+|two|three|four|five|six|seven|both|zwei|drei|vier|funf|sechs|beiden?|dos|tres|cuatro|cinco|seis|amb[oa]s|deux|trois|quatre|cinq)(?: \p{L}+)? $/u
/** What stands between the items of a list of rooms. */
const BETWEEN =
  /^(?:,| plus| and| und| y| e| et|\s|the|our|my|a|das|die|der|den|el|la|los|las|le|les|l['’]|small|large|big|main|master|back|front|upstairs|downstairs|two|three|four|both|zwei|drei|beiden?|dos|tres|amb[oa]s|deux|trois|\d)*$/

/** What is done to a room's walls and floor, so that a room that is named is the one that is meant. */
const DONE_TO_ROOM =
  /\b(?:(?<!\ba )(?:re)?paint(?:ed|ing)?|(?:re)?decorat(?:e|ed|ing)|wallpaper(?:ed|ing)?|plaster(?:ed|ing)?|whitewash|streich(?:e|en|t)?|gestrichen|anstrich|malern|tapezier\p{L}*|verputz\p{L}*|pint(?:a|ar|e|en|ado|ada)|empapelar|enlucir|peindre|repeindre|peinture|tapisser|enduire)\b/u
/** What may have more rooms than the one that is named, more of them than one, or something in the room that is painted rather than it. */
const WHOLE =
  /\b(?:flat|apartment|house|home|office|rooms|wohnung|haus|hause|buro|raume|zimmern|piso|casa|vivienda|apartamento|appartement|maison|logement|pieces|all|both|each|every|alle[rn]?|beiden?|jede\p{L}*|tod[oa]s|amb[oa]s|cada|tou(?:s|tes)|chaque|doors?|cabinets?|cupboards?|fronts?|radiators?|tiles?|turen?|schranke?|fronten|heizkorper|puertas?|armarios?|portes?|placards?|coiffure)\b/u

/** 'Paint the hallway': the one room that a sentence names to be painted or papered, if it names just one. */
export const onlyRoomIn = (folded: string): string | null => {
  const [first, ...others] = [...folded.matchAll(ROOM)]
  // A number may be that of the rooms, and says more than an article.
  if (first === undefined || others.length > 0 || (first[0].endsWith('s') && !first[0].endsWith('haus') && first[0] !== 'stairs'))
    return null
  return DONE_TO_ROOM.test(folded) && !WHOLE.test(folded) && !/\d/u.test(folded) ? first[0] : null
}

/** 'Hall, stairs and landing': how many rooms a sentence lists by name, those with a number of their own left out; 0 where it lists none. */
export const roomsListedIn = (folded: string): number => {
  if (COUNTED.test(folded)) return 0
  const rooms = [...folded.matchAll(ROOM)]
  const counted = rooms.filter(({ index }) => NUMBER_BEFORE.test(folded.slice(0, index)))
  const isList = rooms.slice(1).every(({ index }, at) => {
    const last = rooms[at]
    return last !== undefined && BETWEEN.test(folded.slice(last.index + last[0].length, index))
  })
  const named = new Set(rooms.filter(room => !counted.includes(room)).map(([name]) => name))
  // Two bathrooms of one name are counted as such.
  return isList && rooms.length > 1 && (named.size > 1 || counted.length > 0) ? named.size : 0
}
