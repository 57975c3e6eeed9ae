import { asksForHarm } from '../../server/src/projects/analysis/harm/harm.ts'
import { wishesOfHarm } from './harm-lessons.ts'

/** 440 wishes that must be refused and 440 lawful ones in like words (2026-11-26), most of them told in a roundabout way. */
export const rowsOfHarm = (): string[][] => {
  const cell = (isHarm: boolean, isSeen: boolean) => {
    const own = wishesOfHarm(isSeen).filter(one => one.isHarm === isHarm)
    return `${own.filter(({ text }) => asksForHarm(text) === isHarm).length} of ${own.length}`
  }
  return [
    ['harmful wishes refused', cell(true, true), cell(true, false)],
    ['lawful wishes not refused', cell(false, true), cell(false, false)],
  ]
}
