import { fold } from '../../../catalog/taxonomy/fold.ts'
import type { PackageTemplate, TaskTemplate } from '../knowledge/package-template.ts'
import { type Reading, type ReadSentence, tellingWords } from '../reading/brief-reading.ts'

/** What is said to be there already is named with less, and asks for nothing. */
const MENTIONED_WEIGHT = 0.2
/** 'Rasenpflege' speaks of a 'rasen', 'Gartentor' of a 'tor' only by chance. */
const SHORTEST_PART = 5
const SHORTEST_REST = 3
const LITERAL = '='

interface Said {
  /** Folded, words apart by one space. */
  text: string
  stems: ReadonlySet<string>
  long: readonly string[]
}

/** The words of each sentence that speak of the work. */
const saidIn = ({ sentences, language }: Reading): Said[] =>
  sentences
    .map(({ words, ...sentence }): ReadSentence => ({ ...sentence, words: words.filter(word => word.weight > MENTIONED_WEIGHT) }))
    .filter(({ words }) => words.length > 0)
    .map(({ text, words }) => ({
      text: ` ${fold(text)
        .replaceAll(/[^\p{L}\p{N}-]+/gu, ' ')
        .trim()} `,
      stems: new Set(words.map(({ stem }) => stem)),
      long: language === 'de' ? words.map(word => word.text).filter(word => word.length >= SHORTEST_PART + SHORTEST_REST) : [],
    }))

const entryStems = new Map<string, readonly string[]>()

const stemsOfEntry = (entry: string): readonly string[] => {
  const stems = entryStems.get(entry) ?? tellingWords(entry).map(({ stem }) => stem)
  entryStems.set(entry, stems)
  return stems
}

const isPart = (entry: string, word: string): boolean =>
  word.length >= entry.length + SHORTEST_REST && (word.startsWith(entry) || word.endsWith(entry))

/** 'No rewiring, please' asks for none; 'without rewiring nobody insures us' does, and so does 'we have no texts yet', which is read as wanted. */
const DENIES = / (?:no|not|any|kein\p{L}*|nicht|ningun\p{L}*|nada de|aucun\p{L}*|pas de) $/u
const isSaidUndenied = (literal: string, text: string): boolean =>
  [...text.matchAll(new RegExp(`(?<= )${literal}(?= )`, 'gu'))].some(({ index }) => !DENIES.test(text.slice(0, index)))

const isSaid = (entry: string, { text, stems, long }: Said): boolean => {
  if (entry.startsWith(LITERAL)) {
    const literal = entry.slice(LITERAL.length)
    return text.includes(` ${literal} `) && (isSaidUndenied(literal, text) || stemsOfEntry(literal).some(stem => stems.has(stem)))
  }
  const own = stemsOfEntry(entry)
  if (own.length > 0 && own.every(stem => stems.has(stem))) return true
  return entry.length >= SHORTEST_PART && !entry.includes(' ') && long.some(word => isPart(entry, word))
}

/**
 * The tasks of a package that a brief asks for: those that are always there, those that it speaks of, and what is usually meant where it
 * speaks of none of these, or counts just what the usual task is measured by: 'a fence of 40 m with a gate'.
 */
export const askedTasks = ({ tasks }: PackageTemplate, reading: Reading, sizes: ReadonlyMap<string, number | null>): TaskTemplate[] => {
  const said = saidIn(reading)
  const spokenOf = tasks.filter(({ onlyWhen }) => onlyWhen.some(entry => said.some(sentence => isSaid(entry, sentence))))
  const measuredBy = new Set(spokenOf.flatMap(({ efforts }) => efforts.map(({ driver }) => driver)))
  const owners = Map.groupBy(
    tasks.flatMap(({ key, efforts }) => efforts.map(({ driver }) => ({ key, driver }))),
    ({ driver }) => driver,
  )
  /** 'Three trees' in a garden: nothing else of the package counts them. */
  const isOnlyOneCounted = ({ efforts }: TaskTemplate) =>
    efforts.some(({ driver }) => owners.get(driver)?.length === 1 && (sizes.get(driver) ?? 0) > 1)
  const isCounted = ({ efforts }: TaskTemplate) => efforts.some(({ driver }) => !measuredBy.has(driver) && (sizes.get(driver) ?? 0) > 1)
  return tasks.filter(
    task =>
      task.onlyWhen.length === 0 ||
      spokenOf.includes(task) ||
      isOnlyOneCounted(task) ||
      (task.isUsual && (spokenOf.length === 0 || isCounted(task))),
  )
}
