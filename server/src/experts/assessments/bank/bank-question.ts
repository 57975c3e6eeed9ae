/**
 * A question of a bank. `id` is its own for good: attempts refer to it. `options`: the right one first; they are shuffled before anybody sees
 * them. `ideas`: what a short answer must name; of each list one word, or the beginning of one, is enough.
 */
export type BankQuestion =
  | { id: number; type: 'multiple_choice'; question: string; options: readonly [right: string, ...wrong: string[]] }
  | { id: number; type: 'short_answer'; question: string; ideas: readonly (readonly string[])[] }

export const choice = (id: number, question: string, right: string, ...wrong: string[]): BankQuestion => ({
  id,
  type: 'multiple_choice',
  question,
  options: [right, ...wrong],
})

export const shortAnswer = (id: number, question: string, ...ideas: (readonly string[])[]): BankQuestion => ({
  id,
  type: 'short_answer',
  question,
  ideas,
})
