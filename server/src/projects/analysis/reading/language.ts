import { fold, wordsOf } from '../../../catalog/taxonomy/fold.ts'
import { type Language, STOP_WORDS_BY_LANGUAGE } from './stop-words.ts'

/** Small words of languages that are not read, to tell them from those that are. */
const SMALL_WORDS_UNREAD = [
  'o os as um uma e nao meu minha nosso nossa com sem para por de do da das em no na preciso precisamos quero esta estao muito tambem ja mais que voce',
  'de het een en of is zijn ik wij mijn onze met zonder voor van naar in op bij niet geen ook nog wil willen nodig heb hebben wordt worden maar dat die deze',
  'i w na z do nie sie jest to ze jak o po za od przez moj moja nasz mam mamy potrzebuje potrzebujemy prosze oraz juz dla przy',
  'bir ve bu icin ile da de ne mi cok benim bizim var yok gerekiyor istiyorum lazim ama gibi olarak',
  'si un o in pe la cu din nu este sunt mea meu nostru pentru care am avem nevoie vreau dar foarte',
  'och att det som en ett pa ar av for med den till inte om vi jag har min var behover vill men',
]
const setsOf = (words: readonly string[]): ReadonlySet<string>[] => words.map(line => new Set(line.split(' ')))
const UNREAD = setsOf(SMALL_WORDS_UNREAD)
const READ: { language: Language; words: ReadonlySet<string> }[] = [
  { language: 'en', words: new Set(STOP_WORDS_BY_LANGUAGE.en.split(' ')) },
  { language: 'de', words: new Set(STOP_WORDS_BY_LANGUAGE.de.split(' ')) },
  { language: 'es', words: new Set(STOP_WORDS_BY_LANGUAGE.es.split(' ')) },
  { language: 'fr', words: new Set(STOP_WORDS_BY_LANGUAGE.fr.split(' ')) },
  { language: 'it', words: new Set(STOP_WORDS_BY_LANGUAGE.it.split(' ')) },
]
/** 'Van lettering', 'AR course for technicians': words of English, too, where a text begins with them. */
const SAID_OTHERWISE: ReadonlySet<string> = new Set(['van', 'ar'])
const WORDS_LOOKED_AT = 400
/** 'EN<>FR', 'tickets w/ screenshots': one of one or two letters may be a code, unless it is Portuguese 'and' or 'the'. */
const TELLS_ALONE = /^(?:e|o|.{3,})$/u
/** 'E-Bike' */
const LETTER_BEFORE = /(?<![\p{L}\p{N}])\p{L}-(?=\p{L})/gu
/** '12 x 45 min' says nothing of Sweden. */
const MINUTES = /(?<=\d[ -]?)min\b/giu
/** Of all letters; a name or two in another script change nothing. */
const MOST_OTHER_SCRIPT = 0.4

const isOtherScript = (text: string): boolean => {
  const letters = text.match(/\p{L}/gu)?.length ?? 0
  const latin = text.match(/\p{Script=Latin}/gu)?.length ?? 0
  return letters > 0 && (letters - latin) / letters > MOST_OTHER_SCRIPT
}

/** Letters and endings that French has and Spanish has not, and the other way round: 'Rénovation de la cuisine' says no small word that both do not. */
const FRENCH =
  /[èêëàâçùûîïôœ]|\p{L}(?:tion|eur|eau|aux|eux|elle|ette|age)s?(?!\p{L})|\b(?:vidéo|cuisine|photos?|livre|pose|peinture)s?\b/giu
const SPANISH = /[íóúñ¿¡]|\p{L}(?:ción|dad|ero|era|illo|illa|aje|ajo)(?:es|s)?(?!\p{L})/giu
const looksFrench = (text: string): boolean => (text.match(FRENCH)?.length ?? 0) > (text.match(SPANISH)?.length ?? 0)

/** The language whose small words the text uses most: English where none stands out, null where it is one that is not read. */
export const guessLanguage = (text: string): Language | null => {
  if (isOtherScript(text)) return null
  // 'Je 60 m²' is German, 'je cherche' French.
  const words = wordsOf(
    fold(text)
      .replaceAll(/\bje (?=\d)/g, 'jeweils ')
      .replaceAll(MINUTES, 'minutes')
      .replaceAll(LETTER_BEFORE, ''),
  ).slice(0, WORDS_LOOKED_AT)
  const countOf = (small: ReadonlySet<string>) => words.filter(word => small.has(word.text)).length
  let best: Language = 'en'
  let most = 0
  for (const { language, words: small } of READ) {
    const count = countOf(small)
    if (count > most || (count > 0 && count === most && best === 'es' && language === 'fr' && looksFrench(text))) {
      most = count
      best = language
    }
  }
  const ownSmallWords = READ.find(({ language }) => language === best)?.words
  const isUnread = UNREAD.some(small => {
    const said = words.filter(word => small.has(word.text))
    // 'De' and 'por' are Spanish, too: what tells another language is what this one does not say.
    const foreign = said.filter(word => ownSmallWords?.has(word.text) !== true && !(word === words[0] && SAID_OTHERWISE.has(word.text)))
    return said.length > most && (foreign.length > 1 || foreign.some(word => TELLS_ALONE.test(word.text)))
  })
  return isUnread ? null : best
}
