const LIMITS_TO_IT =
  /^\W*(?:(?:but|and|aber|y|pero|et|mais) )?(?:only|just|nur|lediglich|solo|solamente|unicamente|seulement|uniquement|juste) (?:the|an?|das|die|den|der|ein|eine|einen|el|la|los|las|un|una|le|les|l|une)\b/

/** 'Only the tiling is done already', 'nur den Boden machen wir selbst' */
const SETTLED = /\b(?:already|done|ourselves|myself|schon|bereits|selbst|selber|ya|mismos|deja|nous-memes)\b/

/** 'Only the inspection and the reports': just that is wanted. */
export const limitsToIt = (clause: string): boolean => LIMITS_TO_IT.test(clause) && !SETTLED.test(clause)
