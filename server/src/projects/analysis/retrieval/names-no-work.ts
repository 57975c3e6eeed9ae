import { fold } from '../../../catalog/taxonomy/fold.ts'
import { MONTH_NAMES, SEASON_NAMES } from '../reading/months.ts'
import { saysOrder } from '../reading/orders.ts'
import { saysTrouble, saysWish } from '../reading/wishes.ts'

const ABOUT =
  '(?:ca\\.? |circa |etwa |rund |ungefahr |about |around |roughly |approx\\.? |up to |maybe |some |unos |unas |environ |hasta |jusqu.?a |bis zu )?'
const SO_MANY =
  '(?:\\d[\\d.,]*k?|two|three|four|five|six|seven|eight|nine|ten|twelve|zwei|drei|vier|funf|sechs|sieben|acht|neun|zehn|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|deux|trois|quatre|cinq|sept|huit|neuf|dix)'
const MEASURED =
  'm2|m²|m³|sqm|sq m|qm|metres?|meters?|m|cm|mm|km|words?|worter|pages?|seiten|lessons?|sessions?|minutes?|mins?|hours?|days?|weeks?|months?|rounds?|termine|stunden|minuten|tage|wochen|monate|buchungen|belege|bookings|transactions|palabras|paginas|clases|sesiones|horas|minutos|dias|semanas|meses|mots|seances|cours|heures|jours|semaines|mois|participants?|teilnehmer|participantes|guests|gaste|invitados|invites'
/** '900 Buchungen', '2,400 words of script', '8 Termine à 90 Minuten', 'deux séances de deux heures': how much of what is planned; '10 clases de guitarra' may be something else. */
const HOW_MUCH = new RegExp(
  `^\\W*${ABOUT}${SO_MANY} ?(?:${MEASURED})(?: of (?:text|script|audio|video|film|footage|speech|raw material)| (?:a|à|de|zu|von|je|of|each) ?${SO_MANY} ?\\p{L}*| (?:each|in total|in all|or so|long|wide|high|deep|hoch|lang|breit|de largo|de long|chacune?))?\\W*$`,
  'u',
)

/** 'Until the end of June', 'bis zu den Sommerferien' */
const UNTIL_WHEN = new RegExp(
  `^\\W*(?:until|till|bis(?: zu[rmn]?)?|hasta|jusqu['’ ]?(?:a|au|en|aux)?)(?: (?:the|den|die|der|end of|ende|mitte|anfang|finales de|la fin|fin))*(?: \\d{1,2}\\.?)? (?:${MONTH_NAMES}|${SEASON_NAMES}|(?:\\p{L}+ ?)?(?:holidays?|\\p{L}*ferien|vacaciones|vacances|easter|ostern|christmas|weihnachten|navidad|noel)|\\d{1,2}[./]\\d{1,2}[\\d./]*)\\W*$`,
  'u',
)

/** 'Milking starts 5.30', 'we open at 7', 'would like it done before my mum moves in': when. */
const WHEN =
  /\b(?:starts?|begins?|opens?|closes?|beginnt|offnet|schliesst|empieza|abre|cierra|commence|ouvre|ferme) (?:at |um |a las? |a |around |gegen )?\d{1,2}(?:[.:h]\d{2})?(?: ?(?:am|pm|uhr|h))?\W*$|^\W*(?:(?:i|we)(?:['’]d| would)? |would )?(?:like|want|need) (?:it|them|this|everything|all of it) (?:all )?(?:done|finished|ready|sorted) (?:before|by|until)\b(?!.*\band\b)/

/** 'For about 80 people on a busy night', 'for our works council': for whom, and nothing for them. */
const FOR_WHOM = new RegExp(
  `^\\W*(?:for|fur|pour|para) (?:(?:(?:my|our|his|her|their|notre|nos|mon|ma|mes|mi|mis|nuestr\\w+)(?: (?!(?:an?|the|un|una|une|des|los|las|new|nuev\\w*|nouv\\w*)\\b)[^\\s,;:]+){1,2}|(?:mein\\w*|unser\\w*) [^\\s,;:]+)|${ABOUT}${SO_MANY} (?:people|persons?|guests|users|visitors|kids|children|personen|gaste|leute|kinder|personas|invitados|ninos|personnes|invites|enfants)(?: (?:on|at|in|am|im|en|el|le|per|pro|por|par)\\b(?!.*\\b(?:with|and|mit|und|con|avec|et)\\b).*)?)\\W*$`,
  'u',
)

/** 'If something gets stuck', 'wenn etwas hängen bleibt': under what condition; 'once a week' is none. */
const CONDITION =
  /^\W*(?:(?:and|und|y|et) )?(?:if|when|whenever|once(?! (?:an?|every|per|weekly|monthly|daily)\b)|as soon as|unless|in case|wenn|falls|sobald|sofern|cuando|en cuanto|en caso de que|quand|lorsque|des que|au cas ou)\b/
/** A condition that goes on to a wish in the same breath, often without a comma: 'when you are here the gate needs oil, too', 'sobald es trocken ist die Decke streichen'. */
const GOES_ON_TO_WISH =
  /\b(?:needs?|please|must|should|could you|can you|also|too|as well|fix|paint|clean|mow|cut|replace|repair|build|install|lay|put in|an? new|we want|i want|i['’]d like|would like|someone|somebody|bitte|auch|soll\w*|muss|brauch\w*|ein\w* neu\w*|mocht\w*|woll\w*|streichen|putzen|legen|erneuern|tambien|hay que|quer\w+|quiero|pintar|limpiar|cambiar|poner|aussi|il faut|on veut|voulons|veux|repeindre|poser|changer|nettoyer)\b|\ban? \p{L}+ for\b|^\W*\p{L}+ possible an? /u

/** 'What matters', 'wichtig wäre': how one begins to say it. */
const BEGINS_TO_SAY =
  /^\W*(?:(?:and|und|y|et) )?(?:(?:most |very |sehr |am )?(?:important|wichtig(?:sten)?|ideal(?:ly|erweise)?|schon|toll|super|lo (?:mas )?importante|lo ideal|l['’ ]important|l['’ ]ideal|le mieux)(?: (?:to (?:us|me)|mir|uns|fur (?:uns|mich)))?(?: (?:is|would be|ware|ist|seria|es|serait|est))?(?: (?:mir|uns|auch|noch|is|es|ist))*|what (?:matters|counts)|it would be (?:nice|great|good|lovely)|(?:i|we) (?:hope|think|guess|suppose))\W*$/

/** 'I want to know what it is before I spend', 'ich will wissen, was es ist': what the trouble is that was told; why a tax is so high is asked of an expert. */
const WANTS_TO_KNOW =
  /^\W*(?:(?:(?:i|we) )?(?:just |only )?(?:want|would like|['’]d like|need) to (?:know|understand|see) (?:what it is|what is wrong|what the (?:cause|fault|problem) is)|(?:(?:ich|wir) )?(?:will|wollen|mochte|mochten) (?:nur )?(?:wissen|verstehen),? (?:was es ist|woran es liegt)|(?:solo )?(?:quiero|queremos|quisiera|me gustaria) saber que (?:es|le pasa)|(?:je|nous) (?:veux|voulons|voudrais|voudrions) (?:juste )?savoir ce que c['’ ]est)\W*(?:(?:before|bevor|antes|avant)\b.*)?$/

/** 'At the moment my wife exports a CSV every evening', 'no hay mancha en el suelo': how it is now. */
const NOW =
  /^\W*(?:(?:and|und|y|et) )?(?:at the moment|currently|right now|so far|until now|up to now|im moment|derzeit|momentan|zurzeit|zur zeit|aktuell|bisher|bislang|ahora(?: mismo)?|de momento|actualmente|hasta ahora|en ce moment|actuellement|jusqu['’ ]?ici|pour l['’ ]instant)\b/
/** 'Right now just the logo', 'de momento pintar el salón': what is wanted now. */
const WANTED_NOW =
  /^\W*(?:nur|just|only|solo|juste|seulement|an?|ein\w*|une?|una|the|das|die|den|\p{L}+(?:ar|er|ir|re))\b|\b(?:seek\w*|look\w*|search\w*|benotig\w*|hatte gern\w*|soll\w*|neu)\b/u
const IS_NONE =
  /^\W*(?:no hay|il n['’ ]?y a pas (?:de|d['’])|there (?:is|are) no|es gibt kein\w*) ?(?:stains?|damage|rush|hurry|mould|manchas?|danos?|prisa|moho|schaden|flecken?|eile|schimmel|taches?|degats?|urgence|moisissures?)\b/
const saysHowItIsNow = (clause: string, folded: string): boolean => {
  const [now = ''] = NOW.exec(folded) ?? []
  const rest = folded.slice(now.length).trim()
  return now !== '' && !saysTrouble(clause) && !saysWish(clause) && !saysOrder(rest) && !WANTED_NOW.test(rest)
}

/** 'Find the fault and fix it', 'we'd like it in the hall': of what was named before. */
const DONE_TO_WHAT_WAS_NAMED =
  /^\W*(?:(?:please|bitte|por favor|and|und|y|et) )*(?:(?:find|locate|look for|finden?|encontrar|encuentr\w+|localizar|localic\w+|buscar|trouv\w+|chercher) (?:out )?(?:the|den|die|das|el|la|le|l['’ ]?)? ?(?:fault|problem|cause|error|bug|fehler|ursache|problem|fallo|averia|causa|problema|panne|cause|faute|probleme)|(?:fix|mend|repair|sort|solve) (?:it|them|this)(?: out)?|(?:arregl|repar|soluci?on|resolv|resuelv)\w*l[oa]s?|(?:le|la|les) (?:reparer|remettre en etat)|(?:repariert|behebt|beheben) (?:es|ihn|sie))\W*$|^\W*(?:(?:i|we)(?:['’]d| would)? )?(?:like|want|need|have) (?:it|them) (?:in|on|at|by|near|under|over|inside|outside)(?: (?!german|french|english|spanish|and)[^\s,;]+){1,3}\W*$/

const SAYS: readonly RegExp[] = [HOW_MUCH, UNTIL_WHEN, WHEN, FOR_WHOM, BEGINS_TO_SAY, WANTS_TO_KNOW, DONE_TO_WHAT_WAS_NAMED]

/** Whether a clause says how much, when, for whom, under what condition or how it is now, and names no work of its own. */
export const namesNoWork = (clause: string): boolean => {
  const folded = fold(clause)
  return (
    SAYS.some(pattern => pattern.test(folded)) ||
    (CONDITION.test(folded) && !GOES_ON_TO_WISH.test(folded)) ||
    IS_NONE.test(folded) ||
    saysHowItIsNow(clause, folded)
  )
}
