import { TAXONOMY } from '../../../catalog/taxonomy/taxonomy-index.ts'
import type { PackageTemplate } from '../knowledge/package-template.ts'
import { tellingWords } from '../reading/brief-reading.ts'
import { saysNot } from '../reading/negation.ts'

/** A trigger as it is compared: its stems, found together in one sentence. */
export interface TriggerEntry {
  packageIndex: number
  stems: readonly string[]
  /** Everyday words of it, which mean something only right beside another: 'new kitchen'. */
  commonStems: ReadonlySet<string>
  /** 'key does not turn' says something else than a key that turns. */
  isNegated: boolean
}

/** How strongly a package's text holds a stem, length taken into account (the saturated term of BM25, without the rarity). */
interface Posting {
  packageIndex: number
  saturation: number
}

/**
 * The words of the packages, to be looked up by what a brief says. Nothing but data: to read all texts takes seconds, so it is kept beside what
 * is learned.
 */
export interface IndexedTexts {
  /** Under the rarest stem of each trigger. */
  triggersByStem: ReadonlyMap<string, readonly TriggerEntry[]>
  postings: ReadonlyMap<string, readonly Posting[]>
  /** By package: stems of what its tasks do, without what only calls for it. */
  doneStems: readonly ReadonlySet<string>[]
  /** By package: stems of its title, its triggers and what clients say. */
  calledStems: readonly ReadonlySet<string>[]
  /** Packages that are about a thing they count, by its noun: '2 bathrooms' in a list of wishes. */
  byCounted: ReadonlyMap<string, number>
  /** How many packages hold a stem in their title or a trigger. */
  holders: ReadonlyMap<string, number>
  /** Words of triggers and sayings as written: what a misspelt word may have meant. */
  spellings: ReadonlyMap<string, string>
  /** Stems of any text of the packages and of the taxonomy: words that are not misspelt. */
  knownStems: ReadonlySet<string>
}

const SATURATION = 1.2
const LENGTH_INFLUENCE = 0.3
const WEIGHT_OF_TITLE = 2
const WEIGHT_OF_COUNTED = 0.5
const WEIGHT_OF_TASK_TITLE = 0.6
const WEIGHT_OF_SKILL = 0.4
const SHORTEST_SPELLING = 5

/** The same texts are asked for again and again while they are indexed; afterwards nothing is kept of them. */
const readTexts = new Map<string, ReturnType<typeof tellingWords>>()

const wordsIn = (text: string): ReturnType<typeof tellingWords> => {
  const words = readTexts.get(text) ?? tellingWords(text)
  readTexts.set(text, words)
  return words
}

const stemsIn = (text: string): readonly string[] => wordsIn(text).map(word => word.stem)

const weighedStems = (template: PackageTemplate): Map<string, number> => {
  const weights = new Map<string, number>()
  const add = (text: string, weight: number) => {
    for (const stem of stemsIn(text)) weights.set(stem, (weights.get(stem) ?? 0) + weight)
  }
  add(template.title, WEIGHT_OF_TITLE)
  for (const trigger of template.triggers) add(trigger, 1)
  for (const { singular, plural, nouns } of Object.values(template.drivers)) add([singular, plural, ...nouns].join(' '), WEIGHT_OF_COUNTED)
  for (const { title, skillIds } of template.tasks) {
    add(title.replaceAll(/\{\w+\}/g, ' '), WEIGHT_OF_TASK_TITLE)
    for (const id of skillIds) add(TAXONOMY.skill(id)?.name ?? '', WEIGHT_OF_SKILL)
  }
  return weights
}

const postingsOf = (documents: readonly ReadonlyMap<string, number>[]): Map<string, Posting[]> => {
  const lengths = documents.map(document => [...document.values()].reduce((sum, weight) => sum + weight, 0))
  const usual = lengths.reduce((sum, length) => sum + length, 0) / Math.max(1, lengths.length)
  const postings = new Map<string, Posting[]>()
  documents.forEach((document, packageIndex) => {
    const stretch = 1 - LENGTH_INFLUENCE + LENGTH_INFLUENCE * ((lengths[packageIndex] ?? usual) / usual)
    for (const [stem, weight] of document) {
      const posting = { packageIndex, saturation: (weight * (SATURATION + 1)) / (weight + SATURATION * stretch) }
      postings.set(stem, [...(postings.get(stem) ?? []), posting])
    }
  })
  return postings
}

/** Counted over triggers and titles only: a word of a task's title says nothing about how rare it is among wishes. */
const holdersOf = (packages: readonly PackageTemplate[]): Map<string, number> => {
  const holders = new Map<string, number>()
  for (const { title, triggers } of packages)
    for (const stem of new Set([title, ...triggers].flatMap(stemsIn))) holders.set(stem, (holders.get(stem) ?? 0) + 1)
  return holders
}

/** How rare a stem is among the packages: high for a word that only one of them knows. */
export const rarityAmong =
  (packages: readonly PackageTemplate[], holders: ReadonlyMap<string, number>) =>
  (stem: string): number => {
    const count = holders.get(stem) ?? 1
    return Math.log(1 + (packages.length - count + 0.5) / (count + 0.5))
  }

/** Words that say of themselves that something is wanting need no second 'not'. */
const isNegated = (trigger: string, stems: readonly string[]): boolean => stems.length > 1 && !stems.includes('broken') && saysNot(trigger)

/** Of 'a level' only 'level' would be left, which means anything. */
const isFragment = (trigger: string, stems: readonly string[]): boolean =>
  stems.length === 1 && /(?:^|\s)(?:\p{L}|it|\d+)(?:\s|$)/u.test(trigger)

/** A trigger as it is written, and with its expressions as one word each: 'no hot water' is then said by 'kein Warmwasser'. */
const readingsOf = (trigger: string) => {
  const words = wordsIn(trigger)
  const expressions = words.filter(word => word.isExpression)
  const isWithin = (index: number) => expressions.some(({ index: from, text }) => index >= from && index < from + text.length)
  const single = words.filter(word => !word.isExpression)
  return expressions.length === 0 ? [single] : [single, [...expressions, ...single.filter(({ index }) => !isWithin(index))]]
}

const triggersOf = (packages: readonly PackageTemplate[], rarity: (stem: string) => number): Map<string, TriggerEntry[]> => {
  const byStem = new Map<string, TriggerEntry[]>()
  packages.forEach(({ triggers }, packageIndex) => {
    const seen = new Set<string>()
    for (const [trigger, words] of triggers.flatMap(trigger => readingsOf(trigger).map(words => [trigger, words] as const))) {
      const stems = [...new Set(words.map(word => word.stem))]
      const same = stems.toSorted().join(' ')
      const saysOneTwice = stems.length === 1 && words.length > 1
      if (stems.length === 0 || saysOneTwice || words.every(word => word.isCommon) || isFragment(trigger, stems) || seen.has(same)) continue
      seen.add(same)
      const rarest = stems.reduce((best, stem) => (rarity(stem) > rarity(best) ? stem : best))
      const commonStems = new Set(words.filter(word => word.isCommon).map(word => word.stem))
      const entry = {
        packageIndex,
        stems: [rarest, ...stems.filter(stem => stem !== rarest)],
        commonStems,
        isNegated: isNegated(trigger, stems),
      }
      byStem.set(rarest, [...(byStem.get(rarest) ?? []), entry])
    }
  })
  return byStem
}

/** The package whose title names what it counts; of two, the one that counts nothing else by the same name. */
const countedOf = (packages: readonly PackageTemplate[]): Map<string, number> => {
  const byCounted = new Map<string, { packageIndex: number; words: number }>()
  packages.forEach(({ title, drivers }, packageIndex) => {
    const inTitle = new Set(stemsIn(title))
    for (const { singular } of Object.values(drivers)) {
      const stems = stemsIn(singular)
      const noun = stems.at(-1)
      if (noun === undefined || !inTitle.has(noun) || stems.length >= (byCounted.get(noun)?.words ?? Number.POSITIVE_INFINITY)) continue
      byCounted.set(noun, { packageIndex, words: stems.length })
    }
  })
  return new Map([...byCounted].map(([noun, { packageIndex }]) => [noun, packageIndex]))
}

const spellingsOf = (packages: readonly PackageTemplate[]): Map<string, string> => {
  const words = packages.flatMap(({ title, triggers, said }) => [title, ...triggers, ...said].flatMap(wordsIn))
  return new Map(words.filter(word => word.text.length >= SHORTEST_SPELLING && !word.isCommon).map(word => [word.text, word.stem]))
}

const knownStemsOf = (packages: readonly PackageTemplate[]): Set<string> => {
  const texts = packages.flatMap(({ title, triggers, said, questions, tasks }) => [
    ...[title, ...triggers, ...said, ...questions],
    ...tasks.flatMap(task => [
      task.title,
      task.description,
      task.deliverable,
      task.acceptanceCheck,
      ...task.onlyWhen,
      ...task.excludableBy,
    ]),
  ])
  const skills = TAXONOMY.skills.flatMap(skill => [skill.name, ...skill.aliases])
  return new Set([...texts, ...skills].flatMap(stemsIn))
}

/** Reads all texts of the packages: seconds of work. */
export const indexTexts = (packages: readonly PackageTemplate[]): IndexedTexts => {
  const holders = holdersOf(packages)
  const texts: IndexedTexts = {
    triggersByStem: triggersOf(packages, rarityAmong(packages, holders)),
    postings: postingsOf(packages.map(weighedStems)),
    byCounted: countedOf(packages),
    calledStems: packages.map(({ title, triggers, said }) => new Set([title, ...triggers, ...said].flatMap(stemsIn))),
    doneStems: packages.map(
      ({ tasks }) => new Set(tasks.flatMap(task => stemsIn(`${task.title}. ${task.description}. ${task.deliverable}`))),
    ),
    holders,
    spellings: spellingsOf(packages),
    knownStems: knownStemsOf(packages),
  }
  readTexts.clear()
  return texts
}
