/** How wide letters are at most, by their height: what stands in a sheet must not run off it by a guess. */
const LETTER = { wide: 1, capital: 0.78, other: 0.66 }
const WIDE = /[mwMWOQ@%]|\p{Script=Han}/u
const CAPITAL = /\p{Lu}/u
const widthOf = (letter: string) => (WIDE.test(letter) ? LETTER.wide : CAPITAL.test(letter) ? LETTER.capital : LETTER.other)

/** A word in lines, each as long as there is room: an address or a part's number is read by its end too, and no hyphen is put into it. */
const inLines = (word: string, room: number): string => {
  let [lines, width] = ['', 0]
  for (const letter of word) {
    width += widthOf(letter)
    if (width > room) {
      lines += '\n'
      width = widthOf(letter)
    }
    lines += letter
  }
  return lines
}

/** A text whose words all find room in a line so wide, counted in heights of its letters. */
export const withinLines = (text: string, room: number): string => text.replace(/\S+/g, word => inLines(word, room))
