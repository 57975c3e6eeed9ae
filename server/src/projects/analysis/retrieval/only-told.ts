import { fold } from '../../../catalog/taxonomy/fold.ts'
import { saysOnlyWhatItIs } from '../reading/only-there.ts'
import { voiceOf } from '../reading/voice.ts'
import { saysComplaint } from '../reading/wishes.ts'
import { onlyGoesOn } from './another-wish.ts'
import { namesNoWork } from './names-no-work.ts'
import { saysOutcome } from './outcome.ts'

/** 'We inspect playgrounds for 45 municipalities', 'property management firm here': told of who writes. */
const OF_WRITER =
  /^\W*(?:(?:hi|hello|hallo|hola|bonjour)\W+)?(?:we|i|wir|ich|nous|je|j|yo|nosotr[oa]s|hay|tenemos|tengo|somos|soy|she|he|they|sie|er|elle|il|ella)\b|\b(?:firm|company|agency|office|practice|management) here\W*$/
const isToldOfWriter = (clause: string): boolean => {
  const voice = voiceOf(clause)
  return OF_WRITER.test(fold(clause)) && voice !== 'asks' && voice !== 'adds'
}

/** 'The house is insulated and has underfloor heating', 'it runs on Ubuntu': what something has, or runs on, is told, unless it is a trouble. */
const HAS_IT =
  /^\W*(?:(?:and|und|y|et|it|which|that|es) )?(?:has|hat|tiene|dispone|possede)\b(?! (?:to|no|not|kein\w*|zu)\b)|^\W*(?:they|which|that|die|sie) (?:have|haben)\b(?! (?:to|no|kein\w*|zu)\b)|^\W*(?:it|they|es|er|sie) (?:runs?|lauft|laufen) (?:on|under|in|auf|unter|mit)\b|^\W*(?:corre|funciona|tourne|fonctionne) (?:en|con|bajo|sobre|sous|sur|avec)\b/
const isToldOfThing = (clause: string): boolean => {
  const voice = voiceOf(clause)
  const folded = fold(clause)
  return (HAS_IT.test(folded) || saysOnlyWhatItIs(folded)) && voice !== 'asks' && voice !== 'adds' && !saysComplaint(clause)
}

/** 'In order of importance', 'im WLAN', 'nobody agrees why', 'nur fahren': where, how, or who does not. */
const FRAGMENT =
  /^\W*(?:(?:and|und|y|et) )?(?:(?:in|on|at|by|of|im|am|auf|bei|in der|en|sur|dans|chez|sous)(?!.*\b(?:new|neu|nuev|nouv))(?: [^\s,;:]+){1,4}|(?:only|nur|solo|seulement) [^\s,;:]+|(?:nobody|no one|none|niemand|keiner|nadie|personne|aucun\w*|no idea|keine ahnung|ni idea|aucune idee|like an?|running|using|based|powered|written|built)\b.*)\W*$/
const isFragment = (clause: string): boolean => {
  const voice = voiceOf(clause)
  return FRAGMENT.test(fold(clause)) && voice !== 'asks' && voice !== 'adds'
}
/** 'My wife has gone back to the lamp switches': what somebody did is told. */
const isToldOfPast = (clause: string): boolean => voiceOf(clause) === 'tells' && !saysComplaint(clause)

/** 'It is for a pottery studio', 'most are like a dinner plate', 'walls like a castle': more of what was named before. */
const MORE_OF_NAMED =
  /^\W*(?:and |but )?(?:currently |actually |right now )?(?:(?:it ?['’]s|it is|they ?['’]re|they are|that ?['’]s) (?!(?:to|time|broken)\b|\p{L}+ing\b)|its (?=(?:an?|the|for|like|not|in|on)\b)|most (?:are|of (?:it|them))\b)|^\W*(?:\p{L}+ )?(?:walls?|rooms?|is|are|looks?) like (?:an?|mad|crazy|hell)\b/u
const SAYS_MORE =
  /\b(?:needs?|must|should|have to|has to|want|wants|also|too|as well|please|to be|looking for|after|we are|we need|(?:them|it) \p{L}+ed)\b/u
const isToldOfNamed = (clause: string): boolean => {
  const voice = voiceOf(clause)
  const folded = fold(clause)
  return MORE_OF_NAMED.test(folded) && !SAYS_MORE.test(folded) && voice !== 'asks' && voice !== 'adds' && !saysComplaint(clause)
}

/** Whether a clause only tells something, so that nothing of it can be left to plan. */
export const isOnlyTold = (clause: string): boolean =>
  onlyGoesOn(clause) ||
  saysOutcome(clause) ||
  namesNoWork(clause) ||
  [isToldOfWriter, isToldOfThing, isToldOfNamed, isFragment, isToldOfPast].some(isTold => isTold(clause))
