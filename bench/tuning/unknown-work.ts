import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { TuningBrief } from './tuning-brief.ts'

// Written by one who saw nothing of the product but the names of its packages and of their tasks (2026-11-26). Every second line was never
// looked at when something was mended.

const linesOf = (name: string): string[][] =>
  readFileSync(join(import.meta.dirname, 'lists', name), 'utf8')
    .trim()
    .split('\n')
    .map(line => line.split(' | '))

export interface Beside {
  brief: Pick<TuningBrief, 'title' | 'description' | 'wanted'>
  /** Words of the wishes that no package knows. */
  unknown: readonly string[]
  isSeen: boolean
}

/** 160 briefs whose work no package knows, half of them in words that look like one. */
export const unknownWork = (): Beside[] =>
  linesOf('unknown-work.txt').map(([, title = '', ...text], at) => ({
    brief: { title, description: text.join(' | '), wanted: '' },
    unknown: [],
    isSeen: at % 2 === 0,
  }))

/** 100 briefs of one wish that a package knows, and one or two that none does. */
export const knownBesideUnknown = (): Beside[] =>
  linesOf('known-beside-unknown.txt').map(([, wanted = '', title = '', description = '', unknown = ''], at) => ({
    brief: { title, description, wanted },
    unknown: unknown.split(',').map(words => words.trim()),
    isSeen: at % 2 === 0,
  }))
