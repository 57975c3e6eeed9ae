import { fold } from '../../../catalog/taxonomy/fold.ts'

/** A part of a sentence between commas and 'and': where a list says one wish. Offsets within the sentence. */
export interface Clause {
  from: number
  to: number
  text: string
  /** Whether it follows a colon or a 'with': it may only describe what stands before it. */
  isDetail: boolean
}

/** A comma within a number parts nothing. */
const MARK = /(?<!\d),|,(?!\d)|[;:!?()–]|\.\s|\b(?:and|und|sowie|y|et|plus|dazu)\b|(?<= )(?:e|ed)(?= )/g
const DETAIL = /:|\b(?:with|mit|con|avec|including|inklusive|such as|instead of|statt)\b/

/** The clauses of a sentence in order; together they are all of it. */
export const clausesOf = (sentence: string): Clause[] => {
  const folded = fold(sentence)
  const marks = [...folded.matchAll(MARK)]
  const detailFrom = DETAIL.exec(folded)?.index ?? Number.POSITIVE_INFINITY
  const starts = [0, ...marks.map(({ index }) => index)]
  return starts.map((from, at) => {
    const to = starts[at + 1] ?? sentence.length
    const text = sentence.slice(at === 0 ? from : from + (marks[at - 1]?.[0].length ?? 0), to).trim()
    return { from, to, text, isDetail: from >= detailFrom }
  })
}
