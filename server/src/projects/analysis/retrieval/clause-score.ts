import { fold } from '../../../catalog/taxonomy/fold.ts'
import type { ReadSentence } from '../reading/brief-reading.ts'
import { saysNot } from '../reading/negation.ts'
import { triggersSaid, wordsThatCount } from './evidence.ts'
import type { PackageIndex } from './package-index.ts'

/** What a clause says of a package by its own words alone. */
export interface ClauseScore {
  packageIndex: number
  score: number
  /** Stems of the triggers that the clause says. */
  stems: ReadonlySet<string>
}

const PREPOSITION = /\s(?:for|with|near|by|on|at|from|to|until|fur|mit|bei|para|con|cerca|pour|avec|pres)\s/g
/** 'Irrigation for the lawn' wants irrigation. */
const AFTER_PREPOSITION = 0.5

/** Where what a clause wants ends and its circumstances begin. */
const headEndOf = ({ text, clauses, words }: ReadSentence, clause: number): number => {
  const { from = 0, to = text.length } = clauses[clause] ?? {}
  const first = words.find(word => word.clause === clause && !word.isCommon)?.index ?? to
  const prepositions = [...fold(text.slice(from, to)).matchAll(PREPOSITION)].map(({ index }) => from + index)
  return prepositions.find(index => index > first) ?? to
}

/** The packages of which a clause says a trigger, the clearest first. */
export const scoreClause = (index: PackageIndex, sentence: ReadSentence, clause: number): ClauseScore[] => {
  const head = headEndOf(sentence, clause)
  const words = wordsThatCount(sentence)
    .filter(word => word.clause === clause)
    .map(word => (word.index < head ? word : { ...word, weight: word.weight * AFTER_PREPOSITION }))
  const byPackage = new Map<number, Map<string, number>>()
  for (const { entry, points } of triggersSaid(index, words, saysNot(sentence.text))) {
    const stems = byPackage.get(entry.packageIndex) ?? new Map<string, number>()
    byPackage.set(entry.packageIndex, stems)
    for (const [stem, value] of points) stems.set(stem, Math.max(value, stems.get(stem) ?? 0))
  }
  return [...byPackage]
    .map(([packageIndex, stems]) => ({
      packageIndex,
      score: [...stems.values()].reduce((sum, value) => sum + value, 0),
      stems: new Set(stems.keys()),
    }))
    .sort((a, b) => b.score - a.score || a.packageIndex - b.packageIndex)
}
