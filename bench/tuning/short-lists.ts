import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { TuningBrief } from './tuning-brief.ts'
import { isLanguage } from './written-briefs.ts'

/** A short brief, and whether anybody looked at it when something was mended: every second one is only measured. */
export interface ShortBrief {
  brief: TuningBrief
  isSeen: boolean
}

const BETWEEN = '|'

const briefsOf = (name: string): ShortBrief[] =>
  readFileSync(join(import.meta.dirname, 'lists', name), 'utf8')
    .trim()
    .split('\n')
    .map((line, at) => {
      const [ids = '', language = '', , title = '', ...texts] = line.split(BETWEEN).map(part => part.trim())
      const description = texts.join(BETWEEN)
      if (!isLanguage(language) || description === '') throw new Error(`no brief: ${line}`)
      return { brief: { language, title, description, wanted: ids.replaceAll(/ ?, ?/g, ' ') }, isSeen: at % 2 === 0 }
    })

/** 240 of two to four wishes each, half of them without a verb. */
export const severalShort = (): ShortBrief[] => briefsOf('several-short.txt')
/** 300 of one wish, seldom two, that mention other work by the way. */
export const oneBesideMentions = (): ShortBrief[] => briefsOf('one-beside-mentions.txt')
