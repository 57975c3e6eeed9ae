/**
 * Marks stand in a service's search column beside its words, so that one index answers words, filters and order together, and reads only
 * the services that are both. A word never begins with '#': the parser drops it.
 */
export const AR_MARK = '#a'
export const categoryMark = (categoryId: number): string => `#c${categoryId}`

/** Every service is in one of so many slices, by chance: one of them is a sample of any search. */
export const SLICES = 128
export const sliceMark = (slice: number): string => `#h${slice}`

/** The orders of a list, each cut into bands, the first to be shown first: by standing, by rating, by price. */
export type Band = 'q' | 'r' | 'p'
export const bandMark = (band: Band, at: number): string => `#${band}${at}`

/** The rating that a service without reviews is taken to have, and with how many reviews. */
const EXPECTED_RATING = 4.2
const EXPECTED_REVIEWS = 6

/** SQL: a rating that few reviews do not lift far, from 0 to 5. */
export const STANDING = `((rating_average * reviews_count + ${(EXPECTED_RATING * EXPECTED_REVIEWS).toFixed(1)}) / (reviews_count + ${EXPECTED_REVIEWS}))::float8`
/** SQL: the band of a service in each order. */
export const BAND_OF: Record<Band, string> = {
  q: `floor((5 - ${STANDING}) * 40)::int`,
  r: 'floor((5 - rating_average) * 20)::int',
  p: 'floor(ln(hourly_rate::float8 + 1) * 12)::int',
}
/** The same for a value in hand: at most one band too early, never too late. */
export const earliestBand = (band: 'r' | 'p', value: number): number =>
  Math.max(0, Math.floor(band === 'r' ? (5 - value) * 20 : Math.log(value + 1) * 12) - 1)
/** Behind every band there is. */
export const LAST_BAND = 260

const SLICE = `((id::bigint * 2654435761) % 4294967296) / ${4_294_967_296 / SLICES}`

/** SQL: all marks of a service. The slice comes of a hash, so that what was written one after the other lies in different ones. */
export const MARKS = `array_to_tsvector(skill_ids || case when is_ar_enabled then array['${AR_MARK}'] else array[]::text[] end || array['#c' || category_id::text, '#h' || (${SLICE})::text, '#q' || (${BAND_OF.q})::text, '#r' || (${BAND_OF.r})::text, '#p' || (${BAND_OF.p})::text])`
