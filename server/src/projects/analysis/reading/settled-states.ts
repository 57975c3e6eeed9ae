import { NO_PART, NOT_ASKED, OF_THE_ORDER, UNTOUCHED } from './not-of-order.ts'
import { TRADESMEN } from './settled-people.ts'

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

/** 'We have ripped out the old carpet', 'on a arraché la vieille moquette': it is gone. What was knocked down may be what is broken. */
const RIPPED_OUT =
  "\\b(?:we|i)(?:['’]ve| have)?(?: already)? (?:ripped|torn|stripped) (?:out|off|up)\\b|\\b(?:on a|nous avons|j ?['’] ?ai) (?:deja )?(?:arrache|demonte)\\w*\\b|\\b(?:hemos|he) (?:ya )?(?:arrancado|desmontado)\\b"

/** What is handed over for a work, and is ready or not. */
const HANDED_OVER =
  '(?:texts?|photos?|pictures?|images?|content|copy|logo|plans?|drawings?|footage|data|scans?|textos?|fotos?|imagenes|contenidos?|planos?|bilder|texte|inhalte|zeichnungen|textes|dessins|contenus?)'

export const DONE_STATES: readonly string[] = [
  RIPPED_OUT,
  // 'The hull was blacked in March so none of that', 'already dug out'
  '\\b(?:was|were|has been|got) \\p{L}+(?:ed|en|t)\\b(?=.*\\bso none of that\\b)|\\b(?:already|all) dug out\\b',
  // 'Texts + photos ready', 'textos listos'
  `(?<=^\\W*(?:all |our |the |alle |todos los )?${HANDED_OVER}(?: ?[+&/] ?${HANDED_OVER})* )(?:ready|list[oa]s?|fertig|vorhanden|pret(?:e|es|s)?|fournie?s?)(?=\\W*$)`,
  // 'The website's there.'
  "(?:['’]s|\\b(?:is|are)) (?:already |all )?there(?=\\W*$)",
  // 'Die Belege liegen sortiert vor'
  '\\b(?:liegt|liegen) (?:\\p{L}+ ){0,3}?(?:vor|bereit)(?=\\W*$)',
  '\\b(?:is|are|was|were|has been|have been) (?:(?:now|all|already|long) )*(?:removed|dismantled|demolished)\\b(?: already)?|\\b(?:is|are) (?:(?:all|already|long) )+gone\\b',
  `\\b(?:is|are|was|were|has been|have been|got)(?: now| all| both| already)? ${ENGLISH_MADE}\\b|\\balready (?:up|mounted|hanging|live|on the (?:wall|walls|roof|ceiling))\\b|\\b(?:has|have) (?:gone|come) through\\b`,
  `\\b(?:ist|sind|wurden?)(?: \\p{L}+){0,2} (?:schon|bereits|langst|alle) ${GERMAN_MADE}\\b|(?<=\\b(?:gerust|fundament|bodenplatte|rohbau|leerrohre|estrich) )(?:steht|stehen|liegt|liegen)\\b`,
  `\\bya (?:esta|estan) ${SPANISH_MADE}[oa]?s?\\b|\\bvienen? (?:ya )?${SPANISH_MADE}[oa]s?\\b`,
  '(?<=\\b(?:speakers?|presenters?|trainers?|referent\\w*|redner|ponentes|intervenants?|animateurs?) )(?:is|are|ist|sind|est|sont|son) (?:all |alle |tous |tod[oa]s )?(?:internal|interne?s?|intern[oa]s|from our own (?:house|staff|ranks)|aus (?:dem eigenen|unserem) hause?)(?=\\W*$)',
  `\\b(?:est|sont) deja ${FRENCH_MADE}\\w*\\b`,
]

/** 'A tree surgeon comes in autumn', 'we pack': by his name, or by the verb alone, one knows what is done. */
export const NAMED_BY_DOING: readonly string[] = [
  `\\b(?:an?|the|our|my|another) (?:\\w+ )?(?:${TRADESMEN}) (?:comes|is coming|will come|does|will do|is doing|takes over|delivers|brings)\\b`,
  // 'We pack.'
  '(?<=^\\W*)(?:we|i) (?:(?:un)?pack|assemble|(?:paint|tile|clean|decorate|plaster|print|translate|cook) (?:it|them|everything|all))(?=\\W*$)',
]

/** Somebody else does it. */
export const OTHERS_DO_IT: readonly string[] = [
  // 'The client supplies the tap'
  '\\b(?:the )?(?:client|customer|owner|buyer) (?:supplies|provides|will (?:supply|provide))\\b|\\b(?:vom )(?:kunden|auftraggeber|bauherrn?)\\b.* (?:gestellt|geliefert)\\b|\\bel cliente (?:aporta|suministra)\\b',
  // 'We'll rip out the carpet', 'we will remove the old tiles before you come'
  "\\b(?:we|i)(?:['’ ]ll| will| shall) (?:rip|tear|strip|knock) (?:out|off|up|down)\\b|\\b(?:we|i)(?:['’ ]ll| will| shall) (?:remove|dismantle|take (?:out|off|up))\\b(?= the (?:old|existing)\\b|.*\\b(?:before you|beforehand|ourselves|myself)\\b)",
  // 'Octopus does the install so only the numbers': a firm by its name.
  '^\\W*(?:(?!(?:who|whoever|you|they|he|she|that|which|and|it|people|please|how|what|where|why|when|much|long|cost|price|also|then|nobody|no|none|everybody|one|same|ideally|company|firm|contractor|installer|provider|expert|winner|freelancer|person|team|app|software|machine|robot|printer|shop|someone|somebody|anybody|anyone|can|could|will|the|our|your)\\b)\\p{L}{3,} ){1,2}(?:does|is doing|will do) (?=the (?:install|installation|fitting|printing|construction|electrics|plumbing|plastering|painting|tiling|decorating|groundworks?|assembly|scaffolding|demolition|roofing|flooring|catering|filming|delivery)(?:\\W*$| so\\b))',
  // 'We do the invitations.'
  '(?<=^\\W*)(?:we|i) (?:do|make|handle|organi[sz]e|print|send|arrange|supply|bring)(?= (?:the|our|my|all)(?: \\w+){1,3}\\W*$)',
  // 'Switches we get from our IT company', 'a plumber is already coming for the connections'
  '\\b(?:we|i) (?:get|have|buy|order|rent|hire) (?:it |them )?from (?:my|our|an?|another)\\b(?: \\w+){1,3}(?=\\W*$)|\\b(?:plumber|electrician|painter|gardener|carpenter|tiler|roofer|plasterer|mason|firm|company|specialist)s? (?:is|are) (?:already )?coming (?:for|to do)(?: the)?\\b',
  // 'El solado lo realizará otra empresa', 'las baldosas las pone después otra gente', 'a cargo de terceros'
  '\\bl[oa]s? (?:hace|hacen|hara|haran|pone|ponen|pondra|pondran|realiza|realizan|realizara|pinta|pintara|instala|instalara|trae|traera|lleva|monta|montara) (?:despues |luego |ya |mas tarde )?(?:otra (?:empresa|gente|persona|casa|firma)|otros(?: \\w+)?(?=\\W*$))|\\ba cargo de (?:terceros|otr[oa]s?|la comunidad)\\b',
  // 'Buddeln tut mein Schwager', 'erfolgt durch eine andere Firma'
  '\\b(?:tut|erledigt) (?:mein|unser|ein)\\w* \\w+(?=\\W*$)|\\b(?:erfolgt|erfolgen) (?:bauseits|durch (?:uns|mich|eine? (?:andere\\w* )?\\w+|ander\\w*))\\b',
  // 'Photos and texts come from us', 'we will supply the tiles', 'nous fournirons les textes'
  "\\bcomes? from (?:us|me|our side)(?=\\W*$)|\\bwill come from (?:us|me|her|him|them|(?:my|our) \\w+)(?=\\W*$)|\\b(?:stays?|remains?|lies?) with (?:us|me|our|my)(?: \\w+)?(?=\\W*$)|\\binutile de (?:vous|t['’]) ?en (?:occuper|charger|soucier)\\b|\\bse (?:fait|font|fera|feront) (?:chez|par) (?:un|une|mon|ma|notre|nos|d)\\b|\\b(?:we|i)(?: will|['’]ll) (?:provide|supply|deliver|contribute)\\b|\\bnous (?:vous )?fournirons\\b|\\bwerden von (?:uns|mir) (?:gestellt|geliefert)\\b",
  '\\b(?:we|i) (?:make|do|build|write|print|cook|bake|cut|weld|sew|produce) (?:in|at) (?:our|my) own (?:workshop|toolroom|kitchen|studio|office|house|print shop)\\b',
  '\\bpar (?:moi|nous)(?=\\W*$)|\\b\\w+(?:t|en) von (?:mir|uns)(?=\\W*$)|\\b(?:ya )?(?:se |me |nos )?l[oa]s? (?:lleva|trae|pone|monta|pinta|hara|pondra|traera)n? (?:otr[oa]s?|un|una|mi|mis) \\w+',
  '\\ba friend(?: of (?:mine|ours))?(?: who (?:is|has|works as)(?: \\w+){1,3}?)? (?:does(?= the)|is doing|will do|brings|lays|fits|paints|builds|handles|installs)\\b',
  '\\b(?:corren?|van?) (?:todo )?por cuenta d(?:e|el)\\b|\\bnos l[oa]s? (?:hizo|hicieron|hace|hacen|pone|ponen|trae|traen|da|dan|pinta|monta|imprime|regala)\\b',
  '\\b(?:est|sont|sera|seront) (?:assure|pris en charge|realise|fourni)\\w* par (?:nous|nos|notre|mon|ma|mes|un|une)\\b',
]

/** Not wanted, in so many words. */
export const LEFT_OUT_STATES: readonly string[] = [
  // 'The network is out of scope', 'el wifi no forma parte', 'le wifi ne fait pas partie de la demande'
  `(?:${NO_PART})${OF_THE_ORDER}`,
  NOT_ASKED,
  UNTOUCHED,
  // 'Printing: not by you'
  '(?<=^\\W*(?:the )?(?:[\\p{L}-]+ ){1,3})omitted(?=\\W*$)|(?<=: ?)(?:not? (?:by|for) you|nothing|none|pas par vous|nicht durch (?:sie|dich))(?=\\W*$)',
  '\\blass\\w* (?:wir|ich|sie|man)?(?: bitte)? ?(?:weg|aussen vor)\\b',
  '\\bdej(?:a|ad|e|en|amos|aremos)(?:l[oa]s?)? (?:fuera|aparte|de lado)\\b|\\bquedan? (?:excluid\\w*|descartad\\w*)\\b|\\bno (?:van?|entran?) (?:incluid\\w*|en el (?:precio|presupuesto|encargo))\\b',
  "\\bon se passe d(?:e|es|u|['’])|\\b(?:est|sont) hors (?:mission|lot|devis)\\b",
]

/** To be done later, or not at all. */
export const NOT_NEEDED: readonly string[] = [
  // 'The garden can wait', 'die Terrasse kommt später'
  '\\bcan wait\\b|\\b(?:comes?|follows?|will (?:come|follow)) (?:only )?later\\b|\\b(?:kommt|kommen|folgt|folgen) (?:erst )?(?:spater|nachstes jahr)\\b|\\b(?:hat|haben) (?:noch )?zeit(?=\\W*$)|\\bpara mas adelante\\b|\\bpueden? esperar\\b|\\b(?:peut|peuvent|pourra) attendre\\b|\\b(?<!au )plus tard(?=\\W*$)',
  "\\b(?:is|are|was|were)(?:n['’]?t| not) (?:necessary|needed|required|wanted|included|part|in scope|(?:our|my|a) (?:concern|issue|topic|business))\\b|\\bnot (?:required|necessary|needed|included|wanted|part of)\\b|\\bneed(?:n['’]?t| not)\\b|\\b(?:does|do)(?:n['’]?t| not) (?:need (?:to be|doing)|have to|belong)\\b|\\b(?:we|i) do(?:n['’]?t| not) (?:want|need|require)(?: that| it| them)?(?= either| any ?more| at all|\\W*$)|\\bout of scope\\b|\\bcan be (?:left out|skipped)\\b",
  '\\b(?:brauch|benotig|woll|will|mocht)\\w*(?: (?:wir|ich|es|man)){0,2} nicht\\b|\\bnicht (?:notig|erforderlich|gewunscht|gebraucht|gefragt|enthalten|vorgesehen|geplant|teil|dabei|inbegriffen|anfassen)\\b|\\b(?:muss|mussen|soll|sollen|braucht)(?: \\w+){0,2} nicht\\b(?! (?:sterben|leiden|stor\\w*|wackel\\w*|aussehen|klingen|fehlen|auffallen|frieren|verlor\\w*|kaputt\\w*|untergehen))|\\b(?:brauch|benotig|woll|mocht)\\w* (?:wir|ich) (?:auch )?kein\\w*|(?<=\\p{L} )keine?[nrs]?(?=\\W*$)|\\bentf(?:allt|allen)\\b|\\bverzicht\\w*|\\bgehor(?:t|en) nicht\\b',
  '\\bno se (?:tocan?|cambian?|modifican?)\\b|\\bno (?:l[oa]s? )?(?:necesit\\w+|queremos|quiero|hacen? falta|hay que|es necesari\\w+|son necesari\\w+)\\b',
  '\\bpas (?:necessaires?|utiles?|demande\\w*|compris\\w*|prevu\\w*)\\b|\\binutiles?\\b|\\bnon (?:compris\\w*|necessaires?)\\b',
]

/** Of the cues of what is there, those that tell of work. */
export const MADE =
  /\b(?:done|finished|completed?|written|painted|tiled|insulated|wired|drafted|drawn|shot|filmed|stripped|primed|plastered|poured|laid|removed|translated|fertig|gemacht|erledigt|gestrichen|gelegt|verlegt|fait\w*|pret\w*|hech\w+|list[oa]s?|terminad\w+)\b/

/** 'The house was finished in 1990' tells its age. */
export const LONG_AGO = /^ (?:in|en|im jahr) (?:19|20)\d\d\b/

/** 'Die Tapeten sind schon runter' */
export const GONE = new RegExp(
  `${RIPPED_OUT}|\\b(?:have|has|['’]ve) (?:already )?(?:stripped|removed|cleared|dismantled|demolished) (?:the|all|our|my)\\b|${
    /\b(?<!\b(?:lack|farbe|putz|griff|henkel|knopf)\b.{0,12})(?:schon|bereits) ab\b|\b(?:schon|bereits|already) (?:runter|weg|raus|gone|down|out)\b|\bdeja (?:ete )?(?:enleve|arrache|demonte|depose)\w*|\b(?:already|all|have been|has been|are|is) (?:ripped|torn|taken|pulled|stripped|knocked) (?:out|off|down|up)\b|\b(?:already|all|have been|has been|are|is|was|were) (?:removed|dismantled|demolished)\b|\b(?:schon|bereits) (?:alle )?(?:raus\w*|rausgerissen|herausgerissen|abgerissen|abgebaut|ausgebaut|abgeschlagen|entfernt|demontiert)\b|\bya (?:esta|estan|hemos|han|se han|se ha)(?: sido)? (?:quitad|arrancad|retirad|desmontad|demolid)\w*/
      .source
  }`,
  'u',
)
