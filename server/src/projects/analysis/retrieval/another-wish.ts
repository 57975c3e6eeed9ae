import { fold } from '../../../catalog/taxonomy/fold.ts'
import type { Reading, ReadSentence } from '../reading/brief-reading.ts'
import { type Hearing, mostLikely } from './hearing.ts'
import { shareOfTrade } from './package-candidates.ts'
import type { PackageIndex } from './package-index.ts'

/** 'The other thing is', 'außerdem', 'aparte', 'par ailleurs': whoever begins so goes on to another wish. */
const ANOTHER = new RegExp(
  `^\\W*(?:and |und |y |et )?(?:${[
    "separately|secondly|thirdly|second(?= (?:thing|job|request|wish|task|point|,))|third(?= (?:thing|job|request|,))|the (?:other|second|third|last|next) (?:thing|job|task|point|request|wish)|(?:an)?other (?:thing|job|request)|one more thing|on a separate note|also(?=,| (?:we|i|our|my|the|there|please|can|could|need|want|nothing)\\b)|in addition|additionally|besides (?:that|this)|apart from that|then (?:a|there(?:[’']s| is) a) separate|unrelated|while you(?:[’']| a)re (?:at it|here)",
    'ausserdem|zudem|unabhangig davon|zweitens|drittens|zusatzlich|ferner|des weiteren|und dann noch|dann noch|separat|anderes thema|noch (?:etwas|eine sache)|das (?:zweite|andere) (?:thema|anliegen|projekt|problem|ding)',
    'aparte|ademas|por otro lado|por otra parte|en segundo lugar|otra cosa|tambien',
    'deuxieme (?:demande|chose|point)|deuxiemement|par ailleurs|en plus|d.autre part|autre chose|de plus|separement',
  ].join('|')})(?![\\p{L}])`,
  'u',
)

/** Whatever he says then: 'the other thing is I've been a sole trader for years and my return is late'. */
const SURELY_ANOTHER =
  /^\W*(?:and )?(?:separately|secondly|second |the (?:other|second) |(?:an)?other |one more thing|unabhangig davon|das (?:zweite|andere) (?:thema|anliegen|projekt|problem|ding)|por otro lado|otra cosa|deuxieme|autre chose)/

const CLEARLY_HEARD = 0.5
const HEARD_WITHIN_TRADE = 0.35
const CLEAR_TRADE = 0.8
/** The same sentence may sound like what is planned already. */
const PERHAPS_HEARD = 0.25

const isAnother = ({ text, isTitle, isInstruction, isBackground, isAsked, voice }: ReadSentence): boolean => {
  if (isTitle || isInstruction || isBackground) return false
  const folded = fold(text)
  return ANOTHER.test(folded) && (isAsked || voice === 'asks' || voice === 'adds' || SURELY_ANOTHER.test(folded))
}

/** Of sentences that begin another wish, what each clearly sounds like and no chosen package does. */
export const anotherWishes = (
  index: PackageIndex,
  { sentences, exclusions }: Reading,
  hearing: Hearing,
  chosen: ReadonlySet<number>,
): { packageIndex: number; sentenceIndex: number }[] =>
  sentences.flatMap((sentence, at) => {
    if (!isAnother(sentence) || exclusions.some(({ sentenceIndex, kind }) => sentenceIndex === at && kind === 'unwanted')) return []
    const said = hearing.sentenceByBoth(at)
    const { packageIndex, share } = mostLikely(said)
    const isPlanned = [...chosen].some(one => (said.packages[one] ?? 0) >= PERHAPS_HEARD)
    // Two packages of a trade may share it between them: 'we need a socket for a new dryer'.
    const isOfTrade = share >= HEARD_WITHIN_TRADE && shareOfTrade(index, said, index.packages[packageIndex]?.tradeId) >= CLEAR_TRADE
    return (share < CLEARLY_HEARD && !isOfTrade) || isPlanned ? [] : [{ packageIndex, sentenceIndex: at }]
  })
