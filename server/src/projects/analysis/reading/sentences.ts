/** A sentence of the brief, word for word. */
export interface Sentence {
  text: string
  isTitle: boolean
}

const ABBREVIATIONS: ReadonlySet<string> = new Set(
  'e.g i.e approx ca z.b bzw mr mrs ms dr prof st str no nr vs etc inc ltd co max min sq ft incl excl usw d.h u.a sr sra av p.ej fig tel ext vol'.split(
    ' ',
  ),
)
const BULLET = /^\s*(?:[-*•–—·▪◦]|\(?\d{1,2}[.)]|\(?[a-z]\))\s+/
const END_OF_SENTENCE = /(?<![.!?…])[.!?…]+["')\]]*(?=\s|$)/g

/** What a German ordinal stands before: '3. Stock', '12. Mai'. */
const AFTER_ORDINAL =
  /^\s*(?:\p{Ll}|Stock|Etage|Obergeschoss|OG|Klasse|Quartal|Januar|Februar|März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember|Generation|Auflage|Ausgabe|Stockwerk|Geburtstag|Jahrhundert|Schuljahr|Semester|Lebensjahr)/u

/** 'e.g.', 'Dr.', the initial in 'J. Smith', the German '3. Stock': a full stop that ends nothing. */
const endsInAbbreviation = (text: string, after: string): boolean => {
  const word = /(\S+)\.$/
    .exec(text)?.[1]
    ?.toLowerCase()
    .replace(/^[("'[]+/, '')
  if (word === undefined) return false
  // 'A fence of 10 m.': a unit ends the sentence, an initial does not.
  const isInitial = /^\p{L}$/u.test(word) && !/\d\s?\p{L}\.$/u.test(text)
  return ABBREVIATIONS.has(word) || isInitial || (/^\d{1,2}$/.test(word) && AFTER_ORDINAL.test(after))
}

const splitLine = (line: string): string[] => {
  const parts: string[] = []
  let from = 0
  for (const match of line.matchAll(END_OF_SENTENCE)) {
    const end = match.index + match[0].length
    const isLast = line.slice(end).trim() === ''
    if (!isLast && match[0].startsWith('.') && endsInAbbreviation(line.slice(from, match.index + 1), line.slice(end))) continue
    parts.push(line.slice(from, end))
    from = end
  }
  parts.push(line.slice(from))
  return parts.map(part => part.trim()).filter(part => /[\p{L}\p{N}]/u.test(part))
}

/** Nobody wraps by hand before: whoever types on a phone ends what he says with the line, and begins the next with a small letter. */
const LEAST_WIDTH = 40

/** 'The tap in the': no line ends so that is not wrapped. 'Won't turn on' and 'geht nicht an' do end a line. */
const IS_OPEN =
  /(?:,|(?:^|\s)(?:and|or|the|a|my|our|your|of|und|oder|der|die|das|den|dem|ein|eine[nrms]?|mein|unser|von|für|im|zum|zur|y|o|el|los|las|una?|mi|del?|et|ou|les?|la|une?|mon|ma|notre|des|du|aux?|dans|il|gli|di|e|per))\s*$/iu

/** Whether a line, `width` letters wide of itself, goes on in one that begins with a small letter. */
type GoesOn = (before: string, width: number) => boolean

/** A full line does, and any that is open: the text was wrapped by hand. */
const isWrapped: GoesOn = (before, width) => IS_OPEN.test(before) || (width >= LEAST_WIDTH && /\p{L}\s*$/u.test(before))
/** Any that has no stop may. */
const mayGoOn: GoesOn = before => /[\p{L},]\s*$/u.test(before)

const unwrapLines = (text: string, goesOn: GoesOn): string[] => {
  const lines: string[] = []
  let width = 0
  for (const line of text.split(/\r?\n/)) {
    const before = lines.at(-1)
    if (before !== undefined && /^\s*\p{Ll}/u.test(line) && !BULLET.test(line) && goesOn(before, width)) {
      lines[lines.length - 1] = `${before}\n${line}`
    } else lines.push(line)
    width = line.trimEnd().length
  }
  return lines
}

/** 'Paint both rooms / bathroom tap drips / new cylinder in the front door' */
const SLASH = / \/ /
const LEAST_SLASHES = 2

/** 'Wanted: - an online shop - photos of 30 candles': bullets on one line. Where there are lines, a dash in one of them is an aside. */
const FIRST_BULLET = /(?:^|:)\s*([-–•*]) (?=\S)/
const LEAST_BULLETS = 2
const onOwnLines = (text: string): string => {
  const [, mark] = FIRST_BULLET.exec(text) ?? []
  if (mark === undefined || text.trim().includes('\n')) return text
  const bullet = new RegExp(`(?:^|\\s)[${mark}] (?=\\S)`, 'gu')
  return (text.match(bullet)?.length ?? 0) < LEAST_BULLETS ? text : text.replaceAll(bullet, `\n${mark} `)
}

/** A sentence of a text, and whether it stands in a list: on a line with a bullet or between slashes. */
export interface FoundSentence {
  text: string
  isItem: boolean
}

/** The sentences of a text; every line of a list is one, and every item between slashes. */
export const findSentences = (text: string): FoundSentence[] =>
  unwrapLines(onOwnLines(text), isWrapped).flatMap(line => {
    const items = line.replace(BULLET, '').split(SLASH)
    const isSlashed = items.length > LEAST_SLASHES
    const isItem = isSlashed || BULLET.test(line)
    return (isSlashed ? items : [line.replace(BULLET, '')]).flatMap(splitLine).map(found => ({ text: found, isItem }))
  })

/**
 * Only where lines and sentences surely end: what is shown to others keeps its slashes, a telephone number stays one, and what is left out of it goes
 * with the line that led to it.
 */
export const splitSentences = (text: string): string[] => unwrapLines(text, mayGoOn).flatMap(line => splitLine(line.replace(BULLET, '')))
