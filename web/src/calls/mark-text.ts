import { MARK_SIZE, type MarkPoint } from '#contract/calls-marks.ts'

/** How high letters are, in sizes of a mark; a size is a thousandth of the frame's width. */
const LETTER_SIZES = 5
const THOUSANDTHS = 1_000
/** None are smaller than one can read, on any picture that is as wide as a phone. */
const READABLE_PX = 14
const NARROWEST_PX = 320
/** From line to line; and what the letters of one need above and below what they stand on. Counted in letters, as all that follows. */
const LINE = 1.2
const ABOVE = 0.95
const BELOW = 0.3
/** Between a text and the edge of the frame. */
const MARGIN = 0.3
/** A text is moved from the edge until so much of it stands in a line. */
const LEAST_LINE = 8
const SHRINK = 0.9
const LEAST_LETTER = MARK_SIZE.least / THOUSANDTHS

/** Those of Arial, bold: each system has letters of its own, which are drawn as wide as these. */
const WIDTHS: readonly (readonly [string, number])[] = [
  ["'", 0.24],
  ['ijlI.,|/\\ ', 0.28],
  ['ft!()[]:;-`', 0.33],
  ['r*{}', 0.39],
  ['"z', 0.49],
  ['acekosvxyJ0123456789#$_', 0.56],
  ['bdghnopquFLTZ?+<=>^~', 0.61],
  ['EPSVXY', 0.67],
  ['ABCDHKNRU&', 0.72],
  ['wGOQ', 0.78],
  ['M', 0.83],
  ['m%', 0.89],
  ['W@', 0.96],
]
const WIDTH_OF = new Map(WIDTHS.flatMap(([letters, width]) => [...letters].map(letter => [letter, width] as const)))
/** Of another alphabet; a sign of one that fills a square; a picture. */
const OTHERS = { letter: 0.68, square: 1, picture: 1.3 }
const SQUARE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u
const PICTURE = /\p{Extended_Pictographic}/u
/** A letter with what stands over and under it. */
const LETTERS = /\P{M}(?:\p{M}|\u200d)*/gu

const lettersOf = (text: string): string[] => text.match(LETTERS) ?? []
const widthOfLetter = (letter: string): number => {
  const known = WIDTH_OF.get(letter.normalize('NFD').charAt(0))
  if (known !== undefined) return known
  if (PICTURE.test(letter)) return OTHERS.picture
  return SQUARE.test(letter) ? OTHERS.square : OTHERS.letter
}
/** How wide a text is, in heights of its letters. */
const widthOf = (text: string): number => lettersOf(text).reduce((sum, letter) => sum + widthOfLetter(letter), 0)

/** A word that no line holds, in pieces. */
const cut = (word: string, room: number): string[] => {
  if (widthOf(word) <= room) return [word]
  const pieces: string[] = []
  for (const letter of lettersOf(word)) {
    const last = pieces.at(-1)
    if (last !== undefined && widthOf(last + letter) <= room) pieces[pieces.length - 1] = last + letter
    else pieces.push(letter)
  }
  return pieces
}

const wordsOf = (text: string): string[] => text.split(/\s+/).filter(word => word !== '')

const linesOf = (text: string, room: number): string[] => {
  const lines: string[] = []
  for (const word of wordsOf(text).flatMap(each => cut(each, room))) {
    const last = lines.at(-1)
    if (last !== undefined && widthOf(`${last} ${word}`) <= room) lines[lines.length - 1] = `${last} ${word}`
    else lines.push(word)
  }
  return lines
}

interface WrittenText {
  text: string
  size: number
  /** Where it was written. */
  at: MarkPoint
  /** The frame's height by its width. */
  aspect: number
}

/** How a text stands on a frame. Lengths are shares of the frame's width, down as well as across. */
export interface SetText {
  lines: readonly { text: string; width: number }[]
  /** Where the first line begins, and what it stands on. */
  x: number
  y: number
  /** How high the letters are at most. */
  letter: number
  /** How much smaller than usual, so that all has room. */
  shrunk: number
}

const letterShare = (size: number) => (size * LETTER_SIZES) / THOUSANDTHS
/** As large as they are on any picture: what has room then has it everywhere. */
const largestLetter = (size: number) => Math.max(letterShare(size), READABLE_PX / NARROWEST_PX)
const heightOf = (lines: number) => (lines - 1) * LINE + ABOVE + BELOW

/** Broken where it does not go on; moved from the right edge, in the end to the left one, and made smaller, only as far as it must be. */
const broken = ({ text, at, aspect }: WrittenText, letter: number): { lines: string[]; left: number } | null => {
  const whole = 1 / letter - 2 * MARGIN
  const longest = Math.max(...wordsOf(text).map(widthOf))
  const needed = Math.min(whole, widthOf(text), Math.max(longest, LEAST_LINE))
  const roomAt = (left: number) => 1 / letter - MARGIN - left
  const fits = (left: number) => {
    const lines = linesOf(text, roomAt(left))
    return heightOf(lines.length) * letter <= aspect ? { lines, left } : null
  }
  const usual = Math.max(MARGIN, Math.min(at.x / letter, 1 / letter - MARGIN - needed))
  return fits(usual) ?? fits(MARGIN)
}

/**
 * Sets a text so that all of it is within the frame. Every picture of a frame, at whatever size, has the same lines at the same place:
 * what counts is the frame alone.
 */
export const setText = (written: WrittenText): SetText => {
  const largest = largestLetter(written.size)
  let letter = largest
  let found = broken(written, letter)
  while (!found && letter > LEAST_LETTER) {
    letter *= SHRINK
    found = broken(written, letter)
  }
  const { lines, left } = found ?? { lines: [written.text], left: MARGIN }
  const lowest = written.aspect - (heightOf(lines.length) - ABOVE) * letter
  return {
    lines: lines.map(text => ({ text, width: widthOf(text) })),
    x: left * letter,
    y: Math.max(ABOVE * letter, Math.min(written.at.y * written.aspect, lowest)),
    letter,
    shrunk: letter / largest,
  }
}

/** How high the letters of a text of this size are on a picture so wide. */
export const textHeight = (size: number, width: number): number =>
  Math.min(largestLetter(size) * width, Math.max(READABLE_PX, letterShare(size) * width))

/** A kept picture knows no letters of the page: those of the system. */
export const LETTERS_OF_MARKS = 'Arial, Helvetica, sans-serif'

/** From one line's foot to the next, in heights of letters. */
export const LINE_HEIGHT = LINE
