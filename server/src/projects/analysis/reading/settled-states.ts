/**
 * More ways to say that a part of the work is done, done by somebody else, or not wanted: sources of patterns over folded text. Each names
 * the verbs of making that it takes: 'any participle' took out what a storm had flattened.
 */

const ENGLISH_MADE =
  '(?:poured|laid|mounted|granted|erected|fitted|approved|recruited|modelled|modeled|documented|stripped|primed|excavated|levelled|plastered|screeded|translated|transcribed|drawn up|signed off)'
const GERMAN_MADE =
  '(?:verspachtelt|grundiert|geschliffen|montiert|betoniert|ausgehoben|angeschlossen|verputzt|gedammt|gemauert|abgeschliffen|tapeziert|aufgebaut|genehmigt|ubersetzt|geschrieben|gedruckt|fotografiert)'
const SPANISH_MADE =
  '(?:hech|reparad|pintad|instalad|colocad|puest|modelad|redactad|impres|contratad|montad|aprobad|traducid|alicatad|enyesad|lijad)'
const FRENCH_MADE = '(?:pose|peint|monte|installe|redige|imprime|approuve|traduit|carrele|ponce|decolle|coule|branche)'

export const DONE_STATES: readonly string[] = [
  '\\b(?:is|are|was|were|has been|have been) (?:(?:now|all|already|long) )*(?:removed|dismantled|demolished)\\b(?: already)?|\\b(?:is|are) (?:(?:all|already|long) )+gone\\b',
  `\\b(?:is|are|was|were|has been|have been|got)(?: now| all| both| already)? ${ENGLISH_MADE}\\b|\\balready (?:up|mounted|hanging|live|on the (?:wall|walls|roof|ceiling))\\b|\\b(?:has|have) (?:gone|come) through\\b`,
  `\\b(?:ist|sind|wurden?)(?: \\p{L}+){0,2} (?:schon|bereits|langst|alle) ${GERMAN_MADE}\\b|(?<=\\b(?:gerust|fundament|bodenplatte|rohbau|leerrohre|estrich) )(?:steht|stehen|liegt|liegen)\\b`,
  `\\bya (?:esta|estan) ${SPANISH_MADE}[oa]?s?\\b|\\bvienen? (?:ya )?${SPANISH_MADE}[oa]s?\\b`,
  '(?<=\\b(?:speakers?|presenters?|trainers?|referent\\w*|redner|ponentes|intervenants?|animateurs?) )(?:is|are|ist|sind|est|sont|son) (?:all |alle |tous |tod[oa]s )?(?:internal|interne?s?|intern[oa]s|from our own (?:house|staff|ranks)|aus (?:dem eigenen|unserem) hause?)(?=\\W*$)',
  `\\b(?:est|sont) deja ${FRENCH_MADE}\\w*\\b`,
]

/** Somebody else does it. */
export const OTHERS_DO_IT: readonly string[] = [
  // 'Photos and texts come from us', 'we will supply the tiles', 'nous fournirons les textes'
  "\\bcomes? from (?:us|me|our side)(?=\\W*$)|\\b(?:we|i)(?: will|['’]ll) (?:provide|supply|deliver|contribute)\\b|\\bnous (?:vous )?fournirons\\b|\\bwerden von (?:uns|mir) (?:gestellt|geliefert)\\b",
  '\\b(?:we|i) (?:make|do|build|write|print|cook|bake|cut|weld|sew|produce) (?:in|at) (?:our|my) own (?:workshop|toolroom|kitchen|studio|office|house|print shop)\\b',
  '\\bpar (?:moi|nous)(?=\\W*$)|\\b\\w+(?:t|en) von (?:mir|uns)(?=\\W*$)|\\b(?:ya )?(?:se |me |nos )?l[oa]s? (?:lleva|trae|pone|monta|pinta|hara|pondra|traera)n? (?:otr[oa]s?|un|una|mi|mis) \\w+',
  '\\ba friend(?: of (?:mine|ours))?(?: who (?:is|has|works as)(?: \\w+){1,3}?)? (?:does(?= the)|is doing|will do|brings|lays|fits|paints|builds|handles|installs)\\b',
  '\\b(?:corren?|van?) (?:todo )?por cuenta d(?:e|el)\\b|\\bnos l[oa]s? (?:hizo|hicieron|hace|hacen|pone|ponen|trae|traen|da|dan|pinta|monta|imprime|regala)\\b',
  '\\b(?:est|sont|sera|seront) (?:assure|pris en charge|realise|fourni)\\w* par (?:nous|nos|notre|mon|ma|mes|un|une)\\b',
]

/** Not wanted, in so many words. */
export const LEFT_OUT_STATES: readonly string[] = [
  // 'The network is out of scope', 'el wifi no forma parte', 'le wifi ne fait pas partie de la demande'
  "\\b(?:out of|outside|beyond)(?: the| our| this)? (?:scope|remit)\\b(?: of (?:the |this |our )?\\w+)?|\\bno forman? parte\\b(?: (?:del?|en el?|de la|en la|de este) \\w+)?|\\bne (?:fait|font|fera|feront) pas partie\\b(?: (?:du|de la|de cette?|des?|de l['’]?) ?\\w+)?|\\bgehor(?:t|en) nicht (?:dazu|zum)\\b",
  '\\blass\\w* (?:wir|ich|sie|man)?(?: bitte)? ?(?:weg|aussen vor)\\b',
  '\\bdej(?:a|ad|e|en|amos|aremos)(?:l[oa]s?)? (?:fuera|aparte|de lado)\\b|\\bquedan? (?:excluid\\w*|descartad\\w*)\\b|\\bno (?:van?|entran?) (?:incluid\\w*|en el (?:precio|presupuesto|encargo))\\b',
  "\\bon se passe d(?:e|es|u|['’])|\\b(?:est|sont) hors (?:mission|lot|devis)\\b",
]
