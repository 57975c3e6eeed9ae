import { fold } from '../../../catalog/taxonomy/fold.ts'
import type { Driver } from '../knowledge/package-template.ts'
import type { Reading } from '../reading/brief-reading.ts'

const FOR_WHOM =
  /\bfor (?:my|our|a|an|the) (?<topic>[\p{L}][\p{L}\p{N}'’ -]{2,36}?)(?=$|[.,;:!?()]| (?:in|with|that|which|and|to|by|who|on|at|from|so|but|before|within|near|of|please|thanks|asap)\b)/u
const TIME = /\b(?:weeks?|months?|days?|years?|weekend|time|first|next|last|past|moment|budget|price|future|start)\b/

/** What the work is for, as the brief says it (' for the bakery'); '' where it does not. */
export const topicOf = (reading: Reading): string => {
  const wish = reading.sentences.find(({ isWish, isTitle }) => isWish && !isTitle)
  const places = [...reading.sentences.filter(({ isTitle }) => isTitle), ...(wish === undefined ? [] : [wish])]
  for (const { text } of places) {
    const topic = FOR_WHOM.exec(text)?.groups?.['topic']?.trim()
    if (topic !== undefined && !TIME.test(topic.toLowerCase())) return ` for the ${topic}`
  }
  return ''
}

/** '40 cameras'; where the brief does not count them, 'the cameras'. Of a part of a thing it is 'the camera', of a measure '0.8 m²'. */
export const countedName = ({ singular, plural, base }: Driver, count: number | null): string => {
  if (count === null && singular === 'word') return 'the text'
  if (count === null) return `the ${(base === 1 ? singular : plural).replace(UNIT, '')}`
  return count === 1 || (count < 1 && !UNIT.test(singular)) ? `the ${singular}` : `${count.toLocaleString('en-US')} ${plural}`
}

/** '30 m² of floor', but 'the floor'. */
const UNIT = /^(?:m²|m|square met(?:re|er)s?|met(?:re|er)s?|hours?|seconds?|minutes?|kg) (?:of|to) /

export const fillIn = (text: string, names: ReadonlyMap<string, string>): string =>
  text
    .replaceAll(/\{(\w+)\}/g, (_, name: string) => names.get(name) ?? '')
    .replaceAll(/ {2,}/g, ' ')
    .trim()

/** At the end of a note a quotation of the brief must not be longer than the note. */
export const quoted = (sentence: string): string => {
  const line = sentence.replaceAll(/\s+/g, ' ')
  return line.length <= 120 ? `“${line}”` : `“${line.slice(0, 117).trimEnd()}…”`
}

/** Words of a folded sentence as the client wrote them: 'personnel' and 'développement' keep their accents. */
export const asWritten = ({ sentences, exclusions }: Pick<Reading, 'sentences' | 'exclusions'>, words: string): string => {
  for (const { words: said, index, sentenceIndex } of exclusions) {
    if (said !== words) continue
    const written = sentences[sentenceIndex]?.text.slice(index, index + words.length) ?? ''
    if (fold(written) === words) return written
  }
  return words
}
