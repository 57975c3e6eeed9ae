import type { Reading } from '../reading/brief-reading.ts'
import { isLong, isTelling } from './features-beside.ts'
import { type Hearing, mostLikely } from './hearing.ts'
import { askedIn } from './part-model.ts'

const MORE_THAN_NOT = 0.5
/** In a longer brief a clause that asks for work no more than this is none of a list. */
const LEAST_ASKED_IN_LIST = 0.3

/** How much of a brief is a list: of its clauses, how many different works they sound like more than not. */
export const listnessOf = (reading: Reading, hearing: Hearing): number => {
  const { sentences } = reading
  const isLongText = isLong(reading)
  const clauses = sentences.flatMap(({ isTitle, isInstruction, words, clauses: all }, at) =>
    isTitle || isInstruction
      ? []
      : all.flatMap((_, clause) =>
          words.some(word => word.clause === clause && isTelling(word)) &&
          (!isLongText || askedIn(hearing.part(at, clause)) >= LEAST_ASKED_IN_LIST)
            ? [mostLikely(hearing.clause(at, clause))]
            : [],
        ),
  )
  const works = new Set(clauses.flatMap(({ packageIndex, share }) => (share >= MORE_THAN_NOT ? [packageIndex] : [])))
  return works.size < 2 ? 0 : works.size / clauses.length
}
