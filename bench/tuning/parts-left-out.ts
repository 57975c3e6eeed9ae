import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { understand } from '../../server/src/projects/analysis/built-in-analyst.ts'
import { PACKAGES } from '../../server/src/projects/analysis/knowledge/packages.ts'
import { planOf } from '../../server/src/projects/analysis/planning/plan.ts'

/** A wish for a work, one part of which is said in passing to be done, done by others, or not wanted; or one that only sounds as if. */
interface PartLeftOut {
  packageId: string
  description: string
  /** Keys of the tasks that are not to be planned; none where nothing is left out. */
  keys: ReadonlySet<string>
  isSeen: boolean
}

const NOTHING = '-'
const placeOf = new Map(PACKAGES.map(({ id }, place) => [id, place]))
const known = new Set(PACKAGES.flatMap(({ id, tasks }) => tasks.map(({ key }) => `${id}/${key}`)))

/** By the place of a package in the handbook. */
const EVERY_SECOND = 2
const EVERY_FIFTH = 5
/** One of the even places of each ten. */
const APART = 8

const listed = (name: string, isSeen: (place: number) => boolean): PartLeftOut[] =>
  readFileSync(join(import.meta.dirname, 'lists', name), 'utf8')
    .trim()
    .split('\n')
    .map(line => {
      const [packageId = '', , description = '', tasks = ''] = line.split(' | ')
      const keys = tasks === NOTHING ? [] : tasks.split(',').map(key => `${packageId}/${key.trim()}`)
      for (const key of keys) if (!known.has(key)) throw new Error(`no task: ${key}`)
      return { packageId, description, keys: new Set(keys), isSeen: isSeen(placeOf.get(packageId) ?? 0) }
    })

/**
 * Two of each package of which a part is left out, and 420 of which nothing is (2026-11-27), written by people who saw the titles of packages and
 * tasks; those of every second package were never looked at.
 */
const partsLeftOut = (): PartLeftOut[] => listed('parts-left-out.txt', place => place % EVERY_SECOND === 0)

/**
 * Three of every second package (2026-11-28), as clients say such things in passing: of each work one that shares words with a task and leaves out
 * nothing, one that leaves a task out, and one as it comes. Those of every fifth of these packages were never looked at.
 */
const leftOutInPassing = (): PartLeftOut[] => listed('left-out-in-passing.txt', place => place % (EVERY_SECOND * EVERY_FIFTH) !== APART)

/** Of those for which the right work is planned, how many without the part; and how many whole of which nothing is left out. */
const rowsOf = (list: string, parts: readonly PartLeftOut[]): string[][] => {
  const judged = parts.flatMap(({ packageId, description, keys, isSeen }) => {
    const { choice, index } = understand({ title: '', description })
    const planned = planOf(choice.planned, choice, index)
    const isOut = planned.notes.some(note => note.startsWith('Left out as you asked'))
    const own = planned.tasks.map(({ key }) => key)
    if (!own.some(key => key.startsWith(`${packageId}/`))) return []
    return [{ isSeen, isWhole: keys.size === 0, isRight: keys.size === 0 ? !isOut : !own.some(key => keys.has(key)) }]
  })
  const row = (what: string, isWhole: boolean): string[] => [
    `${list}: ${what}`,
    ...[true, false].map(isSeen => {
      const own = judged.filter(one => one.isSeen === isSeen && one.isWhole === isWhole)
      return `${own.filter(({ isRight }) => isRight).length} of ${own.length}`
    }),
  ]
  return [row('what is left out is not planned', false), row('what only sounds as if: nothing is left out', true)]
}

export const rowsOfPartsLeftOut = (): string[][] => [
  ...rowsOf('one part of a work', partsLeftOut()),
  ...rowsOf('said in passing', leftOutInPassing()),
]
