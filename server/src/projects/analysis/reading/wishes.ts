import { fold } from '../../../catalog/taxonomy/fold.ts'
import type { Clause } from './clauses.ts'
import { NO_PART, NOT_ASKED } from './not-of-order.ts'
import { saysOrder } from './orders.ts'

const WISH =
  /(?<=['’])d (?:like|love)\b|\b(?:would (?:also |really |both |all )*(?:like|love)|(?:has|have|needs?) to be|(?:looking|hoping|trying) to|wanna|(?:can|could) (?:someone|somebody|anyone|you)|there (?:has|must) to? ?be|brauchte[nt]?|braucht|sucht|(?:hatten?|wurden?) (?:\w+ ){0,2}gerne?|wunsch\w*|muss|mussen|sollten?|kann (?:mir |uns |das |da )*(?:jemand|wer|man)|necesita|busca|quiere|kiero|quisiera|(?:me|nos) gustaria|hay que|(?:tengo|tiene|tienen|tenemos) que|alguien|on (?:aimerait|voudrait|cherche)|aimerais|aimerions|faudrait|(?:je|on) dois?t?|quelqu['’ ]un|need|needs|want|wants|would like|looking for|look for|searching|seeking|please|help|require|must|should|shall|wish|(?:somebody|someone) (?:who|to)|brauche|brauchen|benotige|benotigen|suche|suchen|mochte|mochten|wollen|soll|sollen|bitte|jemand|necesito|necesitamos|quiero|queremos|busco|buscamos|besoin|cherche|cherchons|voudrai(?:s|t|ent)|voudrions|souhaite|souhaitons|voulons|veux|faut|vorrei|vorremmo|cerco|cerchiamo|voglio|vogliamo|bisogno|serve|servono)\b/
const COMPLAINT =
  /\b(?:weak|too low|low (?:water )?pressure|flicker(?:s|ing)?|noisy|(?:very|too) (?:loud|hot|warm|cold|slow)|always wrong|again and again|broken?(?! down (?:by (?!itself|the (?:road|motorway|side|lake))|into|per)\b)|broke|breaks?|crack(?:ed|s)?|(?<!\b(?:be|cut and|cut or|folded and|welded and|sheet) )bent|buzz(?:es|ing)?|loose|leak(?:s|ing)?|drips?|blocked|clogged|(?<!\d )stuck|lost|damaged?|squeak(?:s|ing)?|rattl(?:es?|ing)|fails?|failed|error|alarm|crash(?:es)?|smells?|mou?ld|damp|out of tune|does(?:n['’]?t| not)|wo(?:n['’]?t|nt)|can(?:['’]?t|not)|(?:is|are) (?:not|awful|slow|dead)|slow to|no longer|any ?more|kaputt|defekt|verstopft|tropft|schimmel|geht nicht|roto|rota|averiad[oa]|gotea|atascad[oa]|casse|panne|fuite|bouche|ne \S+ (?:plus|pas)|rott[oa]|guast[oa]|perde|perdita|non (?:parte|funziona|scarica|si chiude))\b/
/** More that tells of a fault, in words that may also stand beside a wish for something else. */
const TROUBLE =
  /\b(?:rats?|mice|mouse droppings|cockroach(?:es)?|bed ?bugs|wasps?|termites?|woodworm|ratten|mause|wespen\w*|schaben|kakerlaken|holzwurm|ratas?|ratones|cucarachas?|avispas?|termitas|carcoma|souris|cafards?|guepes?|punaises|(?:stays?|remains?) (?:\w+ )?cold|bleib(?:t|en) kalt|no (?:me |se |le )?(?:pasa|sube|baja|coge|gira|entra|hace(?! falta)|deja|da)|se (?:apaga|cierra|corta|cae|atasca|bloquea|calienta)|(?:is|are) (?:bad|terrible|poor|wrong|hidden|missing|gone|down|crooked|rotten|cold)|typos?|still (?:to be done|missing)|prints? (?:blank|empty|nothing)|(?:does|do) nothing|makes? (?:\w+ ){0,3}noises?|went out|flat (?:tyre|tire|battery)|rotten|crooked|gurgles?|undicht|klemmt|hangt|quietscht|klappert|schief|falsch|(?:wird|ist|sind|startet|springt|reagiert|pumpt|druckt|lauft|ladt|schliesst|offnet|heizt|kuhlt) (?:\w+ ){0,2}nicht|nicht mehr|pierde|no (?:funciona|enciende|arranca|carga|llega|abre|cierra|calienta|enfria|responde|sale|imprime|desagua|va)|n['’]\S+ (?:plus|pas)|fuit|coule|erreurs?|fehlermeldung|fehlercode|errores|bruits?|ruidos?|gerausche?|riecht|huele|abmahnung|mahnbescheid|bussgeldbescheid|warning letter|cease and desist|mise en demeure|requerimiento de|bloquee?|(?:wi-?fi|wlan|internet|connection|signal|network|line|vpn|calls?|router)(?: \w+){0,3} (?:drops?|cuts out|disconnects|dies)|gresille|nur noch (?:die )?halfte|zeigt (?:nix|nichts)|bringt (?:nix|nichts)|(?:only|barely) half|solo la mitad|bleib(?:t|en) (?:\w+ )?stehen|(?:keiner|niemand) weiss (?:warum|wieso)|no ?(?:body|one) knows why|nadie sabe por que|personne ne sait pourquoi)\b/
const NEW_THINGS = /^(?:new|neue[nrs]?|nuev[oa]s?|nouve(?:au|aux|lle|lles)|nuov[oaie])\b/
/** 'New windows are out of the question' */
const REFUSED =
  /\b(?:out of the question|(?:is|are) (?:not|excluded)|nicht in (?:frage|betracht)|nicht (?:notig|gewunscht|erforderlich)|descartad[oa]s?|no (?:son|es|hacen?) \w+|hors de question|exclue?s?)\b/
const LEAST_LISTED = 2

/** 'New windows, new electrics': a list of things wanted. Takes a folded text. */
export const namesNewThings = (folded: string): boolean => NEW_THINGS.test(folded) && !REFUSED.test(folded.split(/[,;:.!?]/)[0] ?? '')

/** How one asks politely or officially, at the beginning of what is said: 'would somebody come', 'pourriez-vous', 'können Sie'; 'den Schlüssel können Sie holen' asks for nothing. */
const QUESTION =
  /(?:^|[,;:.!?¿]\s*)\W*(?:(?:and|und|y|et|bitte|please|also) )?(?:would (?:someone|somebody|anyone|anybody|you)\b(?! believe| know| say| think)|(?:konnten|konnen|wurden) sie\b|(?:konntest|konntet|kannst|wurdest|wurdet) (?:du|ihr)\b|wer (?:kann|konnte|macht|hilft)\b(?! ?,)|who (?:can|could) (?:do|fix|repair|make|help|mend|build|sort|come|take|tell)\b|(?:me|nos) (?:pueden?|podrian?)\b|podri(?:as?|an?|ais) (?!ser|estar|haber)|se (?:solicitan?|requieren?|precisan?|ruega)\b|solicit(?:o|amos)\b|(?:pourriez|pouvez|pourrais|peux)[- ](?:vous|tu)\b|qui (?:peut|pourrait)\b(?= (?:me|nous|m['’]|\w+er\b|faire)))/
/** The same wherever it stands: 'wird erbeten', 'is hereby requested', 'any chance of'. */
const REQUEST =
  /\b(?:is there|do you know|anyone|anybody) (?:\w+ )?(?:able to|who (?:can|could))\b|\bany chance (?:of|some|you)|\bit would be (?:great|nice|lovely|good|helpful) if (?:you|some|any)|\b(?:is|are) (?:hereby |kindly )?requested\b|\b(?:i|we) (?:hereby|kindly) (?:request|order|commission)\b|^\W*(?:i|we) request (?!\w+ quotes)|\b(?:wird|werden) (?:hiermit )?(?:erbeten|gesucht|gewunscht|benotigt)\b|^\W*(?:erbeten|gesucht|gewunscht|benotigt)\b|\bgesucht\W*$|\bse (?:solicitan?|requieren?|precisan?)\b|\bsolicit(?:o|amos)\b|\bhabria que\b|\b(?:je|nous) (?:sollicit|recherch)(?:e|ons)\b|\bserait-il possible\b|\b(?:demande|souhaite|sollicite)e?s?\b(?<=\b(?:est|sont) \w+)(?! par| partout)/
/** Folded it would be the past: 'musste abgeschliffen werden'. */
const GERMAN_SUBJUNCTIVE =
  /(?<!\p{L})müssten?(?!\p{L})(?=[^.!?;]*(?<!\p{L})werden(?!\p{L}))|(?<!\p{L})müsste (?:\p{L}+ )?(?:jemand|man)(?!\p{L})/iu
/** Takes a text as it is written. */
export const saysShouldBe = (text: string): boolean => GERMAN_SUBJUNCTIVE.test(text)

export const saysWish = (text: string): boolean => {
  const folded = fold(text)
  return WISH.test(folded) || QUESTION.test(folded) || REQUEST.test(folded) || saysShouldBe(text)
}

/** Whether it says that something is wrong. */
export const saysComplaint = (text: string): boolean => COMPLAINT.test(fold(text))

/** 'Android is not needed', 'le wifi ne fait pas partie de la demande': what is not asked for is not wrong. */
const NOT_ASKED_FOR = new RegExp(`${NO_PART}|${NOT_ASKED}`, 'gu')

/** Whether it says or hints that something is wrong. */
export const saysTrouble = (text: string): boolean => {
  const said = fold(text).replaceAll(NOT_ASKED_FOR, ' ')
  return saysComplaint(said) || TROUBLE.test(said)
}

/** Whether a sentence asks for work: by a wish, an order in one of its clauses or a list after a colon. */
export const asksForWork = (sentence: string, clauses: readonly Clause[]): boolean =>
  saysWish(sentence) ||
  namesNewThings(fold(sentence)) ||
  clauses.some(({ text }) => saysOrder(text)) ||
  (sentence.includes(':') && clauses.filter(({ isDetail }) => isDetail).length > LEAST_LISTED)
