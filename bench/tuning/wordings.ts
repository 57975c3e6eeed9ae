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

/**
 * 205 wishes as three clients would write them, businesslike, chatty and short, with titles (2026-11-29), by four writers who saw nothing of the product.
 * All were looked at when something was mended.
 */
export const threeWordings = (): Wording[] =>
  readFileSync(join(import.meta.dirname, 'lists', 'three-wordings.txt'), 'utf8')
    .trim()
    .split('\n')
    .map(line => {
      const [number = '', wanted = '', fine = '', language = '', title = '', description = ''] = line.split(' | ')
      if (!isLanguage(language) || description === '') throw new Error(`no wording: ${line}`)
      return { wish: Number(number), brief: { language, title, description, wanted, fine }, isSeen: true }
    })

/** How many of the wishes take about the same hours in all three wordings. */
const rowOf = (what: string, all: readonly Wording[]): string[] => {
  const wishes = [...Map.groupBy(all, ({ wish }) => wish).values()].map(wordings => ({
    isSeen: wordings.some(({ isSeen }) => isSeen),
    isSame: isWithinSpread(wordings.map(({ brief }) => hoursOf(tasksOf(brief.description, brief.title)))),
  }))
  const cell = (isSeen: boolean) => {
    const own = wishes.filter(one => one.isSeen === isSeen)
    return `${own.filter(({ isSame }) => isSame).length} of ${own.length}`
  }
  return [what, cell(true), cell(false)]
}

export const rowsOfWordings = (): string[][] => [
  rowOf('three wordings in detail within 15 %', wordingsInDetail()),
  rowOf('three wordings with titles within 15 %', threeWordings()),
]
