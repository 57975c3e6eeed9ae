import type { Driver, PackageTemplate } from '../knowledge/package-template.ts'
import { type Reading, tellingWords } from '../reading/brief-reading.ts'
import type { Quantity } from '../reading/quantity.ts'
import type { ChosenPackage } from '../retrieval/choose-packages.ts'
import { driverStems } from './effort.ts'

/** What is measured, and what is repeated in time: the number of another thing says nothing of it. */
const NOT_A_THING =
  'hour day tag dia jour week month quarter year jahr ano an minute minuto second sekunde segundo seconde word page sqm metre visit time person people starter member nurse pupil colleague patient guest employee participant learner child km mile kilometre litre kg tonne cubic percent degree euro dollar pound grade class floor storey stock etage piso planta room zimmer age old kw amp volt watt inch gb bed pin stuck piece tone'

const stemsOf = (words: string): ReadonlySet<string> => new Set(tellingWords(words).map(({ stem }) => stem))
const notAThing = stemsOf(NOT_A_THING)
const ofTime = stemsOf('hour day week month quarter year minute second time visit')

const isOfTime = (driver: Driver): boolean => [...driverStems(driver)].some(stem => ofTime.has(stem))
const isOfThingsDriver = (driver: Driver): boolean =>
  !driver.singular.includes(' of ') && ![...driverStems(driver)].some(stem => notAThing.has(stem))

/** The driver that most hours of a package follow: how much there is to do, not how often. */
const mainDriver = ({ drivers, tasks }: PackageTemplate): [name: string, driver: Driver] | undefined => {
  const hoursBy = (name: string) =>
    tasks.reduce((sum, { hours, efforts, onlyWhen }) => {
      const isUsual = onlyWhen.length === 0 && efforts.some(({ driver }) => driver === name)
      return sum + (isUsual ? hours[1] : 0)
    }, 0)
  const [main] = Object.entries(drivers)
    .filter(([, driver]) => !isOfTime(driver))
    .toSorted(([a], [b]) => hoursBy(b) - hoursBy(a))
  return main !== undefined && hoursBy(main[0]) > 0 ? main : undefined
}

/** So many are rather a size or a year, and so many times the usual are no number of things. */
const MOST = 60
const MOST_TIMES_USUAL = 8
/** One source where three are usual says little of the charts. */
const LEAST_SHARE = 0.6
/** Twice the lamps are not quite twice the sockets. */
const BESIDE = 0.8

const vocabularies = new WeakMap<PackageTemplate, ReadonlySet<string>>()

/** What a package calls itself by: a number of something else ('the breaker trips since I have 3 cats') is no number of its work. */
const vocabularyOf = (template: PackageTemplate): ReadonlySet<string> => {
  const known = vocabularies.get(template)
  if (known !== undefined) return known
  const words = stemsOf([template.title, ...template.triggers, ...template.said].join('\n'))
  vocabularies.set(template, words)
  return words
}

const isOfThings = ({ value, nouns, isArticle, isLength, isFromPages }: Quantity): boolean =>
  isArticle !== true &&
  isLength !== true &&
  isFromPages !== true &&
  Number.isInteger(value) &&
  value >= 2 &&
  value <= MOST &&
  nouns.length > 0 &&
  !nouns.some(noun => notAThing.has(noun))

/** The one thing that is counted where the brief speaks of a package, by a word that the package does not know; null where nothing is, or several are. */
const onlyUnknown = ({ template, sentenceIndexes }: Called, { quantities, sentences }: Reading): number | null => {
  const known = new Set(Object.values(template.drivers).flatMap(driver => [...driverStems(driver)]))
  const [only, other] = quantities.filter(
    quantity =>
      isOfThings(quantity) && sentenceIndexes.includes(quantity.sentenceIndex) && sentences[quantity.sentenceIndex]?.isInstruction !== true,
  )
  if (only === undefined || other !== undefined || only.nouns.some(noun => known.has(noun))) return null
  return vocabularyOf(template).has(only.nouns[0] ?? '') ? only.value : null
}

type Called = Pick<ChosenPackage, 'template' | 'sentenceIndexes'>

/**
 * How much of what most of a package's hours follow a brief speaks of that does not name it: as much more than usual as another thing of the
 * package is more than usual (20 access points in place of 6: three times the rooms), or the one thing it counts by a word that the package
 * does not know. Null where its own words say how much, or nothing does.
 */
export const impliedSize = (
  called: Called,
  reading: Reading,
  sizes: ReadonlyMap<string, number | null>,
): { name: string; size: number } | null => {
  const { template } = called
  const main = mainDriver(template)
  if (main === undefined || (sizes.get(main[0]) ?? null) !== null) return null
  const [name, { base }] = main
  const [other, another] = Object.entries(template.drivers).flatMap(([each, driver]) => {
    const size = sizes.get(each) ?? null
    return size === null || isOfTime(driver) ? [] : [size / driver.base]
  })
  if (other !== undefined)
    return another === undefined
      ? { name, size: Math.max(Math.min(1, base), base * Math.min(MOST_TIMES_USUAL, Math.max(LEAST_SHARE, other)) ** BESIDE) }
      : null
  const count = isOfThingsDriver(main[1]) ? onlyUnknown(called, reading) : null
  return count === null || count > base * MOST_TIMES_USUAL ? null : { name, size: count }
}
