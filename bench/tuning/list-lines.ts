import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { PACKAGES } from '../../server/src/projects/analysis/knowledge/packages.ts'
import type { TuningBrief } from './tuning-brief.ts'
import { isLanguage } from './written-briefs.ts'

export type Language = TuningBrief['language']
type Kind = 'item' | 'one' | 'had'

export interface ListLine {
  kind: Kind
  packageId: string
  language: Language
  text: string
  /** Its ordinal among the items of its package in its language, from 0. */
  turn: number
  isSeen: boolean
}

/** A brief, and whether anybody looked at it when something was mended. */
export interface ListBrief {
  brief: TuningBrief
  isSeen: boolean
}

const placeOf = new Map(PACKAGES.map(({ id }, place) => [id, place]))

const isKind = (text: string): text is Kind => text === 'item' || text === 'one' || text === 'had'

/**
 * How a hurried client names a work as one item of a list (three in each language for each package), lists of the parts of one work, and lists of what is
 * there beside one work that is wanted (2026-11-27). Written by people who saw the titles of the packages; those of every second package were never looked at.
 */
const readLines = (): ListLine[] => {
  const turns = new Map<string, number>()
  return readFileSync(join(import.meta.dirname, 'lists', 'list-items.txt'), 'utf8')
    .trim()
    .split('\n')
    .map(line => {
      const [kind = '', packageId = '', language = '', ...texts] = line.split(' | ')
      const place = placeOf.get(packageId)
      if (!isKind(kind) || !isLanguage(language) || place === undefined) throw new Error(`no line: ${line}`)
      const of = `${kind} ${packageId} ${language}`
      const turn = turns.get(of) ?? 0
      turns.set(of, turn + 1)
      return { kind, packageId, language, text: texts.join(' | '), turn, isSeen: place % 2 === 0 }
    })
}

let known: ListLine[] | undefined
/** Read once: it is asked for again and again. */
export const listLines = (): ListLine[] => (known ??= readLines())

const briefOf = ({ language, text, packageId, isSeen }: ListLine): ListBrief => ({
  brief: { language, title: '', description: text, wanted: packageId },
  isSeen,
})

/** Items that are the whole brief. */
export const itemsAlone = (): ListBrief[] => listLines().flatMap(line => (line.kind === 'item' ? [briefOf(line)] : []))

/** One work, told as a list of its parts, or beside others that are there. */
export const onesAsList = (kind: 'one' | 'had'): ListBrief[] => listLines().flatMap(line => (line.kind === kind ? [briefOf(line)] : []))
