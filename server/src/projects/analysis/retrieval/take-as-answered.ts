import type { Reading } from '../reading/brief-reading.ts'
import { mayAskForMore, toldClauses } from '../reading/voice.ts'
import { type Answered, CLAUSES_A_SENTENCE, type Evidence } from './evidence.ts'
import type { Hearing } from './hearing.ts'
import type { Candidate } from './package-candidates.ts'
import type { PackageIndex } from './package-index.ts'

/** A package that only brushes a word does not answer it. */
const LEAST_ANSWER_SHARE = 0.6
/** A clause belongs to a package that it and its sentence sound like this much. */
const SOUNDS_LIKE = 0.3

export const sentenceOf = (clause: number): number => Math.floor(clause / CLAUSES_A_SENTENCE)

/** What the clearest package for each stem has for it. */
export const mostPoints = (candidates: readonly Candidate[]): Map<string, number> => {
  const most = new Map<string, number>()
  for (const { evidence } of candidates) for (const [stem, { best }] of evidence.points) most.set(stem, Math.max(best, most.get(stem) ?? 0))
  return most
}

/**
 * A chosen package answers the words of its triggers with their clauses, and other words that no package knows much better. One that was
 * chosen by loose words answers their clauses as well.
 */
export const takeAsAnswered = ({ points }: Evidence, answered: Answered, most: ReadonlyMap<string, number>): void => {
  const isLoose = ![...points.values()].some(({ isPhrase }) => isPhrase)
  for (const [stem, { best, isPhrase, clauses }] of points) {
    if (!isPhrase && best < LEAST_ANSWER_SHARE * (most.get(stem) ?? 0)) continue
    answered.stems.add(stem)
    if (isPhrase || isLoose)
      for (const clause of clauses) {
        answered.clauses.add(clause)
        answered.sentences.add(sentenceOf(clause))
      }
  }
}

/** A chosen package answers the clauses that sound like it, in the words that clients use for it. */
export const takeAsHeard = (
  index: PackageIndex,
  { sentences }: Reading,
  hearing: Hearing,
  packageIndex: number,
  answered: Answered,
): void => {
  const called = index.calledStems[packageIndex]
  sentences.forEach(({ words, isTitle, clauses }, sentence) => {
    if (isTitle || (hearing.sentences[sentence]?.packages[packageIndex] ?? 0) < SOUNDS_LIKE) return
    clauses.forEach((_, clause) => {
      if ((hearing.clause(sentence, clause).packages[packageIndex] ?? 0) < SOUNDS_LIKE) return
      for (const word of words) if (word.clause === clause && called?.has(word.stem) === true) answered.stems.add(word.stem)
      answered.clauses.add(sentence * CLAUSES_A_SENTENCE + clause)
      answered.sentences.add(sentence)
    })
  })
}

/** What is only told asks for no work beside the first: 'we had the boiler serviced in October'. */
export const takeToldAsAnswered = ({ sentences }: Reading, answered: Answered): void => {
  const mayAsk = mayAskForMore(sentences)
  sentences.forEach((sentence, at) => {
    if (sentence.isTitle) return
    const told = mayAsk(sentence) ? toldClauses(sentence) : new Set(sentence.clauses.keys())
    for (const clause of told) answered.clauses.add(at * CLAUSES_A_SENTENCE + clause)
    if (told.size === sentence.clauses.length) answered.sentences.add(at)
  })
}
