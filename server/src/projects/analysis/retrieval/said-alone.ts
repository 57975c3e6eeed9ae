import type { BriefInParts } from '../knowledge/briefs-in-parts.ts'
import type { PackageTemplate } from '../knowledge/package-template.ts'
import { readBrief } from '../reading/brief-reading.ts'
import type { Language } from '../reading/stop-words.ts'

/** Of so many sayings one: more of them, and longer briefs are heard to ask for what they only tell. Those in pairs do no such harm. */
const ONE_OF = 36
const ONE_IN_PAIRS_OF = 5
/** The next package begins elsewhere in its list, since the lists tell of one kind of client after the other. */
const STEP_A_PACKAGE = 5
const MOST_WORDS_OF_ONE = 8

const AND: Record<Language, string> = { en: ' and ', de: ' und ', es: ' y ', fr: ' et ', it: ' e ' }
const COMMA = ', '

const wishOf = (language: Language, text: string): BriefInParts => ({
  language,
  title: '',
  hours: [1, 1],
  parts: [{ part: 'wish', packages: [], text }],
})

interface Said {
  language: Language
  text: string
}

/** Of one sentence: of several one may only tell. */
const plainlySaid = ({ said }: PackageTemplate, place: number, oneOf: number): Said[] =>
  said
    .filter((_, at) => (place * STEP_A_PACKAGE + at) % oneOf === 0)
    .flatMap(text => {
      const { sentences, language } = readBrief({ title: '', description: text })
      return sentences.length === 1 && language !== null ? [{ language, text: text.replace(/[.!]+$/, '') }] : []
    })

/** What stands between two of one language: in one sentence without a word or with one, in two, on two lines. */
const between = (language: Language, at: number): string => [COMMA, '. ', AND[language], '\n'][at % 4] ?? COMMA

/** Two of one language that stand far from one another, and so are of two packages: each asks for its own. */
const inPairs = (said: readonly Said[]): BriefInParts[] => {
  const short = said.filter(({ text }) => text.split(' ').length <= MOST_WORDS_OF_ONE && !text.endsWith('?'))
  return [...Map.groupBy(short, ({ language }) => language)].flatMap(([language, own]) => {
    const half = Math.ceil(own.length / 2)
    return own.slice(half).map(({ text }, at) => wishOf(language, `${own[at]?.text ?? ''}${between(language, at)}${text}`))
  })
}

/**
 * Briefs that are nothing but what clients say of a package, or of two: 'the bathroom drain is blocked' tells how things are
 * in a long letter, and is the whole wish where nothing else is said.
 */
export const saidAlone = (packages: readonly PackageTemplate[]): BriefInParts[] => {
  const saidOneOf = (oneOf: number) => packages.flatMap((template, place) => plainlySaid(template, place, oneOf))
  return [...saidOneOf(ONE_OF).map(({ language, text }) => wishOf(language, text)), ...inPairs(saidOneOf(ONE_IN_PAIRS_OF))]
}
