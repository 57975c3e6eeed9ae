/** The beginning of a text, with an ellipsis only when something was cut. Counts characters as a reader does, so that none is halved. */
export const preview = (text: string, maxCharacters: number): string => {
  const characters = [...text]
  return characters.length <= maxCharacters ? text : `${characters.slice(0, maxCharacters).join('')}…`
}

/** What stays of a long name's end: it tells what kind of file it is, and often which of several. */
const END_CHARACTERS = 12

/** A file's name where there is little room: what is cut is cut from its middle. */
export const previewName = (name: string, maxCharacters = 60): string => {
  const characters = [...name]
  if (characters.length <= maxCharacters) return name
  return `${characters.slice(0, maxCharacters - END_CHARACTERS).join('')}…${characters.slice(-END_CHARACTERS).join('')}`
}
