import { fold } from '../../../catalog/taxonomy/fold.ts'
import type { Quantity } from './quantity.ts'
import { stem } from './stems.ts'

const LANGUAGES =
  'english|german|french|spanish|italian|portuguese|dutch|polish|czech|russian|turkish|arabic|chinese|japanese|korean|swedish|danish|norwegian|finnish|greek|hungarian|romanian|ukrainian|englische?|deutsche?|franzosische?|spanische?|italienische?|portugiesische?|niederlandische?|polnische?|tschechische?|russische?|turkische?|arabische?|chinesische?|japanische?|ingles|aleman|frances|espanol|castellano|italiano|portugues|neerlandes|polaco|ruso|arabe|chino|japones|catalan|anglais|allemand|francais|espagnol|italien|portugais|neerlandais|polonais|russe|chinois|japonais'
const ARTICLE = "(?:the |das |ins |el |al |le |l['’] ?|into |in |to |auf |en |vers |nach )*"
/** 'Du français vers l'anglais et l'allemand', 'into German, French and Dutch' */
const INTO = new RegExp(
  `\\b(?:into|to|in|ins|auf|nach|al|a|en|vers) ${ARTICLE}(?:${LANGUAGES})((?:,? ?(?:and|und|sowie|y|et|e|as well as|,) ${ARTICLE}(?:${LANGUAGES}))+)\\b`,
)
const ONE_MORE = new RegExp(`\\b(?:${LANGUAGES})\\b`, 'g')

/** Into how many languages a sentence wants something brought, where they are more than one. */
export const targetLanguagesIn = (sentence: string, sentenceIndex: number): Quantity[] => {
  const more = INTO.exec(fold(sentence))?.[1]
  const many = 1 + (more?.match(ONE_MORE)?.length ?? 0)
  return many < 2 ? [] : [{ value: many, nouns: [stem('languages')], sentenceIndex }]
}
