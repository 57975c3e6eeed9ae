import { FILE_TYPES, type FileType, MAX_FILE_NAME } from '#contract/shared/file-rule.ts'

// Control characters, and the marks that turn the direction of writing: with them 'annexe.gpj' is shown for an .exe.
const INVISIBLE = /[\p{Cc}\p{Zl}\p{Zp}\p{Cs}\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/gu

/** What somebody's file may be called here: one name, no path, nothing invisible, at most 300 characters, an ending that fits its type. */
export const cleanFileName = (given: string, type: FileType): string => {
  const name = (given.split(/[/\\]/).at(-1) ?? '')
    .replace(INVISIBLE, '')
    .replace(/[<>:"|?*]/g, '_')
    .trim()
    .replace(/^\.+/, '')
    .replace(/[. ]+$/, '')
  const dot = name.lastIndexOf('.')
  const ending = dot < 0 ? '' : name.slice(dot + 1).toLowerCase()
  const endings: readonly string[] = FILE_TYPES[type]
  const fits = endings.includes(ending)
  const kept = fits ? name.slice(dot) : `.${endings[0]}`
  const stem = [...(fits ? name.slice(0, dot) : name)].slice(0, MAX_FILE_NAME - kept.length).join('')
  return `${stem || 'file'}${kept}`
}
