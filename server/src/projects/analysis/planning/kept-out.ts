import { fold } from '../../../catalog/taxonomy/fold.ts'
import { TAXONOMY } from '../../../catalog/taxonomy/taxonomy-index.ts'
import { type ReadExclusion, type Reading, type ReadSentence, tellingWords } from '../reading/brief-reading.ts'
import { wantsOnlyWhy } from '../reading/only-why.ts'
import { saysOrder } from '../reading/orders.ts'
import { saysWish } from '../reading/wishes.ts'
import type { DraftPackage } from './draft-tasks.ts'
import { wantedStems } from './leave-out.ts'
import { quoted } from './wording.ts'

/** What was left out of a plan, or made smaller, because the brief excludes it. */
export type LeftOut = Pick<DraftPackage, 'leftOut' | 'reduced'> & Partial<Pick<DraftPackage, 'template'>>

const MOST_TOLD = 4

/** 'Paint the hall without the ceiling': what is wished for stands before one of these. */
const CUE =
  /\b(?:without|except|excluding|apart from|other than|no|not|nothing|kein\p{L}*|nicht|ohne|au(?:ss|ß)er|sin|excepto|salvo|ni|sans|sauf|pas|senza|tranne)\b/gu
/** Fewer letters before a cue are who speaks, 'we need no training', unless they ask for something. */
const LONGEST_SUBJECT = 24

/** From what says so to the end of the clause; all of the clause where that is what it is about. */
const beginsAt = (sentence: ReadSentence, from: number, index: number): number => {
  const before = fold(sentence.text.slice(from, index))
  const cue = [...before.matchAll(CUE)].at(-1)
  if (cue === undefined) return from
  const said = before.slice(0, cue.index).trim()
  return said.length > LONGEST_SUBJECT || saysOrder(said) || saysWish(said) ? from + cue.index : from
}

const bare = (text: string): string =>
  text.replace(/^[\s,;:.!?()–—-]+|[\s,;:.!?(–—-]+$/gu, '').replace(/^(?:and|und|y|et|sowie|plus) (?=\S)/iu, '')

/** The clauses of a sentence in which exclusions stand, as the client wrote them; clauses side by side are one. */
const saidIn = (sentence: ReadSentence, exclusions: readonly ReadExclusion[]): string[] => {
  const { clauses, text } = sentence
  const at = (index: number) =>
    Math.max(
      0,
      clauses.findLastIndex(({ from }) => from <= index),
    )
  const runs: { from: number; last: number }[] = []
  for (const { index, words } of exclusions.toSorted((a, b) => a.index - b.index)) {
    const [first, last] = [at(index), at(index + Math.max(0, words.length - 1))]
    const run = runs.at(-1)
    if (run !== undefined && first <= run.last + 1) run.last = Math.max(run.last, last)
    else runs.push({ from: beginsAt(sentence, clauses[first]?.from ?? 0, index), last })
  }
  return runs.map(({ from, last }) => bare(text.slice(from, clauses[last]?.to ?? text.length))).filter(said => said !== '')
}

/** What the work of a package may touch, as its template says. */
const stemsOfWork = ({ template }: LeftOut): string[] =>
  template === undefined
    ? []
    : [
        ...template.triggers,
        ...template.tasks.flatMap(({ title, description, namedBy, onlyWhen }) => [title, description, ...namedBy, ...onlyWhen]),
      ].flatMap(text => tellingWords(text).map(({ stem }) => stem))

const NOT_PART = 'Not part of this plan, as you asked: '

/** What is not to be touched though no task would have touched it, in the client's own words: so that he sees it was read. */
export const keptOut = (reading: Reading, drafts: readonly LeftOut[]): string[] => {
  const used = new Set(drafts.flatMap(({ leftOut, reduced }) => [...leftOut, ...reduced].map(({ words }) => fold(words))))
  const wanted = wantedStems(reading)
  // A plan that no template made, a model's, may touch anything.
  const mayTouch = (stems: ReadonlySet<string>) =>
    drafts.every(({ template }) => template === undefined) || drafts.flatMap(stemsOfWork).some(one => stems.has(one))
  const kept = reading.exclusions.filter(
    ({ kind, words, stems, isBare }) =>
      kind === 'unwanted' &&
      !used.has(words) &&
      // 'No trailer', 'no fight' beside work that has nothing to do with them; 'no video, no DJ' are works.
      (isBare !== true || mayTouch(stems) || TAXONOMY.mentionsIn(words).length > 0) &&
      // 'Plans that need not be translated' beside a wish to translate the rest.
      ![...stems].every(stem => wanted.has(stem)) &&
      !(reading.isOnlyWhy && wantsOnlyWhy(`no ${words}`)),
  )
  const said = [...Map.groupBy(kept, ({ sentenceIndex }) => sentenceIndex)].flatMap(([at, own]) => {
    const sentence = reading.sentences[at]
    return sentence === undefined ? [] : saidIn(sentence, own)
  })
  return [...new Map(said.map(text => [fold(text), text])).values()].slice(0, MOST_TOLD).map(text => `${NOT_PART}${quoted(text)}`)
}

const plainly = (text: string): string =>
  ` ${fold(text)
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()} `

/** The notes of a plan that a work joins: what was only said back is left out of that work now. One that says back more than one thing stays. */
export const withoutAnswered = (notes: readonly string[], leftOutBy: readonly string[]): string[] =>
  notes.filter(note => {
    const said = note.slice(NOT_PART.length)
    return !note.startsWith(NOT_PART) || /,.*\p{L}/u.test(said) || !leftOutBy.some(words => plainly(said).includes(plainly(words)))
  })
