const SHORTEST_WITH_ONE_SLIP = 5
const SHORTEST_WITH_TWO_SLIPS = 9

/** How many slips of the keyboard a word of this length may have and still be recognised. */
const slipsAllowed = (length: number): number => (length >= SHORTEST_WITH_TWO_SLIPS ? 2 : length >= SHORTEST_WITH_ONE_SLIP ? 1 : 0)

/** Inserted, missing, wrong or swapped letters between two words; stops counting past `limit`. */
const slipsBetween = (a: string, b: string, limit: number): number => {
  if (Math.abs(a.length - b.length) > limit) return limit + 1
  let beforeLast: number[] = []
  let last = Array.from({ length: b.length + 1 }, (_, column) => column)
  for (let row = 1; row <= a.length; row++) {
    const current = [row]
    for (let column = 1; column <= b.length; column++) {
      const isSame = a[row - 1] === b[column - 1]
      let least = Math.min((last[column] ?? 0) + 1, (current[column - 1] ?? 0) + 1, (last[column - 1] ?? 0) + (isSame ? 0 : 1))
      const isSwap = row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1]
      if (isSwap) least = Math.min(least, (beforeLast[column - 2] ?? 0) + 1)
      current.push(least)
    }
    if (Math.min(...current) > limit) return limit + 1
    beforeLast = last
    last = current
  }
  return last[b.length] ?? limit + 1
}

/** The known word that a misspelt one most likely means; null when none is near enough. The first letter must be right. */
export const nearestWord = (word: string, known: Iterable<string>): string | null => {
  const allowed = slipsAllowed(word.length)
  if (allowed === 0) return null
  let nearest: string | null = null
  let least = allowed + 1
  for (const candidate of known) {
    if (candidate[0] !== word[0] || slipsAllowed(candidate.length) === 0) continue
    const slips = slipsBetween(word, candidate, Math.min(allowed, least))
    if (slips < least) {
      least = slips
      nearest = candidate
    } else if (slips === least && slips <= allowed)
      nearest = nearest === null || preferred(word, candidate, nearest) < 0 ? candidate : nearest
  }
  return nearest
}

/** Between two equally near words the one of the same length, then the alphabetically first: the answer never depends on order. */
const preferred = (word: string, a: string, b: string): number =>
  Math.abs(a.length - word.length) - Math.abs(b.length - word.length) || (a < b ? -1 : 1)

/** Whether one word is the other with letters left out. */
const isWithin = (short: string, long: string): boolean => {
  let at = 0
  for (const letter of long) if (letter === short[at]) at += 1
  return at === short.length
}

export interface CloseWord {
  word: string
  slips: number
}

/** Short words are taken for slips only by who knows more than the word, as what stands beside it. */
const SHORTEST_WITH_A_SLIP_BESIDE_OTHERS = 4

/**
 * Those of the candidates that the word may be a slip for: the fewest slips first, then the likeliest: letters are left out more often than
 * typed twice, and that more often than wrong ones.
 */
export const closeWords = (word: string, candidates: readonly string[], { besideOthers = false } = {}): CloseWord[] => {
  const allowed =
    besideOthers && word.length >= SHORTEST_WITH_A_SLIP_BESIDE_OTHERS ? Math.max(1, slipsAllowed(word.length)) : slipsAllowed(word.length)
  if (allowed === 0) return []
  const likelihood = (candidate: string) => (isWithin(word, candidate) ? 2 : isWithin(candidate, word) ? 1 : 0)
  return candidates
    .map(candidate => ({ word: candidate, slips: slipsBetween(word, candidate, allowed) }))
    .filter(({ slips }) => slips <= allowed)
    .sort((one, other) => one.slips - other.slips || likelihood(other.word) - likelihood(one.word) || preferred(word, one.word, other.word))
}

const without = (word: string, at: number): string => word.slice(0, at) + word.slice(at + 1)
const places = (word: string): number[] => Array.from({ length: word.length }, (_, at) => at)

/** One letter stands at another place: 'phyton' for 'python'. */
const hasMovedLetter = (word: string, known: string): boolean =>
  word.length >= SHORTEST_WITH_ONE_SLIP &&
  word.length === known.length &&
  word[0] === known[0] &&
  places(word).some(at => places(known).some(to => word[at] === known[to] && without(word, at) === without(known, to)))

const SHORTEST = 3
/** A short word lacks a letter in its middle: 'wfi' for 'wifi'. */
const lacksLetter = (word: string, known: string): boolean =>
  word.length >= SHORTEST &&
  word.length < SHORTEST_WITH_ONE_SLIP &&
  word.length + 1 === known.length &&
  word[0] === known[0] &&
  word.at(-1) === known.at(-1) &&
  isWithin(word, known)

/**
 * What somebody means who types to search, and sees what it was taken for: also slips that running text is not read with. `known`: words, and
 * names of several; these may be typed as one, as 'heatpump'.
 */
export const likeliestName = (word: string, known: readonly string[]): string | null => {
  const asOne = known.map(name => ({ name, letters: name.replaceAll(' ', '') }))
  for (const isMeant of [(letters: string) => letters === word, hasMovedLetter.bind(null, word), lacksLetter.bind(null, word)]) {
    const meant = asOne.find(({ letters }) => isMeant(letters))
    if (meant) return meant.name
  }
  return null
}
