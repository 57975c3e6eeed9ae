import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { PACKAGES } from '../../server/src/projects/analysis/knowledge/packages.ts'
import { tasksOf } from './strangers.ts'

/** A wish for a work, one part of which is said in passing to be done, done by others, or not wanted. */
export interface PartLeftOut {
  packageId: string
  description: string
  /** Keys of the tasks that are not to be planned. */
  keys: ReadonlySet<string>
  isSeen: boolean
}

const placeOf = new Map(PACKAGES.map(({ id }, place) => [id, place]))
const known = new Set(PACKAGES.flatMap(({ id, tasks }) => tasks.map(({ key }) => `${id}/${key}`)))

/** Two of each package (2026-11-27), written by people who saw the titles of packages and tasks; those of every second package were never looked at. */
export const partsLeftOut = (): PartLeftOut[] =>
  readFileSync(join(import.meta.dirname, 'lists', 'parts-left-out.txt'), 'utf8')
    .trim()
    .split('\n')
    .map(line => {
      const [packageId = '', , description = '', tasks = ''] = line.split(' | ')
      const keys = tasks.split(',').map(key => `${packageId}/${key.trim()}`)
      for (const key of keys) if (!known.has(key)) throw new Error(`no task: ${key}`)
      return { packageId, description, keys: new Set(keys), isSeen: (placeOf.get(packageId) ?? 0) % 2 === 0 }
    })

/** Of those for which the right work is planned, how many without the part. */
export const rowOfPartsLeftOut = (): string[] => {
  const judged = partsLeftOut().flatMap(({ packageId, description, keys, isSeen }) => {
    const planned = tasksOf(description).map(({ key }) => key)
    return planned.some(key => key.startsWith(`${packageId}/`)) ? [{ isSeen, isOut: !planned.some(key => keys.has(key)) }] : []
  })
  const cell = (isSeen: boolean) => {
    const own = judged.filter(one => one.isSeen === isSeen)
    return `${own.filter(({ isOut }) => isOut).length} of ${own.length}`
  }
  return ['one part of a work: what is left out is not planned', cell(true), cell(false)]
}
