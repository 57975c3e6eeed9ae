import type { ComplexityLevel, HoursRange } from '#contract/projects.ts'
import type { Driver, EffortLaw } from '../knowledge/package-template.ts'
import { tellingWords } from '../reading/brief-reading.ts'
import { countOf, lengthOf, type Quantity } from '../reading/quantities.ts'

const LARGEST_FACTOR = 500
const MUCH_MORE = 6
const QUARTERS_BELOW = 4
const HALVES_BELOW = 40

const LENGTH = /^m of /
const AREA = /m²|m2|sqm|square met/

/** The nouns a driver is counted by: the last word of its names and every other word for it; an area only by square metres. */
const nounsOf = ({ singular, plural, nouns }: Driver): Set<string> => {
  if (AREA.test(singular)) return new Set(['sqm'])
  const last = (name: string) => tellingWords(name).at(-1)?.stem ?? name
  const others = nouns.flatMap(noun => tellingWords(noun).map(word => word.stem))
  return new Set([last(singular), last(plural), ...others])
}

/** 'A flat of 68 m²': about four rooms. */
const fromArea = ({ squareMetresEach }: Driver, quantities: readonly Quantity[]): number | null => {
  const area = squareMetresEach === undefined ? null : countOf(quantities, new Set(['sqm']))
  return area === null || squareMetresEach === undefined ? null : Math.max(1, Math.round(area / squareMetresEach))
}

/** How many the brief speaks of; null where it does not say. */
export const countFor = (driver: Driver, quantities: readonly Quantity[]): number | null =>
  LENGTH.test(driver.singular)
    ? lengthOf(quantities, nounsOf(driver))
    : (countOf(quantities, nounsOf(driver)) ?? fromArea(driver, quantities))

/** What the hours of a task are multiplied by when there are `count` of something instead of `base`. */
export const effortFactor = ({ exponent, fixedPart }: Pick<EffortLaw, 'exponent' | 'fixedPart'>, count: number, base: number): number =>
  Math.min(LARGEST_FACTOR, fixedPart + (1 - fixedPart) * (count / base) ** exponent)

/** Nobody believes 17.3 hours: quarters for short work, whole hours for long. */
const believable = (hours: number): number => {
  const step = hours < QUARTERS_BELOW ? 0.25 : hours < HALVES_BELOW ? 0.5 : 1
  return Math.max(0.25, Math.round(hours / step) * step)
}

export const scaledHours = ([optimistic, likely, pessimistic]: readonly [number, number, number], factor: number): HoursRange => {
  const low = believable(optimistic * factor)
  const middle = Math.max(low, believable(likely * factor))
  return { optimistic: low, likely: middle, pessimistic: Math.max(middle, believable(pessimistic * factor)) }
}

/** Much more of the same is harder to organise, not only longer. */
export const complexityAt = (level: ComplexityLevel, factor: number): ComplexityLevel => {
  if (factor < MUCH_MORE) return level
  return level === 'low' ? 'medium' : level === 'medium' ? 'high' : level
}
