import { FILE_TYPES, type FileType, isModelFileType, MAX_FILE_NAME } from '#contract/shared/file-rule.ts'

// Control characters, and the marks that turn the direction of writing: with them 'annexe.gpj' is shown for an .exe.
const INVISIBLE = /[\p{Cc}\p{Zl}\p{Zp}\p{Cs}\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/gu

/** One name, no path, nothing invisible. */
const plainName = (given: string): string =>
  (given.split(/[/\\]/).at(-1) ?? '')
    .replace(INVISIBLE, '')
    .replaceAll('"', "'")
    .replace(/[<>:|?*]/g, '_')
    .trim()
    .replace(/^\.+/, '')
    .replace(/[. ]+$/, '')

const endingOf = (name: string): string => (name.includes('.') ? name.slice(name.lastIndexOf('.') + 1).toLowerCase() : '')

/** What an ending makes people and machines believe, where a wrong one leads astray. */
const PROMISES: Readonly<Record<string, string>> = {
  // A model's ending is believed: whoever shows one looks into it himself.
  ...Object.fromEntries(
    Object.entries(FILE_TYPES).flatMap(([type, endings]) => (isModelFileType(type) ? [] : endings.map(ending => [ending, type]))),
  ),
  ...{ gif: 'image/gif', ndjson: 'text/plain', jsonl: 'text/plain' },
}
const OTHER_ENDINGS: Readonly<Record<string, string>> = { 'text/plain': 'txt', 'image/gif': 'gif' }

/** The same for a file of whatever kind: the ending stays, unless it promises something that the bytes are not. */
export const cleanAnyFileName = (given: string, type: string): string => {
  const name = plainName(given) || 'file'
  const promised = PROMISES[endingOf(name)]
  const known = Object.entries(FILE_TYPES).find(([each]) => each === type)?.[1][0]
  const whole = promised === undefined || promised === type ? name : `${name}.${known ?? OTHER_ENDINGS[type] ?? 'bin'}`
  const letters = [...whole]
  if (letters.length <= MAX_FILE_NAME) return whole
  const end = [...(whole.match(/\.[^.]{1,10}$/)?.[0] ?? '')]
  return [...letters.slice(0, MAX_FILE_NAME - end.length), ...end].join('')
}

/** What somebody's file may be called here: one name, no path, nothing invisible, at most 300 characters, an ending that fits its type. */
export const cleanFileName = (given: string, type: FileType): string => {
  const name = plainName(given)
  const dot = name.lastIndexOf('.')
  const ending = endingOf(name)
  const endings: readonly string[] = FILE_TYPES[type]
  const fits = endings.includes(ending)
  const kept = fits ? name.slice(dot) : `.${endings[0]}`
  const stem = [...(fits ? name.slice(0, dot) : name)].slice(0, MAX_FILE_NAME - kept.length).join('')
  return `${stem || 'file'}${kept}`
}
