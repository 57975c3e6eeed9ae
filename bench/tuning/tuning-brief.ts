/** A brief of the tuning set, written before the analyst was looked at, in the way that people write. */
export interface TuningBrief {
  readonly language: 'en' | 'de' | 'es' | 'fr'
  readonly title: string
  readonly description: string
  /** Ids of packages: a space between those that must all be planned, `|` between those of which any one will do; empty when it must ask. */
  readonly wanted: string
  readonly fine?: string
  /** What no task may speak of by its title, key or skills. */
  readonly never?: RegExp
  /** What the notes of the plan, taken together, must say. */
  readonly told?: RegExp
  /** Working hours that practitioners would accept for the whole. */
  readonly hours?: readonly [number, number]
  /** Briefs of one name say the same in other words. */
  readonly wording?: string
  /** Skills that the plan must name, written as `wanted` is. */
  readonly skills?: string
  /** The trades of which every task's first skill must be: who is suggested for it goes by that one. */
  readonly leads?: string
  /** It must be refused, not only asked about. */
  readonly isHarm?: boolean
}

type More = Omit<TuningBrief, 'language' | 'title' | 'description' | 'wanted'>

export const briefsIn =
  (language: TuningBrief['language']) =>
  (title: string, description: string, wanted: string, more: More = {}): TuningBrief => ({ language, title, description, wanted, ...more })
