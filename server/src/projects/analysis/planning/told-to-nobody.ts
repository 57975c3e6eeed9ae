import { fold } from '../../../catalog/taxonomy/fold.ts'
import type { Reading } from '../reading/brief-reading.ts'

/** One of these is enough: nobody gives work in such words. */
const OUTRIGHT: readonly RegExp[] = [
  // jokes and tales
  /^knock,? knock\b|\bwalks into a bar\b|\bwhat do you call an?\b|\bhow many \w+ does it take to (?:change|screw in) a light ?bulb\b|\btreffen sich zwei\b|\bfritzchen\b|\bvan dos \w+ por\b|\bque le dice un\w* \w+ a otr[oa]\b|\b(?:deux|trois) \w+ sont dans un\b|^(?:there once was|once upon a time|es war einmal|erase una vez|il etait une fois|chapter one)\b/,
  // letters to oneself, greetings
  /^(?:dear diary|liebes tagebuch|querido diario|cher journal)\b|^(?:happy birthday|alles gute zum geburtstag|feliz cumpleanos|joyeux anniversaire|merry christmas|wishing you)\b/,
  // chat
  /^(?:ha(?:ha)+|lol|mdr|ja(?:ja)+|omg|rofl)\b/,
  // things for sale, pets lost
  /^(?:for sale(?=\W)|selling(?=:)|zu verkaufen|se vende|a vendre)\b|^(?:lost|perdido|perdida|perdu|perdue)\W+(?:\w+ ){0,3}(?:cat|dog|perr[oa]|gat[oa]|chat|chien)\b|\b(?:katze|kater|hund) entlaufen\b|^(?:chat|chien) perdu\b/,
  // who offers his work or looks for a post
  /\bavailable for hire\b|^i offer (?:\w+ ){0,3}(?:lessons|classes|tuition)\b|^biete (?:nachhilfe|unterricht)\b|^ofrezco (?:clases|mis servicios)\b|^je (?:donne|propose) des cours\b/,
  /\blooking for a (?:job|position)\b|\bseeks? a position\b|^suche (?:arbeit|eine stelle|stelle|job)\b|\b(?:busca|busco) (?:trabajo|empleo)\b|\bcherche (?:un emploi|un poste|garde d['’]enfants)\b/,
]

/** Two different ones of a kind are a report, a recipe or a song. */
const BY_TWO: readonly (readonly RegExp[])[] = [
  [
    /\bsunny spells\b|\bheiter bis wolkig\b|\bcielos despejados\b|\beclaircies\b/,
    /\bshowers\b|\bschauer\b|\bnubes y claros\b|\baverses\b/,
    /\bhighs of\b|\bhochstwerte\b|\bmaximas de\b|\b\d+ (?:degrees|grad|grados|degres)\b/,
    /\bfog\b|\bnebel\b|\bniebla\b|\bbrumes?\b/,
    /\bfrost\b|\bgusts\b|\bfohn\b|\bschneefallgrenze\b|\bviento flojo\b|\bheladas\b|\bgelees\b|\bverglas\b|\bice over\b|\bnieve a partir\b/,
  ],
  [
    /\b(?:header|winner|goal|equaliser)\b|\btraf\b|\bausgleich\b|\bremonto\b|\bzurdazo\b|\bessais?\b|\bpenalite\b|\bgewannen\b|\bgewann\b/,
    /\b(?:keeper|goalkeeper)\b|\btorwart\b|\bportero\b|\bpeloton\b|\bchampionnat\b|\bwerferin\b|\btorschutze\b/,
    /\b(?:at the break|half[- ]time|lap \d+|minute \d+)\b|\bzur pause\b|\b\d+\. minute\b|\ben el minuto\b|\betapa\b|\bala pause\b|\btour\b|\bmatch\b/,
    /\b\d+[-:]\d+\b|\ball at\b/,
  ],
  [
    /\b(?:fry|stir|bake|simmer)\b|\banschwitzen\b|\bkocheln\b|\bsofreir\b|\bfaire revenir\b/,
    /\b(?:onions?|flour|butter|stock|eggs)\b|\bzwiebeln?\b|\bmehl\b|\bbruhe\b|\bcebolla\b|\bcaldo\b|\boignons?\b|\bbouillon\b/,
    /\bpinch of salt\b|\buntil golden\b|\bfor \w+ minutes\b|\bminuten\b|\bfuego lento\b|\blaisser cuire\b|\bat \d+ degrees\b/,
  ],
  [
    /\b(?:asset |share |stock )prices rose\b|\bcentral bank\b|\bdax\b|\bla bolsa\b|\bla bourse\b/,
    /\bindex\b|\bim plus\b|\bcerro con\b|\ben hausse\b|\brates\b|\bbauaktien\b/,
  ],
]
const MOST_WORDS_OF_SONG = 60
const LYRICAL =
  /\b(?:moon|stars?|heart|weeps?|sleeps?|dreams?|sings?|roses?|thee|mond|herz|traumt?|leise|lacht|rosen|luna|corazon|sueno|lluvia|noche|alma|lune|coeur|amours?|reve|s['’]endort|hiver|pluie|lampara|sorrow|ivy|grandma|verde)\b/g
const QUESTION_OF_KNOWLEDGE =
  /^(?:who (?!can|could|would|does|fix|repair|build|make|know|help|take)\w+|what is the (?:capital|difference|longest|highest|biggest)|why (?:do|does|is|are) |how (?:tall|high|old|many|far|long) |which (?:country|planet|city|animal)|wer hat |wie (?:hoch|alt|viele) |warum ist der|cuantos? |quien \w+o |por que los |qui a (?!pour)|combien de (?:temps|pays|etoiles)|pourquoi (?:le|la|les) )[^?]*\?\W*$/
const OF_ONESELF =
  /\b(?:i|we|my|our|me|us|ich|wir|mein\w*|unser\w*|uns|mir|mich|yo|nosotr[oa]s|mi|mis|nuestr[oa]s?|nos|je|nous|mon|ma|mes|notre|nos|need|please|bitte|brauch\w*|necesit\w+|besoin)\b|\bj['’]/

const folded = (told: readonly { text: string }[]): string =>
  fold(told.map(({ text }) => text).join(' '))
    .replace(/^[^\p{L}]+/u, '')
    .trim()

/** Texts that ask nobody for work, by their kind: a joke, a report, a recipe, a song, a question of knowledge, somebody's offer. */
export const isToldToNobody = ({ sentences }: Reading): boolean => {
  const told = sentences.filter(({ isInstruction }) => !isInstruction)
  const below = told.filter(({ isTitle }) => !isTitle)
  const own = below.length > 0 ? below : told
  const text = folded(own)
  const isOutright = (said: string) => OUTRIGHT.some(pattern => pattern.test(said))
  // A title that is the beginning of its text brings the words by which the text begins.
  if (isOutright(text) || isOutright(folded(told))) return true
  if (OF_ONESELF.test(text)) return false
  if (QUESTION_OF_KNOWLEDGE.test(text)) return true
  if (BY_TWO.some(kind => kind.filter(pattern => pattern.test(text)).length >= 2)) return true
  const isAsked = own.some(({ isWish, voice }) => isWish || voice === 'asks' || voice === 'adds')
  return !isAsked && text.split(/\s+/).length <= MOST_WORDS_OF_SONG && new Set(text.match(LYRICAL)).size >= 2
}
