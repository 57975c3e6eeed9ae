import type { BriefInParts } from '../../server/src/projects/analysis/knowledge/briefs-in-parts.ts'
import { PACKAGES } from '../../server/src/projects/analysis/knowledge/packages.ts'
import type { TuningBrief } from './tuning-brief.ts'

type Language = TuningBrief['language']
/** A wish for one work. */
export type OneWish = Pick<TuningBrief, 'language' | 'description' | 'wanted'>

const tradeOf = new Map(PACKAGES.map(({ id, tradeId }) => [id, tradeId]))

const ALSO: Record<Language, string> = { en: 'Also: ', de: 'Außerdem: ', es: 'Además: ', fr: 'Aussi : ' }
const AND: Record<Language, string> = { en: 'and ', de: 'und ', es: 'y ', fr: 'et ' }

const ended = (text: string): string => (/[.!?]$/.test(text) ? text : `${text}.`)
const bare = (text: string): string => text.replace(/[.!]$/, '')
/** What has stops of its own does not go into one sentence with others. */
const mayShareSentence = (texts: readonly string[]): boolean => !texts.some(text => /[.,;:!?]./.test(text) || text.endsWith('?'))

const inSentences = (texts: readonly string[]): string[] => texts.map(ended)
const onLines = (texts: readonly string[], before = ''): string[] =>
  texts.map((text, at) => `${before}${bare(text)}${at < texts.length - 1 ? '\n' : ''}`)
const inOneSentence = (texts: readonly string[]): string[] =>
  texts.map((text, at) => (at < texts.length - 1 ? `${bare(text)},` : ended(text)))
const afterTheFirst = (texts: readonly string[], before: string): string[] => texts.map((text, at) => (at > 0 ? `${before}${text}` : text))

type Way = (texts: readonly string[], language: Language) => string[]

/** As people put one wish after another; and as they do in one sentence, where the wishes are short. */
const WAYS: readonly Way[] = [
  texts => inSentences(texts),
  texts => onLines(texts),
  texts => onLines(texts, '- '),
  (texts, language) => afterTheFirst(inSentences(texts), ALSO[language]),
]
const IN_ONE_SENTENCE: readonly Way[] = [texts => inOneSentence(texts), (texts, language) => afterTheFirst(texts.map(bare), AND[language])]

/** How far apart the two of a brief stand in their list, so that they are of different trades. */
const APART = [11, 37]
/** Every so often a third one, in every way that they are put. */
const THREE_OF = 3
const EVERY_WAY = WAYS.length + IN_ONE_SENTENCE.length

const inOneBrief = (wishes: readonly OneWish[], language: Language, turn: number): BriefInParts => {
  const said = wishes.map(({ description }) => description)
  const ways = mayShareSentence(said) ? [...WAYS, ...IN_ONE_SENTENCE] : WAYS
  const texts = ways[turn % ways.length]?.(said, language) ?? said
  const parts = wishes.map(({ wanted, description }, at) => ({ part: 'wish' as const, packages: [wanted], text: texts[at] ?? description }))
  return { language, title: '', hours: [0, 0], parts }
}

/** Wishes that each ask for one work, several in one short brief and no word besides. */
export const inTwos = (wishes: readonly OneWish[]): BriefInParts[] =>
  [...Map.groupBy(wishes, ({ language }) => language)].flatMap(([language, own]) =>
    APART.flatMap((apart, turn) =>
      own.flatMap((one, at) => {
        const isThree = Math.floor(at / EVERY_WAY) % THREE_OF === turn
        const places = isThree ? [at, at + apart, at + 2 * apart] : [at, at + apart]
        const together = places.map(place => own[place % own.length] ?? one)
        const areApart = new Set(together.map(({ wanted }) => tradeOf.get(wanted))).size === together.length
        return areApart ? [inOneBrief(together, language, at + turn)] : []
      }),
    ),
  )
