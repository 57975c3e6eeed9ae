/** Sides of a thing that has two of them. */
const SIDES: readonly (readonly [RegExp, RegExp])[] = [
  [/\b(?:rear|back)\b/, /\bfront\b/],
  [/\b(?:upstairs|upper)\b/, /\b(?:downstairs|lower)\b/],
  [/\b(?:hinten|hinter\p{L}+)\b/u, /\b(?:vorn|vorne|vorder\p{L}+)\b/u],
  [/\blinke[nrs]?\b/, /\brechte[nrs]?\b/],
  [/\btraser[oa]s?\b/, /\bdelanter[oa]s?\b/],
  [/\bizquierd[oa]s?\b/, /\bderech[oa]s?\b/],
  [/\barriere\b/, /\bavant\b/],
  [/\bgauche\b/, /\bdroite?\b/],
]

/** 'The rear discs were done last autumn' beside front brakes that squeal: what is done on one side leaves the other to be done. */
export const isOfOtherSide = (words: string, folded: string): boolean =>
  SIDES.some(([one, other]) => (one.test(words) && other.test(folded)) || (other.test(words) && one.test(folded)))
