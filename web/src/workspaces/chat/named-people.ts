const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** Pieces of a text in order; those at odd places name one of these. The longer name goes first, and a name that goes on as another word is none. */
export const splitByNames = (text: string, names: readonly string[]): string[] => {
  if (names.length === 0) return [text]
  const longestFirst = names.toSorted((a, b) => b.length - a.length).map(escaped)
  return text.split(new RegExp(`(@(?:${longestFirst.join('|')})(?![\\p{L}\\p{N}]))`, 'u'))
}

/** Which of these people a text names. */
export const namedIn = <Person extends { participantName: string }>(text: string, people: readonly Person[]): Person[] => {
  const pieces = splitByNames(
    text,
    people.map(({ participantName }) => participantName),
  )
  const named = new Set(pieces.filter((_, at) => at % 2 === 1))
  return people.filter(({ participantName }) => named.has(`@${participantName}`))
}
