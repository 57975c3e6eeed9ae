import { fold, wordsOf } from '../../../catalog/taxonomy/fold.ts'
import { STOP_WORDS } from './stop-words.ts'

const VOWEL = /[aeiouy]/

/** 'dripp' -> 'drip', but not 'fall' -> 'fal': l, s and z double by nature. */
const undouble = (word: string): string => {
  const last = word.at(-1)
  return word.length > 3 && last === word.at(-2) && last !== undefined && !'lsz'.includes(last) ? word.slice(0, -1) : word
}

/** 'til' -> 'tile', 'wir' -> 'wire'; but 'fix' and 'drip' (from 'dripp') are whole. */
const withSilentE = (word: string, participle: string): string =>
  word === participle && /^[^aeiouy][aeiouy][^aeiouwxy]$/.test(word) ? `${word}e` : word

const withoutSuffix = (word: string, suffix: string): string | null => {
  const rest = word.slice(0, -suffix.length)
  return word.endsWith(suffix) && rest.length >= 3 && VOWEL.test(rest) ? rest : null
}

/** Other forms of one word, and words of other languages for it, that the rules below do not bring together. By stem. */
const SAME_STEM = new Map<string, string>(
  [
    'install installat installer instalar instalacion installier montier',
    'repair reparatur reparier reparar reparacion reparer reparation',
    'noise noisy nois gerausch ruido bruit',
    'drip tropf tropft gote gotea goutt',
    'broken broke kaputt defekt roto rota averiad panne casse cass defective faulty dead brok',
    'translat traduccion traducir traduction traduir ubersetz traduz translator',
    'document dokumentation dokument documento',
    'toilet loo wc inodoro retret toilett',
    'connect connection anschliess anschluss conexion connexion',
    'tax taxe',
    'slow sluggish langsam lento lenta lente',
    'photo foto photograph photography fotograf fotografi',
    'renovat renovier renovar renovacion renover remodel refurbish',
    'configur configurat setup konfigurier konfigurat configurar configurer',
    'heat heizung calefaccion chauffag',
    'leak leck undicht fuga fuit fuite',
    'bookkeep buchhaltung contabilidad comptabilit',
  ].flatMap(line => line.split(' ').map((word, _, words): [string, string] => [word, words[0] ?? word])),
)

const withoutNounEnding = (word: string): string => {
  if (word.length > 7 && word.endsWith('ation')) return word.slice(0, -3)
  return word.length > 9 && word.endsWith('ung') ? word.slice(0, -3) : word
}

const bareForm = (word: string): string => {
  if (word.length <= 3 || /\d/.test(word)) return word
  let bare = word
  if (bare.endsWith('ies')) bare = `${bare.slice(0, -3)}y`
  else if (bare.endsWith('ungen')) bare = bare.slice(0, -2)
  else if (bare.endsWith('s') && !/(ss|us|is)$/.test(bare)) bare = bare.slice(0, -1)
  bare = withoutNounEnding(bare)
  const participle = withoutSuffix(bare, 'ing') ?? withoutSuffix(bare, 'ed')
  if (participle !== null) bare = withSilentE(undouble(participle), participle)
  bare = (bare.length > 5 ? withoutSuffix(bare, 'en') : null) ?? bare
  return bare.length > 4 && /[aeo]$/.test(bare) ? bare.slice(0, -1) : bare
}

/** A word without its plural, tense or final vowel, enough to compare words of four languages; not a dictionary form. Takes a folded word. */
export const stem = (word: string): string => {
  const bare = bareForm(word)
  return SAME_STEM.get(word) ?? SAME_STEM.get(bare) ?? bare
}

/** The stems of a text in order, small words left out. */
export const stemsOf = (text: string): string[] =>
  wordsOf(fold(text))
    .filter(word => !STOP_WORDS.has(word.text))
    .map(word => stem(word.text))
