import type { Reading } from '../reading/brief-reading.ts'
import { spokenAs } from './further-wishes.ts'
import { type Hearing, mostLikely } from './hearing.ts'
import type { PackageIndex } from './package-index.ts'
import type { Spoken } from './packages-spoken-of.ts'
import { askedIn } from './part-model.ts'

/** Whoever tells of one mostly has it planned, unless he only says what he needs for it. */
const OCCASIONS: ReadonlySet<string> = new Set(['wedding', 'party', 'conference'])

const ASKS_AT_ALL = 0.35
const HEARD_AT_ALL = 0.35
const SURELY_ASKS = 0.4
const CLEARLY_HEARD = 0.7
const FEWEST = 2

/** What is asked for in place of an occasion, and the clauses that ask for something else. */
interface AskedOfOccasion {
  items: Spoken[]
  others: { at: number; clause: number }[]
}

/** 'We are getting married in May. We need a photographer, a DJ and invitations': what is asked for in place of the occasion, of which it only tells. */
export const askedOfOccasion = (
  index: PackageIndex,
  first: Spoken,
  further: readonly Spoken[],
  { sentences }: Reading,
  hearing: Hearing,
): AskedOfOccasion | null => {
  if (!OCCASIONS.has(first.template.id)) return null
  const asking = sentences.flatMap(({ clauses, words, isTitle, isInstruction, isBackground }, at) =>
    isTitle || isInstruction || isBackground
      ? []
      : clauses.flatMap((_, clause) => {
          const asked = askedIn(hearing.part(at, clause))
          const isTold = words.some(word => word.clause === clause && !word.isCommon)
          return asked >= ASKS_AT_ALL && isTold ? [{ at, clause, asked, heard: hearing.clauseByBoth(at, clause) }] : []
        }),
  )
  if (asking.some(({ heard }) => (heard.packages[first.packageIndex] ?? 0) >= HEARD_AT_ALL)) return null
  const isSure = ({ asked, heard }: (typeof asking)[number]) => asked >= SURELY_ASKS && mostLikely(heard).share >= CLEARLY_HEARD
  const found = asking.filter(isSure).flatMap(({ at, heard }) => {
    const { packageIndex } = mostLikely(heard)
    return spokenAs(index, further, { packageIndex, sentenceIndex: at })
  })
  const items = [...new Map(found.map(one => [one.packageIndex, one])).values()]
  return items.length < FEWEST ? null : { items, others: asking.filter(one => !isSure(one)) }
}
