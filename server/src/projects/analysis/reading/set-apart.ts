import { fold } from '../../../catalog/taxonomy/fold.ts'
import { isInstructionToMachine } from './instructions.ts'

/** A stretch of a brief. `isApart`: no one's words about work (data, code, a role of a chat, mail to a program): quoted, never obeyed. */
export interface Stretch {
  text: string
  isApart: boolean
}

interface Range {
  from: number
  to: number
}

const APART = [
  /```[\s\S]*?(?:```|$)/g,
  /<!--[\s\S]*?(?:-->|$)/g,
  /<(system|assistant|user|developer|instructions?|prompt|admin)\b[^>]*>[\s\S]*?(?:<\/\1>|$)/gi,
  /\[INST\][\s\S]*?(?:\[\/INST\]|$)/g,
  /<<SYS>>[\s\S]*?(?:<<\/SYS>>|$)/g,
  // hours=9999; skills=[rust]
  /\b\w+ ?= ?(?:"[^"\n]*"|\[[^\]\n]*\]|[\w.]+)(?:\s*[;,]\s*\w+ ?= ?(?:"[^"\n]*"|\[[^\]\n]*\]|[\w.]+))+/g,
  // A long run of letters of both sizes and digits: no word of any language.
  /(?<![\w/.:@-])(?=[A-Za-z+/]*\d)(?=[a-z\d+/]*[A-Z])(?=[A-Z\d+/]*[a-z])[A-Za-z0-9+/]{24,}={0,2}(?![\w.])/g,
]
/** A list of fields as programs keep them. */
const FIELDS =
  /(?:^|\n|(?<=[.!?]\s))[ \t]*(?:tasks?|plan|steps)\s*:[ \t]*(?:\n[ \t]*(?:-\s*)?(?:title|name|task|hours?|skills?|cost|estimate\w*|complexity)\s*:[^\n]*)+/gi
/** Who speaks in the record of a chat; a plan that follows to the end of the paragraph is his. */
const ROLE = /(?:^|[.!?\n])\s*(?:#+ ?|\*\*)?(?:assistant|system|developer|chatgpt|ai|bot)(?:\*\*)?\s*:(?<said>[\s\S]*?)(?=\n\s*\n|$)/gi
const TELLS_A_PLAN = /\bhere(?:['’]s| is| are) (?:the|your|my) (?:\w+ )?(?:plan|tasks?|answer|breakdown|list)\b|\b(?:plan|tasks?) ?:/i
/** A quoted or forwarded mail; it is set apart where it speaks to a program. */
const MAILS = [
  /(?:^|\n)>[^\n]*(?:\n>[^\n]*)*/g,
  /(?:^|\n)(?:-{2,}[^\n]*-{2,}\n)?(?:(?:from|to|subject|date|von|an|betreff|de|para|asunto|objet)\s?:[^\n]*\n?){2,}[^\n]*/gi,
]
const TO_A_PROGRAM =
  /\b(?:to|subject|an|betreff|para|asunto|objet) ?: ?(?:to )?(?:the |an? )?(?:ai|bot|assistant|planner|model|system|ki|ia|llm)\b/
const BETWEEN_HASHES = /###[^#\n]+###/g

const OPENS = /[[{]\s*(?=["'{[]|\w+["']?\s*:)/g
const HOLDS_FIELDS = /["']\s*:|\b\w+\s*:\s*["'[{\d]/

/** Where a bracket closes; the end of the text when it never does. */
const closingOf = (text: string, from: number): number => {
  let depth = 0
  for (let at = from; at < text.length; at++) {
    const character = text.charAt(at)
    if (character === '{' || character === '[') depth++
    if (character === '}' || character === ']') depth--
    if (depth === 0) return at + 1
  }
  return text.length
}

const dataIn = (text: string): Range[] => {
  const found: Range[] = []
  for (const { index } of text.matchAll(OPENS)) {
    if (index < (found.at(-1)?.to ?? 0)) continue
    const to = closingOf(text, index)
    if (HOLDS_FIELDS.test(text.slice(index, to))) found.push({ from: index, to })
  }
  return found
}

const rangesOf = (text: string, pattern: RegExp, isMeant: (match: RegExpExecArray) => boolean = () => true): Range[] =>
  [...text.matchAll(pattern)].filter(isMeant).map(match => {
    const lead = /^[.!?\s]*/.exec(match[0])?.[0].length ?? 0
    return { from: match.index + lead, to: match.index + match[0].length }
  })

const isToProgram = ([text]: RegExpExecArray): boolean =>
  TO_A_PROGRAM.test(fold(text)) || isInstructionToMachine(text.replaceAll(/^>+ ?/gm, ''))

/** A text in order, what is set apart by itself. */
export const setApart = (text: string): Stretch[] => {
  const ranges = [
    ...APART.flatMap(pattern => rangesOf(text, pattern)),
    ...dataIn(text),
    ...rangesOf(text, FIELDS),
    ...rangesOf(text, ROLE, ({ groups }) => TELLS_A_PLAN.test(groups?.['said'] ?? '')),
    ...MAILS.flatMap(pattern => rangesOf(text, pattern, isToProgram)),
    ...rangesOf(text, BETWEEN_HASHES, ([said]) => isInstructionToMachine(said.replaceAll('#', '').trim())),
  ].toSorted((a, b) => a.from - b.from || b.to - a.to)
  const stretches: Stretch[] = []
  let at = 0
  for (const { from, to } of ranges) {
    if (to <= at) continue
    stretches.push(
      { text: text.slice(at, Math.max(at, from)), isApart: false },
      { text: text.slice(Math.max(at, from), to), isApart: true },
    )
    at = to
  }
  stretches.push({ text: text.slice(at), isApart: false })
  return stretches.filter(stretch => stretch.text.trim() !== '')
}
