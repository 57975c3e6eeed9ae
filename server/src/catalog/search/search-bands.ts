import { BANDS, type Band, nearBand, SAMPLES } from './search-marks.ts'
import { allOf, anyOf, bandsBetween, lexeme, type SearchQuery } from './search-query.ts'

/** With a smaller sample than this nothing is said of how services are spread: all are read. */
const SMALLEST_SAMPLE = 24
/** A band may hold more than is wanted; beyond this much more, chance takes some of it only. */
const MUCH_MORE = 2
/** Rather somewhat fewer, taken by chance, than a whole band of very many. */
const NEARLY_ENOUGH = 0.75

const shareOf = (bands: readonly number[], belongs: (band: number) => boolean): number => bands.filter(belongs).length / bands.length

/**
 * About the wanted share of all services, those that stand best. Where too many stand alike, as all the new ones do, chance decides among
 * these. `bands`: a sample of all services', sorted.
 */
export const bandsOfBest = (bands: readonly number[], wanted: number): SearchQuery => {
  const cut = bands[Math.floor(bands.length * wanted)]
  if (bands.length < SMALLEST_SAMPLE || cut === undefined) return ''
  if (shareOf(bands, band => band <= cut) <= wanted * MUCH_MORE) return bandsBetween('q', 0, cut)
  const better = shareOf(bands, band => band < cut)
  const alike = shareOf(bands, band => band === cut)
  // The smallest sample of them that is about enough.
  const sample = SAMPLES.find(({ share }) => better + alike * share >= wanted * NEARLY_ENOUGH)
  const some = allOf(bandsBetween('q', cut, cut), sample ? lexeme(sample.mark) : '')
  return cut === 0 ? some : anyOf(bandsBetween('q', 0, cut - 1), some)
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
): { query: SearchQuery; share: number } | null => {
  const sample = isBackwards ? bands.toReversed() : bands
  const isBehind = (one: number, other: number) => (isBackwards ? one <= other : one >= other)
  const { first, last } = BANDS[band]
  const ahead = from === undefined ? null : nearBand(band, from) + (isBackwards ? 1 : -1)
  const start = ahead === null ? (isBackwards ? last : first) : Math.min(last, Math.max(first, ahead))
  const begin = sample.findIndex(each => isBehind(each, start))
  const cut = begin < 0 ? undefined : sample[begin + Math.floor(sample.length * wanted)]
  if (sample.length < SMALLEST_SAMPLE || cut === undefined) return null
  const [low, high] = isBackwards ? [cut, start] : [start, cut]
  return { query: bandsBetween(band, low, high), share: shareOf(sample, each => each >= low && each <= high) }
}
