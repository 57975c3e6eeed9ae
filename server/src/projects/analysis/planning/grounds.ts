import type { HoursRange } from '#contract/projects.ts'
import type { MissingCount, TaskGrounds } from '../analyst.ts'
import type { PackageTemplate, TaskTemplate } from '../knowledge/package-template.ts'
import { type Reading, tellingWords } from '../reading/brief-reading.ts'

/** A question of which the brief says more than this share of the words is answered, as far as a program can tell. */
const ANSWERED_FROM = 0.34
/** Counts have their own advice, with the count's own name. */
const ASKS_FOR_COUNT = /^(?:how (?:many|much|large|big|long|wide|far)|what size)\b/i

/** The package's first question that the brief leaves open. */
export const openQuestionOf = ({ questions }: PackageTemplate, { sentences }: Reading): string | null => {
  const said = new Set(sentences.flatMap(({ words }) => words.map(({ stem }) => stem)))
  const isOpen = (question: string) => {
    const stems = new Set(tellingWords(question).map(({ stem }) => stem))
    return [...stems].filter(stem => said.has(stem)).length <= stems.size * ANSWERED_FROM
  }
  return questions.find(question => !ASKS_FOR_COUNT.test(question) && isOpen(question)) ?? null
}

/** What the hours of a task rest on when it comes straight from its template; `sizes` by driver, null where the brief does not say it. */
export const templateGrounds = (
  template: PackageTemplate,
  { key, efforts }: TaskTemplate,
  sizes: ReadonlyMap<string, number | null>,
  openQuestion: string | null,
): TaskGrounds => {
  const missingCounts = efforts.flatMap(({ driver: name, exponent, fixedPart }) => {
    const driver = template.drivers[name]
    // One of a thing is what the word itself says.
    const isMissing = driver !== undefined && (sizes.get(name) ?? null) === null && driver.base > 1
    return isMissing ? [{ noun: driver.plural, assumed: driver.base, elasticity: exponent * (1 - fixedPart) }] : []
  })
  return { templateKeys: [`${template.id}/${key}`], learnedFactor: 1, missingCounts, openQuestion }
}

interface Grounded {
  hours: HoursRange
  grounds: TaskGrounds
}

/** Of two tasks joined into one: what drives only one of them drives only its part of the hours. */
export const joinedGrounds = (one: Grounded, other: Grounded, shareOfOther: number): TaskGrounds => {
  const all = one.hours.likely + other.hours.likely * shareOfOther
  const parts = [
    { counts: one.grounds.missingCounts, weight: all === 0 ? 1 : one.hours.likely / all },
    { counts: other.grounds.missingCounts, weight: all === 0 ? 0 : (other.hours.likely * shareOfOther) / all },
  ]
  const missing = new Map<string, MissingCount>()
  for (const { counts, weight } of parts)
    for (const count of counts) {
      const elasticity = (missing.get(count.noun)?.elasticity ?? 0) + count.elasticity * weight
      missing.set(count.noun, { ...count, elasticity: Number(elasticity.toFixed(3)) })
    }
  return {
    templateKeys: [...new Set([...one.grounds.templateKeys, ...other.grounds.templateKeys])],
    learnedFactor: 1,
    missingCounts: [...missing.values()],
    openQuestion: one.grounds.openQuestion ?? other.grounds.openQuestion,
  }
}
