import { fold } from '../../../catalog/taxonomy/fold.ts'
import type { Reading, ReadSentence } from '../reading/brief-reading.ts'
import { saysComplaint } from '../reading/wishes.ts'
import { type Hearing, mostLikely } from './hearing.ts'
import { shareOfTrade } from './package-candidates.ts'
import type { PackageIndex } from './package-index.ts'
import { askedIn } from './part-model.ts'

const GOES_ON_TO_ANOTHER = [
  "separately|secondly|thirdly|second(?= (?:thing|job|request|wish|task|point|,))|third(?= (?:thing|job|request|,))|the (?:other|second|third|last|next) (?:thing|job|task|point|request|wish)|(?:an)?other (?:thing|job|request)|(?:our|my|the) second (?:request|wish|part|job)|one more thing|on a separate note|also(?=,| (?:we|i|our|my|the|there|please|can|could|need|want|nothing)\\b)|in addition|additionally|besides (?:that|this)|apart from that|then (?:a|there(?:[’']s| is) a) separate|unrelated|while (?:you(?:[’']| a)re|(?:some(?:one|body)|he|she|they)(?:[’']s| is|[’']re| are)) (?:already )?(?:at it|here|there|on site)",
  'ausserdem|zudem|unabhangig davon|zweitens|drittens|zusatzlich|ferner|des weiteren|und dann noch|dann noch|separat|(?:anderes|zweites) thema|der zweite teil|noch (?:etwas|eine sache)|das (?:zweite|andere) (?:thema|anliegen|projekt|problem|ding)|wenn (?:ihr|sie|du|er|man|jemand) (?:dann )?(?:schon|eh|sowieso) (?:mal )?(?:da|hier|dabei|vor ort)|bei (?:der|dieser) gelegenheit|schon ware (?:auch|noch|wenn bei)',
  'aparte|ademas|por otro lado|por otra parte|en segundo lugar|la segunda (?:parte|cosa)|otra cosa|tambien|de paso|ya que (?:vien|est|van)\\p{L}*|aprovechando',
  '(?:la )?deuxieme (?:demande|chose|point|partie)|profit(?:ant|ez|ons) de l.occasion|deuxiemement|par ailleurs|en plus|d.autre part|autre chose|de plus|separement|par la meme occasion|tant que vous (?:y etes|etes la)|pendant que vous (?:y etes|etes la)|puisque vous etes la',
].join('|')
/** 'The other thing is', 'außerdem', 'aparte', 'par ailleurs': whoever begins so goes on to another wish. */
const ANOTHER = new RegExp(`^\\W*(?:and |und |y |et )?(?:${GOES_ON_TO_ANOTHER})(?![\\p{L}])`, 'u')

/** 'Oh', 'by the way', 'ya puestos': how one goes on to anything. */
const ASIDE =
  "oh|ah|by the way|besides|in addition|also|while (?:you are|you['’]?re|at it)[^.]{0,20}|ach ja|und zwar|nebenbei|ubrigens|ach ubrigens|ya puestos?|por cierto|au fait|au passage|pendant que vous|tant qu['’ ]a faire"
const ONLY_GOES_ON = new RegExp(`^\\W*(?:and |und |y |et )?(?:${GOES_ON_TO_ANOTHER}|${ASIDE})\\W*$`, 'u')
/** Whether a clause says that there is more, and nothing of it: no model of works knows such words. */
export const onlyGoesOn = (clause: string): boolean => ONLY_GOES_ON.test(fold(clause))

/** Whatever he says then: 'the other thing is I've been a sole trader for years and my return is late'. */
const SURELY_ANOTHER =
  /^\W*(?:and )?(?:separately|secondly|second[, ]|third, |the (?:other|second) |(?:an)?other |one more thing|unabhangig davon|das (?:zweite|andere) (?:thema|anliegen|projekt|problem|ding)|por otro lado|otra cosa|la segunda|zweites thema|(?:our|my) second |deuxieme|autre chose)/

/** What a sentence asks for in plain words and nothing else of the plan sounds like is another wish, too, whatever it begins with. */
const SURELY_ASKED = 0.86
const SURELY_HEARD = 0.9
const HARDLY_HEARD = 0.05

const CLEARLY_HEARD = 0.5
const HEARD_WITHIN_TRADE = 0.35
const CLEAR_TRADE = 0.8
/** The same sentence may sound like what is planned already. */
const PERHAPS_HEARD = 0.25

/** 'The light has been flickering, too', 'brauche ich auch einen Lebenslauf': the same said in the midst or at the end. */
const AS_WELL =
  /\b(?:too|as well)(?=\s*(?:$|[.,;!?)]))|\b(?:brauch\p{L}*|hatten?|mochten?|wollen|suchen?|mussten?) (?:\p{L}+ )?(?:auch|ausserdem)(?: noch)?\b|\b(?:soll\p{L}*|muss|mussen) auch\b|\b(?:il (?:me |nous )?faut|il (?:me |nous )?faudrait|j['’ ]ai besoin|j['’ ]aurais|nous avons besoin|je voudrais|je cherche) aussi\b|\b(?:necesito|necesitamos|quisiera|quiero|hace falta|haria falta)\b[^.,;!?]{0,40}\btambien\b/u
/** 'Wir brauchen auch keine Küche', 'it should work on phones too', 'my husband thinks so too': of what was named, or of nothing. */
const NOTHING_MORE =
  /\b(?:not|no|kein\w*|nichts?|pas|aucun\w*|ningun\w*)\b|n['’]t\b|^\W*(?:it|they|that|the (?:site|app|price|page|shop|program)|(?:my|our) \w+ (?:thinks?|says?|agrees?))\b|\b(?:mitreden|bring your own)\b/
const isSaidAsWell = (folded: string): boolean => AS_WELL.test(folded) && !NOTHING_MORE.test(folded)

const isAnother = ({ text, isTitle, isInstruction, isBackground, isAsked, voice }: ReadSentence): boolean => {
  if (isTitle || isInstruction || isBackground) return false
  const folded = fold(text)
  if (isSaidAsWell(folded) && (isAsked || voice === 'asks' || voice === 'adds' || saysComplaint(text))) return true
  return ANOTHER.test(folded) && (isAsked || voice === 'asks' || voice === 'adds' || SURELY_ANOTHER.test(folded))
}

/** 'It must first be fetched', 'put both on': of what was spoken of before, which such a sentence does not name. */
export const OF_WHAT_WAS_NAMED = /\b(?:it|both|them|this|these|beides?|beiden|ihn|dies\w*|esto|ambos|ambas|ceci|cela|les deux)\b/

const asksPlainly = (
  { clauses, text, isTitle, isInstruction, isBackground, isAsked }: ReadSentence,
  part: Hearing['part'],
  at: number,
): boolean =>
  !isTitle &&
  !isInstruction &&
  !isBackground &&
  isAsked &&
  !OF_WHAT_WAS_NAMED.test(fold(text)) &&
  clauses.some((_, clause) => askedIn(part(at, clause)) >= SURELY_ASKED)

/** Of sentences that begin another wish or ask plainly, what each clearly sounds like and no chosen package does. */
export const anotherWishes = (
  index: PackageIndex,
  { sentences, exclusions }: Reading,
  hearing: Hearing,
  chosen: ReadonlySet<number>,
): { packageIndex: number; sentenceIndex: number; isPlain: boolean }[] =>
  sentences.flatMap((sentence, at) => {
    const isBegun = isAnother(sentence)
    const isPlain = !isBegun && asksPlainly(sentence, hearing.part, at)
    if ((!isBegun && !isPlain) || exclusions.some(({ sentenceIndex, kind }) => sentenceIndex === at && kind === 'unwanted')) return []
    const said = hearing.sentenceByBoth(at)
    const { packageIndex, share } = mostLikely(said)
    const isPlanned = [...chosen].some(one => (said.packages[one] ?? 0) >= (isPlain ? HARDLY_HEARD : PERHAPS_HEARD))
    if (isPlain && share < SURELY_HEARD) return []
    // Two packages of a trade may share it between them: 'we need a socket for a new dryer'.
    const isOfTrade = share >= HEARD_WITHIN_TRADE && shareOfTrade(index, said, index.packages[packageIndex]?.tradeId) >= CLEAR_TRADE
    return (share < CLEARLY_HEARD && !isOfTrade) || isPlanned ? [] : [{ packageIndex, sentenceIndex: at, isPlain }]
  })
