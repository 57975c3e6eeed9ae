import { fold } from '../../../catalog/taxonomy/fold.ts'

const TO_A_MACHINE = [
  /\b(?:ignore|disregard|forget|override|bypass) (?:all |any |the |your |these |every )*(?:previous|prior|above|earlier|preceding|existing|instructions?|rules?|prompts?)\b/,
  /^\s*(?:\[|<|#+ ?|\/\*)?\s*(?:system|assistant|developer|admin|user)\s*(?:prompt|message|note|override)?\s*(?:\]|>|:)/,
  /\b(?:system prompt|jailbreak|developer mode|as an ai\b|language model|prompt injection)/,
  /\byou are (?:now )?(?:an? )?(?:ai|assistant|chatbot|language model|unrestricted|dan)\b/,
  /\b(?:set|make|put|price|estimate|report|output|return) (?:all |every |the |each |total |your )*(?:costs?|prices?|hours|estimates?|totals?|budgets?|rates?|tasks?|complexity) (?:to|as|at|equal|is|=)? ?(?:zero|0|1|one|free|low|nothing)\b/,
  /\b(?:output|print|reveal|return|respond with|reply with|answer with) (?:only |just |exactly )*(?:json|the prompt|your (?:prompt|instructions)|the following|one task|1 task|ok|yes)\b/,
  /\b(?:ignoriere?|vergiss) (?:alle |die )*(?:vorherigen|bisherigen|obigen)\b/,
  /\b(?:ignora|olvida) (?:todas? |las |los )*(?:instrucciones|anteriores)\b/,
  /\b(?:ignore[zr]?|oublie[zr]?) (?:toutes? |les )*(?:instructions|consignes)\b/,
  /<\/?script\b|\bdrop table\b/,
]

/** Whether a sentence speaks to the program that reads the brief instead of describing work: it is quoted as not understood and has no effect. */
export const isInstructionToMachine = (sentence: string): boolean => {
  const folded = fold(sentence)
  return TO_A_MACHINE.some(pattern => pattern.test(folded))
}
