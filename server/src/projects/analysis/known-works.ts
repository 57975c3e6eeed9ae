import { type KnownWork, MOST_WORKS_LISTED } from '#contract/projects-works.ts'
import { TAXONOMY } from '../../catalog/taxonomy/taxonomy-index.ts'
import type { Brief } from './analyst.ts'
import { readWithKnowledge, understand } from './built-in-analyst.ts'
import type { PackageTemplate } from './knowledge/package-template.ts'
import { PACKAGES } from './knowledge/packages.ts'
import { refusalOf } from './planning/refusals.ts'
import { tellingWords } from './reading/brief-reading.ts'

/** Of the two models together, 0 to 2: what a text sounds less like is not offered for it. */
const LEAST_LIKENESS = 0.02
/** A word of the title or the trade says more than any likeness. */
const NAMED = 2

const stemsIn = (text: string): string[] => tellingWords(text).map(({ stem }) => stem)

const asKnown = ({ id, title, tradeId }: PackageTemplate): KnownWork => ({
  packageId: id,
  title,
  tradeName: TAXONOMY.trade(tradeId)?.name ?? tradeId,
})

/** How much each package sounds like a text, in the order of the packages. */
const likenesses = (text: string): { packages: readonly PackageTemplate[]; likeness: number[] } => {
  const { reading, index } = readWithKnowledge({ title: '', description: text })
  const words = reading.sentences.flatMap(sentence => sentence.words).map(word => ({ ...word, weight: 1 }))
  const [learned, counted] = [index.wishes.likenessOf(words), index.wishes.likenessOfAll(words)]
  return { packages: index.packages, likeness: index.packages.map((_, at) => (learned.packages[at] ?? 0) + (counted.packages[at] ?? 0)) }
}

const bestOf = (
  { packages, likeness }: ReturnType<typeof likenesses>,
  pointsOf: (template: PackageTemplate) => number,
  except: ReadonlySet<string>,
): KnownWork[] =>
  packages
    .map((template, at) => ({ template, points: (likeness[at] ?? 0) + pointsOf(template) }))
    .filter(({ template, points }) => points >= LEAST_LIKENESS && !except.has(template.id))
    .toSorted((a, b) => b.points - a.points)
    .slice(0, MOST_WORKS_LISTED)
    .map(({ template }) => asKnown(template))

export const isKnownWork = (packageId: string): boolean => PACKAGES.some(({ id }) => id === packageId)

/** The works that a brief may ask for, the likeliest first; none where it was refused. */
export const worksOfBrief = (brief: Brief, except: ReadonlySet<string>): KnownWork[] => {
  const { reading, choice } = understand(brief)
  if (refusalOf(reading, choice) !== null) return []
  const chosen = new Set(choice.chosen.map(({ template }) => template.id))
  return bestOf(likenesses(`${brief.title}. ${brief.description}`), ({ id }) => (chosen.has(id) ? 1 : 0), except)
}

/** The works that some words mean: those whose title or trade they name first, then those that clients ask for in such words. */
export const worksCalled = (search: string, except: ReadonlySet<string>): KnownWork[] => {
  const said = stemsIn(search)
  const namedIn = (text: string) => {
    const stems = stemsIn(text)
    return said.filter(word => stems.some(stem => stem === word || (word.length >= 3 && stem.startsWith(word)))).length
  }
  const pointsOf = ({ title, tradeId }: PackageTemplate) =>
    said.length === 0 ? 0 : (NAMED * namedIn(`${title} ${TAXONOMY.trade(tradeId)?.name ?? ''}`)) / said.length
  return bestOf(likenesses(search), pointsOf, except)
}
