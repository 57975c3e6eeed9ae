import { fold } from '../../../catalog/taxonomy/fold.ts'
import type { Driver, PackageTemplate, TaskTemplate } from '../knowledge/package-template.ts'
import type { Reading } from '../reading/brief-reading.ts'
import { itemsListed } from '../reading/listed-items.ts'
import { amountOf } from '../reading/numbers.ts'
import { COMES_ANEW, HELD } from '../reading/over-time.ts'
import { notAThing, stemsOf } from './counted-words.ts'
import { effortFactor, isOfLength, namedStems } from './effort.ts'
import type { Called } from './features-of-number.ts'
import type { NumberOfWork, UnnamedCount } from './number-of-work.ts'

const ofTime = stemsOf('hour day week month quarter year minute second time visit')

const ofPeople = stemsOf('guest participant person people')

const isOfTime = (driver: Driver): boolean => [...namedStems(driver)].some(stem => ofTime.has(stem))
const isOfThingsDriver = (driver: Driver): boolean =>
  !driver.singular.includes(' of ') && ![...namedStems(driver)].some(stem => notAThing.has(stem))

const ofAnything = stemsOf('device machine product text listing item picture photo viewpoint document object piece figure')

/** Whatever is sold or photographed is a product: candles, chairs. */
const isOfAnything = (driver: Driver): boolean => [...namedStems(driver)].some(stem => ofAnything.has(stem))

const isOfPeople = (driver: Driver): boolean => [...namedStems(driver)].some(stem => ofPeople.has(stem))

/** The driver that most hours of a package follow: how much there is to do, and how long only where nothing else is counted. */
const mainDriver = ({ drivers, tasks }: PackageTemplate): [name: string, driver: Driver] | undefined => {
  const hoursBy = (name: string, isCounted: (task: TaskTemplate) => boolean) =>
    tasks.reduce((sum, task) => sum + (isCounted(task) && task.efforts.some(({ driver }) => driver === name) ? task.hours[1] : 0), 0)
  const isAlways = ({ onlyWhen }: TaskTemplate) => onlyWhen.length === 0
  const most = (isMeant: (driver: Driver) => boolean, isCounted: (task: TaskTemplate) => boolean) =>
    Object.entries(drivers)
      .filter(([name, driver]) => isMeant(driver) && hoursBy(name, isCounted) > 0)
      .toSorted(([a], [b]) => hoursBy(b, isCounted) - hoursBy(a, isCounted))[0]
  const isOfOther = (driver: Driver) => !isOfTime(driver)
  return most(isOfOther, isAlways) ?? most(isOfOther, ({ isUsual }) => isUsual) ?? most(isOfTime, isAlways)
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

/** Six times as many of a main driver take half as long again at least. */
const MANY_TIMES = 6
const LEAST_GROWTH = 1.5

const hoursAt = ({ drivers, tasks }: PackageTemplate, name: string, times: number): number =>
  tasks.reduce((sum, { onlyWhen, isUsual, efforts, hours }) => {
    const base = drivers[name]?.base ?? 1
    const effort = efforts.find(({ driver }) => driver === name)
    const factor = effort === undefined ? 1 : effortFactor(effort, base * times, base)
    return onlyWhen.length > 0 && !isUsual ? sum : sum + hours[1] * factor
  }, 0)

/** Whether the hours of a package follow a driver in the main: of many languages a course has more learners, and is not much longer. */
const isFollowed = (template: PackageTemplate, name: string): boolean =>
  hoursAt(template, name, MANY_TIMES) >= hoursAt(template, name, 1) * LEAST_GROWTH

/** Six times as many of a driver that hours follow at all take so much longer. */
const LEAST_HEEDED = 1.15
/** Boards that are built of one layout say nothing of how many layouts there are; what no task is measured by is told of the whole. */
const isHeeded = (template: PackageTemplate, name: string): boolean =>
  template.tasks.every(({ efforts }) => efforts.every(({ driver }) => driver !== name)) ||
  hoursAt(template, name, MANY_TIMES) >= hoursAt(template, name, 1) * LEAST_HEEDED

/** A number that names nothing the package counts never makes more of it than this. */
const MOST_TAMED = 60
/** How many times the usual, tamed where it is far more. */
const tamed = (times: number): number =>
  times <= MOST_TIMES_USUAL ? times : Math.min(MOST_TAMED, MOST_TIMES_USUAL * (times / MOST_TIMES_USUAL) ** BEYOND_USUAL)

/** A floor or a room is a part of what is usual, a house is as much again. */
const OF_PLACES = 0.9
/** Where dozens are usual, what is counted is no such thing but one with several of them. */
const MANY = 8
const FEW = 3
const HOLDS_SEVERAL = 0.5

/** Where several are usual, so many more are rather made than planned (50 pieces of a housing are one housing), or small: more work, but not so much more, and less than where the number is believed. */
const FEW_USUAL = 2
const MOST_BELIEVED = 8
/** Of what the package counts, many times the usual is told of something else: guests of a conference, users of an app. */
const MOST_TALLIED = 25
const BEYOND_BELIEF = 1.7
const isBeyondBelief = ({ count, isWhole, measure }: UnnamedCount, { base }: Driver): boolean =>
  !isWhole && measure === null && base > FEW_USUAL && count > base * MOST_BELIEVED

/** Of what no package measures, so much is usual; large ones take less time a metre. */
const USUAL_MEASURE = { area: 80, metres: 20 }
const OF_MEASURE = 0.7
const MOST_OF_MEASURE = 5

const ofMeasure = (count: number, measure: 'area' | 'metres'): number =>
  Math.max(1, Math.min(MOST_OF_MEASURE, (count / USUAL_MEASURE[measure]) ** OF_MEASURE))

const several = (count: number): number => Math.min(MOST_TIMES_USUAL, Math.max(1, count / FEW) ** OF_PLACES)

/** How many times all of a package is done that has no driver, or one that its hours hardly follow. */
const timesOfAll = ({ count, isWhole, measure }: UnnamedCount): number =>
  isWhole ? tamed(count ** OF_PLACES) : measure === null ? several(count) : ofMeasure(count, measure)

const OF_TIME = /^(?:hour|minute|time|visit)/
const SO_MANY_EACH =
  /(?<!\p{L})(?<many>\d{1,2}|(?!once )\p{L}+)(?: (?:times|mal|veces|fois))? (?:a|per|each|every|pro|die|im|por|a la|al|cada|par) (?:day|week|month|tag|woche|monat|dia|semana|mes|jour|semaine|mois)(?!\p{L})/u
/** 'We put out one a week, for nine months': of what comes anew each time, whatever the brief calls it. 'We meet once a week' says it of no such thing. */
const heldOf = ({ singular }: Driver, { quantities, sentences }: Reading): number | null => {
  if (!COMES_ANEW.test(singular) || OF_TIME.test(singular)) return null
  const held = quantities.find(({ nouns, sentenceIndex }) => {
    const many = SO_MANY_EACH.exec(fold(sentences[sentenceIndex]?.text ?? ''))?.groups?.['many']
    return many !== undefined && amountOf(many) !== null && HELD.every(noun => nouns.includes(noun))
  })
  return held?.value ?? null
}

/** How many times the usual amount of what hours follow something else that was counted is. */
const timesUsual = ({ count, isWhole, measure }: UnnamedCount, driver: Driver): number => {
  const { base } = driver
  if (isWhole) return count ** OF_PLACES
  if (measure !== null) return ofMeasure(count, measure)
  // 'For 60 salesmen': whatever they are called, they are the guests; 6 towns are none.
  if (isOfPeople(driver) && count >= base / MANY) return count / base
  if (!isOfThingsDriver(driver) && !isOfAnything(driver)) return several(count)
  if (base <= MANY || (isOfAnything(driver) && count >= base / MANY)) return count / base
  // Where dozens of parts are usual, each of what is counted holds several: racks in place of ports.
  return Math.max(count / base, several(count) ** HOLDS_SEVERAL)
}

/** 'There are 14': of what the package counts, unless so few or so many of it make no work. */
const isOfDriver = ({ count, isTally, isWhole }: UnnamedCount, { base, singular }: Driver): boolean =>
  isTally && !isWhole && !singular.includes(' of ') && count >= base / MANY && count <= Math.max(base, FEW) * MOST_TALLIED

/** 'It is 150 metres of perimeter' where metres of fence count: the only length that is named, whatever it is a length of. */
const onlyLength = ({ sentenceIndexes }: Called, driver: Driver, { quantities }: Reading, name: string) => {
  if (!isOfLength(driver)) return null
  const lengths = quantities.filter(({ isLength }) => isLength === true)
  const [only] = lengths
  if (only === undefined || only.nouns.length === 0 || lengths.length > 1) return null
  const isOnly = sentenceIndexes.includes(only.sentenceIndex) && only.value >= driver.base * LEAST_OF_USUAL
  return isOnly ? { name, size: only.value } : null
}

/** What people list by name rather than count. */
const OF_SCREENS = /^(?:screen|page|view)$/

const listedIn = ({ sentenceIndexes }: Called, { sentences }: Reading): number =>
  Math.max(0, ...sentenceIndexes.map(at => itemsListed(sentences[at]?.text ?? '')))

/** The size of a driver; or how many times all is done, where hours follow no driver. */
export type ImpliedSize = { name: string; size: number } | { times: number }

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
): ImpliedSize | null => {
  const { template } = called
  const main = mainDriver(template)
  if (main === undefined || !isFollowed(template, main[0])) {
    const isCounted = Object.entries(template.drivers).some(([each, one]) => !isOfTime(one) && (sizes.get(each) ?? 0) > 1)
    const said = isCounted ? null : numberOf(called)
    return said === null ? null : { times: timesOfAll(said) }
  }
  const [name, driver] = main
  const { base } = driver
  const held = (sizes.get(name) ?? 0) > 1 ? null : heldOf(driver, reading)
  if (held !== null && held > 1) return { name, size: held }
  const unheeded = new Set(Object.keys(template.drivers).flatMap(each => (isHeeded(template, each) ? [] : (sizes.get(each) ?? []))))
  const best = numberOf(called)
  const said = best !== null && unheeded.has(best.count) ? null : best
  // 'A house of 450 m²' is one house, and a large one.
  const isLargeOne = sizes.get(name) === 1 && base === 1 && said?.measure === 'area'
  // 'A part on each sheet, fifty in all'
  const isTallied = sizes.get(name) === 1 && said?.isTally === true
  if ((sizes.get(name) ?? null) !== null && !isLargeOne && !isTallied) return null
  const [other, another] = Object.entries(template.drivers).flatMap(([each, driver]) => {
    const size = sizes.get(each) ?? null
    // 'On a screen, of 120 sensors': one of something counts less than the number.
    return size === null || each === name || isOfTime(driver) || !isHeeded(template, each) || (size === 1 && said !== null)
      ? []
      : [size / driver.base]
  })
  if (other !== undefined)
    return another === undefined
      ? { name, size: Math.max(Math.min(1, base), base * Math.min(MOST_TIMES_USUAL, Math.max(LEAST_SHARE, other)) ** BESIDE) }
      : null
  const listed = OF_SCREENS.test(driver.singular) ? listedIn(called, reading) : 0
  if (said === null) return listed > 0 ? { name, size: listed } : onlyLength(called, driver, reading, name)
  if (isOfDriver(said, driver)) return { name, size: said.count }
  return { name, size: base * (isBeyondBelief(said, driver) ? BEYOND_BELIEF : tamed(timesUsual(said, driver))) }
}
