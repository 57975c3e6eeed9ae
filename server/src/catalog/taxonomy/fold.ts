const BEYOND_ASCII = /[\u{80}-\u{10ffff}]/u

/** Text without case and accents, so that 'Übersetzung', 'ubersetzung' and 'UBERSETZUNG' are one word. Keeps the length of each character. */
export const fold = (text: string): string => {
  if (!BEYOND_ASCII.test(text)) return text.toLowerCase()
  let folded = ''
  for (const character of text) {
    const plain = character.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
    folded += plain.length === character.length ? plain : character
  }
  return folded
}

/** Marks that belong to a word: C++, C#, .NET, Wi-Fi, d'eau are read as words of their own. */
const WORD = /[\p{L}\p{N}]+(?:[+#]+)?|\.(?=net\b)/gu

export interface Word {
  text: string
  index: number
  end: number
}

/** The words of a folded text, with where they stand. */
export const wordsOf = (folded: string): Word[] =>
  [...folded.matchAll(WORD)].map(match => ({ text: match[0], index: match.index, end: match.index + match[0].length }))

/** The form under which names and aliases are compared: folded words with one space between. */
export const comparable = (text: string): string =>
  wordsOf(fold(text))
    .map(word => word.text)
    .join(' ')
