import { readFile } from 'node:fs/promises'
import { fileTypeFromFile } from 'file-type'
import { FILE_TYPES, type FileType } from '#contract/shared/file-rule.ts'

/** What Word writes its text into, as it stands in the directory of the old format; spreadsheets and installers have the same frame. */
const WORD_STREAM = Buffer.from('WordDocument', 'utf16le')
const isFileType = (type: string): type is FileType => Object.hasOwn(FILE_TYPES, type)

/** What a file is by its own bytes; undefined when it is nothing that may be uploaded. */
export const fileTypeOf = async (path: string): Promise<FileType | undefined> => {
  // A file that is broken on purpose may make the reader stumble: then it is nothing we know.
  const found = await fileTypeFromFile(path).catch(() => undefined)
  if (!found) return undefined
  if (found.mime === 'application/x-cfb') return (await readFile(path)).includes(WORD_STREAM) ? 'application/msword' : undefined
  return isFileType(found.mime) ? found.mime : undefined
}
