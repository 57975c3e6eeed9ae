import { wordsOf } from '../../../catalog/taxonomy/fold.ts'
import { saysOrder } from './orders.ts'
import { FRENCH_RELATIVES, GERMAN_OTHERS, GERMAN_WANTS, RELATIVES, TRADESMEN } from './settled-people.ts'
import { DONE_STATES, GONE, LEFT_OUT_STATES, LONG_AGO, MADE, NAMED_BY_DOING, NOT_NEEDED, OTHERS_DO_IT } from './settled-states.ts'
import { STOP_WORDS } from './stop-words.ts'
import { saysTrouble } from './wishes.ts'

/** Something that a sentence takes out of the work, and where it is said in the folded sentence. */
export interface Settled {
  kind: 'unwanted' | 'done'
  words: string
  index: number
  /** Where what is said of it ends, when not with its words: 'the bathroom _was renovated_'. */
  until?: number
  /** Somebody has done the work, so that it need not be done once more; what is only there may be what is worked with. */
  isMade?: boolean
  /** It is gone: taking it away is done, and nothing else. */
  isGone?: boolean
}

/** What lies between two marks: one thing is said of one noun, or a noun of a list stands alone. */
interface Piece {
  from: number
  text: string
  /** What parts it from the piece before it. */
  mark: string
}

const MARK = /(?<!\d)[.,]|[.,](?!\d)|[;:!?()\n–—]|\b(?:and|und|(?<!il )y|et|but|aber|pero|mais|sowie|while|whereas|sondern|doch)\b/g
const JOINS = /^(?:and|und|y|et|sowie)$/

const DOES =
  'does|do|doing|did|tests?|makes?|writes?|draws?|designs?|takes|brings?|bakes?|handles?|manages?|provides?|supplies|organi[sz]es|arranges?|delivers?|cooks?|lays?|fits?|builds?|paints?|plays?|shoots?|sees to|deals with|comes? (?:in|by|next|on)|will (?:do|be doing|make|write|take|bring|handle|paint|build|lay|fit|play|come)'

const OTHERS_DO = [
  '\\b(?:ourselves|myself|himself|herself|(?<!\\bby )themselves|on (?:my|our|his|her|their) own(?=\\W*$|[.,;:!?)]| (?:and|but|so|this|next|in|at|on|over|before|after|with|without|later|first|already|to|if|too|anyway)\\b)|(?:is|are) on (?:us|me))\\b',
  // 'Domain and hosting are with my nephew', 'the database is maintained by another company'
  `\\b(?:is|are|stays?|lies?|remains?) with (?:my|our|his|her|a|an|another)(?: \\w+)? (?:${RELATIVES}|${TRADESMEN})s?(?:[- ]in[- ]law)?(?=\\W*$)|\\b(?:liegt|liegen|ist|sind|bleibt|bleiben) bei (?:mein\\w*|unser\\w*|eine[mr]) (?:${GERMAN_OTHERS}|neffen?|schwager)\\b|\\b(?:maintained|looked after|run|hosted|operated) by (?:my|our|an?|another|someone else|somebody else)(?: \\w+){0,2}(?=\\W*$)`,
  '\\btak(?:es?|ing|en) care of\\b|\\blooks after\\b',
  // 'Layout will be done in-house', 'die Texte entstehen hausintern', 'la mise en page se fait en interne'
  '\\b(?:done|made|handled|written|produced|managed|printed|developed) (?:in[- ]house|internally)\\b|\\b(?:in[- ]house|internally)(?=\\W*$)|\\b(?:hausintern|intern|im haus)(?: (?:gemacht|erledigt|erstellt|ubernommen))?(?=\\W*$)|\\ben interne?(?=\\W*$)|\\binternamente\\b',
  '\\bpar (?:nos|mes) (?:propres )?soins\\b|\\ba (?:notre|ma) charge\\b|\\b(?:a (?:nuestro|mi) cargo|corren? (?:de|por) (?:nuestra|mi) (?:cuenta|parte))\\b|\\b(?:liegt|liegen) bei (?:uns|mir)\\b|\\b(?:ist|sind) sache (?:des|der|von)\\b|\\b(?:is|are|will be) (?:up to us|our (?:job|part|business)|my (?:job|part))\\b',
  '\\b(?:handled|covered|done|made|provided|supplied|organi[sz]ed|arranged|delivered|painted|written|taken|brought|managed|installed|removed|cleared|moved|bought|prepared|stripped|disposed of|dealt with) by (?:my|our|me|us|another|someone else|somebody else|others|an?|the(?! (?:contractor|installer|provider|supplier|expert|craftsman|bidder|tradesman|freelancer)s?\\b))(?: \\w+)?\\b|\\bbauseits\\b',
  `(?<!\\b(?:where|when|while|what|which) )\\b(?:my|our|his|her)(?: \\w+){0,2} (?:${RELATIVES})s?(?:[- ]in[- ]law)? (?:already |also |always )?(?:${DOES})\\b`,
  // 'The worktop does our carpenter', 'texts do we': the order of other languages.
  `\\b(?:${DOES}) (?:my|our) (?:\\w+ )?(?:${RELATIVES}|${TRADESMEN})s?(?:[- ]in[- ]law)?(?=\\W*$)|\\b(?:do|bring|write|make|take|paint|pack) we(?: ourselves)?(?=\\W*$)`,
  // 'Kunden sollen selbst buchen' wishes for something; 'das machen wir selbst' does not.
  '(?<!\\b(?:am|im|vom|beim|zum|an|in) \\p{L}+ )(?<!\\b(?:soll(?:en)?|konnen|kann|durfen)\\b(?!.{0,20}\\b(?:wir|ich)\\b).*)\\b(?:selbst|selber)\\b(?!.*\\bkonnen\\b\\W*$)|\\b(?:eigenleistung|eigenregie|eigenhandig)\\b',
  '\\bkummer(?:t|n|e) (?:sich|uns|mich)\\b|(?<!\\b(?:das|die|den) (?:haus|wohnung|hof|firma|betrieb|immobilie|grundstuck)(?: \\p{L}+){0,2} )\\bubern(?:immt|ehme|ommen)\\b|\\bubernehmen (?=wir|ich|sie|die|mein|unser)|\\b(?:wir|sie) ubernehmen\\b|\\b(?:von|durch) (?:uns|mir|mein\\w*|unser\\w*)\\b.* (?:gemacht|erledigt|ubernommen|gestellt|geliefert|gebaut|montiert|gestrichen)\\b',
  '\\b(?:erledig|mach|liefer|stell|bring|bau|schreib|streich|bezahl|fotografier)\\w* (?:schon )?(?:wir|ich|(?:mein\\w*|unser\\w*) \\p{L}+(?=\\W*$)|mein\\w*|unser\\w*|eine? (?:freund\\w*|bekannte\\w*|kolleg\\w*|nachbar\\w*|andere\\w*|firma))\\b',
  `\\b\\p{L}{3,}t (?:(?:im|am|in|wie|schon|immer|jedes|jeden|das|die|den) (?:\\p{L}+ ){0,2})?(?:der|die|mein\\w*|unser\\w*) (?:${GERMAN_OTHERS})(?: (?:ab|auf|aus|ein|zusammen|weg|mit|hin|vor|um))?(?=\\W*$)|\\b(?!(?:${GERMAN_WANTS})\\b)\\p{L}{3,}en wir(?=\\W*$)`,
  '\\b(?:nosotr[oa]s|yo) mism[oa]s?\\b|\\bl[oa]s? \\w+ (?:nosotr[oa]s|yo|mi \\w+|nuestr[oa]s? \\w+)\\b|\\w+mos nosotr[oa]s\\b|\\bnos encargamos\\b|\\bme encargo\\b|\\bnos ocupamos\\b|\\bme ocupo\\b|\\bse (?:l[oa]s? )?(?:encarga|ocupa)n?\\b|\\bpor (?:nuestra|mi) cuenta\\b',
  "\\b(?:nous|moi|lui|elle|eux)[- ]memes?\\b|\\b(?:s|m)['’ ](?:en )?(?:occup|charg)\\w+|\\bnous (?:en )?(?:occupons|chargeons)\\b|\\bc['’]est (?:mon|ma|mes|notre|nos) .*\\bqui\\b \\w+ ?\\w*|\\b(?:fait|font|apportent?) (?:mon|ma|mes|notre|nos) \\w+(?=\\W*$)",
  `\\b(?:mon|ma|notre|un|une) (?:${FRENCH_RELATIVES}) (?:fait|apporte|prend|ecrit|peint|pose|livre|fournit|dessine|joue|cuisine|organise|gere)\\b`,
]

const IS_THERE = [
  '\\b(?:is|are|was|were|been) (?:already |all )*(?:ripped|torn|pulled|stripped|knocked) (?:out|off|down|up)\\b',
  '\\b(?:already )?exists?\\b(?! since)|\\b(?:have|has|are) (?:already )?(?:gone|sent|been sent) out\\b',
  '\\b(?:is|are|was|were|been|got|gets)(?: all| both)?(?: already)? (?:sent(?: out)?|booked|hired|sorted|settled|arranged|taken care of|in place|finished|ready|completed?(?! (?:rubbish|nonsense|mess|disaster))|taken|shot|filmed|chosen|ordered|delivered|printed|supplied|provided|drafted)\\b',
  '\\b(?:was|were|is|are|been) (?:already |therefore |thus |now )?(?:done|written|made|installed|replaced|changed|renewed|renovated|redesigned|rebuilt|rewired|refurbished|painted|tiled|insulated|wired|serviced)\\b(?= (?:by|last|in|about|around|some|only|two|three|four|five|six|a|\\d+|already|too|as well|recently|this)\\b|\\W*$)',
  // 'Wi-Fi we already have', 'the bookkeeping itself I do'
  '(?<=^\\W*(?:the |our |my )?(?:[\\p{L}-]+ ){1,3}?)(?:we|i) (?:already (?:have|own|do|did)|(?:have|do))(?: already)?(?=\\W*$)|\\b(?:we|i) already have (?=from\\b)|\\balready works?\\b',
  "\\b(?:is|are) (?:brand |quite |still |all )?new\\b|\\bas (?:it is|they are)\\b|\\b(?:can|may|should|will|shall) (?:stay|remain)\\b(?! (?:open|on|closed))|\\bwe(?:['’]ll| will)? keep\\b|(?<!\\b(?:to|light|screen|it|water|room|radiator|pedal|button|lamp|fan|suddenly|always|often|sometimes) )\\b(?:stays?|remains?)(?: untouched| unchanged| put)?(?=\\W*$)",
  '\\b(?:vorhanden|erledigt|gebucht|bestellt|beauftragt|organisiert|geklart)\\b|\\b(?:ist|sind|wurde|wurden) (?:alle |schon |bereits |auch |frisch |ganz )*(?:fertig|gemacht|da|neu|gestrichen|saniert|renoviert|gelegt|verlegt|getauscht|erneuert)\\b|\\b(?:hab\\w*|gibt) (?:\\w+ )?(?:schon|bereits)\\b|\\bbleib(?:t|en) (?:drin|so|wie|stehen|da|hier|erhalten|liegen|hangen|unverandert|unangetastet)\\b|\\b(?<!(?:offen|stecken|hangen|stehen|liegen|kalt|dunkel|schwarz|aus|leer|nass|feucht) )bleib(?:t|en)(?=\\W*$)|\\b(?:kann|konnen|soll|sollen|darf) (?:so |drin|da|stehen)?\\s?bleiben\\b',
  // 'Drehbuch haben wir'
  '\\b(?:haben|hab|stellen|liefern) (?:wir|ich)(?=\\W*$)',
  '\\b(?:es|son) nuev[oa]s?\\b|\\bya (?:l[oa]s? )?(?:ten(?:go|emos)|estan?|existen?|hay|hemos|contrat\\w+|hech\\w+)\\b|\\bse quedan?\\b|\\bestan? (?:ya )?(?:list[oa]s?|hech[oa]s?|terminad[oa]s?|contratad[oa]s?|reservad[oa]s?)\\b',
  "\\b(?:est|sont) neu(?:f|ve)s?\\b|\\bexiste(?:nt)?\\b|\\bdeja (?:fait|pret|la|choisi|command|regl|reserv|install|en place|ete)\\w*|\\b(?:est|sont|c['’]est|ont ete|a ete) (?:bien |tout |deja )*(?:fait|parti|envoye|pret|regle|reserve|commande|choisi|fourni)\\w*|\\b(?:on garde|nous gardons|on conserve)\\b|\\breste(?:nt)? (?:en place|tel|comme)\\w*",
]

/** What stands behind these words alone is left out. */
const LEFT_OUT_AFTER = [
  '(?<!\\b(?:am|are|is|been|were|was|now) )\\bwithout\\b|\\bexcept(?: for)?\\b|\\bexcluding\\b|\\bexcludes?\\b|\\b(?:not included|not part of (?:this|it|the job|the work)) ?:|\\b(?:apart|aside) from\\b|\\bother than\\b|\\beverything but\\b|\\bwith the exception of\\b|\\bno need (?:for|of|to)\\b|\\bnor\\b|\\bneither\\b|\\bleave out\\b|(?:(?<=^\\W*)|(?<=\\b(?:please|you|can|could|(?<!\\b(?:start|starts|started|begin|begins|began|tend|tends|seems|continues|keeps) )to|may|just|we|ll|should|and|but|so|then|also) ))skip\\b|\\bnothing (?:on|with|about)\\b',
  '\\bnicht (?:enthalten|dabei|inbegriffen|teil (?:des auftrags|davon)) ?:|\\b(?:ohne|au(?:ss|ß)er|bis auf(?! weiteres)|ausgenommen|abgesehen von|mit ausnahme (?:von|der|des)|weder)\\b',
  '\\b(?:excluye|no incluido)\\b ?:?|\\b(?:sin|(?<!(?:al|lo|mas o|mucho|poco) )menos(?! (?:de|que|mal|\\d))|excepto|salvo|aparte de|a excepcion de|quitando|ni)\\b',
  "\\bnon compris ?:|\\bexclut\\b|\\b(?:sans|sauf|hormis|excepte\\w*|a part|a l['’]exception d\\w*|ni|pas besoin d\\w*['’]?|inutile d(?!e vous en)\\w*['’]?)(?![\\p{L}])",
]

const compile = (sources: readonly string[]) => new RegExp(sources.join('|'), 'u')
const AROUND = [
  { kind: 'unwanted' as const, pattern: compile(NAMED_BY_DOING), isState: false, isNamed: true },
  { kind: 'unwanted' as const, pattern: compile([...OTHERS_DO, ...OTHERS_DO_IT]), isState: false, isNamed: false },
  { kind: 'unwanted' as const, pattern: compile([...NOT_NEEDED, ...LEFT_OUT_STATES]), isState: false, isNamed: false },
  { kind: 'done' as const, pattern: compile([...IS_THERE, ...DONE_STATES]), isState: true, isNamed: false },
]
const AFTER = compile(LEFT_OUT_AFTER)

/** 'Somebody who takes care of the garden' is what is wanted; 'I tried it myself', 'I cannot do it myself' takes nothing out. */
const IS_WANTED =
  /\b(?:somebody|someone|anybody|anyone|who|whoever|please|you|need|want|wants?|like|should|looking|searching|jemand\w*|bitte|such\w*|alguien|busc\w*|necesito|necesitamos|quelqu|cherch\w*|besoin|faut|voudr\w*)\b/
const FAILED_TO =
  /\b(?:tried|try|attempt\w*|can['’]?t|cannot|could(?:n['’]?t| not)|unable|learn|publish it|instead of|versucht\w*|kann\w*|konnen|intent\w*|puedo|podemos|essay\w*|peux|pouvons|arriv\w*)\b/
/** 'Der Bräutigam hat sein Haus selbst gebaut': told of somebody; 'die Fliesen hat mein Bruder selbst gelegt' is done. */
const HE_DID = /\bhat\b.*\bselbst\b|\b(?:he|she|they) (?:has |have )?\w+ .*\b(?:himself|herself|themselves)\b/
const BY_US = /\b(?:wir|ich|uns|mir|mein\w*|unser\w*|we|i|my|our)\b/
/** 'Design is done' orders nothing. */
const IS_NOUN = /^\W*\S+ (?:is|are|was|were|has|have)\b/
/** 'When the work is finished' tells when. */
const CONDITION =
  /\b(?:when|once|until|till|if|after|before|as soon|wenn|sobald|nachdem|cuando|hasta|quand|jusqu|apres|lorsque|no|not|nicht|never)\b/
const WHY_OR_WHICH = /\b(?:because|since|which|that|weil|porque|car|parce|puisque|so that|only|just|nur|solo)\b/

/** Words of such a piece that name nothing that could be left out. */
const NOISE: ReadonlySet<string> = new Set(
  (
    'brother sister father mother dad mum mom son daughter wife husband partner friend friends aunt uncle cousin nephew niece neighbour neighbor colleague colleagues landlord law team agency staff secretary company department ' +
    'bruder schwester vater mutter sohn tochter frau mann freund freundin tante onkel cousin neffe nichte nachbar kollege kollegin schwager schwagerin schwiegervater firma ' +
    'hermano hermana padre madre hijo hija mujer marido amigo amiga tia tio primo prima sobrino vecino colega cunado cunada suegro empresa ' +
    'frere soeur pere mere fils fille femme mari ami amie tante oncle cousine neveu voisin collegue beau entreprise ' +
    'alone afterwards beforehand runter weg danach nachher vorher do does did done doing make makes made take takes taken care bring brings handle handles own part everything anything nothing rest autumn spring summer winter last month year week ago recently later too both itself themselves either ll ve re there scope stay stays remain remains surgeon comes coming ' +
    'leer vacio vacia vides vide todavia drin drinnen asi ' +
    'selbst selber schon bereits machen macht tun bleibt bleiben werden notig rest ' +
    'nosotros nosotras yo mismo mismos mismas encargamos encargo ocupamos ocupo hacemos hago hace ponemos pone tenemos tengo ya resto ' +
    'memes meme occupe occupons charge chargeons faisons fait deja reste'
  ).split(' '),
)

const MOST_BARE_WORDS = 4
const INDEFINITE = /^\s*(?:an?|one|eine?[nmrs]?|una?|une|some|\d+)\s/
const ENDS_SENTENCE = /^(?:[.;:!?(\n–—]|but|aber|pero|mais|)$/

const piecesOf = (folded: string): Piece[] => {
  const marks = [...folded.matchAll(MARK)]
  const starts = [0, ...marks.map(({ index }) => index)]
  return starts.map((from, at) => {
    const mark = at === 0 ? '' : (marks[at - 1]?.[0] ?? '').trim()
    const begin = at === 0 ? from : from + mark.length
    return { from: begin, text: folded.slice(begin, starts[at + 1] ?? folded.length), mark }
  })
}

/** From the first to the last telling word of a text; null where there is none. */
const nounsIn = (text: string, from: number): { words: string; index: number } | null => {
  const telling = wordsOf(text).filter(
    word => !STOP_WORDS.has(word.text) && !NOISE.has(word.text) && !/^\d+$/.test(word.text) && word.text.length > 1,
  )
  const [first, last] = [telling[0], telling.at(-1)]
  return first === undefined || last === undefined ? null : { words: text.slice(first.index, last.end), index: from + first.index }
}

/** 'Only a logo, the website does my nephew': what is wanted, and alone. */
const ONLY = /^\s*(?:only|just|nur|lediglich|bloss|solo|solamente|unicamente|seulement|uniquement|juste|rien que)\b/

/** A noun or two by themselves, as in a list. */
const isBare = ({ text }: Piece): boolean =>
  wordsOf(text).length <= MOST_BARE_WORDS &&
  !ONLY.test(text) &&
  !INDEFINITE.test(text) &&
  !/\d/.test(text) &&
  !IS_WANTED.test(text) &&
  !/\b(?:needed|wanted|missing|required)\b/.test(text) &&
  !saysOrder(text.trim())

/** 'We supply the texts | and the pictures ourselves': what is said at the end holds for both. */
const GIVES =
  /^\W*(?:we|i)(?:['’ ]ll| will| can)? (?:supply|provide|write|take|bring|deliver|send|make|do|paint|pack|buy|organi[sz]e|handle|set up|fit|connect|order|clean|mow|dig|hang) /

const givenBefore = (pieces: readonly Piece[], at: number): { words: string; index: number } | null => {
  const before = pieces[at - 1]
  const gives = before === undefined || saysSettled(before.text) || !JOINS.test(pieces[at]?.mark ?? '') ? null : GIVES.exec(before.text)
  return before === undefined || gives === null ? null : nounsIn(before.text.slice(gives[0].length), before.from + gives[0].length)
}

/** The bare pieces before one that share what is said of it: 'the logo, the texts and the photos exist'. */
const sharedBefore = (pieces: readonly Piece[], at: number): Piece[] => {
  const shared: Piece[] = []
  for (let before = at - 1; before >= 0; before--) {
    const piece = pieces[before]
    const mark = pieces[before + 1]?.mark ?? ''
    if (piece === undefined || ENDS_SENTENCE.test(mark) || !isBare(piece) || saysSettled(piece.text) || nounsIn(piece.text, 0) === null)
      break
    shared.push(piece)
  }
  const first = shared.at(-1)
  const isWhole = first !== undefined && ENDS_SENTENCE.test(first.mark)
  // Where the list goes back to something else only the last noun, joined by 'and', is sure to belong to it.
  return isWhole ? shared : JOINS.test(pieces[at]?.mark ?? '') ? shared.slice(0, 1) : []
}

/** 'Without an app, in English and French': where, for whom and how, not one more thing. */
const CIRCUMSTANCE = /^\s*(?:in|on|at|for|with|by|from|to|within|im|am|auf|fur|mit|bei|bis|en|para|con|por|pour|avec|chez|dans|sur)\s/

/** The bare pieces that go on with a list: 'without flowers, music and cake'. Only where an 'and' ends it. */
const sharedAfter = (pieces: readonly Piece[], at: number): Piece[] => {
  const shared: Piece[] = []
  for (const piece of pieces.slice(at + 1)) {
    if ((!JOINS.test(piece.mark) && piece.mark !== ',') || !isBare(piece) || CIRCUMSTANCE.test(piece.text) || saysSettled(piece.text)) break
    shared.push(piece)
    if (JOINS.test(piece.mark)) return shared
  }
  return []
}

const saysSettled = (text: string): boolean => AFTER.test(text) || AROUND.some(({ pattern }) => pattern.test(text))

const isTold = (text: string, cue: number, isState: boolean): boolean => {
  if (HE_DID.test(text) && !BY_US.test(text)) return false
  if (
    (saysOrder(text.trim()) && !IS_NOUN.test(text)) ||
    IS_WANTED.test(text.slice(0, cue).replace(/\b(?:bitte|please)\W*$/, '')) ||
    FAILED_TO.test(text)
  )
    return false
  return !isState || (!CONDITION.test(text.slice(0, cue)) && !saysTrouble(text))
}

/** 'Cambiar el termo por uno nuevo que ya tengo': of the new one alone, and it is there to be worked with. */
const EXCHANGED_FOR =
  /\b(?:cambi|sustitu|reemplaz|tausch|austausch|ersetz|replac|swap|remplac)\p{L}*\b[^,;]* (?:por|gegen|durch|par|with|for) (?:un[ao]?|eine[nr]?|an?)\b[^,;]* (?:que|which|that|den|die|das)\s*$|\b(?:gegen|durch) eine[nr]?\b[^,;]* (?:den|die|das)\s*$/u

/** 'Those we sand ourselves' */
const OF_WHAT_WAS_NAMED = /^\W*(?:those|these|this|that|it|them) (?:we|i)\b/
/** 'About 350 products, I will enter them all myself': that is their work; who prints or hangs them leaves the rest to be done. */
const PUTS_THEM_IN = /^\W*(?:and |but )?(?:we|i)(?:['’ ]ll| will)? (?:enter|type|upload|add|sort|label) (?:them|these|those)\b/

/** '... at the weekend before you come', '... so only the floor': when it is done, and what is left to do, names nothing. */
const WHEN =
  /\b(?:before|after|until|till|by then|at the weekend|at weekends|over the|this|next|on (?:mon|tues|wednes|thurs|fri|satur|sun)day)\b|\bso (?:only|just|please|all|we|i|you)\b/

const withoutWhen = (text: string): string => text.slice(0, WHEN.exec(text)?.index ?? text.length)

const FIRST_WORDS = /^\s*(?:\S+\s*){0,2}/

/** 'Was replaced last year | and leaks': what is there is what is complained of. */
const goesOnComplaining = (next: Piece | undefined): boolean => next !== undefined && saysTrouble(FIRST_WORDS.exec(next.text)?.[0] ?? '')

const aroundIn = (pieces: readonly Piece[], at: number): Settled[] => {
  const piece = pieces[at]
  if (piece === undefined) return []
  for (const { kind, pattern, isState, isNamed } of AROUND) {
    const cue = pattern.exec(piece.text)
    if (
      cue === null ||
      EXCHANGED_FOR.test(piece.text.slice(0, cue.index)) ||
      !isTold(piece.text, cue.index, isState) ||
      (isState && goesOnComplaining(pieces[at + 1]))
    )
      continue
    const end = cue.index + cue[0].length
    const said = piece.text.slice(0, cue.index)
    const before = OF_WHAT_WAS_NAMED.test(said) || PUTS_THEM_IN.test(said) ? null : nounsIn(said, piece.from)
    const rest = piece.text.slice(end)
    const after = nounsIn(withoutWhen(rest), piece.from + end)
    const last = pieces[at - 1]
    const isOfLast =
      !isNamed &&
      before === null &&
      after === null &&
      last !== undefined &&
      (isBare(last) || (PUTS_THEM_IN.test(said) && !saysOrder(last.text.trim()) && !IS_WANTED.test(last.text)))
    const shared = before !== null ? sharedBefore(pieces, at) : isOfLast ? [last] : []
    // 'We will provide the texts | and photos'
    const more = before === null && after !== null && withoutWhen(rest) === rest ? sharedAfter(pieces, at) : []
    const nouns = [
      isNamed ? nounsIn(cue[0], piece.from + cue.index) : null,
      after,
      givenBefore(pieces, at),
      ...[...shared, ...more].map(({ text, from }) => nounsIn(text, from)),
    ].filter(noun => noun !== null)
    const isGone = GONE.test(piece.text)
    const isMade = (MADE.test(cue[0]) && !LONG_AGO.test(rest)) || isGone
    const made = isState && isMade ? { isMade: true, ...(isGone ? { isGone } : {}) } : {}
    const subject = before === null ? [] : [{ kind, ...before, ...made, ...(isState ? { until: piece.from + end } : {}) }]
    return [...subject, ...nouns.map(noun => ({ kind, ...noun, ...made }))]
  }
  return []
}

const afterIn = (pieces: readonly Piece[], at: number): Settled[] => {
  const piece = pieces[at]
  const cue = piece === undefined ? null : AFTER.exec(piece.text)
  if (piece === undefined || cue === null) return []
  const begin = cue.index + cue[0].length
  const rest = piece.text.slice(begin)
  const end = WHY_OR_WHICH.exec(rest)?.index ?? rest.length
  const first = nounsIn(rest.slice(0, end), piece.from + begin)
  if (first === null) return []
  const more = end < rest.length ? [] : sharedAfter(pieces, at)
  return [first, ...more.flatMap(({ text, from }) => nounsIn(text, from) ?? [])].map(noun => ({ kind: 'unwanted', ...noun }))
}

/**
 * What is done by others, there already or not needed, noun by noun: 'my cousin takes care of the music', 'Logo und Texte
 * haben wir schon', 'los azulejos los ponemos nosotros'. Takes a folded sentence.
 */
export const settledIn = (folded: string): Settled[] => {
  const pieces = piecesOf(folded)
  return pieces.flatMap((_, at) => {
    const after = afterIn(pieces, at)
    return after.length > 0 ? after : aroundIn(pieces, at)
  })
}
