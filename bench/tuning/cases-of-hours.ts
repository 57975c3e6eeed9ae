import { taughtInParts } from '../../server/src/projects/analysis/knowledge/briefs-in-parts.ts'
import { briefInParts } from './in-parts.ts'
import { letters } from './letters.ts'
import type { TuningBrief } from './tuning-brief.ts'
import { openBriefs } from './tuning-briefs.ts'

/** A brief, and the least and most hours that experts asked for. */
export interface BriefOfHours {
  list: string
  title: string
  description: string
  range: readonly [low: number, high: number]
}

const ofList = (list: string, briefs: readonly Pick<TuningBrief, 'title' | 'description' | 'hours'>[]): BriefOfHours[] =>
  briefs.flatMap(({ title, description, hours: range = [0, 0] }) => (range[1] === 0 ? [] : [{ list, title, description, range }]))

/** All of which the hours are known, but those that are only measured. */
export const briefsOfHours = (): BriefOfHours[] => [
  ...ofList('in parts, taught', taughtInParts().map(briefInParts)),
  ...ofList(
    'letters, seen',
    letters().flatMap(({ brief, isSeen }) => (isSeen ? [brief] : [])),
  ),
  ...ofList('tuning set, open', openBriefs()),
]

/** Whether something puts the hours of a plan into the range that experts asked for (true) or out of it (false); null where it does neither. */
export const putsInRange = ({ range: [low, high] }: BriefOfHours, without: number, withIt: number): boolean | null => {
  const isIn = (hours: number) => hours >= low && hours <= high
  return isIn(without) === isIn(withIt) ? null : isIn(withIt)
}
