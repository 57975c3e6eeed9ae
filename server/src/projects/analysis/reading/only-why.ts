import { fold } from '../../../catalog/taxonomy/fold.ts'

const LOOK =
  '(?:check(?:ed)?|inspect(?:ed)?|look(?:ed)?|test(?:ed)?|diagnos\\w*|assess(?:ed)?|gepruft|uberpruft|prufen|anschauen|angeschaut|ansehen|angesehen|begutacht\\w*|nachgesehen|durchgesehen|revis(?:ar|en?|e)|comprob\\w*|mir(?:ar|en?|e)|diagnostic\\w*|verifi\\w*|control(?:er|ez|e)|regarder|inspecter)'
/** 'Just check the brakes', 'soll nur geprüft werden': at the beginning of what is wanted, not 'only the roof is to be checked and mended'. */
const ONLY_LOOK = new RegExp(
  `(?<!\\b(?:so that|so|damit|para que|pour que|afin que) (?:\\p{L}+ ){1,3}|\\b(?:can|may|should|managers|users|guests|staff|parents|was|were|am|are|have|has) )\\b(?:just|only|simply|nur|lediglich|bloss|bloß|solo|solamente|unicamente|juste|seulement|uniquement) (?:to (?:have |be )?|be |want \\w+ |einmal |mal |que (?:l[oa]s? )?|a |la |le |les )?${LOOK}(?!ing for\\b| for\\b| (?:and|und|y|et) (?!see|say|tell|sag|dec|dire))(?!.*\\b(?:it needs?|needs? (?:a|an|new)|hay que|must be replaced|il faut)\\b)`,
  'u',
)
/** 'Soll geprüft werden, kein Austausch', 'check it, don't change anything yet' */
const NO_WORK =
  "(?:kein(?:e|en)? (?:austausch|reparatur(?:en)?|arbeiten|anderung(?:en)?|ersatz)|nichts (?:austauschen|ersetzen|reparieren|machen|andern)|no (?:replacement|repairs?|exchange|changes?|work)|(?:do not|don['’]?t|without) (?:chang|replac|repair|exchang|touch|mend)\\w* (?:anything|it|them)|(?:do not|don['’]?t) do anything|sin (?:cambiar|reparar|sustituir|tocar) nada|no (?:cambiar|reparar|sustituir|tocar) nada|sans (?:rien )?(?:changer|remplacer|reparer)|(?:pas de|sans) (?:remplacement|reparation|changement))"
const LOOK_AND_NO_WORK = new RegExp(`\\b${LOOK}\\b.{0,60}\\b${NO_WORK}\\b|\\b${NO_WORK}\\b.{0,60}\\b${LOOK}\\b`)

const ONLY_WHY =
  /\b(?:only|just|simply) (?:want|need|wish|would like|like)(?:ed)? (?:to (?:know|understand|find out|learn)|a diagnosis|an? (?:opinion|assessment))|\b(?:no repairs?(?: yet| for now)?\b(?! (?:kit|manual))|(?:only|just) (?:a )?diagnos\w+|diagnosis only)|\b(?:nur wissen|nur eine diagnose|solo (?:quiero|queremos) saber|(?:veux|voudrais|voulons) (?:juste|seulement) savoir|voglio solo sapere)\b/

/** 'The works come later': first somebody is to say what is the matter. */
const WORK_LATER =
  /\b(?:the |any |all )?(?:works?|repairs?|renovation) (?:itself |themselves )?(?:will |is to |are to |can )?(?:be done |come|comes|follow|follows|done) (?:only )?(?:later|afterwards|another time)\b|\b(?:die|alle) (?:arbeiten|reparatur(?:en)?|sanierung) (?:\w+ ){0,3}(?:spater|danach|ein andermal)\b|\b(?:ferons|fera|ferai) (?:faire )?les (?:travaux|reparations) (?:plus tard|apres|ensuite)\b|\bles (?:travaux|reparations) (?:se feront|seront faits|viendront) (?:plus tard|apres|ensuite)\b|\blas (?:obras|reparaciones) (?:las )?(?:haremos|hare|se haran) (?:mas tarde|despues|mas adelante)\b/

/** Whether the client wants to know the cause and nothing repaired. */
export const wantsOnlyWhy = (text: string): boolean => {
  const folded = fold(text)
  return [ONLY_WHY, ONLY_LOOK, LOOK_AND_NO_WORK, WORK_LATER].some(pattern => pattern.test(folded))
}
