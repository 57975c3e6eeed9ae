import { fold } from '../../../catalog/taxonomy/fold.ts'
import { WAS_NOT_DONE } from './lacking.ts'
import { guessLanguage } from './language.ts'
import { NO_PART, NOT_ASKED } from './not-of-order.ts'
import { saysGotHoldOf } from './only-there.ts'
import { saysOrder } from './orders.ts'
import { settledIn } from './settled.ts'
import { GONE } from './settled-states.ts'
import { stemsOf } from './stems.ts'
import type { Language } from './stop-words.ts'

/**
 * Something that is not to be done: 'unwanted' ('no design needed', 'no cameras'), 'done' already ('I already have the logo'), or
 * 'missing': what is said not to be there, which is rather the complaint ('there is no hot water').
 */
export interface Exclusion {
  kind: 'unwanted' | 'done' | 'missing'
  stems: ReadonlySet<string>
  /** As written, folded; `index` is where they begin in the sentence. */
  words: string
  index: number
  /** Where what is said of it ends, when not with its words. */
  until?: number
  /** 'No trailer': by itself, so that it may tell of a lack as well. */
  isBare?: boolean
  /** Of what is done: somebody did the work; what is only there may be what is worked with. */
  isMade?: boolean
  /** It is gone: taking it away is done, and nothing else. */
  isGone?: boolean
  /** It is only there, whoever got it: what may be worked with. */
  isOnlyThere?: boolean
  /** It was only bought, or delivered: what is worked with, and the work is still to be done. */
  isOnlyGot?: boolean
  /** What is still to be done with it, by stems: 'the text is written but must still be translated'. */
  stillToDo?: ReadonlySet<string>
}

const UP_TO_CLAUSE_END =
  '(?<what>[^.,;:!?()\\n]{2,60}?)(?=[.,;:!?()\\n]|$|\\b(?:but|because|as|since|so(?= please| do| no| we| i| there)|aber|sondern|pero|porque|mais|car|only|just|nur|solo|no|nor)\\b)'

const UNWANTED = [
  'no (?<what>[^.,;:!?]{2,50}?) (?:is |are |work |works )?(?:needed|required|necessary|wanted|please)',
  `(?<!\\b(?:am|are|is|been|were|was|now) )(?:without|excluding|except(?: for)?|apart from|not including) ${UP_TO_CLAUSE_END}`,
  `(?:do not|don t|dont|don['’]t|does not|doesn['’]t) (?:need|want|require|include|touch|change|do|redo|(?:try to )?sell (?:us|me)|replace|rewrite|rebuild|redesign|repaint|remove|migrate|bother with) ${UP_TO_CLAUSE_END}`,
  // How, where and when it is not to be done leaves nothing out.
  `(?:^|[.;:!?(] ?|\\bplease )(?:please )?(?:do not|don['’]?t) (?:paint|tile|wallpaper|plaster|sand|clean|cut|mow|prune|trim|fell|translate|edit|record|film|photograph|write|design|build|install|fit|mount|print|tune|service|mend|move|treat|stain|oil|varnish|wire|dig|buy|book|cook|invite|publish) (?!(?:anything|me|us|word|cheap|plastic|too|so|it|them)\\b)(?<what>(?:(?!\\b(?:on|with|by|like|before|after|without|at|until|unless|if|when)\\b)[^.,;:!?()\\n]){3,60}?)(?=[.;:!?()\\n]|$|,(?! (?:use|take|we want|we need|but rather)\\b))`,
  `(?:^|[,;:(] ?|\\b(?:please|and) )(?:do not|don['’]?t) quote(?: for)? ${UP_TO_CLAUSE_END}`,
  '(?:^|[,;:(] ?|\\b(?:please|and|but) )leave (?:the |our |my |all )?(?<what>[^.,;:!?()]{3,50}?) (?:alone|as (?:it is|they are|is)|untouched)(?=\\W|$)',
  `(?:leave out|(?:^|(?<=[.,;:(] ?|\\b(?:please|you|can|could|(?<!\\b(?:start|starts|started|begin|begins|began|tend|tends|seems|continues|keeps) )to|may|just|we|ll|should|and|but|so|then|also) ))skip|leave the(?! [^.,;:!?]{2,40}? to (?:my|our|his|her|their) (?:son|daughter|wife|husband|children|brother|sister|partner|niece|nephew|grand\\w+|family|heirs?)\\b)|not touch|no need (?:for|to)) ${UP_TO_CLAUSE_END}`,
  `(?:^|[,;:(] ?|\\b(?:but|and|only) )not (?:in |on |for )?(?:the|my|our|his|her|their) ${UP_TO_CLAUSE_END}`,
  `(?:^|[,;:(] ?|\\b(?:aber|und|nur) )nicht (?:im |am |in der |fur )?(?:der|die|das|den|dem|mein\\w*|unser\\w*) ${UP_TO_CLAUSE_END}`,
  `(?:^|[,;:(] ?|\\b(?:pero|y) )no (?:el|la|los|las|en el|en la) ${UP_TO_CLAUSE_END}`,
  `(?:^|[,;:(] ?|\\b(?:mais|et) )pas (?:dans |sur )?(?:le|la|les|l['’]) ?${UP_TO_CLAUSE_END}`,
  '(?:^|[,;:]|and |but |the )(?<what>[^.,;:!?]{2,40}?) (?:is|are) (?:not (?:needed|required|necessary|included|part)|excluded|not part|out of the question)',
  '(?:^|[,;:(] ?|\\b(?:but|and|aber|und|pero|y|mais|et) )(?:not for|nicht fur|no para|pas pour) (?<what>(?!(?:me|us|now|long|sale|everyone|everybody|ever|free|fun|lange|alle|immer|todos|siempre|tous|toujours|mich|uns|mi|nosotros|moi|nous|the|a|an)\\b)[\\p{L}\\d]{3,20}(?: [\\p{L}\\d]{2,15})?)(?=[.,;:!?)]|$)',
  'kein(?:e|en|er)? (?<what>[^.,;:!?]{2,40}?) (?:notig|erforderlich|gewunscht|gebraucht|bitte)',
  `\\bohne ${UP_TO_CLAUSE_END}`,
  '(?<what>[\\p{L}-]{3,30}) (?:ist |sind |wird |werden )?nicht (?:notig|erforderlich|gewunscht|gebraucht)',
  `(?:no necesit(?:o|amos)|no hace falta|no quier(?:o|emos)|no toca(?:r|d)?|no incluye|\\bsin) ${UP_TO_CLAUSE_END}`,
  `bitte (?:auch )?kein(?:e|en|er)? ${UP_TO_CLAUSE_END}`,
  '(?:^|[,;:]|und |aber )(?<what>[^.,;:!?]{2,40}?) (?:kommt|kommen) (?:\\p{L}+ ){0,4}?nicht in (?:frage|betracht)',
  '(?:^|[,;:]|y |pero )(?<what>[^.,;:!?]{2,40}?) (?:queda|quedan|esta|estan) (?:totalmente |completamente )?descartad[oa]s?',
  '(?:^|[,;:]|et |mais )(?<what>[^.,;:!?]{2,40}?) (?:est|sont) (?:hors de question|exclue?s?)',
  `\\bhors de question d(?:e |['’] ?)${UP_TO_CLAUSE_END}`,
  `(?:pas besoin d[e'’]s?|n['’]ai pas besoin d[e'’]|ne (?:pas )?touche[zr]? pas(?: (?:aux|au|a la|a)(?= ))?|\\bne pas toucher(?: (?:aux|au|a la|a)(?= ))?|\\bsans|hors(?! de question)) ?${UP_TO_CLAUSE_END}`,
]

/** 'Not Shopify please', 'kein WordPress bitte': a name by itself. */
const NAMED = [
  '^(?:but |please |bitte |aber |pero |mais )?(?:not|nicht|pas|pas de|pas d|nada de) (?:on |with |mit |con |avec |sur )?(?<what>[\\p{L}][\\p{L}\\d.+#-]{2,20}(?: [\\p{L}\\d]{2,12})?)(?: please| bitte| por favor| s.il vous plait)\\W*$',
  '[,;:] (?:but |aber |pero |mais )?(?:not|nicht|pas) (?<what>(?:wordpress|shopify|woocommerce|wix|squarespace|aws|azure|google|microsoft|windows|php|java|python|react|angular|vue|flutter|excel|access|instagram|facebook|tiktok|linkedin|whatsapp|alexa|siri|zigbee|autocad|solidworks|photoshop|canva|indesign|sap|datev|odoo|salesforce)[\\p{L}\\d]*)\\b',
]

const STAYS = [
  '(?:^|[,;:]|\\b(?:and|but|und|aber) )(?:the |our |my |der |die |das |den |unser\\w* )?(?<what>[\\p{L} -]{3,30}?) (?:can|may|should|shall|must|kann|konnen|soll|sollen|darf|durfen) (?:stay|remain|be left|bleiben|stehen bleiben|drin bleiben|dran bleiben|liegen bleiben)\\b(?! (?:online\\b|as\\b|(?:within|under|below|inside|innerhalb|unter) |in (?:the )?(?:eu|uk|us|country|family|house|europe|germany|deutschland)\\b))',
  '(?:^|[,;:]|\\b(?:y|pero) )(?:el |la |los |las )(?<what>[\\p{L} -]{3,30}?) (?:puede|pueden) quedar(?:se)?\\b',
  '(?:^|[,;:]|\\b(?:et|mais) )(?:le |la |les )(?<what>[\\p{L} -]{3,30}?) (?:peut|peuvent) rester\\b',
]

/** 'A friend has already screwed down the loose boards': work that was done, unlike what somebody has, bought or noticed. */
const WORKED_ON =
  'screwed|glued|nailed|fitted|installed|mounted|removed|cleaned|sanded|primed|plastered|painted|tiled|wired|rewired|insulated|checked|inspected|calculated|measured|surveyed|tested|replaced|repaired|fixed|patched|sealed|stripped|cleared|translated|edited|recorded|filmed|scanned|printed|designed|programmed|migrated|configured|documented|made|written|done|drew|drawn|laid|built'
const WORKED = new RegExp(`^(?:already|alrady) (?:${WORKED_ON})\\b`)

const DONE = [
  `(?:already|alrady) (?:have|got|own|bought|has|hired|ordered|booked|chosen|${WORKED_ON}) ${UP_TO_CLAUSE_END}`,
  `(?:have|has|got|own) (?:the |our |my )?(?<what>[^.,;:!?]{2,40}?) already\\b`,
  '(?:^|[,;:]|and |but |the |our |my )(?<what>[^.,;:!?]{2,40}?) (?:is|are|have been|has been) already (?:there|done|in place|installed|available|finished|made|bought|written)',
  '(?:^|[,;:]|and |but |the |our |my )(?<what>[^.,;:!?]{2,40}?) (?:is|are|will be|works|work) (?:fine|done already|finished already|made already|ready already|ok|okay|good|great|all right|supplied|provided)\\b',
  '(?:^|[,;:]|and |but |the |our |my )(?<what>[^.,;:!?]{2,40}?) should be (?:fine|ok|okay)(?=\\W*$)',
  '(?<what>[\\p{L}-]{3,30}) (?:ist|sind|habe ich|haben wir) (?:schon|bereits)',
  `(?:habe ich|haben wir|ich habe|wir haben) (?:schon|bereits) ${UP_TO_CLAUSE_END}`,
  `(?:ya ten(?:go|emos)|ya hay) ${UP_TO_CLAUSE_END}`,
  `(?:j['’]ai deja|nous avons deja|on a deja) ?${UP_TO_CLAUSE_END}`,
]

/** 'No X' on its own: a wish left out, but for what is only ever missed. */
const BARE = [
  '(?:^|[,;:(] ?|\\band )nothing (?<what>\\p{L}{3,}ed)(?=[.,;:!?)]|$| and\\b)',
  `(?<!\\b(?:is|are|am|was|has|have|had|get|gets|got|makes?|shows?|with|i|hay|habe|haben|hat|gibt es|ai|ont) )\\bno (?:the )?${UP_TO_CLAUSE_END}`,
  `(?<!\\b(?:ist|sind|habe|haben|hat|gibt es|kommt|kommen) )\\bkein(?:e|en|er)? ${UP_TO_CLAUSE_END}`,
  `(?<!\\b(?:a|ai|ont|avons|y a) )\\bpas d(?:e |['’] ?)${UP_TO_CLAUSE_END}`,
  `\\b(?:non (?:voglio|vogliamo|serve|servono)|niente|senza) ${UP_TO_CLAUSE_END}`,
]

const MISSING = [
  `(?:\\bno|not) (?:the )?${UP_TO_CLAUSE_END}`,
  `kein(?:e|en|er)? ${UP_TO_CLAUSE_END}`,
  `(?:pas de|pas d['’]) ?${UP_TO_CLAUSE_END}`,
]

/** What nobody would exclude from his wishes: to be without it is the trouble. */
const ONLY_MISSED =
  /^(?:more |any |a )?(?:working\b|functioning\b|funktionierende[nrsm]?\b|power|electricity|current|(?:hot |warm |running )?water|heat(?:ing)?|signal|sound|picture|image|internet|wi-?fi|network|lights?|pressure|gas|connection|display|reception|response|access|idea|experience|clue|time|money|longer|one|matter|change|difference|improvement|joy|joke|problems?|documentation|dial tone|vacuum|suction|strom|(?:warm)?wasser|heizung|empfang|ton|bild|licht|agua|luz|corriente|calefaccion|senal|sonido|imagen|eau|courant|chauffage|son|electricite|lumiere|acqua|corrente|segnale)\b/
const SAID_OF_TROUBLE = /\b(?:since|any ?more|any longer|mehr|plus|suddenly|after the)\b|^no more (?!than\b)(?!.*\bplease$)/
/** 'Two founders, no designer', 'not for engineers': whom they have not, and who is not to read it. Who serves at a feast is hired or is not. */
const OF_PEOPLE =
  /^(?:(?:in-house|own|real|full-time|eigene\w*|propi[oa]|propre) )?(?:(?:web|app|software|graphic|product|ux|ui|it|data|grafik|web-?) ?)?(?:designers?|developers?|programmers?|coders?|engineers?|it (?:person|people|staff|department|guy)|admins?|administrators?|technicians?|specialists?|experts?|bookkeepers?|accountants?|lawyers?|employees|staff|teams?|beginners?|designer\w*|entwickler\w*|programmierer\w*|techniker\w*|ingenieur\w*|fachleute|fachkraft|experten|mitarbeiter\w*|it-abteilung|buchhalter\w*|anfanger\w*|disenador\w*|desarrollador\w*|programador\w*|ingenier\w*|informatic\w*|tecnic[oa]s?|expert[oa]s|empleados|principiantes|graphistes?|developpeur\w*|programmeur\w*|ingenieurs?|informaticien\w*|techniciens?|salaries?|debutants?)(?: (?:in|on|im|en|dans|among) (?:the|our|my|unser\w*|dem|el|nuestro|l|notre) ?\w+)?$/
/** 'No gas please': said to somebody, and no trouble. */
const ASKED_AWAY =
  /\b(?:needed|required|necessary|wanted|please|bitte|notig|erforderlich|gewunscht|not (?:part|included)|excluded|out of the question)\W*$/
/** 'Wi-Fi is out of scope': nobody who misses it says so. */
const OUT_OF_ORDER = new RegExp(`${NO_PART}|${NOT_ASKED}|\\bnot (?:part|included|in scope)\\b`, 'u')

/** 'We have no hot water please help' */
const HAS_NOT = /\b(?:have|has|had|got|is|are|there s|haben|habe|hat|gibt es|hay|tengo|tenemos|avons|ai)(?: \w+)? $/
/** What is there ends in what is not: 'there are only two sockets and no RCD'. Nothing is forbidden by it. */
const STATE_BEFORE =
  /\b(?:there(?: |['’ ]?)(?:is|are|was|were|s)|has|have|had|es gibt|hat|haben|hay|tiene|tenemos|il y a|on a|nous avons)\b[^.;:!?]*\b(?:and|but|und|aber|y|pero|et|mais) $/
/** How it is to be done, not what is to be left out. */
const MANNER =
  /\b(?:visible|sichtbar\w*|visibles?|apparents?|delays?|damag\w*|dust|noise|stress|mess|downtime|interruptions?|hurry|rush|obligations?|commitment|hidden|notice|warning|lift|elevator|aufzug|ascensor|ascenseur|appointment|larm|staub|schmutz|ruido|polvo|bruit|poussiere|loss(?:es)?|losing|scratch\w*|leaks?|errors?|mistakes?|gaps?|perd(?:er|re|ida|idas|te|tes)|verlust\w*|verlieren|kratzer\w*|fehler\w*|success|luck|avail|erfolg|exito|succes|holidays|vacations?|ferien|vacaciones|vacances|prisas?|eile)\b|^(?:it|them|him|her|that|this) to\b|^(?:to )?(?:gastar\w*|spend(?:ing)?|pay(?:ing)? (?:more|too|that)|ausgeben|depenser)\b|^(?:any |much |jede |grosse )?(?:effects?|results?|wirkung|ergebnis|efecto|resultado|effet|resultat)$|^(?:(?:in|en|dans) (?:the|der|die|la|le) )?(?:cloud|nube|nuage)$/

/** 'I do not want to tell yet': said of the writing, not of the work. */
const OF_TELLING =
  /^(?:(?:yet|todavia|aun|noch|encore) )?(?:to )?(?:quiero )?(?:tell|say|disclose|reveal|explain|contar\w*|decir\w*|explicar\w*|revelar\w*|verraten|sagen|erzahlen|dire|raconter|devoiler)\b|^(?:yet|todavia|aun|noch|encore)$/

/** 'Without asking anybody', 'sin llamar a nadie', 'turns without catching': how, or what goes wrong; 'without painting' leaves work out. */
const WITHOUT = /\b(?:without|sin|sans)(?: (?:the|me|se|nous|l[oa]s?|les?))? $/
const HOW =
  /^(?:using|catching|calling|asking|having|being|losing|stopping|making|getting|going|leaving|breaking|telling|knowing|paying|waiting|disturbing|interrupting|turning|bothering|needing|seeing|hearing|llamar|usar|tener|perder|romper|molestar|esperar|saber|pagar|parar|salir|depender|appeler|utiliser|avoir|perdre|casser|attendre|savoir|payer|deranger|devoir|passer par|wrecking|ruining|spoiling|hurting|destroying)\b|^\p{L}+ing (?:everything|anything)\b|^\p{L}+ing [^.;:!?]* again$/u
const NOBODY = /\b(?:any(?:one|body)|somebody|someone|nadie|niemand\w*|personne)\b/

const saysHow = (words: string, before: string): boolean =>
  MANNER.test(words) || OF_TELLING.test(words) || (WITHOUT.test(before) && (HOW.test(words) || NOBODY.test(words)))

/** 'I do not want to dig it myself' asks for somebody who does. */
const NOT_MYSELF =
  /\b(?:do not|don['’ ]?t) (?:want|like|fancy|feel like|dare)\b[^.,;:!?]{0,50}?\b(?:myself|ourselves)\b|\b(?:will|mochte|wollen|mochten|mag)\b[^.,;:!?]{0,30}?\bnicht (?:selbst|selber)\b[^.,;:!?]*|\bno (?:quiero|queremos)\b[^.,;:!?]{0,40}?\bmism[oa]s?\b|\bne (?:veux|voulons) pas\b[^.,;:!?]{0,40}?\bmemes?\b/
const JOINED = /\b(?:and|und|y|et|but|aber|pero|mais)\b/

/** 'We do not want to worry about venue, catering or music': all of that is to be done, by somebody else. */
const NO_WORRY =
  /\b(?:(?:do not|don['’ ]?t) (?:want|wish)|would rather not have|never want) to (?:have to )?(?:worry|think|care|bother|deal|stress|concern|lift a finger)\b(?:(?!, (?:no|not|without|and|but|we|i)\b| and (?:no|we|i)\b)[^.;:!?])*|\b(?:will|mochte|wollen|mochten|muss|mussen)\b[^.,;:!?]{0,20}?\bnicht (?:\w+ )?(?:um|mit|an)\b[^.;:!?]*?\b(?:kummern|befassen|herumschlagen|beschaftigen|denken)\b|\bno (?:quiero|queremos|quisiera|quisieramos|tener que) (?:tener que )?(?:preocupar|ocupar|encargar|pensar)\w*\b[^.;:!?]*|\bne (?:veux|voulons|souhaite|souhaitons|veut) pas (?:avoir a )?(?:(?:me|m|nous|se|s)\b['’ ]?)?(?:occuper|soucier|preoccuper|charger|penser)\b[^.;:!?]*/

const isIn = (said: RegExpExecArray | null, index: number): boolean =>
  said !== null && index >= said.index && index < said.index + said[0].length

/** Whether what stands at a place of a folded sentence is to be done, by others than who writes. */
export const isForOthersToDo = (folded: string, index: number): boolean => {
  const said = NOT_MYSELF.exec(folded)
  return isIn(NO_WORRY.exec(folded), index) || (said !== null && !JOINED.test(said[0]) && isIn(said, index))
}

/** 'Every room is warm apart from the back bedroom': what is told so is where the trouble is. */
const APART =
  /\b(?:except(?: for)?|apart from|aside from|other than|bis auf|au(?:ss|ß)er|salvo|excepto|menos|sauf|hormis|a part)(?: (?:the|my|our|das|die|der|den|dem|el|la|los|las|le|les|l))?\W*$/
const IS_WELL_ELSEWHERE =
  /\b(?:is|are) (?:\w+ (?:and )?)?(?:warm|hot|toasty|fine|ok|okay|good|dry|working|alright)\b|\b(?:works?|worked|runs?)\b|\b(?:ist|sind) (?:\w+ )?(?:warm|heiss|ok|okay|gut|trocken|in ordnung)\b|\b(?:funktionier\w+|geht|gehen|lauft|laufen)\b|\b(?:funcionan?|va bien|van bien|estan? (?:bien|calientes?))\b|\b(?:marchent?|fonctionnent?|(?:est|sont) (?:chaud\w*|bien))\b/

const isWhereItFails = (before: string): boolean => APART.test(before) && IS_WELL_ELSEWHERE.test(before) && !saysOrder(before.trim())

const compile = (kind: Exclusion['kind'], sources: readonly string[]) =>
  sources.map(source => ({ kind, isBare: sources === BARE, pattern: new RegExp(source, 'gud') }))
const PATTERNS = [
  ...compile('unwanted', UNWANTED),
  ...compile('unwanted', NAMED),
  ...compile('unwanted', STAYS),
  ...compile('done', DONE),
  ...compile('unwanted', BARE),
  ...compile('missing', MISSING),
]
const MOST_WORDS = 6

const NEGATION =
  /\b(?:no|not|nothing|without|except|excluding|apart|stay|remain|left|bleiben|quedar|quedarse|rester|don|dont|doesn|need|skip|leave|already|alrady|fine|ok|okay|good|great|right|supplied|provided|kein\w*|ohne|nicht|schon|bereits|sin|ya|pas|sans|hors|deja|non|niente|senza|question|excluded|frage|betracht|descartad[oa]s?|exclue?s?)\b/

const isTrouble = (words: string, said: string, before: string): boolean =>
  WAS_NOT_DONE.test(before + said) ||
  (ONLY_MISSED.test(words) && !(ASKED_AWAY.test(said) && !HAS_NOT.test(before))) ||
  (OF_PEOPLE.test(words) && !ASKED_AWAY.test(said)) ||
  SAID_OF_TROUBLE.test(said) ||
  (STATE_BEFORE.test(before) && !ASKED_AWAY.test(said))

/** 'La llave no gira en la cerradura': a Spanish 'no' denies a verb, and what does not happen is the trouble. */
const SPANISH_NO = /^no (?!hace falta|necesit|quier|toca|incluy|(?:en )?(?:el|la|los|las)\b)/

/** The text between the marks on both sides of a place. */
const clauseAround = (folded: string, at: number): string => {
  const before =
    folded
      .slice(0, at)
      .split(/[.,;:!?]/)
      .at(-1) ?? ''
  return before + (folded.slice(at).split(/[.,;:!?]/)[0] ?? '')
}

const patternsIn = (folded: string, language: Language | null): Omit<Exclusion, 'stems'>[] =>
  PATTERNS.flatMap(({ kind, pattern, isBare }) =>
    [...folded.matchAll(pattern)]
      .filter(match => kind !== 'unwanted' || language !== 'es' || !SPANISH_NO.test(match[0]))
      .map(match => {
        const words = (match.groups?.['what'] ?? '').replace(/ (?:and|or|und|oder|y|o|et|ou) *$/, '').trim()
        const index = match.indices?.groups?.['what']?.[0] ?? match.index
        const isMissed = kind === 'unwanted' && isTrouble(words, match[0], folded.slice(0, match.index))
        const isGone = kind === 'done' && GONE.test(clauseAround(folded, match.index))
        const made = isGone ? { isMade: true, isGone: true } : kind === 'done' && WORKED.test(match[0]) ? { isMade: true } : {}
        return { kind: isMissed ? ('missing' as const) : kind, words, index, ...made, ...(isBare ? { isBare } : {}) }
      }),
  )

/** What is only bought is still to be worked with: tiles in the garage seal no wall. */
const BOUGHT = /\b(?:bought|purchased|gekauft|besorgt|comprad\w+|achete\w*|acquistat\w+)\b/

/** 'An Excel file every morning is perfect', 'one online session would be fine': that is what is wished for. */
const IS_ENOUGH =
  /^\W*(?:an?|one|just an?|ein\w*|un[ae]?) [^.,;:!?]*\b(?:is|are|would be|ist|ware|reicht|es|seria|est|serait) (?:\w+ )?(?:perfect|fine|enough|ok|okay|great|good|perfekt|gut|in ordnung|perfecto|suficiente|parfait|suffisant)\b/

/** 'The screen is bought and the tiles stay' says two things. */
const ENDS_CLAUSE = /[.,;:!?]|\b(?:and|und|y|et)\b/

const saidAround = (folded: string, index: number): string => {
  const before = folded.slice(0, index).split(ENDS_CLAUSE).at(-1) ?? ''
  return before + (folded.slice(index).split(ENDS_CLAUSE)[0] ?? '')
}

/** 'The text is finished but must still be translated', 'ist fertig, muss aber noch übersetzt werden' */
const STILL_TO_DO =
  /^[^.;:!?]*?(?:\b(?:but|though|however|yet|aber|jedoch|allerdings|pero|aunque|mais)\b[^.;:!?]*?\b(?:still|only|now|noch|nur|jetzt|todavia|aun|solo|encore)\b|\b(?:must|needs?|has|have|muss|mussen|soll|sollen)\b[^.;:!?]*?\b(?:still|noch)\b|\b(?:still|only|noch|todavia|aun|solo) (?:needs?|has to|have to|must|falta|hay que)\b|\b(?:falta|faltan|reste a|il reste a|il faut (?:encore|juste))\b)(?<rest>[^.;:!?]*)/

const stillToDoIn = (behind: string): Pick<Exclusion, 'stillToDo'> => {
  const rest = STILL_TO_DO.exec(behind)?.groups?.['rest']
  const stems = new Set(rest === undefined ? [] : stemsOf(rest))
  return stems.size === 0 ? {} : { stillToDo: stems }
}

/** Whether what such texts name is still to be done with what is there. */
export const isStillToDo = (names: readonly string[], { stillToDo }: Exclusion): boolean =>
  stillToDo !== undefined && names.some(name => stemsOf(name).some(stem => stillToDo.has(stem)))

/** 'One bathroom is fine, the other needs new tiles' */
const OF_TWO = /\b(?:the (?:other|others|rest|second)|another|(?:die|der|das) andere\w*|el otro|la otra|l['’ ]autre)\b/

/** 'No work on Saturdays', 'kein Lärm nach 20 Uhr': when, and not what. */
const AT_A_TIME =
  /^(?:any )?(?:work\w*|nois\w+|drilling|arbeit\w*|larm\w*|bohr\w*|trabaj\w*|ruidos?|obras?|travaux|bruits?) (?:(?:on|at|during) (?:the )?(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|weekends?|night)\b|(?:after|before|nach|vor|apres|avant) (?:\d|noon|midnight)|(?:am|an) (?:(?:sams|sonn|feier)tag|wochenende)|nachts|abends|(?:los|en) (?:sabados?|domingos?|festivos?|fin(?:es)? de semana)|(?:despues|antes) de las? \d|les? (?:samedis?|dimanches?|week-?ends?)|la nuit)/

/** What a sentence says is not to be done, or is done already. */
export const exclusionsIn = (sentence: string, language = guessLanguage(sentence)): Exclusion[] => {
  const folded = fold(sentence)
  const settled = settledIn(folded).filter(({ words, index }) => !ONLY_MISSED.test(words) || OUT_OF_ORDER.test(saidAround(folded, index)))
  const exclusions: Exclusion[] = []
  for (const { kind, words, index, ...more } of [...settled, ...(NEGATION.test(folded) ? patternsIn(folded, language) : [])]) {
    const before = folded.slice(0, index)
    if (kind !== 'done' && (saysHow(words, before) || isWhereItFails(before) || isForOthersToDo(folded, index))) continue
    const said = saidAround(folded, index)
    if (kind !== 'done' && AT_A_TIME.test(words)) continue
    if (BOUGHT.test(said) || (kind === 'done' && IS_ENOUGH.test(said) && !OF_TWO.test(folded))) continue
    const got = kind === 'done' && saysGotHoldOf(said) ? { isOnlyGot: true } : {}
    const stems = new Set(stemsOf(words))
    const end = index + words.length
    const open = kind === 'done' ? stillToDoIn(folded.slice(end)) : {}
    const isSaidBefore = exclusions.some(other => end > other.index && index < (other.until ?? other.index + other.words.length))
    if (stems.size > 0 && stems.size <= MOST_WORDS && !isSaidBefore)
      exclusions.push({ kind, stems, words, index, ...more, ...got, ...open })
  }
  return exclusions
}
