import type { ComplexityLevel, HoursRange } from '#contract/projects.ts'
import { wordsForCounted } from '../knowledge/counted-things.ts'
import type { Driver, EffortLaw, Measure } from '../knowledge/package-template.ts'
import { tellingWords } from '../reading/brief-reading.ts'
import { countOf, lengthOf } from '../reading/count-of.ts'
import type { Quantity } from '../reading/quantity.ts'

const LARGEST_FACTOR = 500
const MUCH_MORE = 6
const QUARTERS_BELOW = 4
const HALVES_BELOW = 40

/** 'A signal to the flap' is no project of one signal: where several are usual, an article counts nothing. */
const MOST_USUAL_OF_ARTICLE = 5
/** So many times what is usual are no number of this thing: 4,000 photos and no operator screens, a lift for 500 kg and no 500 lifts. */
const BEYOND_BELIEF = 150
/** So many times what is usual may be true, and is said back to the client. */
const FAR_MORE_THAN_USUAL = 20

const LENGTH = /^m of /
export const isOfLength = ({ singular }: Driver): boolean => LENGTH.test(singular)
const SQUARE_METRE = 'sqm'
const AREA = /m²|m2|sqm|square met/

const stemsOfNouns = ({ singular, plural, nouns }: Driver): ReadonlySet<string> => {
  if (AREA.test(singular)) return new Set([SQUARE_METRE])
  const last = (name: string) => tellingWords(name).at(-1)?.stem ?? name
  const others = [...nouns, ...wordsForCounted(singular)].flatMap(noun => tellingWords(noun).map(word => word.stem))
  return new Set([last(singular), last(plural), ...others])
}

const stemsCounted = (driver: Driver): ReadonlySet<string> => {
  const named = namedStems(driver)
  const isArea = AREA.test(driver.singular)
  return isArea ? named : new Set([...named, ...(driver.countedBy ?? []).flatMap(noun => tellingWords(noun).map(({ stem }) => stem))])
}

const rememberedBy = (stemsOf: (driver: Driver) => ReadonlySet<string>) => {
  const known = new WeakMap<Driver, ReadonlySet<string>>()
  return (driver: Driver): ReadonlySet<string> => {
    const stems = known.get(driver) ?? stemsOf(driver)
    known.set(driver, stems)
    return stems
  }
}

/** What a driver is: the last word of its names and every other word for it; an area only square metres. */
export const namedStems = rememberedBy(stemsOfNouns)
/** What it is counted by: the words that only bind a number to it as well. */
export const driverStems = rememberedBy(stemsCounted)

/** 'A flat of 68 m²': about four rooms. */
const fromArea = ({ squareMetresEach }: Driver, quantities: readonly Quantity[]): number | null => {
  const area = squareMetresEach === undefined ? null : countOf(quantities, new Set([SQUARE_METRE]))
  return area === null || squareMetresEach === undefined ? null : Math.max(1, Math.round(area / squareMetresEach))
}

const withoutArticles = (quantities: readonly Quantity[]): Quantity[] => quantities.filter(({ isArticle }) => isArticle !== true)

/** What is measured in bulk, and not thing by thing, may be any amount. */
const BULK =
  /m²|m2|sqm|square met|^m of |\b(?:word|minute|second|record|transaction|gigabyte|example|file|document|picture|photo|slide|row|image|kg|litre|page|product|visitor|guest|user|employee|participant)/

const isBelieved = ({ singular, base }: Driver, count: number): boolean => BULK.test(singular) || count <= base * BEYOND_BELIEF

/** Whether there are so many of a thing that the client should look at the hours twice. */
export const isFarMoreThanUsual = ({ singular, base }: Driver, size: number): boolean =>
  !BULK.test(singular) && size > base * FAR_MORE_THAN_USUAL

const SHORTEST_END = 4
const SHORTEST_COMPOUND = 8

/** German writes what something is for in one word with it: 'Willkommensmails' are mails. */
const compoundsOf = (quantities: readonly Quantity[], stems: ReadonlySet<string>): ReadonlySet<string> =>
  new Set(
    quantities
      .flatMap(({ nouns, isArticle }) => (isArticle === true ? [] : nouns.slice(0, 1)))
      .filter(noun => noun.length >= SHORTEST_COMPOUND && [...stems].some(end => end.length >= SHORTEST_END && noun.endsWith(end))),
  )

/** '40 pieces, 4 pictures of each': where a package counts either as its own, those that bear its name are counted, all of them. */
const ofEachThing = ({ singular, plural }: Driver, quantities: readonly Quantity[]): number | null => {
  const names = [singular, plural].map(name => tellingWords(name).at(-1)?.stem)
  const [one, another] = quantities.filter(({ nouns, isArticle }) => isArticle !== true && names.includes(nouns[0]))
  return one?.isOfEach === true && another === undefined ? one.value : null
}

const stemsOf = (nouns: string) => new Set(nouns.split(' ').flatMap(noun => tellingWords(noun).map(({ stem }) => stem)))
const MEASURE_NOUNS: Readonly<Record<Measure, ReadonlySet<string>>> = {
  hour: stemsOf('hour hours stunde stunden hora horas heure heures'),
  minute: stemsOf('minute minutes min mins minuten minutos'),
  word: stemsOf('word words worter wortern palabras mots'),
}
const SECONDS = stemsOf('second seconds sekunde sekunden segundo segundos seconde secondes')
const MINUTES_AN_HOUR = 60
const SECONDS_A_MINUTE = 60

/** 'Two dashboards, each with six charts': where both count, all that they hold does. */
const heldByEach = (quantities: readonly Quantity[], stems: ReadonlySet<string>): number | null => {
  const own = withoutArticles(quantities).filter(({ nouns }) => stems.has(nouns[0] ?? ''))
  const [held] = own.filter(
    ({ isOfEach, value }) => isOfEach === true && own.some(other => other.isOfEach !== true && value % other.value === 0),
  )
  return held?.value ?? null
}

const LEAST_LONG = 20
/** 'Two hours of film' or '12 clips of 45 seconds' for what is paid by the minute, '45 minutes of audio' for what is counted in hours. */
const inOtherUnit = ({ singular, base }: Driver, quantities: readonly Quantity[]): number | null => {
  const said = (unit: Measure) =>
    countOf(
      quantities.filter(({ isOfContent }) => isOfContent === true),
      MEASURE_NOUNS[unit],
    )
  // '12 clips of 45 seconds each'
  const seconds = /\bminutes?$/.test(singular)
    ? countOf(
        quantities.filter(({ isOfAll }) => isOfAll === true),
        SECONDS,
      )
    : null
  if (seconds !== null && seconds >= SECONDS_A_MINUTE) return seconds / SECONDS_A_MINUTE
  // A film of a few minutes is cut from hours of footage.
  if (/^minutes?\b/.test(singular) && base >= LEAST_LONG) {
    const hours = said('hour')
    return hours === null ? null : hours * MINUTES_AN_HOUR
  }
  const minutes = /^hours? of /.test(singular) ? said('minute') : null
  return minutes === null ? null : minutes / MINUTES_AN_HOUR
}

const stemsOfArea = rememberedBy(({ singular }) => new Set(tellingWords(singular.replace(AREA, ' ')).map(({ stem }) => stem)))

/** What is laid out beside each other, and measured each by itself. */
const SURFACES = new Set(
  ['lawn', 'terrace', 'roof', 'facade', 'path', 'driveway', 'pond'].flatMap(name => tellingWords(name).map(({ stem }) => stem)),
)

/** 'A patio of 15 m² and 60 m² of lawn': where an area is said to be of what a driver measures, those of other surfaces are not. */
const ofOwnArea = (driver: Driver, quantities: readonly Quantity[]): readonly Quantity[] => {
  const own = stemsOfArea(driver)
  if (!AREA.test(driver.singular) || ![...own].some(stem => SURFACES.has(stem))) return quantities
  const isOther = ({ ofWhat = [] }: Quantity) => ofWhat.some(word => SURFACES.has(word)) && !ofWhat.some(word => own.has(word))
  return quantities.some(({ ofWhat }) => ofWhat?.some(word => own.has(word)) === true)
    ? quantities.filter(one => !isOther(one))
    : quantities
}

const FINISHED = /^finished /

const named = (driver: Driver, all: readonly Quantity[]): number | null => {
  // A film of five minutes is cut from 90 minutes of footage.
  const made = FINISHED.test(driver.singular) ? all.filter(({ isRaw }) => isRaw !== true) : all
  const quantities = ofOwnArea(driver, driver.base >= MOST_USUAL_OF_ARTICLE ? withoutArticles(made) : made)
  const stems = driverStems(driver)
  const count = isOfLength(driver)
    ? lengthOf(quantities, stems)
    : (ofEachThing(driver, quantities) ??
      heldByEach(quantities, stems) ??
      countOf(quantities, stems) ??
      countOf(quantities, compoundsOf(quantities, stems)) ??
      inOtherUnit(driver, quantities))
  return count !== null && isBelieved(driver, count) ? count : null
}

/** How many the brief speaks of; null where it does not say. */
export const countFor = (driver: Driver, quantities: readonly Quantity[]): number | null =>
  named(driver, quantities) ?? fromArea(driver, quantities)

/** So many of another driver, and how many of the counted one that is. */
interface Beside {
  count: number
  size: number
  by: Driver
}

/** What the brief says of a driver: how many of it, or of `by` in its place, and how much that is for the hours. */
export interface Counted {
  count: number | null
  size: number | null
  by: Driver | null
  /** What else is counted, and is in the size. */
  beside: readonly Beside[]
}

const isForEachIn = (unit: Measure, quantities: readonly Quantity[]): boolean =>
  quantities.some(({ isForEach, nouns }) => isForEach === true && MEASURE_NOUNS[unit].has(nouns[0] ?? ''))

const wholeOf = (unit: Measure, quantities: readonly Quantity[]): number | null => {
  const whole = countOf(quantities, MEASURE_NOUNS[unit])
  if (whole !== null || unit === 'word') return whole
  const other = countOf(quantities, MEASURE_NOUNS[unit === 'hour' ? 'minute' : 'hour'])
  return other === null ? null : unit === 'hour' ? other / MINUTES_AN_HOUR : other * MINUTES_AN_HOUR
}

/** Of the usual, what one may measure: anything else measures something else. */
const LEAST_OF_USUAL = 0.15
const MOST_OF_USUAL = 8

/** 'Twenty lessons of 30 minutes': ten usual ones. */
const measured = ({ measure }: Driver, count: number, quantities: readonly Quantity[]): number => {
  if (measure === undefined) return count
  const [unit, usual] = measure
  const whole = wholeOf(
    unit,
    quantities.filter(({ isFromPages }) => isFromPages !== true),
  )
  const isEach = (each: number) => each >= usual * LEAST_OF_USUAL && each <= usual * MOST_OF_USUAL
  if (whole === null) return count
  if (count > 1 && isEach(whole / count) && !isForEachIn(unit, quantities)) return whole / usual
  return isEach(whole) ? (whole / usual) * count : count
}

/** '32 windows to clean' are windows and no cleanings: of two things that a package counts, a number counts the nearer. */
const nearerTo = (driver: Driver, drivers: Readonly<Record<string, Driver>>, quantities: readonly Quantity[]): readonly Quantity[] => {
  const others = Object.values(drivers).filter(other => other !== driver)
  return quantities.filter(({ nouns }) => {
    const placeOf = (one: Driver) => nouns.findIndex(noun => driverStems(one).has(noun))
    const own = placeOf(driver)
    return own <= 0 || !others.some(other => placeOf(other) >= 0 && placeOf(other) < own)
  })
}

const addedTo = (driver: Driver, drivers: Readonly<Record<string, Driver>>, quantities: readonly Quantity[]): Beside[] =>
  (driver.worth ?? []).flatMap(([name, many]) => {
    const by = drivers[name]
    const count = by === undefined || driver.added?.includes(name) !== true ? null : named(by, withoutArticles(quantities))
    return by === undefined || count === null ? [] : [{ count, size: count / many, by }]
  })

/** 'Rewire our house of 120 m² and add six sockets': what is said first is the whole. 'Rewire the kitchen with six sockets in our house of 120 m²' is not. */
const isAreaFirst = (by: Driver, quantities: readonly Quantity[]): boolean => {
  const placeOf = (isIt: (quantity: Quantity) => boolean) => quantities.findIndex(isIt)
  const stems = driverStems(by)
  const area = placeOf(({ nouns }) => nouns.includes(SQUARE_METRE))
  return area >= 0 && area < placeOf(({ nouns, isArticle }) => isArticle !== true && nouns.some(noun => stems.has(noun)))
}

/** What the brief says of a driver, by itself or by another that stands for it. */
export const countedFor = (driver: Driver, drivers: Readonly<Record<string, Driver>>, all: readonly Quantity[]): Counted => {
  const quantities = nearerTo(driver, drivers, all)
  const own = named(driver, quantities)
  const area = fromArea(driver, quantities)
  // 'Thirty sites need moving to a VPS': a number of what stands for it says more than an article.
  if (named(driver, withoutArticles(quantities)) === null)
    for (const [name, many] of driver.worth ?? []) {
      const by = drivers[name]
      const count = by === undefined ? null : named(by, withoutArticles(quantities))
      if (by !== undefined && count !== null && count / many > (own ?? 0) && !(count / many < (area ?? 0) && isAreaFirst(by, quantities)))
        return { count, size: count / many, by, beside: [] }
    }
  const count = own ?? area
  if (count === null) return { count, size: null, by: null, beside: [] }
  const beside = addedTo(driver, drivers, quantities)
  const size = beside.reduce((sum, other) => sum + other.size, measured(driver, count, quantities))
  return { count, size, by: null, beside }
}

/**
 * What follows no count follows it a little: more doors are more to plan, to fetch and to hand over. A small job saves less of that than a large
 * one takes more. Chosen on the pairs of strangers, with the hours of experts in view (docs/measurements.md, 2026-11-29 and 30).
 */
const OF_UNCOUNTED = { more: 0.25, less: 0.1 }

/** What the hours of a task without a driver are multiplied by, by what is counted most beside the usual. */
export const uncountedFactor = (drivers: Readonly<Record<string, Driver>>, sizes: ReadonlyMap<string, number | null>): number => {
  const times = Math.max(0, ...Object.entries(drivers).map(([name, { base }]) => (sizes.get(name) ?? 0) / base))
  return times === 0 ? 1 : times ** (times > 1 ? OF_UNCOUNTED.more : OF_UNCOUNTED.less)
}

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
