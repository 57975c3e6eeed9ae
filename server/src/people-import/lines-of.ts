import { IMPORT_LINE_MAX } from './import-line.ts'

/**
 * The lines of a text that arrives in pieces. Not node:readline, which also ends a line at U+2028, allowed inside JSON text, and hides a
 * failing source. Of a line too long to be one only the beginning is kept, so that no file can fill the memory.
 */
export async function* linesOf(pieces: AsyncIterable<string>): AsyncGenerator<string> {
  let line = ''
  for await (const piece of pieces) {
    let from = 0
    for (let end = piece.indexOf('\n'); end !== -1; end = piece.indexOf('\n', from)) {
      yield kept(line, piece.slice(from, end))
      line = ''
      from = end + 1
    }
    line = kept(line, piece.slice(from))
  }
  if (line !== '') yield line
}

const kept = (line: string, more: string): string => (line.length > IMPORT_LINE_MAX ? line : line + more)
