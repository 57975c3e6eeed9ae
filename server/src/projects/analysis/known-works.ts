import { type KnownWork, MOST_WORKS_LISTED } from '#contract/projects-works.ts'
import { TAXONOMY } from '../../catalog/taxonomy/taxonomy-index.ts'
import type { Brief } from './analyst.ts'
import { readWithKnowledge, understand } from './built-in-analyst.ts'
import type { PackageTemplate } from './knowledge/package-template.ts'
import { PACKAGES } from './knowledge/packages.ts'
import { harmRefusalOf } from './planning/refusals.ts'
import { tellingWords } from './reading/brief-reading.ts'

/** A package, and how much a text sounds like it: both models together, 0 to 2. */
interface Alike {
  template: PackageTemplate
  likeness: number
}

/** How much a text sounds like each package, and like work that none knows, told by all its words alone. */
export const likenessesOf = (text: string): { packages: Alike[]; other: number } => {
  const { reading, index } = readWithKnowledge({ title: '', description: text })
  const words = reading.sentences.flatMap(sentence => sentence.words).map(word => ({ ...word, weight: 1 }))
  const [learned, counted] = [index.wishes.likenessOf(words), index.wishes.likenessOfAll(words)]
  return {
    packages: index.packages.map((template, at) => ({
      template,
      likeness: (learned.packages[at] ?? 0) + (counted.packages[at] ?? 0),
    })),
    other: learned.other + counted.other,
  }
}

/** What a text sounds less like is not offered for it. */
const LEAST_LIKENESS = 0.02
/** What the brief itself was read as comes before what all its words sound like. */
const READ_AS = 1
/** A search whose words all stand in a title says more than any likeness. */
const NAMED = 2
const SHORTEST_BEGINNING = 3

const stemsIn = (text: string): string[] => tellingWords(text).map(({ stem }) => stem)

const tradeNameOf = ({ tradeId }: PackageTemplate): string => TAXONOMY.trade(tradeId)?.name ?? tradeId

/** The share of some stems that the title or the trade of a package names, also by their beginning. */
const namedShare = (said: readonly string[], template: PackageTemplate): number => {
  const stems = stemsIn(`${template.title} ${tradeNameOf(template)}`)
  const isNamed = (word: string) => stems.some(stem => stem === word || (word.length >= SHORTEST_BEGINNING && stem.startsWith(word)))
  return said.length === 0 ? 0 : said.filter(isNamed).length / said.length
}

export const isKnownWork = (packageId: string): boolean => PACKAGES.some(({ id }) => id === packageId)

/**
 * The works that a brief may ask for, the likeliest first, or with a `search` those that its words mean; none that is `planned`, and none at
 * all for a brief that asks for harm.
 */
export const worksOfBrief = ({ title, description }: Brief, search: string, planned: ReadonlySet<string>): KnownWork[] => {
  const { reading, choice } = understand({ title, description })
  if (harmRefusalOf(reading) !== null) return []
  const said = stemsIn(search)
  const chosen = new Set(choice.chosen.map(({ template }) => template))
  const pointsOf = (template: PackageTemplate) =>
    search === '' ? (chosen.has(template) ? READ_AS : 0) : NAMED * namedShare(said, template)
  return likenessesOf(search === '' ? `${title}. ${description}` : search)
    .packages.map(({ template, likeness }) => ({ template, points: likeness + pointsOf(template) }))
    .filter(({ template, points }) => points >= LEAST_LIKENESS && !planned.has(template.id))
    .toSorted((a, b) => b.points - a.points)
    .slice(0, MOST_WORKS_LISTED)
    .map(({ template }) => ({ packageId: template.id, title: template.title, tradeName: tradeNameOf(template) }))
}
