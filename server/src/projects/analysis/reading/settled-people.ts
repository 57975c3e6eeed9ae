/** Who does what somebody else need not do: sources of patterns over folded text. */

export const FRENCH_RELATIVES =
  'frere|soeur|pere|mere|fils|fille|femme|mari|amie?|tante|oncle|cousine?|neveu|niece|voisine?|collegue|beau[- ]\\w+|belle[- ]\\w+|agence|equipe|graphiste|imprimeur|comptable|traiteur'

/** 'Das brauchen wir': what is wanted, not what they do themselves. */
export const GERMAN_WANTS =
  'brauchen|mochten|wollen|suchen|wunschen|benotigen|hatten|haben|erwarten|denken|planen|mussen|sollen|konnen|sehen|wissen|nutzen|verwenden|bekommen|kriegen|finden|hoffen'

export const TRADESMEN =
  'surgeon|plumber|electrician|painter|gardener|carpenter|tiler|roofer|photographer|florist|caterer|designer|accountant|lawyer|firm|company|specialist|baker|decorator|builder'

/** Who does it instead: a relative, a friend, a firm that is named only by what it is to the client. */
export const RELATIVES =
  'brother|sister|father|mother|dad|mum|mom|son|daughter|wife|husband|partner|friend|aunt|uncle|cousin|nephew|niece|neighbou?r|colleague|landlord|team|agency|accountant|staff|secretary|company|it department'

export const GERMAN_OTHERS =
  'nachbar\\w*|vermieter\\w*|hausmeister\\w*|bruder|schwester|schwager|schwagerin|vater|mutter|onkel|tante|cousin\\w*|freund\\w*|bekannte\\w*|sohn|tochter|mann|frau|kolleg\\w*|team|elektriker|maler|gartner|fliesenleger|agentur|druckerei|firma|steuerberater\\w*|verein|gemeinde|hersteller'
