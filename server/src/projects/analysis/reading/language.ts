import { fold, wordsOf } from '../../../catalog/taxonomy/fold.ts'
import { type Language, STOP_WORDS_BY_LANGUAGE } from './stop-words.ts'

const LANGUAGES: { language: Language; words: ReadonlySet<string> }[] = [
  { language: 'en', words: new Set(STOP_WORDS_BY_LANGUAGE.en.split(' ')) },
  { language: 'de', words: new Set(STOP_WORDS_BY_LANGUAGE.de.split(' ')) },
  { language: 'es', words: new Set(STOP_WORDS_BY_LANGUAGE.es.split(' ')) },
  { language: 'fr', words: new Set(STOP_WORDS_BY_LANGUAGE.fr.split(' ')) },
]

const WORDS_LOOKED_AT = 400

/** The language whose small words the text uses most; English where none stands out. */
export const guessLanguage = (text: string): Language => {
  const words = wordsOf(fold(text)).slice(0, WORDS_LOOKED_AT)
  let best: Language = 'en'
  let most = 0
  for (const { language, words: small } of LANGUAGES) {
    const count = words.filter(word => small.has(word.text)).length
    if (count > most) {
      most = count
      best = language
    }
  }
  return best
}
