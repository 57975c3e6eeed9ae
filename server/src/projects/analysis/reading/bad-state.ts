const BAD =
  'outdated|dated|worn|unsafe|dangerous|unfinished|broken|crooked|leak(?:s|ing|y)?|cracked|useless|' +
  'alt|veraltet|abgenutzt|unsicher|gefahrlich|unfertig|kaputt|defekt|undicht|schief|gesprungen|zerschossen|verrostet|' +
  'viej[oa]s?|anticuad[oa]s?|gastad[oa]s?|insegur[oa]s?|peligros[oa]s?|inacabad[oa]s?|rot[oa]s?|torcid[oa]s?|' +
  'vieux|vieilles?|vetustes?|obsoletes?|rouillee?s?|fissuree?s?|casse[es]*|dangereu(?:x|ses?)|inacheve[es]*|en panne'
const IS = 'is|are|was|were|ist|sind|war|waren|es|son|esta|estan|est|sont|etait'
const HOW =
  'already|schon|ya|deja|very|so|too|still|now|sehr|zu|noch|jetzt|aber|nun|muy|demasiado|pero|ahora|tres|trop|encore|mais|maintenant|but'

/** 'Die Leitungen sind schon alt', 'the SEO was done badly': what is in a bad state is not done. */
const IS_BAD = new RegExp(
  `\\b(?:${IS}) (?:(?:${HOW}) )*(?:${BAD}|old)\\b|\\b(?:badly|poorly|never finished|schlecht gemacht|nie fertig|mal hech[oa]s?|mal fait)\\b`,
)

/** 'Redone in 1990', 'wurde 1985 gefliest': done so long ago that it is to be done again. */
const LONG_AGO =
  /\b(?:(?:re)?done|made|(?:re)?built|renovated|fitted|installed|replaced|renewed|painted|tiled|rewired|gemacht|gebaut|saniert|renoviert|eingebaut|erneuert|gestrichen|gefliest|verlegt|hech[oa]s?|reformad[oa]s?|instalad[oa]s?|cambiad[oa]s?|fait[es]*|refait[es]*|pose[es]*|change[es]*|renove[es]*) (?:\w+ )?(?:in|en|im jahr|von) (?:19\d\d|20[01]\d)(?! ?\p{L})|\b(?:wurden?|fue|fueron) (?:19\d\d|20[01]\d) |\bvon (?:19\d\d|20[01]\d)(?=\W*$)|\b(?:instalo|hizo|hicieron|pinto|puso|monto|cambio|put in|did|made|built|wrote|ecrits?|ecrites?) [^,;:.!?]{0,40}\b(?:in|en|im jahr) (?:19\d\d|20[01]\d)\b|\b(?:hace (?:muchos )?anos|(?:many|some|several) years ago|ages ago|vor (?:vielen )?jahren|il y a des annees)(?=\W*$)/u

/** 'Designed by a friend, and | never finished', 'replaced but unsafe': how what was said before goes on. */
const GOES_ON_BADLY = new RegExp(
  `(?:^\\W*(?:(?:and|und|y|et) )?|\\b(?:but|aber|pero|mais) )(?:(?:${IS}|it|they|has|have|hat|haben|wurden?|fue|a|ete|${HOW}) )*` +
    `(?:(?:never|nie|niemals|nunca|jamais) (?:\\w+ )?(?:finished|worked|fertig|funktioniert|termin(?:o|ad[oa]s?)|acab(?:o|ad[oa]s?)|funciono|termine[es]*|fini[es]*|marche)|(?:half|only half)[- ](?:done|finished)|badly|poorly|schlecht|${BAD})\\b`,
)
/** 'Esta mal', 'est rate': words that mean something else where nothing says 'is'. */
const IS_WRONG =
  /\b(?:es|esta|estan|fue) mal\b|\b(?:est|sont|a ete) rate[es]*\b|\b(?:is|are|was|were) (?:done )?wrong(?:ly)?\b|\b(?:ist|sind) falsch\b/

/** 'Two reminders were ignored': what came to nothing is not done. */
const CAME_TO_NOTHING =
  /\b(?:is|are|was|were|been|got) (?:both |all |simply |just )?(?:ignored|rejected|refused|denied|declined|disputed|unanswered)\b|\b(?:remain(?:s|ed)?|went) unanswered\b|\b(?:wurden?|ist|sind) (?:\w+ )?(?:ignoriert|abgelehnt|verweigert|zuruckgewiesen)\b|\bblieb(?:en)? (?:unbeantwortet|ohne antwort|erfolglos|ohne erfolg)\b|\b(?:fue|fueron|han sido) (?:ignorad|rechazad|denegad)[oa]s?\b|\b(?:a|ont) ete (?:ignore|refuse|rejete)[es]*\b|\brest(?:e|ee|es|ees) sans (?:reponse|effet|suite)\b|\bsin (?:respuesta|exito)\b/

/** 'I have descaled it twice, no change' */
const IN_VAIN =
  /^\W*(?:(?:but|and|aber|y|pero|et|mais) )?(?:(?:it )?(?:made )?no (?:change|luck|success|joy|effect|difference)(?=\W*$)|nothing (?:helped|changed)|(?:it |that )?(?:did not|didn['’]?t|has not|hasn['’]?t) (?:help|work|change)(?=\W*$| (?:it|anything|much|a thing)\b)|without success|to no avail|(?:hat |es )?(?:brachte|hat|bringt) nichts\b|nichts gebracht|ohne (?:erfolg|wirkung)|sin (?:exito|resultado|efecto)\b|no (?:sirvio|ayudo|cambio|funciono)|sans (?:succes|effet|resultat)|rien n['’]y fait)/

/** 'I think the pads are finished' */
const THOUGHT_WORN =
  /\b(?:think|guess|maybe|perhaps|probably|looks like|vermut\w*|glaube|wahrscheinlich|vielleicht|creo|quizas?|igual|crois|peut[- ]etre)\b.*\b(?:are finished|is finished|gone|worn(?: out)?|shot|hin|durch|runter|gastad[oa]s?|morte?s?|usees?)(?=\W*$)/

/** '... and it looks cheap' */
const LOOKS_BAD =
  /\b(?:looks?|looked|sieht|sehen|se ven?|(?:a l['’ ])?(?:air|fait)) (?:\w+ )?(?:cheap|bad|awful|terrible|ugly|amateur\w*|outdated|billig|schlecht|furchtbar|hasslich|veraltet|mal|barat[oa]s?|fe[oa]s?|horribles?|moche|amateur|vieillot)\b/

/** Whether a folded clause says that what it speaks of is in a bad state, or the clause that follows it does. */
export const saysBadState = (clause: string, next = ''): boolean =>
  IS_BAD.test(clause) ||
  LONG_AGO.test(clause) ||
  THOUGHT_WORN.test(`${clause} ${next}`) ||
  IN_VAIN.test(next) ||
  [clause, next].some(text => [GOES_ON_BADLY, IS_WRONG, CAME_TO_NOTHING, LOOKS_BAD].some(pattern => pattern.test(text)))
