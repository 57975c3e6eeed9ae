import { BANDS, type Band, LAST_WELL_RATED, nearBand, SAMPLE, SAMPLES } from './search-marks.ts'
import { allOf, anyOf, bandsBetween, lexeme, type SearchQuery } from './search-query.ts'

/** With a smaller sample than this nothing is said of how services are spread: all are read. */
const SMALLEST_SAMPLE = 24
/** A band may hold more than is wanted; beyond this much more, chance takes some of it only. */
const MUCH_MORE = 2
/** Rather somewhat fewer, taken by chance, than a whole band of very many. */
const NEARLY_ENOUGH = 0.75

/** Reading a row takes as long as going through about so many services in the index. */
const GONE_THROUGH_PER_ROW = 128

/** All services' bands in each order, as a sample shows them, sorted. */
export type Shape = Record<Band, readonly number[]>

/** A search for some bands. */
export interface BandsAsked {
  query: SearchQuery
  /** All that is in them is well rated: they are looked for among these. */
  isWellRated: boolean
}

/** How many of the sorted bands come before one. */
const before = (bands: readonly number[], band: number): number => {
  let [from, to] = [0, bands.length]
  while (from < to) {
    const middle = (from + to) >> 1
    if ((bands[middle] ?? band) < band) from = middle + 1
    else to = middle
  }
  return from
}
/** Both ends belong to it. */
const shareBetween = (bands: readonly number[], first: number, last: number): number =>
  Math.max(0, before(bands, last + 1) - before(bands, first)) / bands.length

/**
 * About the wanted share of all services, those that stand best. Where too many stand alike, as all the new ones do, chance decides among
 * these. `bands`: a sample of all services', sorted.
 */
export const bandsOfBest = (bands: readonly number[], wanted: number): BandsAsked => {
  const cut = bands[Math.floor(bands.length * wanted)]
  if (bands.length < SMALLEST_SAMPLE || cut === undefined) return { query: '', isWellRated: false }
  const isWellRated = cut <= LAST_WELL_RATED.q
  if (shareBetween(bands, 0, cut) <= wanted * MUCH_MORE) return { query: bandsBetween('q', 0, cut), isWellRated }
  const better = shareBetween(bands, 0, cut - 1)
  const alike = shareBetween(bands, cut, cut)
  // The smallest sample of them that is about enough.
  const sample = SAMPLES.find(({ share }) => better + alike * share >= wanted * NEARLY_ENOUGH)
  const some = allOf(bandsBetween('q', cut, cut), sample ? lexeme(sample.mark) : '')
  return { query: cut === 0 ? some : anyOf(bandsBetween('q', 0, cut - 1), some), isWellRated }
}

/** Of so many matches about how many are well rated, from a rating on downwards. */
export const wellRatedOf = (count: number, { r: bands }: Shape, from: number | undefined): number => {
  const first = from === undefined ? BANDS.r.first : nearBand('r', from)
  return bands.length < SMALLEST_SAMPLE ? 0 : count * shareBetween(bands, first, LAST_WELL_RATED.r)
}

/** Whether so many rows are read sooner than the index is gone through for the bands that hold the `wanted` ones of so many matches. */
export const areReadSooner = (rows: number, { r: { length } }: Shape, wanted: number, count: number): boolean =>
  (rows - wanted) * GONE_THROUGH_PER_ROW < (wanted / count) * (length / SAMPLE.share)

/** The bands in which of so many matches about the wanted ones stand best. */
export interface BestAsked {
  /** Of the search itself; empty where the rows are looked through instead. */
  marks: SearchQuery
  /** What each row found must have, too. */
  filter: SearchQuery | null
  isWellRated: boolean
}

export const bestOf = (count: number, shape: Shape, wanted: number): BestAsked => {
  const { query, isWellRated } = bandsOfBest(shape.q, wanted / count)
  const isLookedThrough = isWellRated && areReadSooner(wellRatedOf(count, shape, undefined), shape, wanted, count)
  return isLookedThrough ? { marks: '', filter: query, isWellRated } : { marks: query, filter: null, isWellRated }
}

interface Direction {
  band: Exclude<Band, 'q'>
  /** From the last band to the first. */
  isBackwards: boolean
}

/** The bands from a value on in which about the wanted share of all services lies, and what share really; null: all the rest. */
export const bandsOnwards = (
  bands: readonly number[],
  { band, isBackwards }: Direction,
  from: number | undefined,
  wanted: number,
): (BandsAsked & { share: number }) | null => {
  const sample = isBackwards ? bands.toReversed() : bands
  const isBehind = (one: number, other: number) => (isBackwards ? one <= other : one >= other)
  const { first, last } = BANDS[band]
  const ahead = from === undefined ? null : nearBand(band, from) + (isBackwards ? 1 : -1)
  const start = ahead === null ? (isBackwards ? last : first) : Math.min(last, Math.max(first, ahead))
  const begin = sample.findIndex(each => isBehind(each, start))
  const cut = begin < 0 ? undefined : sample[begin + Math.floor(sample.length * wanted)]
  if (sample.length < SMALLEST_SAMPLE || cut === undefined) return null
  const [low, high] = isBackwards ? [cut, start] : [start, cut]
  const share = shareBetween(bands, low, high)
  return { query: bandsBetween(band, low, high), share, isWellRated: band === 'r' && high <= LAST_WELL_RATED.r }
}
