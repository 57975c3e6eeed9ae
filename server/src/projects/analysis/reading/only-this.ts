const LIMITS_TO_IT =
  /^\W*(?:(?:but|and|so|aber|also|y|pero|asi que|et|mais|donc) )?(?:(?:please|bitte|por favor|svp|s['’ ]il vous plait),? )?(?:only|just|nur|lediglich|solo|solamente|unicamente|seulement|uniquement|juste) (?:the|an?|das|die|den|der|ein|eine|einen|el|la|los|las|un|una|le|les|des|l|une)\b/

/** 'All I want is the photos off it', 'lo único que quiero es que funcione'; 'all I want is a fair price' is a way of speaking. */
const ALL_I_WANT =
  /^\W*(?:(?:but|and|aber|und|pero|y|mais|et) )?(?:(?:all|the only thing) (?:that )?(?:i|we) (?:really )?(?:want|need|care about|am after|are after) (?:is|are)\b|(?:alles|das einzige),? was (?:ich|wir) (?:will|wollen|brauche|brauchen|mochte|mochten),? (?:ist|sind)\b|lo unico que (?:quiero|queremos|necesito|necesitamos|me interesa) (?:es|son)\b|tout ce que (?:je|nous) (?:veux|voulons|demande|demandons),? c['’ ]?est\b)(?!,? (?:for it|it|that (?:it|the)|que|peace|an? (?:fair|good|date|price|quote|answer)|(?:ein|un) (?:termin|fairer|prix|precio)|schon|already|da\b))/

/** 'Only the tiling is done already', 'nur den Boden machen wir selbst' */
const SETTLED = /\b(?:already|done|ourselves|myself|schon|bereits|selbst|selber|ya|mismos|deja|nous-memes)\b/

/** Whether a folded sentence says that it is all that is wanted. */
export const isAllThatIsWanted = (sentence: string): boolean => ALL_I_WANT.test(sentence) && !SETTLED.test(sentence)

/** 'Only the inspection and the reports': just that is wanted. */
export const limitsToIt = (clause: string): boolean => (LIMITS_TO_IT.test(clause) || ALL_I_WANT.test(clause)) && !SETTLED.test(clause)
