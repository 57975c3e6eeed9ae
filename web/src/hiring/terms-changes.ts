import { isOpenOffer, type Offer, type OfferStep } from '#contract/hiring.ts'
import { formatDay, formatMoney } from '../ui/format.ts'

type Terms = NonNullable<OfferStep['terms']>

/** The terms that stood before a step; undefined when it set none, or the first. */
export const termsBefore = (steps: readonly OfferStep[], index: number): Terms | undefined =>
  steps[index]?.terms ? (steps.slice(0, index).findLast(({ terms }) => terms !== null)?.terms ?? undefined) : undefined

/** Of an offer that waits for an answer: what the terms were before the other side, or this one, changed them. */
export const termsAnswered = ({ status, steps }: Pick<Offer, 'status' | 'steps'>): Terms | undefined =>
  isOpenOffer(status)
    ? termsBefore(
        steps,
        steps.findLastIndex(({ terms }) => terms !== null),
      )
    : undefined

/** '$260 (was $200), by Dec 4, 2026, another scope': terms, told against those before them. */
export const termsWords = (terms: Terms, before: Terms | undefined): string => {
  const told = (now: string, then: string | undefined) => (then === undefined || then === now ? now : `${now} (was ${then})`)
  const price = told(formatMoney(terms.price), before && formatMoney(before.price))
  const day = told(formatDay(terms.dueDate), before && formatDay(before.dueDate))
  return `${price}, by ${day}${before && before.scope !== terms.scope ? ', another scope' : ''}`
}

/** A stretch of a text that stayed, went, or came. */
export interface TextChange {
  kind: 'same' | 'gone' | 'new'
  text: string
}

/** More words than this are told as wholes: one goes, the other comes. */
const COMPARED_WORDS_MAX = 1_500

/** How long the longest common run of words is from each pair of places on. */
const commonFrom = (before: readonly string[], after: readonly string[]): Uint16Array[] => {
  const lengths = Array.from({ length: before.length + 1 }, () => new Uint16Array(after.length + 1))
  for (let one = before.length - 1; one >= 0; one--) {
    for (let other = after.length - 1; other >= 0; other--) {
      const [row, below] = [lengths[one], lengths[one + 1]]
      if (row && below)
        row[other] = before[one] === after[other] ? (below[other + 1] ?? 0) + 1 : Math.max(below[other] ?? 0, row[other + 1] ?? 0)
    }
  }
  return lengths
}

/** A text told against the one before it, word by word. */
export const textChanges = (textBefore: string, textAfter: string): TextChange[] => {
  const [before, after] = [textBefore, textAfter].map(text => text.match(/\s+|\S+/g) ?? [])
  if (!before || !after || before.length > COMPARED_WORDS_MAX || after.length > COMPARED_WORDS_MAX)
    return [
      { kind: 'gone', text: textBefore },
      { kind: 'new', text: textAfter },
    ]
  const changes: TextChange[] = []
  const add = (kind: TextChange['kind'], text: string) => {
    const last = changes.at(-1)
    if (last?.kind === kind) last.text += text
    else changes.push({ kind, text })
  }
  const common = commonFrom(before, after)
  let [one, other] = [0, 0]
  while (one < before.length || other < after.length) {
    const [gone, come] = [before[one], after[other]]
    if (gone !== undefined && gone === come) {
      add('same', gone)
      one += 1
      other += 1
    } else if (come === undefined || (gone !== undefined && (common[one + 1]?.[other] ?? 0) >= (common[one]?.[other + 1] ?? 0))) {
      add('gone', gone ?? '')
      one += 1
    } else {
      add('new', come)
      other += 1
    }
  }
  return changes
}
