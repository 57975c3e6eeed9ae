import { fold } from '../../../catalog/taxonomy/fold.ts'

const ORDER =
  /^(?:please |also |then |and )?(?:re(?:new|do|wire|tile|paint|model)|(?:re)?(?:fix|pair|repair|install|build|paint|write|make|create|design|clean|translate|place|move|draw|edit|teach|organi[sz]e|plan|upholster|restore|mend|assemble|mount|cut|print|grow|train|carve|sew|cook|lay|trim|hang|connect|migrate|deploy|remove|insulate|renovate|change|dig|plant|check|review|prepare|convert|automate|develop|program|model|tune|set up|put (?:in|up))|instalar|pintar|reparar|cambiar|traducir|installare|riparare|tradurre|installer|reparer|peindre|traduire)\b/

/** Whether it begins by telling someone what to do: 'Cut the hedge', 'build a raised bed'. */
export const saysOrder = (text: string): boolean => ORDER.test(fold(text))
