import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { understand } from '../../server/src/projects/analysis/built-in-analyst.ts'
import { type BriefInParts, briefsInParts } from '../../server/src/projects/analysis/knowledge/briefs-in-parts.ts'
import { askedIn, clausesInParts } from '../../server/src/projects/analysis/retrieval/part-model.ts'
import type { TuningBrief } from './tuning-brief.ts'
import { isLanguage } from './written-briefs.ts'

export interface BriefKeptInParts {
  inParts: BriefInParts
  brief: TuningBrief
  isSeen: boolean
}

/** What is wished for, by part: one that names two packages is answered by either. */
const wantedIn = ({ parts }: BriefInParts): string =>
  [...new Set(parts.flatMap(({ part, packages }) => (part === 'wish' && packages.length > 0 ? [packages.join('|')] : [])))].join(' ')

/** A brief in parts as it is told. */
export const briefInParts = (inParts: BriefInParts): TuningBrief => {
  const { language, title, hours, parts } = inParts
  if (!isLanguage(language)) throw new Error(`'${title}' is in no language: '${language}'`)
  return { language, title, description: parts.map(({ text }) => text).join(' '), wanted: wantedIn(inParts), hours }
}

const keptIn = (name: string): BriefKeptInParts[] =>
  briefsInParts(readFileSync(join(import.meta.dirname, 'lists', name), 'utf8')).map((inParts, at) => ({
    inParts,
    brief: briefInParts(inParts),
    isSeen: at % 2 === 0,
  }))

/**
 * Briefs whose parts are known and that were not taught (a third of the first 1,385, a fifth of the others; 2026-11-26). Every second one was never looked at
 * when something was mended.
 */
export const keptInParts = (): BriefKeptInParts[] => keptIn('in-parts.txt')

/** A fourth of 840 of hurried clients: 4 to 30 words, lists of works, of the parts of one, of what is there and what is not wanted (2026-11-27). Every second one was never looked at. */
export const keptHurried = (): BriefKeptInParts[] => keptIn('hurried.txt')

const MORE_THAN_NOT = 0.5

/** Of the clauses of such briefs, how many are read right: as asking for work, or as not. */
const readRight = (briefs: readonly BriefKeptInParts[]): string => {
  const read = briefs.flatMap(({ inParts, brief }) => {
    const { reading, index } = understand(brief)
    const sharesAt = index.parts.partsOf(reading)
    return clausesInParts(inParts, reading).flatMap(({ sentence, clause, of: { part } }) => {
      const shares = sharesAt(sentence, clause)
      return shares === undefined ? [] : [askedIn(shares) >= MORE_THAN_NOT === (part === 'wish' || part === 'more')]
    })
  })
  return `${read.filter(isRight => isRight).length} of ${read.length}`
}

export const rowsOfParts = (): string[][] => {
  const briefs = keptInParts()
  const own = (isSeen: boolean) => readRight(briefs.filter(one => one.isSeen === isSeen))
  return [['clauses read right: as asking for work, or not', own(true), own(false)]]
}
