import { GERMAN_BRIEFS } from './briefs-de.ts'
import { ENGLISH_BRIEFS } from './briefs-en.ts'
import { FRENCH_BRIEFS, SPANISH_BRIEFS } from './briefs-es-fr.ts'
import { FRESH_BRIEFS } from './briefs-fresh.ts'
import type { TuningBrief } from './tuning-brief.ts'

/** Every third brief is kept apart: its figures are printed, never the brief or its plan. */
const KEPT_APART_EVERY = 3

/** The tuning set. */
export const TUNING_BRIEFS: readonly TuningBrief[] = [
  ...ENGLISH_BRIEFS,
  ...GERMAN_BRIEFS,
  ...SPANISH_BRIEFS,
  ...FRENCH_BRIEFS,
  ...FRESH_BRIEFS,
]

export const isKeptApart = (place: number): boolean => place % KEPT_APART_EVERY === KEPT_APART_EVERY - 1

export const openBriefs = (): TuningBrief[] => TUNING_BRIEFS.filter(({ wanted }, place) => !isKeptApart(place) && wanted !== '')
