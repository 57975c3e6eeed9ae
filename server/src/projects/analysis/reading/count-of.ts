import { TIME_UNIT } from './nouns-after.ts'
import { PAGE } from './of-each.ts'
import type { Quantity } from './quantity.ts'

const largestOfSentences = (quantities: readonly Quantity[]): number | null => {
  const bySentence = new Map<number, Map<string, number>>()
  for (const { sentenceIndex, value, nouns } of quantities) {
    const values = bySentence.get(sentenceIndex) ?? new Map<string, number>()
    bySentence.set(sentenceIndex, values.set(`${value} ${nouns.at(-1) ?? ''}`, value))
  }
  const counts = [...bySentence.values()].map(values => [...values.values()].reduce((sum, value) => sum + value, 0))
  return counts.length === 0 ? null : Math.max(...counts)
}

/** 'Ten lessons of one hour each': where things are counted that are held, the hours that they take are no more of them. */
const withoutTheirTime = (counted: readonly Quantity[], nouns: ReadonlySet<string>): readonly Quantity[] => {
  const isTheirs = ({ isOfAll, isForEach, nouns: own }: Quantity) =>
    (isOfAll === true || isForEach === true) && TIME_UNIT.test(own.find(noun => nouns.has(noun)) ?? '')
  const things = counted.filter(quantity => !isTheirs(quantity))
  return things.length > 0 ? things : counted
}

/**
 * How many of a noun the brief speaks of: added up within a sentence ('two upstairs and one downstairs'), the largest of several sentences;
 * articles count where no number does.
 */
export const countOf = (quantities: readonly Quantity[], nouns: ReadonlySet<string>): number | null => {
  const named = quantities.filter(quantity => quantity.isLength !== true && quantity.nouns.some(noun => nouns.has(noun)))
  // '10 points: 6 sockets and 4 lamps' are ten points, and six sockets where nobody asks for the points.
  const totals = named.filter(({ isPart, isArticle }) => isPart !== true && isArticle !== true)
  const own = totals.length > 0 ? named.filter(({ isPart }) => isPart !== true) : named
  const said = own.filter(({ isArticle }) => isArticle !== true)
  // 'Three certificates, seven pages in all' are no ten.
  const isOfPages = (quantity: Quantity) => quantity.nouns.some(noun => PAGE.test(noun))
  const most = (some: readonly Quantity[]) => Math.max(0, ...some.map(({ value }) => value))
  const pages = said.filter(isOfPages)
  const papers = said.filter(quantity => !isOfPages(quantity))
  const counted = papers.length === 0 || pages.length === 0 ? said : most(pages) >= most(papers) ? pages : papers
  const numbers = withoutTheirTime(counted, nouns)
  return (
    largestOfSentences(numbers.filter(quantity => quantity.isOfEach !== true)) ?? largestOfSentences(numbers) ?? largestOfSentences(own)
  )
}

/** How many metres of something; metres of nothing in particular count for it as well. */
export const lengthOf = (quantities: readonly Quantity[], nouns: ReadonlySet<string>): number | null =>
  largestOfSentences(
    quantities.filter(
      quantity => quantity.isLength === true && (quantity.nouns.length === 0 || quantity.nouns.some(noun => nouns.has(noun))),
    ),
  )
