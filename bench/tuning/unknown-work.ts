import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { TuningBrief } from './tuning-brief.ts'
import { isLanguage } from './written-briefs.ts'

// Written by one who saw nothing of the product but the names of its packages and of their tasks (2026-11-26). Every second line was never
// looked at when something was mended.

const linesOf = (name: string): string[][] =>
  readFileSync(join(import.meta.dirname, 'lists', name), 'utf8')
    .trim()
    .split('\n')
    .map(line => line.split(' | '))

const languageOf = (word: string): TuningBrief['language'] => {
  if (!isLanguage(word)) throw new Error(`no language '${word}'`)
  return word
}

const SHORTEST_WORD = 4

/** Of each of the wishes that no package knows, one of its longer words. */
const allOf = (unknown: string): RegExp => {
  const wishes = unknown.split(',').map(wish => wish.split(/[^\p{L}\d]+/u).filter(word => word.length >= SHORTEST_WORD))
  return new RegExp(wishes.map(words => `(?=.*(?:${words.join('|')}))`).join(''), 'is')
}

export interface Beside {
  brief: TuningBrief
  isSeen: boolean
}

/** 160 briefs whose work no package knows, half of them in words that look like one. */
export const unknownWork = (): Beside[] =>
  linesOf('unknown-work.txt').map(([language = '', title = '', ...text], at) => ({
    brief: { language: languageOf(language), title, description: text.join(' | '), wanted: '' },
    isSeen: at % 2 === 0,
  }))

/** `unknown`: the wishes that no package knows, in words of the brief. */
export interface BesideUnknown extends Beside {
  unknown: readonly string[]
}

/** 100 briefs of one wish that a package knows, and one or two that none does. */
export const knownBesideUnknown = (): BesideUnknown[] =>
  linesOf('known-beside-unknown.txt').map(([language = '', wanted = '', title = '', description = '', unknown = ''], at) => ({
    brief: { language: languageOf(language), title, description, wanted, told: allOf(unknown) },
    unknown: unknown.split(', '),
    isSeen: at % 2 === 0,
  }))
