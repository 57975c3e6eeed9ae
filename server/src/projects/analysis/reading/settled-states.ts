/**
 * States that say that something is done, by whatever participle: 'the base was poured three weeks ago', 'Gerüst steht', 'el edificio está
 * modelado'. Sources of patterns over folded text; what is a trouble, and what only tells where and how old a thing is, is no such state.
 */

const ENGLISH_NOT_DONE =
  'broken|cracked|damaged|blocked|clogged|stolen|torn|bent|stuck|frozen|dented|rusted|rotten|infected|worn|burn\\w*|scratched|flooded|hacked|encrypted|locked|soaked|stained|loosened|needed|wanted|required|planned|supposed|expected|interested|used|called|named|located|situated|divided|based|attached|enclosed|included|excluded|limited|tired|worried|confused|married|retired|disabled|closed|opened|open|rented|covered|connected|seen|given|known|driven|eaten|frightened|heated|shared|faded|peeled|tilted|jammed|seized|leaked|warped|sunken|fallen|swollen|spoken|written off|allowed|involved|concerned|due'
const ENGLISH_DONE = `(?!(?:${ENGLISH_NOT_DONE})\\b)[a-z]{2,}(?:ed|en)|made|built|cut|laid|dug|drawn|set up|put up|hung|paid|shot|run|done|sorted|live|poured`
const WHEN_DONE = '(?:by|last|yesterday|already|this (?:week|month|year)|(?:\\w+ ){1,2}(?:days?|weeks?|months?) ago)'

const SPANISH_NOT_DONE =
  'averiad|oxidad|atascad|danad|estropead|parad|quemad|bloquead|inundad|hackead|cerrad|manchad|podrid|caid|vaci|desgastad|agrietad|hundid|mojad|situad|ubicad|ocupad|cansad|preocupad|pensad|destinad|basad|dividid|rajad|torcid|desprendid|perdid|despegad|deteriorad|hinchad|descolorid|abollad|ralladad|rayad|alquilad|casad|jubilad|interesad|acostumbrad|sucia|levantad'
const FRENCH_NOT_DONE =
  'casse|fissure|bouche|abime|perce|rouille|coince|gele|pourri|inonde|pirate|bloque|use|brule|tombe|situe|loue|prevu|endommage|tordu|taches?|humide|interesse|oblige|marie|age|retraite|desespere|perdu|mouille|fendu|creve|raye|decolore|gondole|deforme|vole|compose|divise|expose|fatigue'
const GERMAN_NOT_DONE =
  'kaputt|defekt|gebrochen|gerissen|verstopft|beschadigt|verrostet|undicht|verschmutzt|gestohlen|gehackt|verschlusselt|gesperrt|gefallen|abgelaufen|ausgefallen|gesunken|verzogen|gequollen|verfault|vermietet|bewohnt|geplant|gedacht|gewunscht|gefragt|betroffen|gelegen|bekannt|beheizt|gewohnt|verheiratet|zerkratzt|verkalkt|eingefroren|abgebrochen|verfarbt|aufgeweicht|geoffnet|geschlossen|gesucht|gefordert|vorgesehen|verbaut'

export const DONE_STATES: readonly string[] = [
  `\\b(?:is|are|has been|have been)(?: now| all| both| fully| completely| safely)? already (?:${ENGLISH_DONE})\\b|\\b(?:has|have) (?:already |all |both )?been (?:${ENGLISH_DONE})\\b`,
  `\\b(?:is|are|was|were|got)(?: all| both| fully)? (?:${ENGLISH_DONE})\\b(?: up| down| out| in| off)?(?= ${WHEN_DONE}\\b)`,
  '\\b(?:hangs?|hanging|stands?|standing|sits?|lies?|(?:is|are) up)\\b.{0,24}\\balready\\b|\\balready (?:up|hanging|standing|running|live|on the (?:wall|walls|roof|ceiling))\\b|\\b(?:is|are) (?:up and )?running(?= and\\b)|\\b(?:has|have) (?:gone|come) through\\b|\\b(?:is|are) (?:done and dusted|behind us|in the bag|dealt with|covered)(?=\\W*$)',
  `\\b(?:ist|sind|wurden?|war|waren)(?: \\p{L}+){0,3} (?:schon|bereits|langst|alle|komplett|fertig|letzte\\w* \\p{L}+) (?!(?:${GERMAN_NOT_DONE})\\b)(?:[\\p{L}]*ge[\\p{L}]{3,}(?:t|en)|[\\p{L}]+iert|ver\\p{L}+t|be\\p{L}+t)\\b`,
  '(?<=\\p{L} )(?:steht|stehen|hangt|hangen|liegt|liegen)(?: (?:schon|bereits|langst|uberall|bereit|vor))?(?=\\W*$)|\\b(?:steht|stehen|hangt|hangen|liegt|liegen) (?:schon|bereits|langst|uberall|bereit|vor)\\b',
  `\\b(?:vienen?|(?:esta|estan|quedan?) ya) (?!(?:${SPANISH_NOT_DONE}))(?:\\p{L}+[ai]d[oa]s?|hech[oa]s?|escrit[oa]s?|puest[oa]s?)\\b|\\bya (?:esta|estan) (?:\\p{L}+[ai]d[oa]s?|hech[oa]s?|puest[oa]s?)\\b`,
  `\\b(?:est|sont|a ete|ont ete) (?:deja |bien |tous |toutes |entierement )*(?!(?:${FRENCH_NOT_DONE}))(?:\\p{L}+ee?s?|pos\\p{L}+|fini\\w*|pris\\w*|mis\\w*|ecrit\\w*|fait\\w*|peint\\w*)(?= par\\b)|\\b(?:est|sont) deja (?!(?:${FRENCH_NOT_DONE}))\\p{L}+(?:e|ee|es|ees|i|is|ies)\\b`,
]

/** Somebody else does it, in the orders of words in which clients say so. */
export const OTHERS_DO_IT: readonly string[] = [
  '\\b(?:we|i) (?:\\w+ )?(?:make|do|build|write|print|supply|cook|bake|cut|handle|weld|draw|shoot|sew|produce|paint|cover|bring|buy|organi[sz]e) (?:it |them |that )?(?:in|with|on|at) (?:our|my) own\\b|\\b(?:is|are|comes?|will come) from (?:our|my) (?:own|side)\\b|\\b(?:is|are) (?:with|on) (?:the|our|my) (?:landlord|council|builder|client|agency|other (?:firm|side|contractor))\\b',
  // 'Den Aushub macht der Bauer nebenan', 'um den Container kümmert sich die Gemeinde'
  '\\b(?:macht|machen|erledigt|ubernimmt|ubernehmen|liefert|liefern|stellt|stellen|bringt|bringen|besorgt|baut|schreibt|malt|streicht|verlegt|zahlt|druckt|fotografiert|kocht|schneidet|organisiert) (?:der|die|das|ein|eine|mein\\w*|unser\\w*|jemand)\\b(?! (?:hand|reihe|regel)\\b)',
  '^\\W*(?:\\p{L}+ ){0,3}?(?:kann|konnen|tue|tun|wurde|wurden) (?:ich|wir) (?:das |es |die |sie |den )?(?:\\p{L}+ ){0,2}?(?:selbst|selber|zu hause|daheim|mit|dann|schon)\\b|\\btun (?:wir|ich)\\b',
  '\\b(?:macht|mache|machen) (?:wir|ich) (?:dann |spater |lieber )?(?:selbst|selber|zu hause|mit)\\b|\\b(?:niemand|keiner)\\b(?: mehr)?(?: zu)? ?(?:kummern|machen)?(?=\\W*$)',
  '\\b(?:corren?|van?) (?:todo )?(?:por|de) cuenta d(?:e|el)\\b|\\b(?:nos|me) l[oa]s? (?:hizo|hicieron|hace|hacen|pone|ponen|lleva|llevan|trae|traen|da|dan|pinta|pintan|monta|montan|imprime|escribe|regala)\\b|\\bl[oa]s? (?:hace|hacen|pone|ponen|lleva|llevan|trae|traen|pinta|monta|imprime|escribe|gestiona|tramita) (?:el|la|los|las|mi|mis|un|una|otr[oa]|nuestr[oa])\\b',
  "\\b(?:est|sont|sera|seront) (?:assure|pris en charge|gere|realise|fourni|effectue)\\w* par\\b|\\b(?:s|m)['’ ]en (?:charge|occupe)\\w*\\b|\\b(?:les|la|le) (?:fait|redige|pose|fournit|apporte|livre|peint|installe|imprime|gere)(?:nt)?\\b",
]

/** Not wanted, in so many words. */
export const LEFT_OUT_STATES: readonly string[] = [
  '\\blass\\w* (?:wir|ich|sie|man)?(?: bitte)? ?(?:weg|aus|bleiben|sein)\\b|\\b(?:fallt|fallen) weg\\b|\\bausgeschlossen\\b|\\b(?:nicht mehr|gar nicht) (?:notig|gebraucht)\\b',
  '\\bdej(?:a|ad|e|en|amos|aremos)(?:l[oa]s?)? (?:fuera|aparte|de lado)\\b|\\bquedan? (?:excluid\\w*|fuera|aparte|descartad\\w*)\\b|\\bno (?:van?|entran?) (?:incluid\\w*|en)\\b',
  "\\bon (?:se passe|s['’]en passe|laisse tomber|ne veut pas)\\b|\\b(?:est|sont) (?:exclu\\w*|hors (?:mission|lot|devis))\\b",
  "\\b(?:is|are) (?:off the table|excluded|somebody else['’]s)\\b|\\bwe(?: can|['’]ll)? (?:do without|pass on|skip|give a miss)\\b|\\bforget(?: about)?\\b",
]
