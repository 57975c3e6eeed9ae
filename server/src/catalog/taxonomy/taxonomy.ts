/** A trade: a category of the marketplace and a room of the taxonomy. */
export interface Trade {
  id: string
  /** The category's name. */
  name: string
  /** US dollars an hour where the market has too few experts to tell. */
  defaultHourlyRate: number
}

/** A skill an expert has or a task needs. */
export interface Skill {
  /** Kebab-case, for ever: it stands in the database. */
  id: string
  /** As shown. */
  name: string
  tradeId: string
  /** Other words for it, lower case, other languages included. */
  aliases: readonly string[]
  /** Ids of skills close enough to stand in for it, in part. */
  related: readonly string[]
  /** US dollars an hour; the trade's where absent. */
  defaultHourlyRate?: number
}
