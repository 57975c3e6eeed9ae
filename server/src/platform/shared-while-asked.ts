/** A question that many ask at once is answered to all of them together. Nothing is kept: who asks after the answer asks anew. */
export const sharedWhileAsked = <Args extends unknown[], Answer>(ask: (...args: Args) => Promise<Answer>) => {
  const asked = new Map<string, Promise<Answer>>()
  return {
    /** What is asked for is told apart by its JSON. */
    ask: (...args: Args): Promise<Answer> => {
      const key = JSON.stringify(args)
      const shared = asked.get(key)
      if (shared) return shared
      const answer = ask(...args).finally(() => asked.get(key) === answer && asked.delete(key))
      asked.set(key, answer)
      return answer
    },
    /** After a change: who asks from now on is not answered with what was being looked up before. */
    forget: () => asked.clear(),
  }
}
