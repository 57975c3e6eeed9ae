import type { Skill } from '../../../catalog/taxonomy/taxonomy.ts'
import { TAXONOMY } from '../../../catalog/taxonomy/taxonomy-index.ts'
import type { Brief, PlannedTask } from '../analyst.ts'
import { analyseBrief, type Understanding, understand } from '../built-in-analyst.ts'
import { meanHours } from '../plan-simulation.ts'
import { refusalOf } from '../planning/refusals.ts'
import type { Reading } from '../reading/brief-reading.ts'
import { type Answered, gatherEvidence, scoreOf } from '../retrieval/evidence.ts'

/** What the house knows about a brief before a model is asked. */
export interface HouseView {
  brief: Brief
  reading: Reading
  /** The part of the taxonomy that may matter here, the likeliest first. */
  skills: readonly Skill[]
  /** The built-in analyst's own tasks: their hours give the scale. Empty where it has no plan. */
  reference: readonly PlannedTask[]
  /** How many hours the house would count; null where it knows too little of the brief to say. */
  usualHours: number | null
  /** The words for a brief that asks for harm or for comfort: no model is asked. */
  refusal: string[] | null
}

const MOST_SKILLS = 90
const MOST_PACKAGES = 12
/** Of a brief of which less is recognised the templates say nothing about the size. */
const COVER_TO_COMPARE = 0.5

const nothingAnswered = (): Answered => ({ stems: new Set(), clauses: new Set(), sentences: new Set() })

/** Skills of the chosen packages, those the brief names, those of packages that nearly fit, then all that is related to them. */
const relevantSkills = ({ reading, choice, index }: Understanding): Skill[] => {
  const likely = [...gatherEvidence(index, reading)]
    .map(([packageIndex, evidence]) => ({ packageIndex, score: scoreOf(evidence, nothingAnswered()) }))
    .sort((a, b) => b.score - a.score || a.packageIndex - b.packageIndex)
    .slice(0, MOST_PACKAGES)
    .flatMap(({ packageIndex }) => index.packages[packageIndex] ?? [])
  const templates = [...choice.chosen.map(({ template }) => template), ...likely]
  const named = reading.sentences.flatMap(({ text, isInstruction }) => (isInstruction ? [] : TAXONOMY.mentionsIn(text)))
  const ids = [...named.map(({ skill }) => skill.id), ...templates.flatMap(({ tasks }) => tasks.flatMap(({ skillIds }) => skillIds))]
  const withRelated = new Set([...ids, ...new Set(ids.flatMap(id => TAXONOMY.relatedTo(id)))])
  return [...withRelated].flatMap(id => TAXONOMY.skill(id) ?? []).slice(0, MOST_SKILLS)
}

export const houseViewOf = (brief: Brief): HouseView => {
  const understanding = understand(brief)
  const { reading, choice } = understanding
  const reference = analyseBrief(brief).flatMap(step => (step.kind === 'task' ? [step.task] : []))
  const isKnown = reference.length > 0 && choice.cover >= COVER_TO_COMPARE
  return {
    brief,
    // As it is planned here: what is left out of a plan of the house is left out of a model's.
    reading: choice.planned,
    skills: relevantSkills(understanding),
    reference,
    usualHours: isKnown ? reference.reduce((sum, { hours }) => sum + meanHours(hours), 0) : null,
    refusal: refusalOf(reading, choice),
  }
}
