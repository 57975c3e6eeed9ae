/** Somebody who has a place, or wants one. */
interface Sitter {
  holder: string
  side: string | undefined
}

/** How many fit into a room, where fewer do than into any; `text`: what whoever does not fit is told. */
export interface RoomLimit {
  people: { most: number; text: string }
  /** Places that one person may have there at once: his tabs and devices. */
  each: { most: number; text: string }
  /** Sides that one person is on, by whatever door he comes in. */
  ownSides?: readonly string[]
  /** People on this side are counted for themselves, and take nobody else's place. */
  apart?: { side: string; most: number; text: string }
}

/** Whose place it is: a side that is one person, or whoever holds it. */
export const personAt = ({ ownSides = [] }: Pick<RoomLimit, 'ownSides'>, { side, holder }: Sitter): string =>
  side !== undefined && ownSides.includes(side) ? `side:${side}` : holder

/** Why somebody does not fit in beside those who sit there; undefined where he does. */
export const whyFull = (limit: RoomLimit, seated: readonly Sitter[], coming: Sitter): string | undefined => {
  const { people, each, apart } = limit
  const personOf = (sitter: Sitter) => personAt(limit, sitter)
  const isApart = ({ side }: Sitter) => apart !== undefined && side === apart.side
  const own = personOf(coming)
  if (seated.filter(one => personOf(one) === own).length >= each.most) return each.text
  const those = seated.filter(one => isApart(one) === isApart(coming))
  const others = new Set(those.map(personOf).filter(person => person !== own))
  const { most, text } = apart && isApart(coming) ? apart : people
  return others.size >= most ? text : undefined
}
