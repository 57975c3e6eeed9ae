import type { PackageTemplate } from '../knowledge/package-template.ts'
import { type IndexedTexts, indexTexts, rarityAmong } from './indexed-texts.ts'
import type { Learned } from './lessons-learned.ts'
import { type PartModel, partModelOf } from './part-model.ts'
import { type WishModel, wishModelOf } from './wish-model.ts'

/** The packages, looked up by what a brief says. Built once. */
export interface PackageIndex extends Omit<IndexedTexts, 'holders'> {
  packages: readonly PackageTemplate[]
  /** Packages by skill, and whether a task has it as its first. */
  bySkill: ReadonlyMap<string, readonly { packageIndex: number; isMain: boolean }[]>
  wishes: WishModel
  parts: PartModel
  /** How rare a stem is among the packages: high for a word that only one of them knows. */
  rarity(stem: string): number
}

const skillsOf = (packages: readonly PackageTemplate[]) => {
  const bySkill = new Map<string, { packageIndex: number; isMain: boolean }[]>()
  packages.forEach(({ tasks }, packageIndex) => {
    const main = new Set(tasks.map(task => task.skillIds[0]))
    for (const id of new Set(tasks.flatMap(task => task.skillIds)))
      bySkill.set(id, [...(bySkill.get(id) ?? []), { packageIndex, isMain: main.has(id) }])
  })
  return bySkill
}

/** `texts`: of the same packages, where they are kept. */
export const createPackageIndex = (
  packages: readonly PackageTemplate[],
  learned: Learned,
  { holders, ...texts }: IndexedTexts = indexTexts(packages),
): PackageIndex => ({
  ...texts,
  packages,
  bySkill: skillsOf(packages),
  wishes: wishModelOf(learned.wishes),
  parts: partModelOf(learned.parts),
  rarity: rarityAmong(packages, holders),
})
