import { open, readFile } from 'node:fs/promises'
import { fileTypeFromFile } from 'file-type'
import { FILE_TYPES, type FileType } from '#contract/shared/file-rule.ts'

/** What Word writes its text into, as it stands in the directory of the old format; spreadsheets and installers have the same frame. */
const WORD_STREAM = Buffer.from('WordDocument', 'utf16le')
const isFileType = (type: string): type is FileType => Object.hasOwn(FILE_TYPES, type)

/** So much of a file is looked at to tell whether it is text. */
const BEGINNING_BYTES = 4_096

/** Text has no mark of its own: it is UTF-8, and without the NUL characters that everything else is full of. */
const isText = async (path: string): Promise<boolean> => {
  const file = await open(path)
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(BEGINNING_BYTES), 0, BEGINNING_BYTES, 0)
    const beginning = buffer.subarray(0, bytesRead)
    // A character may be cut at the end of the beginning: as a stream it is waited for.
    new TextDecoder('utf-8', { fatal: true }).decode(beginning, { stream: true })
    return !beginning.includes(0)
  } catch (error) {
    if (error instanceof TypeError) return false
    throw error
  } finally {
    await file.close()
  }
}

/** What is written in letters, whatever a program might make of it: shown and saved as nothing but text, so that nothing in it runs. */
const isWrittenType = (type: string): boolean => type.startsWith('text/') || /[/+](xml|xhtml|json)|javascript/.test(type)

/** What a file of whatever kind is by its own bytes: a media type under which nothing of it runs. */
export const anyFileTypeOf = async (path: string): Promise<string> => {
  const found = await fileTypeFromFile(path).catch(() => undefined)
  if (found && !isWrittenType(found.mime)) return found.mime.split(';')[0] ?? found.mime
  return (await isText(path)) ? 'text/plain' : 'application/octet-stream'
}

/** What a file is by its own bytes; undefined when it is nothing that may be uploaded. */
export const fileTypeOf = async (path: string): Promise<FileType | undefined> => {
  // A file that is broken on purpose may make the reader stumble: then it is nothing we know.
  const found = await fileTypeFromFile(path).catch(() => undefined)
  if (!found) return (await isText(path)) ? 'application/x-ndjson' : undefined
  if (found.mime === 'application/x-cfb') return (await readFile(path)).includes(WORD_STREAM) ? 'application/msword' : undefined
  return isFileType(found.mime) ? found.mime : undefined
}
