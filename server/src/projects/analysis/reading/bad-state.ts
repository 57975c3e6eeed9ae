/** 'Die Leitungen sind schon alt', 'the SEO was done badly', 'redone in 1990': what is in a bad state is not done. */
const IS_BAD =
  /\b(?:is|are|ist|sind|es|son|esta|estan|est|sont) (?:already |schon |ya |deja )?(?:very |so |too |sehr |zu |muy |tres |trop )?(?:old|outdated|dated|worn|unsafe|alt|veraltet|abgenutzt|unsicher|viej[oa]s?|anticuad[oa]s?|gastad[oa]s?|insegur[oa]s?|vieux|vieilles?|vetustes?|obsoletes?|fissuree?s?|casse[es]*|rot[oa]s|gesprungen)\b|\b(?:badly|poorly|never finished|schlecht gemacht|nie fertig|mal hech[oa]s?|mal fait)\b|\b(?:in|from|en|de|von|aus|seit|since) (?:19\d\d|200\d)\b/

/** 'Designed by a friend, and | never finished', 'replaced but unsafe': how what was said before goes on. */
const GOES_ON_BADLY =
  /(?:^\W*(?:(?:and|und|y|et) )?|\b(?:but|aber|pero|mais) )(?:(?:is|are|was|were|has|have|it|they|ist|sind|wurde|wurden|hat|haben|es|son|esta|estan|fue|est|sont|ete|still|now|noch|jetzt|ahora|maintenant) )*(?:never|nie|niemals|nunca|jamais|unsafe|dangerous|unfinished|outdated|(?:half|only half)[- ](?:done|finished)|wrong(?:ly)?|crooked|badly|poorly|useless|falsch|schief|unfertig|gefahrlich|unsicher|schlecht|mal|peligros[oa]s?|insegur[oa]s?|inacabad[oa]s?|dangereu(?:x|ses?)|inacheve[es]*|rates?)\b/

/** Whether a folded clause says that what it speaks of is in a bad state, or the clause that follows it does. */
export const saysBadState = (clause: string, next = ''): boolean =>
  IS_BAD.test(clause) || GOES_ON_BADLY.test(clause) || GOES_ON_BADLY.test(next)
