import { TAXONOMY } from '../../../catalog/taxonomy/taxonomy-index.ts'
import type { BriefInParts } from '../knowledge/briefs-in-parts.ts'
import type { PackageTemplate } from '../knowledge/package-template.ts'
import { SAID_BY_THE_WAY } from '../knowledge/said-by-the-way.ts'
import { SAID_OF_MORE_OTHER_WORK } from '../knowledge/said-of-more-other-work.ts'
import { SAID_OF_OTHER_WORK } from '../knowledge/said-of-other-work.ts'
import { SAID_TO_NOBODY } from '../knowledge/said-to-nobody.ts'
import { SAID_FOR_NO_WORK, SAID_TOO_LITTLE } from '../knowledge/said-too-little.ts'
import { SAID_WITHOUT_WISH } from '../knowledge/said-without-wish.ts'
import { type ReadWord, tellingWords } from '../reading/brief-reading.ts'

export type HeardWord = Pick<ReadWord, 'text' | 'stem' | 'isCommon' | 'isExpression' | 'weight'>

/** Something that is said of a package, or beside all of them, as the wish model is taught it. */
export interface Lesson {
  label: number
  features: Map<string, number>
  weight: number
}

const COMMON_WORD = 0.7
const WORD_START = 0.5
const LETTERS_OF_START = 5
const PAIR_OF_WORDS = 0.6
const PAIR = '+'
/** A pair that fewer lessons say tells nothing that its words do not. */
const LEAST_LESSONS_OF_PAIR = 3
const SHORTEST_WITH_START = 6
const TASK_LESSON = 0.1
/** No wish, told by the way, too little, idle and work that no package knows: the last labels, after the packages. */
export const LABELS_BESIDE = 5

/**
 * Stems, the beginnings of long words, which bring together the forms that stems do not, and telling words side by side in whatever order:
 * 'dripping tap' and 'tap drips'.
 */
export const featuresOf = (words: readonly HeardWord[]): Map<string, number> => {
  const features = new Map<string, number>()
  const add = (feature: string, value: number) => features.set(feature, Math.max(value, features.get(feature) ?? 0))
  for (const { text, stem, isCommon, isExpression, weight } of words) {
    if (weight <= 0) continue
    add(`=${stem}`, weight * (isCommon ? COMMON_WORD : 1))
    if (text.length >= SHORTEST_WITH_START && !isCommon && !isExpression) add(`~${text.slice(0, LETTERS_OF_START)}`, weight * WORD_START)
  }
  const single = words.filter(({ isExpression, weight }) => !isExpression && weight > 0)
  single.forEach((word, at) => {
    const next = single[at + 1]
    if (next === undefined || (word.isCommon && next.isCommon)) return
    add(`${PAIR}${[word.stem, next.stem].toSorted().join(' ')}`, Math.min(word.weight, next.weight) * PAIR_OF_WORDS)
  })
  return features
}

const withoutRarePairs = (lessons: readonly Lesson[]): Lesson[] => {
  const said = new Map<string, number>()
  for (const { features } of lessons) for (const feature of features.keys()) said.set(feature, (said.get(feature) ?? 0) + 1)
  const isKept = (feature: string) => !feature.startsWith(PAIR) || (said.get(feature) ?? 0) >= LEAST_LESSONS_OF_PAIR
  return lessons.map(lesson => ({ ...lesson, features: new Map([...lesson.features].filter(([feature]) => isKept(feature))) }))
}

const featuresOfText = (text: string) => featuresOf(tellingWords(text).map(word => ({ ...word, weight: 1 })))

/** `briefs`: what clients ask for in the midst of much else. */
export const lessonsOf = (packages: readonly PackageTemplate[], briefs: readonly BriefInParts[]): Lesson[] => {
  const lessons: Lesson[] = []
  const add = (label: number, text: string, weight = 1) => lessons.push({ label, features: featuresOfText(text), weight })
  packages.forEach(({ title, triggers, said, tasks }, label) => {
    for (const text of [title, ...triggers, ...said]) add(label, text)
    for (const task of tasks) {
      add(label, task.title.replaceAll(/\{\w+\}/g, ' '), TASK_LESSON)
      add(label, TAXONOMY.skill(task.skillIds[0] ?? '')?.name ?? '', TASK_LESSON)
    }
  })
  const labelOf = new Map(packages.map(({ id }, label) => [id, label]))
  for (const { parts } of briefs)
    for (const { part, packages: ids, text } of parts) {
      // What says more of a wish says too little alone, and one that several packages answer says nothing of which.
      const label = part === 'wish' && ids.length === 1 ? labelOf.get(ids[0] ?? '') : undefined
      if (label !== undefined) add(label, text)
    }
  for (const text of [...SAID_WITHOUT_WISH.split(' / '), ...SAID_TO_NOBODY]) add(packages.length, text)
  for (const text of SAID_BY_THE_WAY.split(' / ')) add(packages.length + 1, text)
  for (const text of SAID_TOO_LITTLE.split(' / ')) add(packages.length + 2, text)
  for (const text of SAID_FOR_NO_WORK.split(' / ')) add(packages.length + 3, text)
  for (const said of [...Object.values(SAID_OF_OTHER_WORK), ...Object.values(SAID_OF_MORE_OTHER_WORK)])
    for (const text of said.split(' / ')) add(packages.length + 4, text)
  return withoutRarePairs(lessons).filter(({ features }) => features.size > 0)
}
