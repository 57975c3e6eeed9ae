/** A choice of this browser's owner, kept in it under `key`; null stands for what holds when nothing was chosen. */
export interface StoredChoice {
  read(): string | null
  choose(choice: string | null): void
  /** Hears of a choice made here, and of one made in another tab. */
  subscribe(listener: () => void): () => void
}

export const storedChoice = (key: string): StoredChoice => {
  const listeners = new Set<() => void>()
  // Where the browser refuses storage, the choice still holds as long as the page.
  let chosen: string | null = null
  return {
    read() {
      try {
        return localStorage.getItem(key) ?? chosen
      } catch {
        return chosen
      }
    },
    choose(choice) {
      chosen = choice
      try {
        if (choice === null) localStorage.removeItem(key)
        else localStorage.setItem(key, choice)
      } catch {
        // Storage is refused: `chosen` stands.
      }
      for (const listener of listeners) listener()
    },
    subscribe(listener) {
      const hearOfOtherTabs = (event: StorageEvent) => {
        if (event.key !== key) return
        // What another tab took back holds here no more either.
        chosen = event.newValue
        listener()
      }
      listeners.add(listener)
      window.addEventListener('storage', hearOfOtherTabs)
      return () => {
        listeners.delete(listener)
        window.removeEventListener('storage', hearOfOtherTabs)
      }
    },
  }
}
