import { draftOf } from '../platform/draft.ts'
import { isIdText } from '../platform/id-text.ts'

const KEPT_FOR_MS = 30 * 24 * 60 * 60_000

const KINDS = ['service', 'expert'] as const
/** Where somebody decided to hire: at a service, for its expert at its rate, or at the page of the expert himself. */
export interface WantedFrom {
  kind: (typeof KINDS)[number]
  id: number
}

const fromText = (textOf: (kind: WantedFrom['kind']) => string | null | undefined): WantedFrom | null => {
  for (const kind of KINDS) {
    const text = textOf(kind)
    if (isIdText(text)) return { kind, id: Number(text) }
  }
  return null
}

/** As the address says it. */
export const readWantedFrom = (address: URLSearchParams): WantedFrom | null => fromText(kind => address.get(kind))
export const withWantedFrom = (path: string, from: WantedFrom | null): string => (from === null ? path : `${path}?${from.kind}=${from.id}`)

/** The same, for a project that was made on the way: its plan comes later, and perhaps in another tab. */
const draftFor = (projectId: number) =>
  draftOf<Record<WantedFrom['kind'], string>>(`wanted-${projectId}`, KINDS, { keptForMs: KEPT_FOR_MS })

export const keepWantedFrom = (projectId: number, { kind, id }: WantedFrom): void => draftFor(projectId).save({ [kind]: String(id) })
export const forgetWantedFrom = (projectId: number): void => draftFor(projectId).clear()
export const wantedFromOf = (projectId: number): WantedFrom | null => {
  const kept = draftFor(projectId).load()
  return fromText(kind => kept[kind])
}
