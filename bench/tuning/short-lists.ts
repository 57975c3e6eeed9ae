import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { TuningBrief } from './tuning-brief.ts'

/** A short brief, and whether anybody looked at it when something was mended: every second one is only measured. */
export interface ShortBrief {
  brief: Pick<TuningBrief, 'title' | 'description' | 'wanted'>
  isSeen: boolean
}

const briefsOf = (name: string): ShortBrief[] =>
  readFileSync(join(import.meta.dirname, 'lists', name), 'utf8')
    .trim()
    .split('\n')
    .map((line, at) => {
      const [ids = '', , , title = '', ...description] = line.split('|').map(part => part.trim())
      return { brief: { title, description: description.join('|'), wanted: ids.replaceAll(/ ?, ?/g, ' ') }, isSeen: at % 2 === 0 }
    })

/** 240 of two to four wishes each, half of them without a verb. */
export const SEVERAL_SHORT = briefsOf('several-short.txt')
/** 300 of one wish, seldom two, that mention other work by the way. */
export const ONE_BESIDE_MENTIONS = briefsOf('one-beside-mentions.txt')
