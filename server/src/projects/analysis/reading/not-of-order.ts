/**
 * How people say that something is no part of what they order: sources of patterns over folded text, in one place since readers of exclusions, of
 * complaints and of what a sentence is about must agree on them.
 */

/** 'Is out of scope', 'no forma parte', 'ne fait pas partie', 'gehört nicht dazu': behind what is meant. */
export const NO_PART =
  "\\b(?:out of|outside|beyond)(?: the| our| this)? (?:scope|remit)\\b|\\bno forman? parte\\b|\\bne (?:fait|font|fera|feront) pas partie\\b|\\bgehor(?:t|en) nicht (?:dazu|zum)\\b|\\b(?:ist|sind) nicht teil\\b|\\b(?:is|are) not (?:a )?part of (?=(?:the|this|our|my) (?:order|job|scope|quote|work|contract|request|assignment|project|task)\\b)|\\b(?:n['’ ]?est|ne sont) pas compris\\w*\\b"

/** What may stand behind it: 'del encargo', 'de la demande', 'des Auftrags', 'of this job'. */
export const OF_THE_ORDER =
  "(?: (?:de la|de este|de cette?|de l['’ ]|dans l['’ ]|del?|en la|en el?|du|des?|zum|dieses|of (?:the|this|our)) ?(?:\\p{L}|['’])+)?"

/** 'Is not requested', 'wird nicht gewünscht', 'n'est pas demandé', 'no se pide': behind what is meant. */
export const NOT_ASKED =
  "\\b(?:is|are|be) not (?:needed|required|necessary|wanted|included|requested|desired|foreseen|asked for|called for)\\b|\\b(?:wird|werden|ist|sind) nicht (?:gebraucht|benotigt|gewunscht|verlangt|gefragt|vorgesehen|erforderlich)\\b|\\b(?:n['’ ]?est|ne sont) pas (?:demand|souhait|requis|prevu|voulu|concern)\\w*\\b|\\bno se (?:pide|piden|solicita|solicitan|requiere|requieren|desea|desean|necesita|necesitan|contempla|contemplan|incluye|incluyen)\\b"

/** 'The flooring is not to be touched', 'à laisser en l'état', 'hands off': how it is to be treated. */
export const UNTOUCHED =
  "\\b(?:is|are) not to be (?:touched|changed|modified|altered|replaced|removed|painted|moved|included|translated|renewed|repaired|cleaned|tiled|treated|migrated|redesigned|rebuilt|redone|sanded|varnished|cut|printed|published|done|part)\\b|\\b(?:must|has to|have to|is to|are to|shall) (?:stay|remain)(?: as (?:is|it is|they are)| untouched| unchanged)?(?=\\W*$)|\\bhands off\\b|\\b(?:est|sont) a laisser\\b|\\blaisser? en l['’ ]?etat\\b|\\bnon concerne\\w*\\b|\\b(?:bleibt|bleiben) unberuhrt\\b|\\bse (?:deja|dejan) (?:como|tal)\\b"
