import type { Driver, PackageTemplate, TaskTemplate } from '../knowledge/package-template.ts'
import type { Reading } from '../reading/brief-reading.ts'
import { notAThing, stemsOf } from './counted-words.ts'
import { isOfLength, namedStems } from './effort.ts'
import type { Called } from './features-of-number.ts'
import type { NumberOfWork, UnnamedCount } from './number-of-work.ts'

const ofTime = stemsOf('hour day week month quarter year minute second time visit')

const ofPeople = stemsOf('guest participant person people')

const isOfTime = (driver: Driver): boolean => [...namedStems(driver)].some(stem => ofTime.has(stem))
const isOfThingsDriver = (driver: Driver): boolean =>
  !driver.singular.includes(' of ') && ![...namedStems(driver)].some(stem => notAThing.has(stem))

const isOfPeople = (driver: Driver): boolean => [...namedStems(driver)].some(stem => ofPeople.has(stem))

/** The driver that most hours of a package follow: how much there is to do, not how often. */
const mainDriver = ({ drivers, tasks }: PackageTemplate): [name: string, driver: Driver] | undefined => {
  const hoursBy = (name: string, isCounted: (task: TaskTemplate) => boolean) =>
    tasks.reduce((sum, task) => sum + (isCounted(task) && task.efforts.some(({ driver }) => driver === name) ? task.hours[1] : 0), 0)
  const most = (isCounted: (task: TaskTemplate) => boolean) =>
    Object.entries(drivers)
      .filter(([name, driver]) => !isOfTime(driver) && hoursBy(name, isCounted) > 0)
      .toSorted(([a], [b]) => hoursBy(b, isCounted) - hoursBy(a, isCounted))[0]
  return most(({ onlyWhen }) => onlyWhen.length === 0) ?? most(({ isUsual }) => isUsual)
}

const MOST_TIMES_USUAL = 5
/** Of the usual, a length that may be meant: less is how wide or how deep something is. */
const LEAST_OF_USUAL = 0.3
/** Beyond that, more of them are done in bulk, or are parts of what is meant. */
const BEYOND_USUAL = 0.5
/** One source where three are usual says little of the charts. */
const LEAST_SHARE = 0.6
/** Twice the lamps are not quite twice the sockets. */
const BESIDE = 0.8

/** How many times the usual, tamed where it is far more. */
const tamed = (times: number): number => (times <= MOST_TIMES_USUAL ? times : MOST_TIMES_USUAL * (times / MOST_TIMES_USUAL) ** BEYOND_USUAL)

/** A floor or a room is a part of what is usual, a house is as much again. */
const OF_PLACES = 0.9
/** Where dozens are usual, what is counted is no such thing but one with several of them. */
const MANY = 8
const FEW = 3

/** Where several are usual, so many more are rather made than planned (50 pieces of a housing are one housing), or small: more work, but not so much more, and less than where the number is believed. */
const FEW_USUAL = 2
const MOST_BELIEVED = 8
const BEYOND_BELIEF = 1.7
const isBeyondBelief = ({ count, isPlace }: UnnamedCount, { base }: Driver): boolean =>
  !isPlace && base > FEW_USUAL && count > base * MOST_BELIEVED

/** How many times the usual amount of what hours follow something else that was counted is. */
const timesUsual = ({ count, isPlace }: UnnamedCount, driver: Driver): number => {
  const { base } = driver
  if (isPlace) return count ** OF_PLACES
  // 'For 60 salesmen': whatever they are called, they are the guests.
  if (isOfPeople(driver)) return count / base
  // Where dozens are usual and far fewer are said, or where it is measured, each of them holds several.
  return isOfThingsDriver(driver) && (base <= MANY || count >= base / MANY)
    ? count / base
    : Math.min(MOST_TIMES_USUAL, Math.max(1, count / FEW) ** OF_PLACES)
}

/** 'It is 150 metres of perimeter' where metres of fence count: the only length that is named, whatever it is a length of. */
const onlyLength = ({ sentenceIndexes }: Called, driver: Driver, { quantities }: Reading, name: string) => {
  if (!isOfLength(driver)) return null
  const lengths = quantities.filter(({ isLength }) => isLength === true)
  const [only] = lengths
  if (only === undefined || only.nouns.length === 0 || lengths.length > 1) return null
  const isOnly = sentenceIndexes.includes(only.sentenceIndex) && only.value >= driver.base * LEAST_OF_USUAL
  return isOnly ? { name, size: only.value } : null
}

/**
 * How much of what most of a package's hours follow a brief speaks of that does not name it: as much more than usual as another thing of the
 * package is more than usual (20 access points in place of 6: three times the rooms), or the one thing it counts by a word that the package
 * does not know. Null where its own words say how much, or nothing does.
 */
export const impliedSize = (
  called: Called,
  reading: Reading,
  sizes: ReadonlyMap<string, number | null>,
  numberOf: NumberOfWork,
): { name: string; size: number } | null => {
  const { template } = called
  const main = mainDriver(template)
  if (main === undefined || (sizes.get(main[0]) ?? null) !== null) return null
  const [name, driver] = main
  const { base } = driver
  const [other, another] = Object.entries(template.drivers).flatMap(([each, driver]) => {
    const size = sizes.get(each) ?? null
    return size === null || isOfTime(driver) ? [] : [size / driver.base]
  })
  if (other !== undefined)
    return another === undefined
      ? { name, size: Math.max(Math.min(1, base), base * Math.min(MOST_TIMES_USUAL, Math.max(LEAST_SHARE, other)) ** BESIDE) }
      : null
  const said = numberOf(called)
  if (said === null) return onlyLength(called, driver, reading, name)
  return { name, size: base * (isBeyondBelief(said, driver) ? BEYOND_BELIEF : tamed(timesUsual(said, driver))) }
}
