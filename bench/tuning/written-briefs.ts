import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { TuningBrief } from './tuning-brief.ts'

const FOLDER = join(import.meta.dirname, 'written')
const BETWEEN = ' | '
const LANGUAGES: readonly string[] = ['en', 'de', 'es', 'fr'] satisfies TuningBrief['language'][]
export const isLanguage = (word: string): word is TuningBrief['language'] => LANGUAGES.includes(word)

const briefOf = (line: string): TuningBrief => {
  const [ids = '', language = '', , title = '', description = ''] = line.split(BETWEEN)
  if (!isLanguage(language) || description === '') throw new Error(`no brief: ${line}`)
  return { language, title, description, wanted: ids.replaceAll(',', ' ') }
}

/**
 * 1,700 briefs, four for each package and 180 that want several, written by people who saw nothing of the product but the names of its packages.
 * A line: the packages wanted, the main one first; language; manner; title; description.
 */
export const writtenBriefs = (): TuningBrief[] =>
  readdirSync(FOLDER)
    .toSorted()
    .flatMap(name => readFileSync(join(FOLDER, name), 'utf8').trim().split('\n').map(briefOf))
