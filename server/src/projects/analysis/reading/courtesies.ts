/** 'Hello there,' at the beginning of a text: with its comma, or before what goes on without one. */
const GREETING = new RegExp(
  String.raw`^\s*(?:` +
    [
      'hi|hey|hello|greetings|good (?:morning|afternoon|evening|day)|dear [^,\\n]{1,30}(?=,)',
      'hallo|hi|hey|moin|servus|guten (?:tag|morgen|abend)|gr[uü](?:ß|ss) gott|liebe[rs]? [^,\\n]{1,30}(?=,)|sehr geehrte[^,\\n]{1,40}(?=,)',
      'hola|buen[oa]s? (?:d[ií]as?|tardes|noches)|buenas|estimad[oa]s?[^,\\n]{0,30}(?=,)',
      'bonjour|bonsoir|salut|madame,? monsieur|cher(?:s|es)? [^,\\n]{1,30}(?=,)',
    ].join('|') +
    String.raw`)(?: (?:there|all|everyone|everybody|team|folks|guys|zusammen|alle|leute|ihr lieben|a todos|a todas|[àa] tous|[àa] toutes))*(?=[\s,.!]|$)[\s,.!]*`,
  'iu',
)

const WELL = [
  "how (?:are|is) (?:you|everyone|things)|wie geht(?:['’]?s| es)|(?:qué|que) tal|cómo est[aá](?:s|n|is)?|comment (?:allez|vas|ça va)",
  String.raw`i hope (?:that )?(?:you|everyone|this)\b[^.!?\n]{0,40}?\b(?:well|fine|finds you|(?:good|nice|great|lovely) (?:week(?:end)?|day|start))`,
  String.raw`(?:ich|wir) hoffen?,? (?:dass )?(?:es geht|ihr|ihnen|euch|sie)\b[^.!?\n]{0,40}?\b(?:gut|wohl|wochenende)`,
  String.raw`espero que (?:est[eé]|est[eé]is|est[eé]n|todo|todos|hay[aá])[^.!?\n]{0,40}?\bbien`,
  String.raw`j['’]esp[eè]re que (?:vous|tu|tout)\b[^.!?\n]{0,40}?\bbien`,
]
/** 'I hope you are all well': with all that its sentence still says of that. */
const HOPE = new RegExp(String.raw`^\s*(?:${WELL.join('|')})(?=\P{L})[^.!?\n]{0,40}(?:[.!?\n]+|$)\s*`, 'iu')

const THANKS = [
  '(?:many thanks|thanks|thank you|thx)(?: (?:so |very )?much| a lot| a million)?',
  '(?:vielen|herzlichen|besten|lieben)? ?dank(?:e)?(?: (?:schon mal|schonmal|sch[oö]n|euch|ihnen))*',
  '(?:muchas |mil |muchisimas |much[ií]simas )?gracias',
  '(?:un grand |mille |grand )?merci(?: (?:beaucoup|bien|infiniment))?',
]
const WHAT_FOR = [
  'in advance|for (?:your |any |the |all )?(?:kind |quick )?(?:help|time|reading|advice|offers?|support|reply)',
  '(?:im|schon mal im|schonmal im) voraus|f[uü]r (?:eure|ihre|die|jede) (?:hilfe|m[uü]he|zeit|unterst[uü]tzung|antwort)',
  'de antemano|por (?:su|vuestra|la|toda la|tu) (?:ayuda|atenci[oó]n|tiempo)',
  "(?:par|d['’]) ?avance|pour (?:votre|ton|toute) (?:aide|temps|r[eé]ponse|attention)",
]
const REGARDS = [
  '(?:(?:with )?(?:kind|kindest|best|warm|many) )?(?:regards|wishes|greetings)|cheers|yours (?:sincerely|faithfully|truly)|sincerely(?: yours)?',
  '(?:mit )?(?:(?:freundlich|lieb|best|viel|sch[oö]n)e[nr]? )+gr(?:[uü](?:ß|ss)e?n?|u(?:ß|ss))|(?:lg|vg|mfg)',
  '(?:un |con un )?(?:cordial )?saludos?(?: cordial(?:es)?)?|atentamente',
  '(?:bien )?cordialement|(?:meilleures )?salutations(?: distingu[eé]es)?|bonne journ[eé]e',
  'looking forward to (?:hearing from you|your (?:reply|offers?|answer))',
]
const JOIN = String.raw`[\s,.!;-]*(?:(?:and|und|y|et)\s+)?`
const ALL_REGARDS = `(?:${REGARDS.join('|')})`
const NAME = String.raw`\p{L}[\p{L}'’.-]*(?: \p{L}[\p{L}'’.-]*)?`
/** 'Thanks in advance and kind regards, Chris' at the end of a text; 'a video with season's greetings' is no such end. */
const SIGN_OFF = new RegExp(
  String.raw`(?:(?<![\p{L}\p{N}])(?:${THANKS.join('|')})(?:[\s,]+(?:${WHAT_FOR.join('|')}))?(?:${JOIN}${ALL_REGARDS}[\s,]*(?:${NAME})?)*|(?<=^\s*|[.,!?\n]\s*)${ALL_REGARDS}(?!\p{L})[\s,]*(?:${NAME})?)(?:\s*[,.!\n–-]\s*(?:${NAME})?)?[\s.,!:)-]*$`,
  'iu',
)

const SOON = [
  '(?:as )?(?:soon|quickly|fast)(?: as possible)?|asap|please|today',
  '(?:so |m[oö]glichst )?(?:bald|schnell|rasch|zeitnah)(?: wie m[oö]glich)?|bitte|heute(?: noch)?',
  'cuanto antes|lo antes posible|pronto|r[aá]pido|por favor|hoy',
  "(?:au plus )?vite|rapidement|bient[oô]t|d[eè]s que possible|s['’]il (?:vous|te) pla[iî]t|aujourd['’]hui",
].join('|')
const COMING = [
  `(?:please )?(?:can|could|would) (?:you|some(?:body|one)|any(?:body|one)) (?:please )?(?:come|help)(?: (?:me|us|by|over|round|out))*`,
  `(?:k[oö]nn(?:en|t|te|ten|test|tet)|kann(?:st)?) (?:sie|ihr|du|jemand) (?:mir |uns )?(?:(?:${SOON}) )*(?:vorbei)?(?:kommen|helfen)`,
  `(?:pod[eé]is|puedes?|pueden|podr[ií]an?|podr[ií]ais|alguien puede) (?:venir|pasar|ayudar(?:me|nos)?)`,
  `(?:pouvez|pourriez)-vous (?:venir|passer|m['’]aider|nous aider)|(?:peux|pourrais)-tu (?:venir|passer|m['’]aider)|quelqu['’]un peut(?:-il)? venir`,
].join('|')
/** 'Can you come as soon as possible?': a sentence that says nothing of the work. */
const COME_SOON = new RegExp(String.raw`(?<=^|[.!?\n])[^\S\n]*[¿¡]?(?:${COMING})(?: (?:${SOON}))*[^\S\n]*(?:[.!?]+|$)`, 'giu')

const PLEASE = 'please|bitte|por favor|merci'
/** Said to somebody, and nothing that could be work: 'contact us' and 'Rückruf' are pages and buttons, too. */
const CALL_SOMEBODY = [
  '(?:just |simply )?(?:call|ring|phone|text|message|whatsapp) (?:me|us)(?: back)?|give (?:me|us) a (?:call|ring|shout)',
  'rufen sie (?:mich|uns)(?: zur[uü]ck)?(?: an)?|melden sie sich(?: bei (?:mir|uns))?',
  'll[aá]m(?:a|e|en|ad)?(?:me|nos)|escr[ií]b(?:e|an|id)?(?:me|nos)',
  "merci de (?:me |m['’]|nous )(?:r?appeler|contacter|[eé]crire)|(?:r?appelez|contactez)[- ](?:moi|nous)",
].join('|')
const CALL_PLEASE = `(?:${PLEASE}),? (?:call|contact (?:me|us)|anrufen|melden|zur[uü]ckrufen|um (?:r[uü]ckruf|anruf)|llamar)`
const WHEN =
  'on|at|under|after|before|between|any ?time|today|tomorrow|unter|ab|nach|vor|heute|morgen|al|a partir de|despu[eé]s|ma[nñ]ana|au|apr[eè]s|demain|sur'
/** 'Logo, please call me after five': how to be reached, at the end of what is wanted. */
const CALL_ME = new RegExp(
  String.raw`(?<=[.,;!?\n])\s*(?:(?:(?:${PLEASE}),? )?(?:${CALL_SOMEBODY})|${CALL_PLEASE})(?: (?:${PLEASE}))?(?: (?:${WHEN})(?!\p{L})[^.,!?\n]{0,30})?\s*[.!,]*\s*$`,
  'iu',
)

const OFFER_ME = [
  '(?:could|can|would) (?:you|someone|somebody) (?:please )?(?:make|send|give) (?:me|us) (?:an? )?(?:quote|offer|estimate|price)',
  'k[oö]nn(?:t|tet|en|ten) (?:ihr|sie) (?:mir|uns) (?:bitte )?(?:ein(?:en)? )?(?:angebot|kostenvoranschlag) (?:machen|schicken|geben)',
  '[¿]?(?:pod[eé]is|podr[ií]an?|podr[ií]ais|pueden?) (?:dar|enviar|mandar|hacer)(?:me|nos) (?:un )?presupuesto',
  "(?:pouvez|pourriez)-vous (?:me|nous|m['’]) ?(?:faire|envoyer) un devis",
].join('|')
/** '..., could you make me an offer?' at the end of what is wanted: all who are asked make one. */
const MAKE_OFFER = new RegExp(String.raw`(?<=[.,;!?\n])\s*(?:(?:and|und|y|et) )?(?:${OFFER_ME})(?: (?:${PLEASE}))?\s*[.!?]*\s*$`, 'iu')

/** A text without what people say to be polite before and after what they want: it speaks of no work, whatever its words are. */
export const withoutCourtesies = (text: string): string => {
  const wish = text
    .replace(GREETING, '')
    .replace(HOPE, '')
    .replace(HOPE, '')
    .replace(SIGN_OFF, '')
    .replace(CALL_ME, '')
    .replace(MAKE_OFFER, '')
    .replaceAll(COME_SOON, ' ')
  return /\p{L}/u.test(wish) ? wish : text
}
