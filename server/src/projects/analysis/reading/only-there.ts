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

/** 'The walls are plain plaster', 'same size as the old one': what something is made of, or how large or old it is. */
const MADE_OF =
  /\b(?:(?:is|are|was|were) (?:all |only |just |mostly |made (?:of|from) |from )?(?:plain|smooth|solid|concrete|brick|wood|wooden|timber|oak|pine|plaster(?:board)?|stone|marble|steel|brass|copper|plastic|glass)\b|(?:ist|sind) (?:alle |nur )?(?:aus (?:holz|eiche|fichte|kiefer|stein|marmor|beton|ziegel|putz|gips|metall|stahl|kunststoff|glas)|massiv\w*|glatt\w*)\b|(?:es|son|esta|estan) (?:tod[oa]s )?(?:de (?:madera|piedra|ladrillo|hormigon|yeso|acero|plastico|cristal)|lis[oa]s?)\b|(?:est|sont) (?:tou(?:s|tes) )?(?:en (?:bois|pierre|brique|beton|platre|acier|plastique|verre)|lisses?)\b|(?:same|gleiche\w?|mism[oa]s?|meme) (?:size|colou?r|shape|grosse|farbe|form|tamano|color|forma|taille|couleur|forme)\b|\d+ (?:years?|jahre|anos|ans) (?:old|alt)\b)/
const DONE = /\b(?:done|redone|finished|already|because|bereits|schon|weil|ya|deja|ge\w{3,}(?:t|en))\b/

/** Whether a folded clause only says what something is like, and not that anybody worked on it. */
export const saysOnlyWhatItIs = (clause: string): boolean => MADE_OF.test(clause) && !WORKED_ON.test(clause) && !DONE.test(clause)
