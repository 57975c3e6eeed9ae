import { fold } from '../../../catalog/taxonomy/fold.ts'
import { exclusionsIn } from './exclusions.ts'
import { saysTrouble, saysWish } from './wishes.ts'

/**
 * What a client wants made, as opposed to what it is about: in 'a website for our plumbing company' the work is the website.
 * Nouns that take their subject after 'for', 'about' or before them.
 */
const MADE_THINGS =
  '(?:ux|security|seo|code) audits?|audits?|penetration tests?|pentests?|user tests?|usability tests?|prototypes?|renderings?|technical drawings|web ?sites?|web ?pages?|landing ?pages?|home ?pages?|web ?shops?|online ?shops?|online ?stores?|apps?|mobile apps?|logos?|flyers?|brochures?|posters?|banners?|business cards?|videos?|trailers?|blogs?|blog posts?|articles?|newsletters?|campaigns?|ads?|adverts?|contracts?|agreements?|dashboards?|chat ?bots?|courses?|podcasts?|voice ?overs?|voices?|jingles?|subtitles?|online.?kurse?|kurse?|cursos?|cours|databases?|software|apis?|plugins?|presentations?|pitch decks?|seo|google ads|social media|branding|brand identity|copywriting|translations?|invoices?|spreadsheets?|booking systems?|crms?|webseiten?|internetseiten?|webauftritt|vertrage?|ubersetzung(?:en)?|anzeigen|broschuren?|sitio web|pagina web|tienda online|aplicacion(?:es)?|logotipos?|folletos?|contratos?|traduccion(?:es)?|site (?:web|internet)|boutique en ligne|application|depliants?|contrats?|traductions?'
const SUBJECT_AFTER = new RegExp(
  `\\b(?:${MADE_THINGS})\\b(?<between>[^.;:!?]{0,24}?)\\b(?:for|about|of|on|fur|uber|para|sobre|de|pour|sur)\\b(?<subject>[^.,;:!?()]{2,60}?)(?=[.,;:!?()]|$|\\b(?:(?:and|und|y|et)(?= (?:an?|we|i|our|also|then|it|set|run|write|build|make|create|need|want|with|ein|eine|einen|un|una|une)\\b)|with|that|which|who|so|but|where|mit|con|que|avec|qui)\\b)`,
  'gud',
)
/** 'Four articles for our site, 1,000 words each, on heat pumps, floor heating and insulation': what a text is about, to the last of a list. */
const TOPICS =
  /\b(?:articles?|blog ?posts?|essays?|white ?papers?|ebooks?|e-books?|reportagen?|artikel|blog-?(?:artikel|beitrage?n?)|fachartikel|beitrage|fachbeitrage?n?|ratgeber(?:texte?)?|articulos?|entradas de blog|articles de blog|billets(?: de blog)?)\b[^.;:!?]{0,60}?\b(?:about|on(?! (?:our|the|my|your|an?|instagram|facebook|youtube|linkedin|\w+day)\b)|uber|zum thema|sobre|acerca de|sur(?! (?:notre|mon|le (?:site|blog))\b)|a propos d[eu'’])(?![\p{L}])(?<subject>[^.;:!?()]*?)(?=[.;:!?()]|$|,? ?\b(?:plus|sowie|as well as|ademas|ainsi que)\b|,? \b(?:and|und|y|et) (?:an?|our|the|ein|eine|einen|un|una|une|we|i|also|then|it|them|set|run|write|publish|post|put|build|make|create|need|want|fix|repair|install|please|wir|ich|auch|noch|dazu|bitte|tambien|ademas|aussi)\b)/dgu
/** 'an app in which electricians note the wiring': what happens inside the made thing. */
const INSIDE = new RegExp(
  `\\b(?:${MADE_THINGS})\\b[^.;:!?]*?\\b(?<subject>(?:in which|with which|where|wo|in der|donde|en la que|dans laquelle)\\b[^.;:!?]*)`,
  'gud',
)
/** 'a website with photos and a menu': parts of the made thing. */
const PARTS = new RegExp(
  `\\b(?:${MADE_THINGS})\\b[^.;:!?]{0,40}?\\b(?:with|mit|con|avec)\\b(?<subject>[^.;:!?]*?)(?=[.;:!?]|$|\\b(?:and|und|y|et) (?:an?|also|some(?:body|one)|jemand|ein|eine|einen|una?|une)\\b)`,
  'gud',
)
/** 'our booking app': a thing that is there already. */
const THEIR_OWN = new RegExp(
  `\\b(?:our|my|unsere[rnms]?|meine[rnms]?|nuestr[oa]s?|mi|notre|nos) (?<subject>(?:\\S+ ){0,2}?(?:${MADE_THINGS}))\\b`,
  'gud',
)
/** 'Connect it to our Shopify store': what is there already. */
const JOINED_TO =
  /\b(?:connect|link|hook|tie|sync\w*|integrate|attach|verbind\w*|anbind\w*|anschliess\w*|conectar|enlazar|relier|connecter|raccorder) (?:it|them|this|everything|es|sie|das|l[oa]s?|les?) (?:up )?(?:to|with|into|an|mit|con|a|al|avec|au) (?<subject>(?:our|my|the|unser\w*|mein\w*|nuestr[oa]s?|mis?|notre|nos|mon|ma) [^.,;:!?]{2,40}?)(?=[.,;:!?]|$|\b(?:and|und|y|et)\b)/dg
/** 'The door rubs on the floor since we laid new carpet': since when, and no wish for a carpet. */
const SINCE_THEN =
  /(?<=\S.{14,}?)\b(?:since|seit(?:dem)?|depuis que|desde que) (?<subject>(?![^.,;:!?]{0,24}\b(?:need\w*|want\w*|would|must|have to|has to|brauch\w*|woll\w*|mocht\w*|muss\w*|necesit\w*|quer\w*|quier\w*|tenemos que|voul\w*|voudr\w*|veux|besoin|faut)\b)(?:we|i|he|she|they|wir|ich|er|sie|man|nous|on|je|j['’]|il|elle|ils|(?:my|our|mein\w*|unser\w*|mi|mis|nuestr\w+|mon|ma|notre) \p{L}+|hemos|he|pusimos|cambiamos|compramos|instalamos) [^.,;:!?]{3,50}?)(?=[.,;:!?]|$| (?:and|und|y|et|it|es) )/dgu
/** Words that mean another thing beside these neighbours. */
const MISLEADING =
  /\b(?<subject>packaging)(?= (?:lines?|machines?|plants?|robots?)\b)|\b(?<subject>taps?) (?=(?:on |the |a )*(?:screens?|buttons?|icons?|cards?|here|to)\b)|\b(?:we|i|they|you|and|to) (?<subject>copy)\b|\bweb ?(?<subject>sockets?)\b|\b(?<subject>light|dark) (?=mode|theme)|\b(?:sewing|knitting) (?<subject>machines?)/dg
/** Trades and places whose name before a made thing says what it is about. */
const SUBJECTS =
  'plumb(?:ers?|ing)|electric(?:ians?|al)|carpent(?:ers?|ry)|gardens?|gardeners?|gardening|landscap(?:ers?|ing)|law(?:yers?)?|legal|attorneys?|dent(?:ists?|al)|doctors?|restaurants?|bakery|bakeries|hotels?|weddings?|photograph(?:ers?|y)|account(?:ants?|ing)|tax|tutors?|tutoring|schools?|translat(?:ors?|ion)|mechanics?|garage|cars?|auto|real estate|architects?|architecture|solar|heating|hvac|cleaning|events?|roof(?:ers?|ing)|painters?|painting|boilers?|kitchens?|bathrooms?|coffee|music|fitness|yoga|security|moving|locksmiths?|installateur|elektriker|klempner|tischler|fontaner[oi]a?|electricistas?|plombiers?|electriciens?'
const SUBJECT_BEFORE = new RegExp(
  `\\b(?<subject>(?:${SUBJECTS})(?:(?: |-)(?:company|business|firm|service|shop|services))?(?:['’]?s)?)(?: |-)(?:\\S+ ){0,1}?(?:${MADE_THINGS})\\b`,
  'gud',
)
const MADE_THING = new RegExp(`\\b(?:${MADE_THINGS})\\b`, 'u')

/** Where what is told of oneself ends, and what is wanted or fails begins. */
const ASKING =
  "who|needs?|wants?|looking|searching|would (?:like|love)|(?:like|love) to|wish|cannot|can['’]?t|must|have to|help|brauchen?|suchen?|will|wollen|mochten?|muss|mussen|necesit\\w*|busc\\w*|quier\\w*|quer\\w*|teng?o que|tenemos que|no pod?emos|no puedo|cherch\\w*|besoin|voudr\\w*|voul\\w*|veux|aimer\\w*|dois|devons|please|bitte|por favor|s['’]il (?:vous|te) plait|merci de|wunschen? (?:mir|uns|ich|wir)|hatten? (?:(?:wir|ich) )?gern\\w*"
/** 'We are a care service with 25 people, my colleague writes the rosters by hand': who speaks ends where a sentence of its own begins. */
const NEXT_STATEMENT = ',(?= ?(?:[^\\s.,;:!?]+ ){4})'
const UNTIL_ASKED = `[^.;:!?]*?(?=$|[.;:!?]|${NEXT_STATEMENT}|\\b(?:${ASKING})\\b)`
const WHO_SPEAKS = new RegExp(
  String.raw`^(?:hi|hello|hey|hallo|hola|bonjour)?[\s,!.]*(?:(?:we are|we re|we['’]re|i am|i['’]m)(?! (?:now |just )?\w+ing\b| about to\b)|my name is|(?:our|my) (?:company|firm|business|shop|studio) (?:is|was|makes|sells|offers|runs|has|does)|i run|we run|i own|we own|as an? |wir sind|ich bin|unsere firma|somos|soy|nous sommes|je suis)\b` +
    UNTIL_ASKED,
  'd',
)
const WHAT_THEY_DO = new RegExp(
  String.raw`\b(?:(?:we|he|she|they|company|firm|business|wir|nosotros|nous) (?:also )?(?:do|does|offer|offers|provide|provides|sell|sells|make|makes|specialise|specialize|bieten|verkaufen|ofrecemos|vendemos|proposons|vendons|hacemos|faisons|repair|repairs|install|installs)|(?:our|my|his|her|their) (?:services|products|offer|work)|pages? about)\b` +
    UNTIL_ASKED,
  'd',
)

/** 'We use Microsoft 365', 'In our new kitchen we need': where the work stands, not the work. */
const SURROUNDINGS =
  /\b(?:we|i) have (?:(?:the|a|an|our|my|all|some|good) )*(?:\S+ )?(?:photos|pictures|texts|logo|plans|drawings|sketch|sketches|domain|hosting|files|measurements|calipers)\b|^(?:(?:we|i) (?:use|have been using|work with)|wir (?:nutzen|benutzen|verwenden)|(?:nosotros )?usamos|nous utilisons) [^.;:!?]*|^(?:in|im|en|dans|nella?) [^.,;:!?]{2,40}?(?=,| (?:we|i|wir|ich|brauchen|necesit|nous|je)\b)/d

const LIMITS =
  /^(?:our |my |the |unser |mein |nuestro |notre )?(?:(?:total |maximum )?budget|deadline|presupuesto|kostenrahmen|we can spend|i can spend)\b/

const TITLE_WEIGHT = 1.5
const WISH_WEIGHT = 1.2
const SUBJECT_WEIGHT = 0.25
const INSIDE_WEIGHT = 0.25
const PART_WEIGHT = 0.4
const OWN_WEIGHT = 0.6
const SPEAKER_WEIGHT = 0.3
const DONE_WEIGHT = 0.1
/** Beside a sentence that asks for something: where it is done, for whom, since when. */
const BACKGROUND_WEIGHT = 0.35

interface Span {
  from: number
  to: number
  weight: number
}

const spanOf = (range: [number, number] | undefined, weight: number): Span[] =>
  range === undefined ? [] : [{ from: range[0], to: range[1], weight }]

const spansOf = (folded: string, pattern: RegExp, weight: number): Span[] =>
  [...folded.matchAll(pattern)].flatMap(match => spanOf(match.indices?.groups?.['subject'], weight))

const subjectsOf = (folded: string): Span[] => [
  ...spansOf(folded, SUBJECT_AFTER, SUBJECT_WEIGHT),
  ...spansOf(folded, TOPICS, SUBJECT_WEIGHT),
  ...spansOf(folded, SUBJECT_BEFORE, SUBJECT_WEIGHT),
  ...spansOf(folded, INSIDE, INSIDE_WEIGHT),
  ...spansOf(folded, PARTS, PART_WEIGHT),
  ...spansOf(folded, THEIR_OWN, OWN_WEIGHT),
  ...spansOf(folded, JOINED_TO, SUBJECT_WEIGHT),
  ...spansOf(folded, MISLEADING, SUBJECT_WEIGHT),
  ...spansOf(folded, SINCE_THEN, SUBJECT_WEIGHT),
]

const excludedSpans = (sentence: string): Span[] =>
  exclusionsIn(sentence)
    .filter(({ kind }) => kind !== 'missing')
    .map(({ kind, index, words, until = index + words.length }) => ({
      from: index,
      to: until,
      weight: kind === 'unwanted' ? 0 : DONE_WEIGHT,
    }))

/** 'We have a hotel with a pool', 'I park two cars in the garage': what somebody owns, does, has done. */
const TELLS_OF_ONESELF =
  /^(?:(?:hi|hello|hey|hallo|hola|bonjour)[\s,!.]+)?(?:(?:we|i)(?:['’]ve)? (?:both |also |just |only |recently |have |had )*(?:have|had|own|live|lived|moved|bought|run|teach|sell|park|use|rent|keep|work|shoot|design|repair|teach|paint|cook|inherited|opened|started|travel)\b|(?:our|my) [^.,;:!?]{2,40}? (?:has|have|had|was|were|does|makes|sells|offers|runs|organi[sz]es) |the [^.,;:!?]{2,30}? (?:was|were) \w+ed\b|(?:wir|ich) (?:haben|habe|besitzen|wohnen|wohne|leben|betreiben|betreibe|arbeite|verkaufen|vermieten|fahre|nutzen|sind|bin)\b|(?:unser|mein)\w* [^.,;:!?]{2,40}? (?:hat|haben) |(?:tenemos|tengo|vivimos|vivo|trabajo|somos|soy|llevamos|alquilamos|nos mudamos)\b|nuestr[oa]s? [^.,;:!?]{2,40}? tiene |(?:nous|on) (?:avons|a|habitons|sommes|louons|tenons)\b|j['’](?:ai|habite)\b|je (?:suis|tiens|travaille|vends|loue)\b|(?:notre|mon|ma) [^.,;:!?]{2,40}? a )/

const HAS_TO = /\b(?:has|have|had) to\b|\bhay que\b|\b(?:tengo|tenemos) que\b|\b(?:muss|mussen|doit|doivent)\b/

/** 'We live on the third floor and since a week water comes through': begins with its writer and goes on to what happens. */
const GOES_ON =
  /\b(?:and|but|und|aber|y|pero|et|mais) (?:since|now|lately|recently|every|each|whenever|seit|jetzt|nun|jede[rsn]?|immer|desde|ahora|cada|ultimamente|depuis|maintenant|chaque)\b/

/** 'Our shop runs on Shopify and works fine': nobody is called for what one is content with. */
const CONTENT =
  /\b(?:works? (?:fine|well|perfectly|great)|runs? (?:fine|well|smoothly)|(?:happy|satisfied|content|pleased) with|no complaints|came out (?:lovely|great|well|nicely)|lauft (?:gut|super|prima|bestens|problemlos|(?:aber |jetzt |wieder )+(?:gut|rund)?)|zufrieden|funktioniert (?:gut|prima|tadellos|bestens)|funcionan? (?:muy )?(?:bien|perfectamente|de maravilla)|(?:contentos?|contentas?|encantad[oa]s?|satisfech[oa]s?) con|(?:marchent?|fonctionnent?) (?:tres )?bien|(?:nous|me) convient|contents? d[eu]|satisfaits? d[eu])\b/

/** 'Not happy with our logo' */
const DENIES = /\b(?:not|never|nicht|nie|kein\w*|no(?! complaints)|nunca|ne|pas|jamais|\w+n['’]t|hardly|kaum|apenas)\b|\bn['’]/

/** Whether a sentence only tells of its writer or of what is there: nothing is asked, nothing complained of. */
export const tellsOfOneself = (sentence: string): boolean => {
  const folded = fold(sentence)
  const isContent = CONTENT.test(folded)
  if (isContent && DENIES.test(folded)) return false
  return (
    (TELLS_OF_ONESELF.test(folded) || isContent) &&
    !GOES_ON.test(folded) &&
    !HAS_TO.test(folded) &&
    !saysWish(sentence) &&
    !saysTrouble(sentence)
  )
}

/** 'Was uns fehlt', 'what really bothers us is the hallway': whoever says so comes to the point, and all before it led up to it. */
const TO_THE_POINT =
  /\bwas (?:uns|mir) (?:noch |jetzt |nur )*fehlt\b|\blo (?:unico )?que (?:nos|me) falta\b|\b(?:il (?:ne )?(?:nous|me) manque|ce qu[i'’] ?(?:il )?(?:nous|me) manque)\b|\bwhat (?:we|i) (?:still |really )?(?:lack|need|miss|am missing|are missing)\b(?!(?: now)? is (?:an? )?(?:offer|quote|price|date|start|answer|visit|somebody|someone|estimate))|\bwhat (?:really )?bothers (?:us|me)\b|\bnotre (?:souci|probleme) est\b|\bunser (?:eigentliches )?(?:problem|anliegen) ist\b|\bnuestro problema es\b/

export const comesToThePoint = (sentence: string): boolean => TO_THE_POINT.test(fold(sentence))

/** 'It does not start', 'can you mend them': speaks of what the sentence before has named. */
const POINTS_BACK =
  /^\W*(?:(?:and|but|now|und|aber|nun|jetzt|y|pero|ahora|et|mais) )?(?:it|they|this|these|that|those|er|sie|es|dieser?|dieses|das|esto|este|esta|estos|estas|il|elle|ils|elles|ca|cela|no|ya|se|hace|pierde|suena|gotea|ne)\b|\b(?:it|them|this|these|those|ones|(?:the|this|that) one)\b|\b(?:ihn|sie|es|lo|la|los|las|le|les|l['’]) ?(?:\w+r|\w+en)?[.!?]?$/

export const pointsBack = (sentence: string): boolean => POINTS_BACK.test(fold(sentence))

/** Whether a text asks for something to be made that has a subject of its own: a website, a contract, a video. */
export const speaksOfMadeThing = (text: string): boolean => MADE_THING.test(fold(text))

/**
 * How much a place in a sentence tells about the work: the title and a wish more, what the made thing is about, who is speaking,
 * what is there already, less; what is not wanted, nothing.
 */
export const focusOf = (
  sentence: string,
  isTitle: boolean,
  isAboutMadeThing: boolean,
  isBackground = false,
): ((index: number) => number) => {
  const folded = fold(sentence)
  const speaker = isTitle ? undefined : (WHO_SPEAKS.exec(folded)?.indices?.[0] ?? undefined)
  const background = isAboutMadeThing ? WHAT_THEY_DO.exec(folded)?.indices?.[0] : undefined
  const spans = [
    ...subjectsOf(folded),
    ...excludedSpans(sentence),
    ...spanOf(speaker, SPEAKER_WEIGHT),
    ...spanOf(background, SPEAKER_WEIGHT),
    ...spanOf(isTitle ? undefined : SURROUNDINGS.exec(folded)?.indices?.[0], SPEAKER_WEIGHT),
  ]
  const base = isTitle
    ? TITLE_WEIGHT
    : isBackground
      ? BACKGROUND_WEIGHT
      : LIMITS.test(folded)
        ? SPEAKER_WEIGHT
        : saysWish(sentence)
          ? WISH_WEIGHT
          : 1
  return index =>
    spans.filter(({ from, to }) => index >= from && index < to).reduce((least, { weight }) => Math.min(least, base * weight), base)
}
