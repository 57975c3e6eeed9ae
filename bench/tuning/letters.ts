import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { TuningBrief } from './tuning-brief.ts'
import { isLanguage } from './written-briefs.ts'

export interface Letter {
  brief: TuningBrief
  /** By words of it a plan would name what is done already, done by others or not wanted. */
  settled: readonly string[]
  isSeen: boolean
}

const partsOf = (words: string): string[] =>
  words
    .split(',')
    .map(part => part.trim())
    .filter(part => part !== '')

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
      return { brief: { language, title, description, wanted, hours: [low, high] }, settled: partsOf(settled), isSeen: at % 2 === 0 }
    })
