import type { BriefInParts } from '../../server/src/projects/analysis/knowledge/briefs-in-parts.ts'
import { PACKAGES } from '../../server/src/projects/analysis/knowledge/packages.ts'
import { type Reading, readBrief } from '../../server/src/projects/analysis/reading/brief-reading.ts'
import { choosePackages } from '../../server/src/projects/analysis/retrieval/choose-packages.ts'
import {
  FEATURES_LEFT_OPEN,
  featuresLeftOpen,
  type PlannedPackages,
} from '../../server/src/projects/analysis/retrieval/features-left-open.ts'
import { type Hearing, hear, mostLikely } from '../../server/src/projects/analysis/retrieval/hearing.ts'
import type { Learned } from '../../server/src/projects/analysis/retrieval/lessons-learned.ts'
import { createPackageIndex, type PackageIndex } from '../../server/src/projects/analysis/retrieval/package-index.ts'
import { askedIn, clausesInParts } from '../../server/src/projects/analysis/retrieval/part-model.ts'
import { createSpelling } from '../../server/src/projects/analysis/retrieval/spelling.ts'
import { briefInParts, keptHurried } from './in-parts.ts'
import { inTwos } from './in-twos.ts'
import { itemsInParts } from './list-items.ts'
import type { Case } from './logistic-regression.ts'
import { oneBesideMentions, severalShort } from './short-lists.ts'
import { shortWishes } from './strangers.ts'
import { taughtInThirds } from './thirds.ts'
import type { TuningBrief } from './tuning-brief.ts'
import { knownBesideUnknown, unknownWork } from './unknown-work.ts'
import { writtenBriefs } from './written-briefs.ts'

type Brief = Pick<TuningBrief, 'title' | 'description' | 'wanted'>
/** A clause that may ask for work which is not planned; `wish`: which wish of the list's it belongs to, where that is known. */
export interface CaseOfClause extends Case {
  list: string
  wish: string
}

interface Read {
  index: PackageIndex
  reading: Reading
  hearing: Hearing
  planned: PlannedPackages
}

export const createReader = (learned: Learned) => {
  const index = createPackageIndex(PACKAGES, learned)
  const correct = createSpelling(index)
  return (brief: Pick<Brief, 'title' | 'description'>): Read => {
    const reading = correct(readBrief(brief))
    return { index, reading, hearing: hear(index, reading), planned: choosePackages(index, reading).plannedPackages }
  }
}

export type Reader = ReturnType<typeof createReader>

const idsOf = ({ index, planned }: Read): ReadonlySet<string> => new Set([...planned.chosen].map(one => index.packages[one]?.id ?? ''))

/** Which wish of the list's a clause belongs to. */
type Wish = (sentence: number, clause: number) => string

/** What a clause teaches: whether it is left open, or nothing. */
type Verdict = (sentence: number, clause: number) => boolean | undefined

const casesOf = (
  { index, reading, hearing, planned }: Read,
  list: string,
  weight: number,
  verdict: Verdict,
  wishAt?: Wish,
): CaseOfClause[] =>
  featuresLeftOpen(index, reading, hearing, planned).flatMap(({ place: { at, clause }, features }) => {
    const holds = verdict(at, clause)
    return holds === undefined
      ? []
      : [{ list, wish: wishAt?.(at, clause) ?? '', holds, weight, features: FEATURES_LEFT_OPEN.map(name => features[name]) }]
  })

/** Of a brief whose parts are known: a clause of a wish that no planned package answers is left open. */
const casesInParts = (inParts: BriefInParts, at: number, list: string, read: Read, weight: number): CaseOfClause[] => {
  const parts = new Map(clausesInParts(inParts, read.reading).map(({ sentence, clause, of }) => [`${sentence} ${clause}`, of]))
  const ids = idsOf(read)
  const verdict: Verdict = (sentence, clause) => {
    const of = parts.get(`${sentence} ${clause}`)
    return of === undefined ? undefined : of.part === 'wish' && !of.packages.some(id => ids.has(id))
  }
  return casesOf(read, list, weight, verdict, (sentence, clause) => {
    const of = parts.get(`${sentence} ${clause}`)
    return `${list} ${at} ${of === undefined ? '' : inParts.parts.indexOf(of)}`
  })
}

/** The same as if one of its packages had not been planned. */
const withoutEach = (inParts: BriefInParts, at: number, list: string, read: Read, weight: number): CaseOfClause[] => {
  const wanted = new Set(inParts.parts.flatMap(({ part, packages }) => (part === 'wish' ? packages : [])))
  return [...read.planned.chosen].flatMap(one => {
    const isWanted = wanted.has(read.index.packages[one]?.id ?? '')
    if (!isWanted || read.planned.chosen.size < 2) return []
    const chosen = new Set([...read.planned.chosen].filter(other => other !== one))
    const chances = new Map([...read.planned.chances, [one, 0]])
    return casesInParts(inParts, at, list, { ...read, planned: { chosen, chances } }, weight)
  })
}

export const inParts = (briefs: readonly BriefInParts[], list: string, read: Reader): CaseOfClause[] =>
  briefs.flatMap((brief, at) => casesInParts(brief, at, list, read(briefInParts(brief)), 1))

/** Several wishes and nothing else: as they are planned, and as if one more of them was not. */
const inTwosAndOneLess = (briefs: readonly BriefInParts[], list: string, read: Reader, weight: number): CaseOfClause[] =>
  briefs.flatMap((brief, at) => {
    const own = read(briefInParts(brief))
    return [...casesInParts(brief, at, list, own, weight), ...withoutEach(brief, at, `${list}, one taken away`, own, weight / 2)]
  })

/** Of a brief whose wishes are all planned nothing is left open. */
const allPlanned = (briefs: readonly Brief[], list: string, weight: number, read: Reader): CaseOfClause[] =>
  briefs.flatMap(brief => {
    const own = read(brief)
    const ids = idsOf(own)
    const isAll = brief.wanted !== '' && brief.wanted.split(' ').every(wish => wish.split('|').some(id => ids.has(id)))
    return isAll ? casesOf(own, list, weight, () => false) : []
  })

/** 'Hair and make-up' stands in two clauses. */
const overlaps = (wish: string, clause: string): boolean =>
  clause.length > 0 && (clause.includes(wish) || wish.split(/ (?:and|und|y|et) /).some(part => clause.includes(part)))

/** What sounds like a work this much is that work's clause. */
const CLEARLY = 0.5

/** Of a short list, as it is planned and as if one more of its works was not: each clause that clearly is of one work is left open with it. */
const listedAndOneLess = (read: Reader): CaseOfClause[] =>
  seen(severalShort()).flatMap(brief => {
    const own = read(brief)
    const wanted = new Set(brief.wanted.split(/[ |]/))
    const without = (left: number | null): CaseOfClause[] => {
      const chosen = new Set([...own.planned.chosen].filter(one => one !== left))
      const verdict: Verdict = (sentence, clause) => {
        const { packageIndex, share } = mostLikely(own.hearing.clauseByBoth(sentence, clause))
        return share >= CLEARLY && wanted.has(own.index.packages[packageIndex]?.id ?? '') ? !chosen.has(packageIndex) : undefined
      }
      const chances = new Map([...own.planned.chances, ...(left === null ? [] : [[left, 0] as const])])
      return casesOf({ ...own, planned: { chosen, chances } }, 'several in a short brief, one taken away', 3, verdict)
    }
    return [null, ...own.planned.chosen].flatMap(without)
  })

/** What no package knows is left open beside what one does. */
const besideUnknown = (read: Reader): CaseOfClause[] =>
  knownBesideUnknown()
    .filter(({ isSeen }) => isSeen)
    .flatMap(({ brief, unknown }) => {
      const own = read(brief)
      const holds: Verdict = (sentence, clause) =>
        unknown.some(wish => overlaps(wish, own.reading.sentences[sentence]?.clauses[clause]?.text ?? ''))
      return idsOf(own).has(brief.wanted) ? casesOf(own, 'known beside unknown', 5, holds) : []
    })

const SURELY_ASKED = 0.5
const EVERY = 4
const EVERY_SECOND = 2

/** A short wish, and in the same breath one that no package knows. */
const unknownAfterKnown = (read: Reader): CaseOfClause[] => {
  const unknown = unknownWork().filter(({ isSeen }) => isSeen)
  return shortWishes().flatMap((known, at) => {
    const other = unknown[at % unknown.length]?.brief.description ?? ''
    const own = read({ title: '', description: `${known.description} ${other}` })
    if (at % EVERY > 0 || !idsOf(own).has(known.wanted) || own.planned.chosen.size > 1) return []
    const isOther = (sentence: number) => other.includes(own.reading.sentences[sentence]?.text ?? '')
    return casesOf(own, 'known, then unknown', 1.5, (sentence, clause) => {
      if (!isOther(sentence)) return false
      return askedIn(own.hearing.part(sentence, clause)) >= SURELY_ASKED ? true : undefined
    })
  })
}

/** Calls that ask for nothing more. */
const CALLS: Readonly<Record<string, readonly string[]>> = {
  en: [
    'Can somebody come and look at it this week?',
    'Could you do that before the weekend?',
    'Please get back to me with a price.',
    'When could you start?',
  ],
  de: [
    'Kann jemand diese Woche kommen und sich das ansehen?',
    'Können Sie das bald machen?',
    'Bitte um ein Angebot.',
    'Wann hätten Sie Zeit dafür?',
  ],
  es: ['¿Puede venir alguien a verlo esta semana?', '¿Lo podrían hacer pronto?', 'Díganme cuánto costaría.', '¿Cuándo podrían empezar?'],
  fr: [
    "Quelqu'un peut-il passer voir ça cette semaine ?",
    'Pourriez-vous le faire bientôt ?',
    'Merci de me faire un devis.',
    'Quand pourriez-vous commencer ?',
  ],
}

/** A short wish, and a call after it. */
const withCalls = (): Brief[] =>
  shortWishes().flatMap(({ language, description, ...known }, at) => {
    const call = CALLS[language]?.[Math.floor(at / EVERY) % EVERY] ?? ''
    return at % EVERY_SECOND === 1 ? [{ ...known, description: `${description} ${call}` }] : []
  })

const AND: Readonly<Record<string, readonly string[]>> = {
  en: [', plus', ' and', ',', ', also'],
  de: [' und', ',', ', dazu', ' sowie'],
  es: [' y', ',', ', además', ' y también'],
  fr: [' et', ',', ', plus', ' et aussi'],
}

/** A short wish, and in the same sentence the name of one that no package knows. */
const unknownInList = (read: Reader): CaseOfClause[] => {
  const unknown = Map.groupBy(
    knownBesideUnknown().flatMap(one => (one.isSeen ? one.unknown.map(wish => ({ wish, language: one.brief.language })) : [])),
    ({ language }) => String(language),
  )
  return shortWishes().flatMap((known, at) => {
    const others = unknown.get(known.language) ?? []
    const words = AND[known.language] ?? []
    const wish = others[at % Math.max(1, others.length)]?.wish
    if (at % EVERY_SECOND > 0 || wish === undefined) return []
    const own = read({ title: '', description: `${known.description.replace(/[.!?]+$/, '')}${words[at % words.length] ?? ','} ${wish}` })
    if (!idsOf(own).has(known.wanted) || own.planned.chosen.size > 1) return []
    const isWish: Verdict = (sentence, clause) => own.reading.sentences[sentence]?.clauses[clause]?.text.includes(wish)
    return casesOf(own, 'known and unknown', 2, isWish)
  })
}

const seen = (briefs: readonly { brief: Brief; isSeen: boolean }[]): Brief[] =>
  briefs.flatMap(({ brief, isSeen }) => (isSeen ? [brief] : []))

/** Of the lists of items one in so many. */
const ONE_LIST_OF = 5
const someLists = (): BriefInParts[] =>
  itemsInParts()
    .filter(({ isSeen }) => isSeen)
    .flatMap(({ inParts }, at) => (at % ONE_LIST_OF === 0 ? [inParts] : []))

/** All that the trees learn from: briefs that nothing learned of wishes was taught, read by what was learned. */
export const casesLeftOpen = (read: Reader): CaseOfClause[] => [
  ...taughtInThirds().flatMap(({ briefs, sayings, learned }) => {
    const readWithout = createReader(learned)
    return [
      ...briefs.flatMap((brief, at) => {
        const own = readWithout(briefInParts(brief))
        return [...casesInParts(brief, at, 'in parts, taught', own, 1), ...withoutEach(brief, at, 'in parts, one taken away', own, 0.25)]
      }),
      ...inTwosAndOneLess(sayings, 'sayings in twos', readWithout, 0.25),
    ]
  }),
  ...inTwosAndOneLess(inTwos(shortWishes()), 'short wishes in twos', read, 0.5),
  ...inTwosAndOneLess(someLists(), 'items of a list', read, 0.5),
  ...inParts(
    keptHurried().flatMap(one => (one.isSeen ? [one.inParts] : [])),
    'of hurried clients',
    read,
  ),
  ...allPlanned(writtenBriefs(), 'written', 0.25, read),
  ...allPlanned(shortWishes(), 'short wishes of strangers', 0.5, read),
  ...allPlanned(withCalls(), 'short wishes with a call', 2, read),
  ...allPlanned(seen(severalShort()), 'several in a short brief', 1, read),
  ...allPlanned(seen(oneBesideMentions()), 'one beside mentions', 0.5, read),
  ...listedAndOneLess(read),
  ...besideUnknown(read),
  ...unknownAfterKnown(read),
  ...unknownInList(read),
]
