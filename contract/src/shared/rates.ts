/** What somebody may ask for an hour, in US dollars: of a profile, of a service, by a form or by an import. */
export const HOURLY_RATE_MIN = 1
export const HOURLY_RATE_MAX = 10_000
