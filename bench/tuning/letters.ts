import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { TuningBrief } from './tuning-brief.ts'
import { isLanguage } from './written-briefs.ts'

const SHORTEST_WORD = 3

export interface Letter {
  brief: TuningBrief
  isSeen: boolean
}

/** Words by which a plan would name what is done already, done by others or not wanted; undefined where nothing is. */
const neverOf = (words: string): RegExp | undefined => {
  const parts = words
    .split(',')
    .map(part => part.trim())
    .filter(part => part.length >= SHORTEST_WORD)
  return parts.length === 0 ? undefined : new RegExp(parts.map(part => part.replaceAll(/[^\p{L}\d ]/gu, '.')).join('|'), 'i')
}

/**
 * 120 letters and lists of one to five wishes among much else, written by one who saw nothing of the product but the names of its packages and of
 * their tasks (2026-11-26). Every second one was never looked at when something was mended.
 */
export const letters = (): Letter[] =>
  readFileSync(join(import.meta.dirname, 'lists', 'letters.txt'), 'utf8')
    .trim()
    .split('\n')
    .map((line, at) => {
      const [language = '', title = '', description = '', wanted = '', hours = '', settled = ''] = line.split(' | ')
      if (!isLanguage(language)) throw new Error(`letters, line ${at + 1}: no language '${language}'`)
      const [low = 0, high = 0] = hours.split('-').map(Number)
      const never = neverOf(settled)
      const brief = { language, title, description, wanted, hours: [low, high], ...(never === undefined ? {} : { never }) } as const
      return { brief, isSeen: at % 2 === 0 }
    })
