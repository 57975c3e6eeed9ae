const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** A word that goes on makes another name, also behind a hyphen or an apostrophe; what is said of Ann in 'Ann’s' and 'Ann’ll' does not. */
const GOES_ON = "(?:[\\p{L}\\p{N}]|[-\u2010\u2011]\\p{L}|['\u2019](?!(?:s|d|m|ll|re|ve)(?![\\p{L}\\p{N}]))\\p{L})"

/** `@` and one of these names; the longer one goes first. */
const pattern = (names: readonly string[]): string =>
  `@(?:${names
    .toSorted((a, b) => b.length - a.length)
    .map(escaped)
    .join('|')})(?!${GOES_ON})`

/** Pieces of a text in order; those at odd places name one of these. */
export const splitByNames = (text: string, names: readonly string[]): string[] => {
  if (names.length === 0) return [text]
  return text.split(new RegExp(`(${pattern(names)})`, 'u'))
}

/** The name of one of these with which a text begins, after its `@`. */
export const nameAt = (text: string, names: readonly string[]): string | null =>
  names.length === 0 ? null : (new RegExp(`^${pattern(names)}`, 'u').exec(text)?.[0].slice(1) ?? null)

/** Which of these people a text names. */
export const namedIn = <Person extends { participantName: string }>(text: string, people: readonly Person[]): Person[] => {
  const pieces = splitByNames(
    text,
    people.map(({ participantName }) => participantName),
  )
  const named = new Set(pieces.filter((_, at) => at % 2 === 1))
  return people.filter(({ participantName }) => named.has(`@${participantName}`))
}
