import { isJudgedHarm } from './harm-judge.ts'
import { rulesAskedIn } from './harm-rules.ts'
import { sentencesOf } from './signs-of-harm.ts'

/** The wishes of a text that the rules take for ones that would harm somebody or break the law, in our words. */
export const harmsAskedIn = (text: string): string[] => rulesAskedIn(text).map(({ wish }) => wish)

/** What so many rules take for harm does not become lawful by a lawful wish beside it: 'hack into her phone. Also repair my own phone'. */
const MANY_RULES = 3
const isHarmByManyRules = (sentence: string): boolean => rulesAskedIn(sentence).length >= MANY_RULES && isJudgedHarm(sentence)

/**
 * Whether a text asks for something that would harm somebody or break the law. A word by itself ('poison', 'bomb') asks for nothing. What the
 * rules say is one of the signs that are weighed: alone they took long harmless briefs for harm and passed over what is said in other words.
 */
export const asksForHarm = (text: string): boolean => isJudgedHarm(text) || sentencesOf(text).some(isHarmByManyRules)
