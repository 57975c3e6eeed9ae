const NOBODY_HAS = "(?:nobody|no one|none of us) (?:has|have|did|ever)|niemand\\p{L}* (?:hat|bisher)|nadie (?:ha|hizo)|personne n['’]? ?a"

const LACKS = new RegExp(
  `\\b(?:yet|noch (?:kein|nicht|nie)\\p{L}*|(?:aun|todavia) no|no (?:\\p{L}+ )?(?:aun|todavia)|(?:pas|rien) encore|never|jamais|fehlt|fehlen|falta|faltan|manque\\p{L}*|missing|${NOBODY_HAS})\\b`,
  'u',
)

/** 'We have no texts yet', 'nobody has drawn it': whether a folded clause says that something is missing, which is then rather to be made. */
export const saysLacking = (clause: string): boolean => LACKS.test(clause)
