import { isJudgedHarm } from './harm-judge.ts'
import { rulesAskedIn } from './harm-rules.ts'

/** The wishes of a text that the rules take for ones that would harm somebody or break the law, in our words. */
export const harmsAskedIn = (text: string): string[] => rulesAskedIn(text).map(({ wish }) => wish)

/**
 * Whether a text asks for something that would harm somebody or break the law. A word by itself ('poison', 'bomb') asks for nothing. What the
 * rules say is one of the signs that are weighed: alone they took long harmless briefs for harm and passed over what is said in other words.
 */
export const asksForHarm = (text: string): boolean => isJudgedHarm(text)
