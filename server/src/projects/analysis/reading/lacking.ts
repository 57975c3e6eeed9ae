const NOBODY_HAS = [
  '(?:nobody|no one|none of us) (?:has|have) (?!to\\b)|(?:nobody|no one|none of us) (?:did|ever)',
  '(?:niemand\\p{L}*|keiner) hat (?:\\p{L}+ ){0,4}?(?:gemacht|gezeichnet|geschrieben|gebaut|erstellt|gemessen|geplant|gepruft)|niemand\\p{L}* bisher',
  'nadie (?:lo |la |los |las )?(?:ha|hizo)',
  "personne (?:n['’]? ?|ne )(?:l['’])?a",
].join('|')
const MISSING =
  "(?:do|does|have|has)(?:n['’]?t| not|nt) even (?:have|own|got|start|work|know)|yet|nowhere|nirgend(?:wo|s)|nulle part|en ninguna parte|noch (?:kein|nicht|nie)\\p{L}*|(?:aun|todavia) no|no (?:\\p{L}+ )?(?:aun|todavia)|(?:pas|rien) encore|never(?! been better)|jamais|(?:fehlt|fehlen)(?! (?:nicht|nichts)\\b)|(?<!\\b(?:no|sin|no hace|hace) )(?:falta|faltan)(?! nada)|(?<!\\b(?:ne|rien ne) )manque\\p{L}*|missing"
const LACKS = new RegExp(`\\b(?:${MISSING}|${NOBODY_HAS})\\b`, 'u')

/** 'Wir haben zwei Jahre lang keine Abrechnung gemacht': what was not done is to be done; 'wir wollen keine Texte geschrieben' refuses. */
export const WAS_NOT_DONE =
  /\b(?:hab|habe|haben|hat|wurden?)\b(?![^.;:!?]*\b(?:schon|bereits)\b)[^.;:!?]*\bkein\w* (?:[\w-]+ ){1,4}(?:gemacht|erstellt|geschrieben|gefuhrt)\b/

/** 'Not confident with the wiring', 'das traue ich mir nicht zu': what a client cannot do is to be done for him. */
const CANNOT =
  /\b(?:not (?:very |so |really |at all )?(?:confident|comfortable|sure how|good (?:at|with)|handy|able)|don['’ ]?t (?:know how|trust myself|dare)|tra(?:u|ue|uen) (?:ich |wir )?(?:mir|mich|uns)\b[^.;:!?]*\bnicht|no (?:me atrevo|me manejo|se como|entiendo)|(?:pas (?:a l['’ ]aise|doue\w*|bricoleu\w+)|n['’ ]?ose pas|ne sais pas))\b/u

/** 'We have no texts yet', 'nobody has drawn it': whether a folded clause says that something is missing, which is then rather to be made. */
export const saysLacking = (clause: string): boolean => LACKS.test(clause) || WAS_NOT_DONE.test(clause) || CANNOT.test(clause)
