import { RATING_STANDING } from '../../platform/database/rating-standing.ts'

/**
 * Marks stand in a service's search column beside its words, so that one index answers words, filters and order together, and reads only
 * the services that are both. A word never begins with '#': the parser drops it.
 */
export const AR_MARK = '#a'
export const categoryMark = (categoryId: number): string => `#c${categoryId}`

/**
 * Samples of all services, by chance, each within the next. One mark is a whole sample: a search for any of many small marks would go through
 * all of them, however rare its words are.
 */
export const SAMPLES = [
  { mark: '#s0', share: 1 / 1_024 },
  { mark: '#s1', share: 1 / 128 },
  { mark: '#s2', share: 1 / 16 },
] as const
export const [FINE_SAMPLE, SAMPLE, COARSE_SAMPLE] = SAMPLES

/** The orders of a list, each cut into bands, the first to be shown first: by standing, by rating, by price. */
export type Band = 'q' | 'r' | 'p'
export const bandMark = (band: Band, at: number): string => `#${band}${at}`

/** The bands of each order that there are: few enough to name them all in a search. What lies beyond is in the first or the last. */
export const BANDS: Record<Band, { first: number; last: number }> = {
  q: { first: 0, last: 60 },
  r: { first: 0, last: 40 },
  p: { first: 30, last: 66 },
}
const inBands = (band: Band, sql: string): string => `least(${BANDS[band].last}, greatest(${BANDS[band].first}, floor(${sql})))::int`

/** SQL: the band of a service in each order. */
export const BAND_OF: Record<Band, string> = {
  q: inBands('q', `(5 - ${RATING_STANDING}) * 40`),
  r: inBands('r', '(5 - rating_average) * 20'),
  p: inBands('p', 'ln(hourly_rate::float8 + 1) * 12'),
}

/** The band of a value in hand, or one of its neighbours: a fraction is not computed here as it is there. */
export const nearBand = (band: 'r' | 'p', value: number): number => {
  const { first, last } = BANDS[band]
  return Math.min(last, Math.max(first, Math.floor(band === 'r' ? (5 - value) * 20 : Math.log(value + 1) * 12)))
}

/** SQL: a number from 0 to 1023 by a hash, so that what was written one after the other lies far apart. */
const CHANCE = '((id::bigint * 2654435761) % 4294967296) / 4194304'
const SAMPLES_OF = `case when ${CHANCE} < 1 then array['#s0', '#s1', '#s2'] when ${CHANCE} < 8 then array['#s1', '#s2'] when ${CHANCE} < 64 then array['#s2'] else array[]::text[] end`

/**
 * Two parts of all services have an index of their own beside the one of all: what is common is gone through there in a fraction of the time. Of
 * the sample, by which is told how many match; and of the well rated, with whom each list by standing or rating begins.
 */
export type Part = 'sample' | 'wellRated'
/** SQL: who belongs to a part. The sample is that of its mark. */
export const BELONGS_TO: Record<Part, string> = { sample: `${CHANCE} < 8`, wellRated: 'rating_average >= 4.6' }
/** Up to these bands all are well rated: nobody's standing is above a good rating of his. */
export const LAST_WELL_RATED = { q: 15, r: 7 } as const

/** SQL: all marks of a service. */
export const MARKS = `array_to_tsvector(skill_ids || case when is_ar_enabled then array['${AR_MARK}'] else array[]::text[] end || ${SAMPLES_OF} || array['#c' || category_id::text, '#q' || (${BAND_OF.q})::text, '#r' || (${BAND_OF.r})::text, '#p' || (${BAND_OF.p})::text])`
