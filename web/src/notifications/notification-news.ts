interface Told {
  id: number
}

/** Tells what is new since the first list of unread notifications was there. */
export class NotificationNews {
  #newestId: number | null = null
  /** Found in a list before its event came. */
  readonly #early = new Set<number>()

  /** A list of unread ones: answers those that are new, the oldest first. One that only slid into a list that is cut is not. */
  ofList<Item extends Told>(unread: readonly Item[]): Item[] {
    const before = this.#newestId
    this.#newestId = Math.max(before ?? 0, ...unread.map(({ id }) => id))
    if (before === null) return []
    const fresh = unread.filter(({ id }) => id > before)
    for (const { id } of fresh) this.#early.add(id)
    return fresh.toReversed()
  }

  /** One that is said to have arrived, for the first time or back from a snooze. */
  isNews({ id }: Told): boolean {
    if (this.#newestId === null || this.#early.delete(id)) return false
    this.#newestId = Math.max(this.#newestId, id)
    return true
  }
}
