import { fold } from '../../../catalog/taxonomy/fold.ts'
import { saysOrder } from './orders.ts'
import { namesNewThings, saysShouldBe, saysTrouble, saysWish } from './wishes.ts'

/**
 * How a sentence stands to the work: it asks for some or tells of a trouble; it names one more thing ('we would also like', 'und dann noch');
 * it tells what was, what others do; it states what is and what one has; or it says something of which only the words tell what it means.
 */
export type Voice = 'asks' | 'adds' | 'tells' | 'states' | 'says'

const MORE =
  /\b(?:also|too|as well|additionally|in addition|separately|furthermore|moreover|on top of (?:that|this)|(?:another|one more|second) thing|secondly|while (?:you|he|they|she|it)(?:['’]| a)?(?:re|s| is)?\b|auch|ausserdem|au(?:ss|ß)erdem|zudem|zusatzlich|daneben|ferner|des weiteren|dann noch|und noch|tambien|ademas|por otro lado|tampoco|aussi|de plus|en plus|egalement|par ailleurs|en outre|anche|inoltre)\b|^\W*(?:plus|besides|finally|lastly|aparte)\b/

/** What was, and what others do: a verb of the past, or a third person as the subject. */
const PAST = [
  /\b(?:was|were|had|did|went|came|said|told|gave|got|bought|moved|tried|changed|put|took|made|built|left|met|has been|have been|had been|used to)\b/,
  /\b(?:[a-z]+ed|redone|done|paved|rewired|renovated) (?:by|in (?:march|april|may|june|july|august|january|february|september|october|november|december|spring|summer|autumn|winter|\d{4})|last|two|three|four|five|a (?:year|month|week)|some) ?/,
  /\b(?:wurden?|war|waren|hatten?|gab|kam|kamen|ging|gingen|sagte|sagten|meinte|meinten|stand|stellte)\b|\b(?:hat|habe|haben|ist|sind)\b.{0,80}\b(?:ge\w{3,}(?:t|en)|ver\w{3,}(?:t|en)|be\w{3,}(?:t|en)|er\w{3,}(?:t|en)|\w+iert)\W*$/,
  /\b(?:fue|fueron|era|eran|estaba|estaban|habia|hizo|hicieron|hicimos|tuvo|tuvimos|tenia|teniamos|dijo|puso|compro|vendi|murio|dejo|\w{3,}(?:aron|ieron))\b|\b(?:ha|han|he|hemos) \w+[aio]d[oa]s?\b/,
  /\b(?:etait|etaient|avait|avaient|furent|a ete|ont ete)\b/,
]
/** 'A fait', 'avons changé': only the accent tells the participle. */
const FRENCH_PAST = /(?<!\p{L})(?:a|ont|as|ai|avons|est|sont) (?:\p{L}+ )?(?:fait|mis|pris|dit|refait|\p{L}+ée?s?)(?!\p{L})/iu
const OTHERS = /^\W*(?:(?:and|but|und|aber|y|pero|et|mais) )?(?:he|she|they|her|his|their|ihr|sein|seine|ella|ellos|elle|ils|elles)\b/
/** 'The fridge is new', 'die Telefone machen keine Probleme' */
const IS_FINE =
  /\b(?:(?:is|are|works?|run|runs) (?:all |both |quite |brand |just )?(?:fine|ok|okay|new|good|perfect(?:ly)?|well)|(?:ist|sind) (?:\w+ )?(?:neu|in ordnung|okay)|keine probleme|alles (?:gut|in ordnung)|funktionier(?:t|en) (?:gut|einwandfrei|tadellos)|funcionan? bien|(?:es|son) nuev[oa]s?|est neu(?:f|ve)|sont neu(?:fs|ves)|marchent? bien|tout (?:ca )?marche|va bien)\b/

/** 'There's power in the stable', 'I teach yoga and have a list': what is, not an item of a list. */
const STATES =
  /\b(?:is|are|am|has|have|ist|sind|bin|hat|haben|habe|gibt|es|son|soy|somos|hay|tiene|tienen|tengo|tenemos|esta|estan|estamos|est|sont|sommes|suis|ont|avons)\b|\b(?:there|it|that)['’]s\b|['’](?:ve|re|m)\b|\bj['’]ai\b|^\W*(?:i|we|ich|wir|je|nous|on|yo|nosotros)\b|\b(?:trabajo|vivo|vivimos|vendemos|llevo|llevamos)\b/

/** 'Photos of 25 products are needed' */
const IS_NEEDED =
  /\b(?:is|are) (?:also |still )?(?:needed|required|wanted)\b|\b(?:wird|werden)\b.{0,60}\b(?:benotigt|gebraucht|gesucht)\b|\bse necesitan?\b|\bhacen? falta\b|\b(?:est|sont) necessaires?\b/
const DENIES = /\b(?:no|not|none|nothing|kein\w*|nicht|nichts|pas|aucun\w*|rien|ningun\w*|nada)\b/

/** 'We are moving to another town': what is going to be done. */
const INTENDS = /^\W*(?:we|i)(?: are| am|['’]re|['’]m) (?:\w+ )?\w+ing\b/

/** What was to be done once, and what is not wanted, asks for nothing. */
const ASKS_NOTHING =
  /\bhad to \w+(?: \w+)?|\b(?:should|must|can|may|shall|will|soll|sollen|muss|mussen|kann|konnen|debe|deben|doit|doivent) (?:\w+ ){0,2}(?:stay|remain|bleiben|quedar(?:se)?|seguir|rester)\b|\b(?:do(?:es)? not|don['’]?t) (?:want|need)\b|\b(?:wollen|mochten|brauchen|will|mochte|brauche) (?:wir|ich) (?:auch )?(?:nicht|keine?\w*)\b|\bno (?:quiero|queremos|necesit\w+)\b|\bne (?:veux|voulons|souhait\w+) pas\b/g

/** Whether a sentence, and the same folded, tells what was, or what others do. */
export const saysPast = (sentence: string, folded: string): boolean =>
  OTHERS.test(folded) || IS_FINE.test(folded) || FRENCH_PAST.test(sentence) || PAST.some(pattern => pattern.test(folded))

export const voiceOf = (sentence: string): Voice => {
  const folded = fold(sentence)
  const asking = folded.replaceAll(ASKS_NOTHING, ' ')
  const asks =
    saysWish(asking) ||
    saysShouldBe(sentence) ||
    saysOrder(asking) ||
    saysTrouble(asking) ||
    namesNewThings(asking) ||
    (IS_NEEDED.test(folded) && !DENIES.test(folded))
  if (!asks && saysPast(sentence, folded)) return 'tells'
  if (MORE.test(folded)) return 'adds'
  if (asks) return 'asks'
  return STATES.test(folded) && !INTENDS.test(folded) ? 'states' : 'says'
}

type Spoken = { voice: Voice; isTitle: boolean; isInstruction: boolean }

/** Whether a sentence asks for work, or names one more thing. */
export const asksOrAdds = ({ voice, isTitle, isInstruction }: Spoken): boolean =>
  !isTitle && !isInstruction && (voice === 'asks' || voice === 'adds')

/** Which sentences of a brief can ask for work beside its main wish: where some ask, none that only states how things are. */
export const mayAskForMore = (sentences: readonly Spoken[]): ((sentence: Spoken) => boolean) => {
  const isAnyAsking = sentences.some(asksOrAdds)
  return ({ voice }) => voice !== 'tells' && !(isAnyAsking && voice === 'states')
}

/** The clauses of a sentence that only say how things are, beside one that asks: 'there are only two sockets, so an electrician is needed'. */
export const toldClauses = ({ clauses }: { clauses: readonly { text: string }[] }): ReadonlySet<number> => {
  const voices = clauses.map(({ text }) => voiceOf(text))
  const isAnyAsking = voices.some(voice => voice === 'asks' || voice === 'adds')
  return new Set(voices.flatMap((voice, clause) => (isAnyAsking && (voice === 'tells' || voice === 'states') ? [clause] : [])))
}
