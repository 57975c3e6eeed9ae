import { fold } from '../../../catalog/taxonomy/fold.ts'

const PARTS = /,| (?:and|und|y|e|et|plus|sowie) /u
/** What stands before the first item: 'we need', 'benötigt werden', 'pages:' */
const BEFORE_LIST =
  /^.*(?::|\b(?:need|needs|want|have|are|for|werden|sind|brauchen|mit|with|necesitamos|queremos|son|con|avec|faut|voulons)\b)/u
/** What nobody lists but who lists pages or screens: 'modern, warm, friendly and easy' are none. */
const PAGE_OR_SCREEN =
  /^(?:home\w*|start\w*|landing\w*|log ?in|sign ?in|contact\w*|kontakt\w*|about\w*|uber uns|profil\w*|settings|einstellungen|inicio|contacto|perfil|ajustes|accueil|connexion|parametres|menu|blog|prices|preise|precios|tarifs|cart|checkout|gallery|galerie|galeria)\b/u
const MOST_WORDS = 3
const LEAST_ITEMS = 4

/** 'Home, prices, team, blog and contact' are five: how many pages or screens the longest list of a text names; 0 where there is none. */
export const itemsListed = (text: string): number => {
  const parts = fold(text)
    .trimEnd()
    .replace(/(?<![.!?])[.!?]+$/u, '')
    .split(PARTS)
  let [longest, run, known] = [0, 0, 0]
  for (const [at, part] of parts.entries()) {
    const item = (at === 0 ? part.replace(BEFORE_LIST, '') : part).trim()
    const words = item.split(/\s+/u)
    const isItem = item !== '' && words.length <= MOST_WORDS && !words.some(word => /^\d/.test(word))
    known = isItem ? known + Number(PAGE_OR_SCREEN.test(item)) : 0
    run = isItem ? run + 1 : 0
    if (known > 0) longest = Math.max(longest, run)
  }
  return longest >= LEAST_ITEMS ? longest : 0
}
