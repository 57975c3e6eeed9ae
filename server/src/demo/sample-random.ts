import { seededUniform } from '../platform/seeded-random.ts'

/** Numbers that look random and are the same on every machine and every run: sample data must not move. */
export interface SampleRandom {
  /** From 0 up to, not including, 1. */
  next(): number
  /** A whole number from `min` to `max`, both included. */
  between(min: number, max: number): number
  pick<T>(from: readonly T[]): T
  shuffled<T>(from: readonly T[]): T[]
}

/** FNV-1a: a seed in words as 32 bits. */
const hash = (words: string): number => {
  let bits = 0x811c9dc5
  for (const character of words) bits = Math.imul(bits ^ (character.codePointAt(0) ?? 0), 0x01000193)
  return bits >>> 0
}

export const sampleRandom = (seed: string): SampleRandom => {
  const next = seededUniform(hash(seed))
  const between = (min: number, max: number) => min + Math.floor(next() * (max - min + 1))
  return {
    next,
    between,
    pick: from => {
      const picked = from[between(0, from.length - 1)]
      if (picked === undefined) throw new Error('there is nothing to pick from')
      return picked
    },
    shuffled: from => {
      const rest = [...from]
      return from.flatMap(() => rest.splice(between(0, rest.length - 1), 1))
    },
  }
}
