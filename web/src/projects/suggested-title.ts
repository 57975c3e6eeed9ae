const MAX_CHARACTERS = 60
/** Shorter beginnings say nothing: 'Hi.', 'Hello!' */
const MIN_CHARACTERS = 12

/** A title from the first words of a description, for who gave none; empty when there are too few. */
export const suggestedTitle = (description: string): string => {
  const text = description.trim().replace(/\s+/g, ' ')
  const beginning = beginningOf(text)
  const title = (beginning.length <= MAX_CHARACTERS ? beginning : wholeWords(beginning)).replace(/[\s.,;:!?-]+$/, '')
  return title.length < MIN_CHARACTERS ? '' : title.charAt(0).toUpperCase() + title.slice(1)
}

/** The first sentences that are long enough to say something. */
const beginningOf = (text: string): string => {
  for (const { index } of text.matchAll(/[.!?](?=\s|$)/g)) {
    if (index >= MIN_CHARACTERS) return text.slice(0, index)
  }
  return text
}

const wholeWords = (text: string): string => {
  const cut = text.slice(0, MAX_CHARACTERS + 1)
  const lastSpace = cut.lastIndexOf(' ')
  return lastSpace < MIN_CHARACTERS ? text.slice(0, MAX_CHARACTERS) : cut.slice(0, lastSpace)
}
