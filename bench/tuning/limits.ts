import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readBrief } from '../../server/src/projects/analysis/reading/brief-reading.ts'

const NONE = '-'
/** Only what an hour or a day may cost. */
const RATE = 'rate'

/** 320 short briefs with and without a budget and a deadline, among figures and dates that are none (one writer, 2026-11-27); every second one was never looked at. */
const briefs = () =>
  readFileSync(join(import.meta.dirname, 'lists', 'limits.txt'), 'utf8')
    .trim()
    .split('\n')
    .map((line, at) => {
      const [, description = '', budget = NONE, deadline = NONE] = line.split(' | ')
      return {
        description,
        budget: budget === NONE || budget === RATE ? null : Number(budget),
        hasDeadline: deadline !== NONE,
        isSeen: at % 2 === 0,
      }
    })

export const rowsOfLimits = (): string[][] => {
  const read = briefs().map(one => ({ ...one, reading: readBrief({ title: '', description: one.description }) }))
  const cell = (isSeen: boolean, isRight: (one: (typeof read)[number]) => boolean) => {
    const own = read.filter(one => one.isSeen === isSeen)
    return `${own.filter(isRight).length} of ${own.length}`
  }
  const row = (what: string, isRight: (one: (typeof read)[number]) => boolean) => [what, cell(true, isRight), cell(false, isRight)]
  return [
    row('budget read, or none', ({ budget, reading }) => (reading.budget?.amount ?? null) === budget),
    row('deadline read, or none', ({ hasDeadline, reading }) => (reading.deadline !== null) === hasDeadline),
  ]
}
