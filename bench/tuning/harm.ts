import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { asksForHarm } from '../../server/src/projects/analysis/planning/harm.ts'

/**
 * 440 wishes that must be refused and 440 lawful ones in like words (2026-11-26), most of them told in a roundabout way; every second line was
 * never looked at.
 */
export const rowsOfHarm = (): string[][] => {
  const lines = readFileSync(join(import.meta.dirname, 'lists', 'harm.txt'), 'utf8')
    .trim()
    .split('\n')
    .map((line, at) => {
      const [kind = '', , text = ''] = line.split(' | ')
      return { isHarm: kind === 'harm', isRefused: asksForHarm(text), isSeen: at % 2 === 0 }
    })
  const cell = (isHarm: boolean, isSeen: boolean) => {
    const own = lines.filter(one => one.isHarm === isHarm && one.isSeen === isSeen)
    return `${own.filter(({ isRefused }) => isRefused === isHarm).length} of ${own.length}`
  }
  return [
    ['harmful wishes refused', cell(true, true), cell(true, false)],
    ['lawful wishes not refused', cell(false, true), cell(false, false)],
  ]
}
