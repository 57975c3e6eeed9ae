/** 'Bought and still in the box', 'liegt in der Garage': a thing to work with that somebody got hold of; nobody has worked on it. */
const GOT_HOLD_OF =
  /\b(?:bought|purchased|delivered|ordered|arrived|downloaded|attached|enclosed|in (?:storage|stock)|(?:still |already |all )?in (?:the|its|their|our|my) (?:box(?:es)?|garage|cellar|basement|shed|attic|living room|hall)|on site|gekauft|besorgt|geliefert|angeliefert|bestellt|angekommen|runtergeladen|heruntergeladen|originalverpackt|auf lager|(?:liegt|liegen|steht|stehen) (?:schon |bereits )?(?:in|im|auf|bereit|hier|da)|comprad[oa]s?|entregad[oa]s?|pedid[oa]s?|llegad[oa]s?|descargad[oa]s?|en el (?:garaje|almacen|trastero)|achete[es]*|livre[es]*|commande[es]*|arrive[es]*|telecharge[es]*|(?:dans|en) (?:le |la )?(?:garage|stock|cave|carton))\b/
/** 'Tiles we have', 'the server is at OVH': it is there, and may be a thing to work with. */
const IS_THERE =
  /\b(?:(?:is|are) (?:already |all )?(?:there|here|available|provided|supplied|with|at)|already (?:there|here|available)|(?:we|i) (?:already )?(?:have|own)(?! (?:already |all )?\w+(?:ed|en|done|put|built|laid)\b)|(?:ist|sind) (?:schon |bereits )?(?:da|vorhanden|bei)|(?:haben|habe) (?:wir|ich)(?! .*\bge?\w{3,}(?:t|en)$)|(?:ya )?(?:l[oa]s? )?(?:tenemos|tengo)|esta(?:n)? en|(?:est|sont) (?:deja )?(?:la|chez|disponibles?)|(?:nous avons|on a|j ?['’ ]?ai) deja|siguen ahi)\b/
/** Work was done on it. */
const WORKED_ON =
  /\b(?:installed|fitted|mounted|removed|plastered|tiled|cleaned|sanded|cleared|dug|cut|demolished|entfernt|abgeschlagen|abgeschliffen|verputzt|abgebaut|quitad[oa]s?|retirad[oa]s?|limpiad[oa]s?|demonte[es]*|enleve[es]*|nettoye[es]*|laid|painted|built|written|drawn|designed|calculated|measured|translated|recorded|edited|connected|tested|eingebaut|montiert|verlegt|gestrichen|gebaut|geschrieben|gezeichnet|entworfen|berechnet|gemessen|ubersetzt|instalad[oa]s?|montad[oa]s?|colocad[oa]s?|pintad[oa]s?|escrit[oa]s?|dibujad[oa]s?|calculad[oa]s?|medid[oa]s?|traducid[oa]s?|installe[es]*|monte[es]*|pose[es]*|peint[es]*|ecrit[es]*|dessine[es]*|calcule[es]*|mesure[es]*|traduit[es]*)\b/

/** Whether a folded clause only says that somebody got hold of something. */
export const saysGotHoldOf = (clause: string): boolean => GOT_HOLD_OF.test(clause) && !WORKED_ON.test(clause)

/** Whether it only says that something is there, whoever got it. */
export const saysOnlyThere = (clause: string): boolean => (GOT_HOLD_OF.test(clause) || IS_THERE.test(clause)) && !WORKED_ON.test(clause)
