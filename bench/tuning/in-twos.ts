import { PACKAGES } from '../../server/src/projects/analysis/knowledge/packages.ts'
import type { TuningBrief } from './tuning-brief.ts'

type Wish = Pick<TuningBrief, 'language' | 'description' | 'wanted'>

const tradeOf = new Map(PACKAGES.map(({ id, tradeId }) => [id, tradeId]))

const ALSO: Record<TuningBrief['language'], string> = { en: 'Also: ', de: 'Außerdem: ', es: 'Además: ', fr: 'Aussi : ' }

/** As people put one wish after another. */
const WAYS: readonly ((texts: readonly string[], also: string) => string)[] = [
  texts => texts.join(' '),
  texts => texts.join('\n'),
  texts => texts.map(text => `- ${text}`).join('\n'),
  (texts, also) => texts.join(` ${also}`),
]

const ended = (text: string): string => (/[.!?]$/.test(text) ? text : `${text}.`)

/** How far apart the two of a brief stand in their list, so that they are of different trades. */
const APART = [11, 37]
/** Every so often a third one. */
const THREE_OF = 3

/** Wishes that each ask for one work, several in one short brief and no word besides. */
export const inTwos = (wishes: readonly Wish[]): TuningBrief[] =>
  [...Map.groupBy(wishes, ({ language }) => language)].flatMap(([language, own]) =>
    APART.flatMap((apart, turn) =>
      own.flatMap((one, at) => {
        const places = (at + turn) % THREE_OF === 0 ? [at, at + apart, at + 2 * apart] : [at, at + apart]
        const together = places.flatMap(place => own[place % own.length] ?? one)
        if (new Set(together.map(({ wanted }) => tradeOf.get(wanted))).size < together.length) return []
        const texts = together.map(({ description }) => ended(description))
        const description = WAYS[at % WAYS.length]?.(texts, ALSO[language]) ?? ''
        return [{ language, title: '', description, wanted: together.map(({ wanted }) => wanted).join(' ') }]
      }),
    ),
  )
