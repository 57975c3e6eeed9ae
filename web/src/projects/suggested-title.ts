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

/** What ends a thought: a title that stops there is not cut. */
const ENDS_THOUGHT = /[,;:(–]|\s(?:and|but|because|although|which|und|aber|weil|obwohl|y|pero|porque|aunque|et|mais|parce)\s/gi

/** Words that lead on to what was cut off. */
const LEADS_ON =
  /(?:\s(?:in|on|at|of|to|for|with|from|by|the|an?|my|our|its?|is|that|der|die|das|dem|den|ein\w*|im|am|von|zu|mit|für|unser\w*|mein\w*|de|del|la|el|los|las|en|con|para|un[ae]?|mi|le|les|du|des|au|avec|pour|dans|mon|ma|notre))+$/i

const wholeWords = (text: string): string => {
  const cut = text.slice(0, MAX_CHARACTERS + 1)
  const thought = [...cut.matchAll(ENDS_THOUGHT)].map(({ index }) => index).findLast(index => index >= MIN_CHARACTERS)
  if (thought !== undefined) return cut.slice(0, thought)
  const lastSpace = cut.lastIndexOf(' ')
  return lastSpace < MIN_CHARACTERS ? text.slice(0, MAX_CHARACTERS) : cut.slice(0, lastSpace).replace(LEADS_ON, '')
}
