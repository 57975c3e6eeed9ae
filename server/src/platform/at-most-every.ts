/** An answer that is asked for at most once in a while, however many want to know; a question that failed is asked again. */
export interface Kept<T> {
  get(): Promise<T>
  /** The next who wants to know asks anew. */
  forget(): void
}

export const atMostEvery = <T>(freshMs: number, ask: () => Promise<T>): Kept<T> => {
  let kept: { answer: Promise<T>; until: number } | undefined
  return {
    get: () => {
      if (kept && Date.now() < kept.until) return kept.answer
      const answer = ask()
      kept = { answer, until: Date.now() + freshMs }
      answer.catch(() => {
        if (kept?.answer === answer) kept = undefined
      })
      return answer
    },
    forget: () => {
      kept = undefined
    },
  }
}
