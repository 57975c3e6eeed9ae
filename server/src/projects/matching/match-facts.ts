import {
  CURRENT_RULES,
  CURRENT_RULES_VERSION,
  EQUAL_WITHIN_POINTS,
  EXPOSURE_DAYS,
  NEW_BELOW,
  NEW_PLACE_MIN_COVERAGE,
  NEW_PLACE_WITHIN_POINTS,
} from './match-rules.ts'

const percent = (share: number): string => String(Math.round(share * 100))

/** What the pages say about matching, by the name that their words hold a place for: they cannot differ from what ranks. */
export const MATCH_FACTS: Record<string, string> = {
  ...Object.fromEntries(Object.entries(CURRENT_RULES.points).map(([part, points]) => [`points-${part}`, String(points)])),
  'least-coverage': percent(CURRENT_RULES.minCoverage),
  'enough-shared-hours': String(CURRENT_RULES.enoughSharedHours),
  'prior-reviews': String(CURRENT_RULES.priorReviews),
  'budget-none': percent(CURRENT_RULES.budgetSpan[1] - 1),
  'equal-points': String(EQUAL_WITHIN_POINTS),
  'exposure-days': String(EXPOSURE_DAYS),
  'new-below': String(NEW_BELOW),
  'new-coverage': percent(NEW_PLACE_MIN_COVERAGE),
  'new-points': String(NEW_PLACE_WITHIN_POINTS),
  'rules-version': String(CURRENT_RULES_VERSION),
}
