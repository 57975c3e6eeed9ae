import { TAXONOMY } from '../../../catalog/taxonomy/taxonomy-index.ts'
import type { PlannedTask } from '../analyst.ts'
import type { Reading } from '../reading/brief-reading.ts'
import { stemsOf } from '../reading/stems.ts'
import type { DraftTask } from './draft-tasks.ts'
import { wantedStems } from './leave-out.ts'

const FINDS_OUT =
  /^(?:diagnose|locate|find|trace|inspect|examine|identify|measure|check|read|narrow|look|triage|assess|analyse|survey|take stock|test|go through)\b/i
/** 'No repair' takes no trade's name away. */
const GENERAL: ReadonlySet<string> = new Set(['repair', 'install', 'work', 'servic', 'system', 'check', 'clean', 'support', 'develop'])

const withoutGone = (tasks: readonly DraftTask[], kept: readonly DraftTask[]): DraftTask[] => {
  const keptKeys = new Set(kept.map(({ key }) => key))
  const byKey = new Map(tasks.map(task => [task.key, task]))
  const seenThrough = (key: string): string[] => (keptKeys.has(key) ? [key] : (byKey.get(key)?.predecessorKeys.flatMap(seenThrough) ?? []))
  return kept.map(task => ({ ...task, predecessorKeys: [...new Set(task.predecessorKeys.flatMap(seenThrough))] }))
}

/** For a client who only wants to know why: of each package the tasks that find out, or else its first. */
export const onlyFindingOut = (tasks: readonly DraftTask[]): DraftTask[] => {
  const first = new Map<string, DraftTask>()
  for (const task of tasks) if (!first.has(task.packageId)) first.set(task.packageId, task)
  const finding = tasks.filter(({ title }) => FINDS_OUT.test(title))
  const hasFinding = new Set(finding.map(({ packageId }) => packageId))
  const kept = tasks.filter(task => finding.includes(task) || (!hasFinding.has(task.packageId) && first.get(task.packageId) === task))
  return withoutGone(tasks, kept)
}

/** Skills that the client excludes: those its words name, and those that have its word in their name. */
const excludedSkills = (reading: Reading, ids: readonly string[]): Set<string> => {
  const unwanted = reading.exclusions.filter(({ kind }) => kind === 'unwanted')
  const done = reading.exclusions.filter(({ kind }) => kind === 'done')
  const wanted = wantedStems(reading)
  // 'Paint the hall, do not paint the kitchen' asks for a painter.
  const isAskedBesides = (said: string) => stemsOf(said).every(stem => wanted.has(stem))
  const named = unwanted.flatMap(({ words }) =>
    TAXONOMY.mentionsIn(words).flatMap(({ words: said, skill }) => (isAskedBesides(said) ? [] : [skill.id])),
  )
  // 'Not Shopify please' names one tool and leaves the others of its trade; 'no photographer' means whatever skill of the plan is called so.
  const general = unwanted.filter(
    ({ words }) => !TAXONOMY.mentionsIn(words).some(({ words: said, skill }) => said.length >= words.length && ids.includes(skill.id)),
  )
  const stems = [...general, ...done].flatMap(one => [...one.stems])
  const words = new Set(stems.filter(word => !GENERAL.has(word) && !wanted.has(word)))
  const speaking = ids.filter(id => {
    const skill = TAXONOMY.skill(id)
    return skill !== null && [skill.name, ...skill.aliases].some(name => stemsOf(name).some(stem => words.has(stem)))
  })
  return new Set([...named, ...speaking])
}

/** No task asks for a skill that the client excludes, as long as it needs another one as well. */
export const withoutExcludedSkills = <T extends PlannedTask>(tasks: readonly T[], reading: Reading): T[] => {
  if (reading.exclusions.length === 0) return [...tasks]
  const excluded = excludedSkills(reading, [...new Set(tasks.flatMap(task => task.requiredSkillIds))])
  return tasks.map(task => {
    const left = task.requiredSkillIds.filter(id => !excluded.has(id))
    return left.length === 0 ? task : { ...task, requiredSkillIds: left }
  })
}

/** Skills of which a client needs the one that he names. The first of a row is meant where he names none of them. */
const RIVALS: readonly { ids: readonly string[]; hasDefault: boolean }[] = [
  { ids: ['windows-support', 'macos-support'], hasDefault: true },
  { ids: ['aws', 'azure', 'google-cloud'], hasDefault: false },
  { ids: ['shopify', 'woocommerce'], hasDefault: false },
  { ids: ['ios-development', 'android-development'], hasDefault: false },
  { ids: ['flutter', 'react-native'], hasDefault: false },
  { ids: ['solidworks', 'fusion-360'], hasDefault: false },
  { ids: ['microsoft-365', 'google-workspace'], hasDefault: false },
  { ids: ['maths-tutoring', 'physics-tutoring', 'programming-lessons'], hasDefault: false },
  { ids: ['english-lessons', 'german-lessons', 'spanish-lessons', 'music-lessons'], hasDefault: false },
]

/** A Windows laptop needs nobody who knows Macs. */
export const withoutRivals = (tasks: readonly DraftTask[], { sentences }: Reading): DraftTask[] => {
  const named = new Set(sentences.flatMap(({ text }) => TAXONOMY.mentionsIn(text).map(({ skill }) => skill.id)))
  const gone = new Set(
    RIVALS.flatMap(({ ids, hasDefault }) => {
      const meant = ids.filter(id => named.has(id))
      if (meant.length > 0) return ids.filter(id => !meant.includes(id))
      return hasDefault ? ids.slice(1) : []
    }),
  )
  return tasks.map(task => {
    const left = task.requiredSkillIds.filter(id => !gone.has(id))
    return left.length === 0 ? task : { ...task, requiredSkillIds: left }
  })
}
