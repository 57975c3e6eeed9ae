import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { hoursOf, isWithinSpread, tasksOf } from './strangers.ts'
import type { TuningBrief } from './tuning-brief.ts'
import { isLanguage } from './written-briefs.ts'

/** A wish told in full, in one of its three wordings. */
export interface Wording {
  wish: number
  brief: TuningBrief
  /** Of every second wish; the others were never looked at. */
  isSeen: boolean
}

/** 140 wishes in three wordings each, plain, chatty and formal (2026-11-26): their details sound like other work to a careless reader. */
export const wordingsInDetail = (): Wording[] =>
  readFileSync(join(import.meta.dirname, 'lists', 'wordings-in-detail.txt'), 'utf8')
    .trim()
    .split('\n')
    .map(line => {
      const [number = '', ids = '', language = '', description = ''] = line.split(' | ')
      if (!isLanguage(language) || description === '') throw new Error(`no wording: ${line}`)
      const wish = Number(number)
      return { wish, brief: { language, title: '', description, wanted: ids.replaceAll(',', ' ') }, isSeen: wish % 2 === 0 }
    })

/** How many of the wishes take about the same hours in all three wordings. */
export const rowOfWordings = (): string[] => {
  const wishes = [...Map.groupBy(wordingsInDetail(), ({ wish }) => wish).values()].map(wordings => ({
    isSeen: wordings.some(({ isSeen }) => isSeen),
    isSame: isWithinSpread(wordings.map(({ brief }) => hoursOf(tasksOf(brief.description)))),
  }))
  const cell = (isSeen: boolean) => {
    const own = wishes.filter(one => one.isSeen === isSeen)
    return `${own.filter(({ isSame }) => isSame).length} of ${own.length}`
  }
  return ['three wordings within 15 %', cell(true), cell(false)]
}
