/** The rating that somebody without reviews is taken to have, and with how many reviews. */
const EXPECTED_RATING = 4.2
const EXPECTED_REVIEWS = 6

/**
 * SQL, of a table with the columns `rating_average` and `reviews_count`: a rating that few reviews do not lift far, from 0 to 5. Indexes of
 * services and of experts hold it: what changes here changes them too.
 */
export const RATING_STANDING = `((rating_average * reviews_count + ${(EXPECTED_RATING * EXPECTED_REVIEWS).toFixed(1)}) / (reviews_count + ${EXPECTED_REVIEWS}))::float8`
