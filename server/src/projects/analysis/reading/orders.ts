import { fold } from '../../../catalog/taxonomy/fold.ts'

const ORDER =
  /^(?:please |also |then |and |now |so )?(?:re(?:new|do|wire|tile|paint|model)|(?:re)?(?:fix|pair|repair|install|build|paint|write|make|create|design|clean|translate|place|move|draw|edit|teach|organi[sz]e|plan|upholster|restore|mend|assemble|mount|cut|print|grow|train|carve|sew|cook|lay|trim|hang|connect|migrate|deploy|remove|insulate|renovate|change|dig|plant|check|review|prepare|convert|automate|develop|program|model|tune|set up|put (?:in|up))|instalar|pintar|reparar|cambiar|traducir|installare|riparare|tradurre|installer|reparer|peindre|traduire)\b/

/** More that nobody says but of work to be done; a Roman infinitive at the beginning tells what to do, as a note does. */
const ORDER_OF_WORK =
  /^(?:(?:please|also|then|and|now|so|bitte|jetzt|nun|ahora|maintenant|por favor|y|et|luego|puis|ensuite) )?(?:swap|unblock|unclog|descale|degrease|dismantle|rehang|repoint|reseal|regrout|rewrite|transcribe|proofread|subtitle|scarify|overseed|mow|weed|prune|sweep|sharpen|retouch|digiti[sz]e|optimi[sz]e|configure|calibrate|clone|cambiar|quitar|poner|colocar|montar|desmontar|arreglar|limpiar|lijar|sellar|desinfectar|podar|hacer|disenar|redactar|revisar|configurar|migrar|escribir|corregir|maquetar|grabar|editar|organizar|preparar|changer|poncer|remplacer|poser|monter|demonter|nettoyer|refaire|rediger|corriger|tailler|retirer|enlever|deposer|reposer|cloner|traduire|filmer|organiser|preparer|modeliser|imprimer)\b(?! (?:es|est|is|was|und|ist|grows|killer)\b)(?!.*(?:,? c['’]est\b|\b(?:es|nos|nous|ya lo|encanta|costo|prend|hace saltar|haben wir)\b))/

/** Whether it begins by telling someone what to do in words that stand for nothing else: what they follow ends there. */
export const saysPlainOrder = (text: string): boolean => ORDER.test(fold(text))

/** Whether it begins by telling someone what to do: 'Cut the hedge', 'build a raised bed'. */
export const saysOrder = (text: string): boolean => {
  const folded = fold(text)
  return ORDER.test(folded) || ORDER_OF_WORK.test(folded)
}
