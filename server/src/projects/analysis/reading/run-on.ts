import { guessLanguage } from './language.ts'
import type { Language } from './stop-words.ts'

/** From how many words on a sentence may be several that somebody typed without a full stop. */
const LONG_WORDS = 14
/** And so long is hardly one that somebody ended with a stop. */
const ENDED_LONG_WORDS = 28
const LEAST_WORDS = 4
const LEAST_COMMAS = 2

/** With what a sentence of its own begins: 'on' does in French, and never in English. */
const BEGINS: Readonly<Record<Language, string>> = {
  en: "i|i['’]?(?:m|ve|d|ll)|we|we['’](?:re|ve|d|ll)|weve|it['’]?s|it|there['’]?s|there|he|she|they|my|our|please|someone|somebody|could|can|no|dont|don['’]t|looking|need|now|also",
  de: 'ich|wir|es|er|mein|meine|unser|unsere|bitte|jetzt|dazu|ausserdem|außerdem|könnte|kann|wer|brauche|brauchen|suche|suchen|kein|keine|soll|sollen|danach|seitdem',
  es: 'quiero|queremos|quisiera|necesito|necesitamos|busco|buscamos|tengo|tenemos|hay|mi|nuestro|nuestra|además|ahora|puede|pueden',
  fr: "je|j['’].*|nous|on|il|elle|c['’].*|mon|ma|notre|pouvez|besoin|faut|pas|depuis|maintenant",
  it: 'vorrei|vorremmo|cerco|cerchiamo|ho|abbiamo|mi|nostro|nostra|inoltre|adesso',
}
const beginning = (language: Language): RegExp => new RegExp(`^(?:${BEGINS[language]})$`, 'iu')
const BEGINNINGS: Readonly<Record<Language, RegExp>> = {
  en: beginning('en'),
  de: beginning('de'),
  es: beginning('es'),
  fr: beginning('fr'),
  it: beginning('it'),
}
/** 'Our clients can book', 'the lamps need to go': what stands behind these tells whether one begins. */
const ASKS_SOMEBODY = /^(?:you|someone|somebody|anyone|anybody|we|i|jemand|wer|man|sie|ihr)$/iu
/** 'Someone to move our things', 'please mend my roof': behind a verb that one of these leads to, what is one's own begins nothing. */
const OWN = /^(?:my|our|mi|nuestr[oa]|mon|ma|notre)$/iu
const LEADS_TO_VERB = /^(?:to|can|could|please)$/iu
const OF_SUBJECT = /^(?:can|could|kann|könnte|soll|sollen|puede|pueden)$/iu

/** After what a sentence goes on, whatever follows. */
const GOES_ON = new RegExp(
  `^(?:${[
    "and|or|but|that|which|who|because|since|when|if|as|than|what|where|how|so|while|until|before|after|though|although|whether|then|to|of|for|with|without|in|on|at|from|by|about|into|over|under|near|between|through|is|are|was|were|be|been|am|has|have|had|do|does|did|will|would|should|could|can|must|says?|said|think|thinks|know|hope|like|not|no|the|an?|my|our|his|her|their|your|its|this|these|those|some|any|all|both|every|each|just|only|also|i|we|they|he|she|you|it|there|let|make|makes|help|please|why|cannot|can['’]?t|don['’]?t|doesn['’]?t|need|needs|want|wants",
    'und|oder|aber|dass|weil|wenn|da|ob|als|wie|was|wo|der|die|das|den|dem|des|ein|eine|einen|einem|einer|eines|in|im|auf|an|am|bei|beim|mit|ohne|von|vom|zu|zum|zur|für|aus|nach|vor|über|unter|durch|um|bis|ist|sind|war|waren|hat|haben|hatte|wird|werden|soll|sollen|muss|kann|möchte|möchten|will|wollen|nicht|auch|nur|noch|schon|so|sehr|damit|während|seit|sodass|ich|wir|er|sie|es|man|mein\\w*|unser\\w*|brauch\\w*|such\\w*|gibt|geht|bitte|hab|habe|bin',
    'y|e|o|u|pero|que|porque|si|como|cuando|donde|de|del|al|a|en|con|sin|por|para|sobre|desde|hasta|el|la|los|las|lo|un|una|unos|unas|es|son|está|están|ha|han|hay|no|se|me|nos|le|les|mi|mis|su|sus|muy|más|ya|tengo|tenemos|quiero|queremos|necesit\\w*|busc\\w*|puede|pueden|solo|sólo',
    "et|ou|mais|que|qui|dont|où|car|parce|si|comme|quand|de|du|des|d['’].*|à|au|aux|en|dans|sur|avec|sans|pour|par|chez|vers|depuis|le|la|les|l['’].*|un|une|est|sont|était|a|ont|ne|n['’].*|pas|plus|se|s['’].*|je|j['’].*|nous|on|il|elle|ils|elles|ce|c['’].*|cette|ces|mon|ma|mes|notre|nos|son|sa|ses|très|faut|y",
  ].join('|')})$`,
  'iu',
)

const DEPENDS =
  /^\s*(?:every time|each time|when|whenever|since|after|if|because|while|as soon as|wenn|seit|nachdem|weil|immer wenn|sobald|da|cuando|cada vez|desde que|si|porque|quand|chaque fois|depuis que|si|lorsque|parce)\b/iu

/** 'Connect it to our shop', 'fetch it': an 'it' begins only before what it does. */
const DOES =
  /^(?!(?:as|us|its|this|yes)$).*(?:s|ed|n['’]?t)$|^(?:can|cannot|could|had|will|would|did|just|only|still|never|also|must|should|might|may|went|came|got|began|broke|took|kept)$/iu

/** 'the boiler bangs at night we had it serviced in may can somebody look at it': the sentences of one that has no stops. */
export const splitRunOn = (sentence: string): string[] => {
  const words = [...sentence.matchAll(/\S+/g)].map(({ 0: text, index }) => ({
    text: text.replace(/^["'(]+|["'),;:]+$/g, ''),
    index,
    raw: text,
  }))
  const isEnded = /[.!?…]["')\]]*$/.test(sentence)
  if (words.length < (isEnded ? ENDED_LONG_WORDS : LONG_WORDS)) return [sentence]
  // Who sets commas sets stops as well.
  if (isEnded && (sentence.match(/[,;]/g)?.length ?? 0) >= LEAST_COMMAS) return [sentence]
  const begins = BEGINNINGS[guessLanguage(sentence) ?? 'en']
  const starts = [0]
  let last = 0
  // 'When it rains there is a puddle': what depends takes the sentence after it along.
  let isDependent = DEPENDS.test(sentence)
  words.forEach(({ text, index }, at) => {
    const before = words[at - 1]
    if (!before || at - last < LEAST_WORDS || words.length - at < LEAST_WORDS) return
    if (/[,;:(–-]$/.test(before.raw) || !begins.test(text) || GOES_ON.test(before.text)) return
    if (OWN.test(text) && LEADS_TO_VERB.test(words[at - 2]?.text ?? '')) return
    const next = words[at + 1]?.text ?? ''
    if (OF_SUBJECT.test(text) ? !ASKS_SOMEBODY.test(next) : /^need$/iu.test(text) && next === 'to') return
    if (/^it$/iu.test(text) && !DOES.test(next)) return
    const goesOn = isDependent
    isDependent = DEPENDS.test(sentence.slice(index))
    if (goesOn) return
    starts.push(index)
    last = at
  })
  return starts.map((from, at) => sentence.slice(from, starts[at + 1]).trim())
}
