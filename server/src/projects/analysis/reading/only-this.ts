const LIMITS_TO_IT =
  /^\W*(?:(?:but|and|so|aber|also|y|pero|asi que|et|mais|donc) )?(?:(?:please|bitte|por favor|svp|s['’ ]il vous plait),? )?(?:only|just|nur|lediglich|solo|solamente|unicamente|seulement|uniquement|juste) (?:the|an?|das|die|den|der|ein|eine|einen|el|la|los|las|un|una|le|les|des|l|une)\b/

/** 'Only the tiling is done already', 'nur den Boden machen wir selbst' */
const SETTLED = /\b(?:already|done|ourselves|myself|schon|bereits|selbst|selber|ya|mismos|deja|nous-memes)\b/

/** 'Only the inspection and the reports': just that is wanted. */
export const limitsToIt = (clause: string): boolean => LIMITS_TO_IT.test(clause) && !SETTLED.test(clause)
