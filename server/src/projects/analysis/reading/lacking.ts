const NOBODY_HAS = [
  '(?:nobody|no one|none of us) (?:has|have) (?!to\\b)|(?:nobody|no one|none of us) (?:did|ever)',
  '(?:niemand\\p{L}*|keiner) hat (?:\\p{L}+ ){0,4}?(?:gemacht|gezeichnet|geschrieben|gebaut|erstellt|gemessen|geplant|gepruft)|niemand\\p{L}* bisher',
  'nadie (?:lo |la |los |las )?(?:ha|hizo)',
  "personne (?:n['’]? ?|ne )(?:l['’])?a",
].join('|')
const MISSING =
  'yet|nowhere|nirgend(?:wo|s)|nulle part|en ninguna parte|noch (?:kein|nicht|nie)\\p{L}*|(?:aun|todavia) no|no (?:\\p{L}+ )?(?:aun|todavia)|(?:pas|rien) encore|never(?! been better)|jamais|(?:fehlt|fehlen)(?! (?:nicht|nichts)\\b)|(?<!\\b(?:no|sin|no hace|hace) )(?:falta|faltan)(?! nada)|(?<!\\b(?:ne|rien ne) )manque\\p{L}*|missing'
const LACKS = new RegExp(`\\b(?:${MISSING}|${NOBODY_HAS})\\b`, 'u')

/** 'We have no texts yet', 'nobody has drawn it': whether a folded clause says that something is missing, which is then rather to be made. */
export const saysLacking = (clause: string): boolean => LACKS.test(clause)
