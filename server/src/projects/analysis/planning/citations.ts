import type { Reading } from '../reading/brief-reading.ts'
import type { ChosenPackage } from '../retrieval/packages-spoken-of.ts'
import type { DraftTask } from './draft-tasks.ts'

const MOST_CITED = 2
const LEAST_OVERLAP = 2.5
/** A second sentence must answer nearly as well as the best. */
const NEARLY_AS_GOOD = 0.7
/** The title says it shortly; a sentence says it better. */
const TITLE_SHARE = 0.6
const SENTENCE_OF_PACKAGE = 1.3

/** How much a task speaks of what a sentence says, by the rarity of the words they share. */
const overlapOf = (
  speaksOf: ReadonlySet<string>,
  words: Reading['sentences'][number]['words'],
  rarity: (stem: string) => number,
): number => {
  const shared = new Set(words.filter(word => word.weight > 0 && !word.isCommon && speaksOf.has(word.stem)).map(word => word.stem))
  return [...shared].reduce((sum, stem) => sum + rarity(stem), 0)
}

const sentencesOf = (task: DraftTask, chosen: ChosenPackage | undefined, reading: Reading, rarity: (stem: string) => number): string[] => {
  const speaksOf = new Set(task.speaksOf)
  const ranked = reading.sentences
    .map(({ words, text, isTitle }, index) => {
      const share = (isTitle ? TITLE_SHARE : 1) * (chosen?.sentenceIndexes.includes(index) === true ? SENTENCE_OF_PACKAGE : 1)
      return { text, index, isTitle, overlap: overlapOf(speaksOf, words, rarity) * share }
    })
    .filter(({ overlap }) => overlap >= LEAST_OVERLAP)
    .sort((a, b) => b.overlap - a.overlap || a.index - b.index)
  // A sentence of the description says it in full: the bare title is no citation beside it.
  const isSaidInFull =
    ranked.some(({ isTitle }) => !isTitle) || chosen?.sentenceIndexes.some(index => reading.sentences[index]?.isTitle === false) === true
  const own = ranked.filter(({ isTitle }) => !isTitle || !isSaidInFull)
  const best = own[0]?.overlap ?? 0
  return own
    .slice(0, MOST_CITED)
    .filter(({ overlap }) => overlap >= best * NEARLY_AS_GOOD)
    .toSorted((a, b) => a.index - b.index)
    .map(({ text }) => text)
}

/** The sentence that made a package be chosen; a sentence of the description rather than the title. */
const clearestSentence = ({ sentenceIndexes }: ChosenPackage, reading: Reading): string | undefined => {
  const index = sentenceIndexes.find(place => reading.sentences[place]?.isTitle === false) ?? sentenceIndexes[0]
  return index === undefined ? undefined : reading.sentences[index]?.text
}

/** Gives each task the sentences of the brief it answers, word for word; each package at least the one that called for it. */
export const cite = (
  tasks: readonly DraftTask[],
  chosen: readonly ChosenPackage[],
  reading: Reading,
  rarity: (stem: string) => number,
): DraftTask[] => {
  const cited = tasks.map(task => {
    const from = chosen.find(({ template }) => template.id === task.packageId)
    return { ...task, citedSentences: sentencesOf(task, from, reading, rarity) }
  })
  for (const one of chosen) {
    const clearest = clearestSentence(one, reading)
    const own = cited.filter(task => task.packageId === one.template.id)
    const first = own[0]
    if (first === undefined || clearest === undefined || own.some(task => task.citedSentences.includes(clearest))) continue
    first.citedSentences = [clearest, ...first.citedSentences].slice(0, MOST_CITED)
  }
  return cited
}
