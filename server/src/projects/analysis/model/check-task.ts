import { TAXONOMY } from '../../../catalog/taxonomy/taxonomy-index.ts'
import type { PlannedTask } from '../analyst.ts'
import { scaledHours } from '../planning/effort.ts'
import { withoutExcludedSkills } from '../planning/narrow-tasks.ts'
import { saysNot } from '../reading/negation.ts'
import { stemsOf } from '../reading/stems.ts'
import type { HouseView } from './house-view.ts'
import type { AnsweredTask } from './model-answer.ts'
import type { createPlainText } from './plain-text.ts'

const LEAST_HOURS = 0.25
const MOST_HOURS = 1_000
const MOST_SKILLS = 5
const MOST_CITED = 3
const MOST_TITLE = 140
const MOST_DESCRIPTION = 1_200
const MOST_RESULT = 400

const KEEPS = /^(?:protect|keep|cover|leave|save|back up|check|inspect|document)\b/i
const REPAIRS = /^(?:repair|replace|fix|install|renew|mend|rebuild|swap|exchange|refit)\b/i

const hoursOf = ({ hours }: AnsweredTask) => {
  const [low = 0, middle = 0, high = 0] = [hours.optimistic, hours.likely, hours.pessimistic]
    .map(value => Math.min(MOST_HOURS, Math.max(LEAST_HOURS, value)))
    .sort((a, b) => a - b)
  return scaledHours([low, middle, high], 1)
}

/** Ids of the taxonomy that the answer names, by id or in words. What the house does not know is dropped. */
const skillsOf = ({ skills }: AnsweredTask): string[] => {
  const known = skills.slice(0, MOST_SKILLS * 4).flatMap(words => TAXONOMY.skill(words) ?? TAXONOMY.resolve(words.slice(0, 100)) ?? [])
  return [...new Set(known.map(({ id }) => id))].slice(0, MOST_SKILLS)
}

/** Sentences of the brief by their numbers: one that does not stand there cannot be cited. */
const citedBy = ({ sentences }: AnsweredTask, { reading }: HouseView): string[] => {
  const numbers = [...new Set(sentences)].sort((a, b) => a - b)
  return numbers
    .flatMap(number => reading.sentences[number] ?? [])
    .filter(({ isInstruction }) => !isInstruction)
    .slice(0, MOST_CITED)
    .map(({ text }) => text)
}

/** The client's words that forbid a task with this title; null when none do. */
export const forbiddenBy = (title: string, { reading }: HouseView): string | null => {
  if (reading.isOnlyWhy && REPAIRS.test(title)) return 'only the cause'
  if (KEEPS.test(title) || saysNot(title)) return null
  const stems = new Set(stemsOf(title))
  const broken = reading.exclusions.find(
    exclusion => exclusion.kind === 'unwanted' && exclusion.stems.size > 0 && [...exclusion.stems].every(stem => stems.has(stem)),
  )
  return broken?.words ?? null
}

/** A model's task as the house takes it, and what is wrong with it that only the model can mend. `predecessorKeys` are still the model's. */
export const checkTask = (
  answered: AnsweredTask,
  house: HouseView,
  plainText: ReturnType<typeof createPlainText>,
): { task: PlannedTask; problems: string[] } => {
  const title = plainText(answered.title, MOST_TITLE).replace(/\.$/, '')
  const [task] = withoutExcludedSkills(
    [
      {
        key: answered.key,
        title,
        description: plainText(answered.description, MOST_DESCRIPTION),
        citedSentences: citedBy(answered, house),
        deliverable: plainText(answered.deliverable, MOST_RESULT),
        acceptanceCheck: plainText(answered.acceptanceCheck, MOST_RESULT),
        complexityLevel: answered.complexityLevel,
        requiredSkillIds: skillsOf(answered),
        hours: hoursOf(answered),
        predecessorKeys: answered.after,
      },
    ],
    house.reading,
  )
  if (task === undefined) throw new Error('a task got lost while its skills were checked')
  const named = `task ${JSON.stringify(answered.key.slice(0, 40))}`
  const empty = (['title', 'description', 'deliverable', 'acceptanceCheck'] as const).filter(field => task[field] === '')
  return {
    task,
    problems: [
      ...empty.map(field => `${named}: ${field} is empty, or holds nothing but prices and links`),
      ...(task.requiredSkillIds.length === 0 ? [`${named}: none of its skills is known to the house; take ids from the list`] : []),
    ],
  }
}
