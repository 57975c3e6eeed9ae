import type { BriefInParts } from '../../server/src/projects/analysis/knowledge/briefs-in-parts.ts'
import { PACKAGES } from '../../server/src/projects/analysis/knowledge/packages.ts'
import { PLANNED_ALREADY } from '../../server/src/projects/analysis/knowledge/same-trouble.ts'
import { briefInParts } from './in-parts.ts'
import { type Language, type ListBrief, listLines } from './list-lines.ts'

const templateOf = new Map(PACKAGES.map(template => [template.id, template]))

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
  const items = listLines()
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
