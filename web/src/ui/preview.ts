/** The beginning of a text, with an ellipsis only when something was cut. Counts characters as a reader does, so that none is halved. */
export const preview = (text: string, maxCharacters: number): string => {
  const characters = [...text]
  return characters.length <= maxCharacters ? text : `${characters.slice(0, maxCharacters).join('')}…`
}
