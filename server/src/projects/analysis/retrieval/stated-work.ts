import type { Choice } from './choose-packages.ts'
import type { PackageIndex } from './package-index.ts'

/** The choice of a brief whose client has said which work it asks for: that work alone, which all that is said may speak of. Work that is no longer known changes nothing. */
export const asStated = (choice: Choice, index: PackageIndex, packageId: string): Choice => {
  const template = index.packages.find(({ id }) => id === packageId)
  if (template === undefined) return choice
  const sentenceIndexes = choice.planned.sentences.flatMap(({ isInstruction }, at) => (isInstruction ? [] : [at]))
  return { ...choice, chosen: [{ template, score: choice.chosen[0]?.score ?? 0, sentenceIndexes }] }
}
