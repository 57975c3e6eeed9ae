import { MIN_COVERAGE, PART_POINTS } from './match-ranking.ts'

/** What the pages say about matching, by the name that their words hold a place for: they cannot differ from what ranks. */
export const MATCH_FACTS: Record<string, string> = {
  ...Object.fromEntries(Object.entries(PART_POINTS).map(([part, points]) => [`points-${part}`, String(points)])),
  'least-coverage': String(Math.round(MIN_COVERAGE * 100)),
}
