import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { understand } from '../../server/src/projects/analysis/built-in-analyst.ts'
import type { BriefInParts } from '../../server/src/projects/analysis/knowledge/briefs-in-parts.ts'
import { PACKAGES } from '../../server/src/projects/analysis/knowledge/packages.ts'
import { PLANNED_ALREADY } from '../../server/src/projects/analysis/knowledge/same-trouble.ts'
import { briefInParts } from './in-parts.ts'
import type { TuningBrief } from './tuning-brief.ts'
import { isLanguage } from './written-briefs.ts'

type Language = TuningBrief['language']
type Kind = 'item' | 'one' | 'had'

interface Line {
  kind: Kind
  packageId: string
  language: Language
  text: string
  /** Its ordinal among the items of its package in its language, from 0. */
  turn: number
  isSeen: boolean
}

/** A brief, and whether anybody looked at it when something was mended. */
export interface ListBrief {
  brief: TuningBrief
  isSeen: boolean
}

const placeOf = new Map(PACKAGES.map(({ id }, place) => [id, place]))
const templateOf = new Map(PACKAGES.map(template => [template.id, template]))

const isKind = (text: string): text is Kind => text === 'item' || text === 'one' || text === 'had'

/**
 * How a hurried client names a work as one item of a list (three in each language for each package), lists of the parts of one work, and lists of what is
 * there beside one work that is wanted (2026-11-27). Written by people who saw the titles of the packages; those of every second package were never looked at.
 */
const readLines = (): Line[] => {
  const turns = new Map<string, number>()
  return readFileSync(join(import.meta.dirname, 'lists', 'list-items.txt'), 'utf8')
    .trim()
    .split('\n')
    .map(line => {
      const [kind = '', packageId = '', language = '', ...texts] = line.split(' | ')
      const place = placeOf.get(packageId)
      if (!isKind(kind) || !isLanguage(language) || place === undefined) throw new Error(`no line: ${line}`)
      const of = `${kind} ${packageId} ${language}`
      const turn = turns.get(of) ?? 0
      turns.set(of, turn + 1)
      return { kind, packageId, language, text: texts.join(' | '), turn, isSeen: place % 2 === 0 }
    })
}

let known: Line[] | undefined
/** Read once: it is asked for again and again. */
const lines = (): Line[] => (known ??= readLines())

/** Of what is only measured: all of it would take as long as all the other lists together. */
const ONE_OF = 5

const briefOf = ({ language, text, packageId, isSeen }: Line): ListBrief => ({
  brief: { language, title: '', description: text, wanted: packageId },
  isSeen,
})

/** Items that are the whole brief. */
const itemsAlone = (): ListBrief[] => lines().flatMap(line => (line.kind === 'item' ? [briefOf(line)] : []))

/** One work, told as a list of its parts, or beside others that are there. */
export const onesAsList = (kind: 'one' | 'had'): ListBrief[] => lines().flatMap(line => (line.kind === kind ? [briefOf(line)] : []))

/** Trades that one client needs at once: a house, a firm's appearance, its computers, its plant, its office. */
const TOGETHER: readonly (readonly string[])[] = [
  ['electrical', 'plumbing', 'heating-cooling', 'appliances', 'home-repair', 'garden', 'smart-home', 'architecture'],
  ['web-development', 'graphic-design', 'product-design', 'audio-video', 'marketing', 'writing', 'translation'],
  ['mobile-apps', 'software-engineering', 'data-ai', 'cloud-devops', 'cybersecurity', 'it-support', 'networks'],
  ['machines', 'cad-3d', 'ar-vr', 'vehicles'],
  ['legal', 'accounting', 'education', 'events'],
]
/** What parts the items of a list; a space follows. */
const BETWEEN: Record<Language, readonly string[]> = {
  en: [',', '\n', ' +', ';', ' and'],
  de: [',', '\n', ' +', ';', ' und'],
  es: [',', '\n', ' +', ';', ' y'],
  fr: [',', '\n', ' +', ';', ' et'],
}
/** How far apart those of a list stand among the packages of their trades. */
const APART = [1, 5]
const SIZES = [2, 3, 4]

/** Whether the one is all or part of the other, so that it is no wish of its own beside it. */
const isOneOf = (one: string, other: string): boolean =>
  templateOf.get(one)?.covers.includes(other) === true || ` ${PLANNED_ALREADY[one] ?? ''} `.includes(` ${other} `)

const arePlannedApart = (ids: readonly string[]): boolean =>
  ids.every((one, at) => ids.every((other, place) => at === place || (one !== other && !isOneOf(one, other))))

/** Several items of trades that belong together in one brief, and no word besides. */
export const itemsInParts = (): { inParts: BriefInParts; isSeen: boolean }[] => {
  const items = lines()
    .filter(({ kind }) => kind === 'item')
    .toSorted((one, other) => one.turn - other.turn)
  const groups = Map.groupBy(items, ({ language, isSeen, packageId }) => {
    const tradeId = templateOf.get(packageId)?.tradeId ?? ''
    return `${language} ${isSeen} ${TOGETHER.findIndex(trades => trades.includes(tradeId))}`
  })
  return [...groups.values()].flatMap(own =>
    APART.flatMap((apart, turn) =>
      own.flatMap((first, at) => {
        const size = SIZES[(at + turn) % SIZES.length] ?? 2
        const several = Array.from({ length: size }, (_, place) => own[(at + place * apart) % own.length] ?? first)
        const between = BETWEEN[first.language][(at + turn) % BETWEEN[first.language].length] ?? ','
        if (!arePlannedApart(several.map(({ packageId }) => packageId))) return []
        const parts = several.map(({ packageId, text }, place) => ({
          part: 'wish' as const,
          packages: [packageId],
          text: place < several.length - 1 ? `${text}${between}` : text,
        }))
        return [{ inParts: { language: first.language, title: '', hours: [0, 0] as const, parts }, isSeen: first.isSeen }]
      }),
    ),
  )
}

export const itemsTogether = (): ListBrief[] => itemsInParts().map(({ inParts, isSeen }) => ({ brief: briefInParts(inParts), isSeen }))

const idsIn = ({ title, description }: TuningBrief): string[] =>
  understand({ title, description }).choice.chosen.map(({ template }) => template.id)

const isAll = ({ wanted }: TuningBrief, ids: readonly string[]): boolean => wanted.split(' ').every(id => ids.includes(id))
const isNoMore = ({ wanted }: TuningBrief, ids: readonly string[]): boolean => ids.every(id => wanted.split(' ').includes(id))

export const rowsOfLists = (): string[][] => {
  const row = (what: string, briefs: readonly ListBrief[], isRight: (brief: TuningBrief, ids: readonly string[]) => boolean): string[] => [
    what,
    ...[true, false].map(isSeen => {
      const own = briefs.filter(one => one.isSeen === isSeen)
      return `${own.filter(({ brief }) => isRight(brief, idsIn(brief))).length} of ${own.length}`
    }),
  ]
  const isBoth = (brief: TuningBrief, ids: readonly string[]) => isAll(brief, ids) && isNoMore(brief, ids)
  const some = (briefs: readonly ListBrief[]) => briefs.filter((_, at) => at % ONE_OF === 0)
  const [alone, together] = [some(itemsAlone()), some(itemsTogether())]
  return [
    row('one item alone: just that', alone, isBoth),
    row('several items: all of them planned', together, isAll),
    row('several items: all of them and nothing else', together, isBoth),
    row('a list of parts of one work: just that', onesAsList('one'), isBoth),
    row('one work beside what is there: just that', onesAsList('had'), isBoth),
  ]
}
