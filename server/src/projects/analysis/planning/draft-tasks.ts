import type { PlannedTask, TaskGrounds } from '../analyst.ts'
import type { Driver, PackageTemplate, TaskTemplate } from '../knowledge/package-template.ts'
import type { ReadExclusion, Reading } from '../reading/brief-reading.ts'
import type { Exclusion } from '../reading/exclusions.ts'
import type { ChosenPackage } from '../retrieval/packages-spoken-of.ts'
import { askedTasks } from './asked-tasks.ts'
import { type Counted, complexityAt, countedFor, effortFactor, isFarMoreThanUsual, scaledHours, uncountedFactor } from './effort.ts'
import { openQuestionOf, templateGrounds } from './grounds.ts'
import { impliedSize } from './implied-size.ts'
import { bringsAbout, type Rest, restOf, wantedStems } from './leave-out.ts'
import type { NumberOfWork } from './number-of-work.ts'
import { exclusionsOf, isAskedBesides, isOfOtherTrade, isOldOneGone, stemsIn } from './task-exclusions.ts'
import { asWritten, countedName, fillIn, topicOf } from './wording.ts'

/** A task on its way into the plan: what it was made from stays at hand for citing and merging. */
export interface DraftTask extends PlannedTask {
  grounds: TaskGrounds
  packageId: string
  /** All that the task speaks of, to find the sentences it answers. */
  speaksOf: readonly string[]
  /** The tasks that were joined into this one. */
  parts?: readonly { title: string; likely: number }[]
}

export interface DraftPackage {
  template: PackageTemplate
  tasks: readonly DraftTask[]
  /** Tasks left out because the brief excludes them, with its words. */
  leftOut: readonly { title: string; words: string }[]
  /** Tasks made smaller because the brief excludes a part of them. */
  reduced: readonly { title: string; words: string }[]
  /** Counts that were taken as usual because the brief does not say them. */
  assumed: readonly string[]
  /** Counts so far from the usual that the client should look at them. */
  farMore: readonly string[]
  /** A fault in something that exists, in the place of the tasks that would make it. */
  isSmallMend?: boolean
}

const PART_LEFT = 0.7

const isComplaint = (exclusion: Exclusion, template: PackageTemplate): boolean =>
  exclusion.kind === 'missing' &&
  template.triggers.some(trigger => {
    const stems = stemsIn(trigger)
    return stems.length > 0 && stems.every(stem => exclusion.stems.has(stem))
  })

/** 'No product photos', 'sin fotos de los productos': the products themselves are not left out. */
const PICTURED =
  /(\p{L}+) (?:photos?|pictures?|images?|videos?|texts?|descriptions?)\b|\b(?:photos?|fotos?|images?|imagenes|textos?|textes|descripciones|descriptions?) (?:de|des|del|d|of)(?: (?:the|los|las|les|nos|nuestros))? (\p{L}+)/gu
const onlyPictured = ({ words }: Exclusion): ReadonlySet<string> =>
  new Set([...words.matchAll(PICTURED)].flatMap(([, before = '', behind = '']) => stemsIn(`${before} ${behind}`)))

const isAllOf = (stems: readonly string[], wanted: ReadonlySet<string>): boolean => stems.every(stem => wanted.has(stem))

/** `isKept`: whether what an exclusion names stays all the same. */
const exclusionOf = <T extends Exclusion>(
  words: readonly string[],
  exclusions: readonly T[],
  isKept: (stems: readonly string[], exclusion: T) => boolean = () => false,
): T | undefined =>
  exclusions.find(exclusion => {
    const modifiers = onlyPictured(exclusion)
    return (
      // What is not there yet is rather to be made.
      exclusion.kind !== 'missing' &&
      words.some(entry => {
        const stems = stemsIn(entry)
        const isSaid = stems.length > 0 && stems.every(stem => exclusion.stems.has(stem))
        return isSaid && !isKept(stems, exclusion) && !isAllOf(stems, modifiers)
      })
    )
  })

interface Less {
  /** Null: nothing is left of it. */
  task: TaskTemplate | null
  words: string
}

const smaller = (task: TaskTemplate, title: string, share: number): TaskTemplate => {
  const [optimistic, likely, pessimistic] = task.hours
  return { ...task, title, hours: [optimistic * share, likely * share, pessimistic * share] }
}

/** A task of which the brief excludes all or a part: by the template's own words, or else by what its title says is worked on. */
const lessened = (
  task: TaskTemplate,
  exclusions: readonly Exclusion[],
  named: Exclusion | undefined,
  wanted: ReadonlySet<string>,
  restOfTitle: (title: string) => Rest | null,
): Less | null => {
  // 'I have the paint': what is there to work with leaves the work to be done.
  const toldOf = bringsAbout(task.title) ? exclusions : exclusions.filter(one => one.isOnlyThere !== true && one.isOnlyGot !== true)
  // 'No need to paint ceilings' beside walls that are to be painted takes away no paint.
  const saysOfElse = (stems: readonly string[], exclusion: Exclusion) => exclusion.stems.size > stems.length && isAllOf(stems, wanted)
  const all = exclusions.find(exclusion => isOldOneGone(task, exclusion)) ?? exclusionOf(task.excludableBy, toldOf, saysOfElse)
  if (all !== undefined) return { task: null, words: all.words }
  const part = task.reducibleBy.flatMap(({ words, title }) => {
    const exclusion = exclusionOf(words, exclusions)
    return exclusion === undefined ? [] : [{ title, words: exclusion.words }]
  })[0]
  const left = part === undefined ? task : smaller(task, part.title, PART_LEFT)
  const rest = restOfTitle(left.title)
  if (rest === null && part !== undefined) return { task: left, words: part.words }
  if (rest === null) return named === undefined ? null : { task: null, words: named.words }
  const words = part === undefined || part.words === rest.words ? rest.words : `${part.words}, ${rest.words}`
  return { task: rest.title === null ? null : smaller(left, rest.title, rest.share), words }
}

/** Of a work's hours so much is left: words that take away more speak of something else. */
const LEAST_LEFT = 0.35

/**
 * The tasks that fall away because the brief names just them as not wanted, the smallest first, as long as the work stays what it is. What is
 * only there already is often material, and the work with it stays; what somebody has done is done.
 */
const tasksNamed = (
  tasks: readonly TaskTemplate[],
  exclusions: readonly ReadExclusion[],
  wanted: ReadonlySet<string>,
  reading: Reading,
  ofOthers: ReadonlySet<number>,
): Map<string, Exclusion> => {
  const unwanted = exclusions.filter(({ kind, isMade, isOnlyGot }) => kind === 'unwanted' || (isMade === true && isOnlyGot !== true))
  let left = tasks.reduce((sum, { hours }) => sum + hours[1], 0)
  const least = left * LEAST_LEFT
  const named = new Map<string, Exclusion>()
  for (const task of tasks.toSorted((a, b) => a.hours[1] - b.hours[1])) {
    const { key, namedBy, hours } = task
    const own = exclusionsOf(task, unwanted).filter(one => one.kind !== 'unwanted' || !isAskedBesides(task, one, reading, ofOthers))
    const exclusion = exclusionOf(namedBy, own, stems => isAllOf(stems, wanted))
    if (exclusion === undefined || left - hours[1] < least) continue
    left -= hours[1]
    named.set(key, exclusion)
  }
  return named
}

/** Keys of the kept tasks that a task waits for, seen through the tasks that fell away. */
const keptPredecessors = (task: TaskTemplate, byKey: ReadonlyMap<string, TaskTemplate>, kept: ReadonlySet<string>): string[] => {
  const found = task.predecessors.flatMap(key => {
    if (kept.has(key)) return [key]
    const dropped = byKey.get(key)
    return dropped === undefined ? [] : keptPredecessors(dropped, byKey, kept)
  })
  return [...new Set(found)]
}

/** Counts of the sentences that speak of the package; of any sentence where those have none. */
const countedOf = (driver: Driver, template: PackageTemplate, reading: Reading, sentenceIndexes: readonly number[]): Counted => {
  const own = countedFor(
    driver,
    template.drivers,
    reading.quantities.filter(({ sentenceIndex }) => sentenceIndexes.includes(sentenceIndex)),
  )
  if (own.size !== null && own.by === null) return own
  const all = countedFor(driver, template.drivers, reading.quantities)
  // '20 videos' in the title, and elsewhere that each has ten minutes: what is counted itself says more than what stands for it.
  return own.size === null || (all.by === null && all.size !== null) ? all : own
}

interface Filled {
  sizes: ReadonlyMap<string, number | null>
  /** How many times all is done, where the hours follow no driver. */
  times: number
  names: ReadonlyMap<string, string>
}

const namesOf = (chosen: Pick<ChosenPackage, 'template' | 'sentenceIndexes'>, reading: Reading, numberOf: NumberOfWork): Filled => {
  const { template, sentenceIndexes } = chosen
  const counted = Object.entries(template.drivers).map(([name, driver]) => {
    const { count, size, by, beside } = countedOf(driver, template, reading, sentenceIndexes)
    const words = [countedName(by ?? driver, count), ...beside.map(other => countedName(other.by, other.count))]
    return { name, size, words: words.join(' and ') }
  })
  const sizes = new Map(counted.map(({ name, size }) => [name, size]))
  const implied = impliedSize(chosen, reading, sizes, numberOf)
  if (implied !== null && 'name' in implied) sizes.set(implied.name, implied.size)
  const times = implied !== null && 'times' in implied ? implied.times : 1
  return {
    sizes,
    times,
    names: new Map([...counted.map(({ name, words }) => [name, words] as const), ['topic', topicOf(reading)]]),
  }
}

/** Of what is done several times, so much is done once for all. */
const DONE_AGAIN = { exponent: 1, fixedPart: 0.3 }

const draftOf = (
  template: PackageTemplate,
  task: TaskTemplate,
  predecessors: readonly string[],
  filled: Filled,
  openQuestion: string | null,
): DraftTask => {
  const { efforts, skillIds, onlyWhen } = task
  const ofSizes = efforts.length > 0 ? 1 : uncountedFactor(template.drivers, filled.sizes)
  const factor = efforts.reduce(
    (product, effort) => {
      const size = filled.sizes.get(effort.driver) ?? null
      const base = template.drivers[effort.driver]?.base
      return size === null || base === undefined ? product : product * effortFactor(effort, size, base)
    },
    ofSizes * effortFactor(DONE_AGAIN, filled.times, 1),
  )
  const text = (words: string) => fillIn(words, filled.names)
  return {
    key: `${template.id}/${task.key}`,
    packageId: template.id,
    title: text(task.title),
    description: text(task.description),
    deliverable: text(task.deliverable),
    acceptanceCheck: text(task.acceptanceCheck),
    citedSentences: [],
    complexityLevel: complexityAt(task.complexityLevel, factor),
    requiredSkillIds: [...skillIds],
    hours: scaledHours(task.hours, factor),
    predecessorKeys: predecessors.map(key => `${template.id}/${key}`),
    grounds: templateGrounds(template, task, filled.sizes, openQuestion),
    speaksOf: [...new Set([text(task.title), text(task.description), text(task.deliverable), ...onlyWhen].flatMap(stemsIn))],
  }
}

/** What asks for an optional task by its number is not said of another work: ten lessons of an hour are no minutes to transcribe. */
const askedSizes = ({ drivers }: PackageTemplate, reading: Reading, ofOthers: ReadonlySet<number>): ReadonlyMap<string, number | null> => {
  const own = reading.quantities.filter(({ sentenceIndex }) => !ofOthers.has(sentenceIndex))
  return new Map(Object.entries(drivers).map(([name, driver]) => [name, countedFor(driver, drivers, own).size]))
}

/**
 * What one package comes to in this brief: counts applied, exclusions respected, optional tasks only where asked for. `ofOthers`: the sentences
 * that only speak of other packages of the plan.
 */
export const draftPackage = (
  chosen: ChosenPackage,
  reading: Reading,
  numberOf: NumberOfWork,
  ofOthers: ReadonlySet<number> = new Set(),
): DraftPackage => {
  const { template } = chosen
  const exclusions = reading.exclusions.filter(exclusion => !isComplaint(exclusion, template) && !isOfOtherTrade(template, exclusion))
  const filled = namesOf(chosen, reading, numberOf)
  const asked = askedTasks(template, reading, askedSizes(template, reading, ofOthers))
  const wanted = wantedStems(reading)
  const named = new Map(Object.entries(template.drivers).map(([name, driver]) => [name, countedName(driver, null)]))
  const byName = tasksNamed(asked, exclusions, wanted, reading, ofOthers)
  const less = new Map(
    asked.flatMap(task => {
      const own = exclusionsOf(task, exclusions)
      const found = lessened(task, own, byName.get(task.key), wanted, title => restOf(title, own, wanted, text => fillIn(text, named)))
      return found === null ? [] : [[task.key, found] as const]
    }),
  )
  const leftOut = asked.flatMap(task => {
    const found = less.get(task.key)
    return found?.task === null ? [{ task, words: found.words }] : []
  })
  const tasks = template.tasks.map(task => less.get(task.key)?.task ?? task)
  const kept = asked.flatMap(task => {
    const found = less.get(task.key)
    return found === undefined ? [task] : (found.task ?? [])
  })
  const keptKeys = new Set(kept.map(task => task.key))
  const byKey = new Map(tasks.map(task => [task.key, task]))
  const openQuestion = openQuestionOf(template, reading)
  const usedDrivers = new Set(kept.flatMap(({ efforts }) => efforts.map(({ driver }) => driver)))
  return {
    template,
    tasks: kept.map(task => draftOf(template, task, keptPredecessors(task, byKey, keptKeys), filled, openQuestion)),
    reduced: kept.flatMap(({ key, title }) => {
      const words = less.get(key)?.words
      return words === undefined ? [] : [{ title: fillIn(title, filled.names), words: asWritten(reading, words) }]
    }),
    leftOut: leftOut.map(({ task, words }) => ({ title: fillIn(task.title, filled.names), words: asWritten(reading, words) })),
    assumed: Object.entries(template.drivers)
      .filter(([name, { base }]) => usedDrivers.has(name) && filled.sizes.get(name) === null && base > 1)
      .map(([, { base, plural }]) => `${base.toLocaleString('en-US')} ${plural}`),
    farMore: Object.entries(template.drivers)
      .filter(([name, driver]) => usedDrivers.has(name) && isFarMoreThanUsual(driver, filled.sizes.get(name) ?? 0))
      .flatMap(([name]) => filled.names.get(name) ?? []),
  }
}
