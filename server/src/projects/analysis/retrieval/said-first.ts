import type { Reading } from '../reading/brief-reading.ts'
import type { Hearing } from './hearing.ts'
import type { Spoken } from './packages-spoken-of.ts'
import { askedIn } from './part-model.ts'

/** How clearly a clause must say the first of a plan, and how clearly one that is to stand before it. */
const FIRST = { heard: 0.35, asked: 0 }
const BEFORE_IT = { heard: 0.6, asked: 0.5 }

/** The first clause that speaks of a package so clearly, counted through the brief; none where it is only in the words of all. */
const placeOf = ({ packageIndex }: Spoken, { sentences }: Reading, hearing: Hearing, least: typeof FIRST): number => {
  let place = 0
  for (const [at, { clauses, isTitle, isInstruction }] of sentences.entries())
    for (const clause of clauses.keys()) {
      place += 1
      const share = isInstruction ? 0 : (hearing.clauseByBoth(at, clause).packages[packageIndex] ?? 0)
      if (share >= least.heard && (isTitle || askedIn(hearing.part(at, clause)) >= least.asked)) return place
    }
  return Number.POSITIVE_INFINITY
}

/**
 * What a client asks for first stands first, where a plan has several works: what all words of a brief sound like most is as often the work that
 * is described at length at its end.
 */
export const withSaidFirst = (chosen: readonly Spoken[], reading: Reading, hearing: Hearing): readonly Spoken[] => {
  const [first, ...others] = chosen
  const own = first === undefined ? Number.POSITIVE_INFINITY : placeOf(first, reading, hearing, FIRST)
  if (!Number.isFinite(own)) return chosen
  const earlier = others
    .map(one => ({ one, place: placeOf(one, reading, hearing, BEFORE_IT) }))
    .filter(({ place }) => place < own)
    .toSorted((a, b) => a.place - b.place)[0]?.one
  return earlier === undefined ? chosen : [earlier, ...chosen.filter(one => one !== earlier)]
}
