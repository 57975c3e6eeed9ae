import { createReadStream } from 'node:fs'
import { broken } from './model-scene.ts'

/** `number`: as an editor counts; of a continued one that of its last. */
interface Line {
  line: string
  number: number
}

/** A line this long describes nothing that a program writes; read as one, it would hold up all others for as long as it takes. */
const MAX_LINE_LETTERS = 64 * 1024
/** A carriage return at the very end may be half of a line's end. */
const LINE_END = /\r\n|\n|\r(?!$)/

/** Gathers the lines of a text, those that a `\` continues as one. */
class LineReader {
  readonly #kind: string
  #number = 0
  /** What was read of a line whose end has not come. */
  #rest = ''
  #begun: string[] = []
  #begunLetters = 0

  constructor(kind: string) {
    this.#kind = kind
  }

  take(piece: string): Line[] {
    const read = (this.#rest + piece).split(LINE_END)
    this.#rest = read.pop() ?? ''
    const lines = read.flatMap(line => this.#gather(line))
    this.#requireShort(this.#rest.length, this.#number + 1)
    return lines
  }

  end(): Line[] {
    const last = this.#gather(this.#rest)
    return this.#begun.length === 0 ? last : [{ line: this.#begun.join(' ').trim(), number: this.#number }]
  }

  #gather(read: string): Line[] {
    this.#number += 1
    const line = read.trim()
    this.#requireShort(line.length, this.#number)
    const isContinued = line.endsWith('\\')
    if (!isContinued && this.#begun.length === 0) return [{ line, number: this.#number }]
    this.#begun.push(isContinued ? line.slice(0, -1) : line)
    this.#begunLetters += line.length
    if (isContinued) return []
    const whole = this.#begun.join(' ').trim()
    this.#begun = []
    this.#begunLetters = 0
    return [{ line: whole, number: this.#number }]
  }

  #requireShort(letters: number, number: number): void {
    if (this.#begunLetters + letters > MAX_LINE_LETTERS)
      throw broken(`Line ${number} of this ${this.#kind} file is damaged: it is longer than ${MAX_LINE_LETTERS} letters.`)
  }
}

/** Lines of a text with their numbers, as many at once as come in one piece: between two pieces others get their answers. */
export async function* linesOf(path: string, kind: string): AsyncGenerator<Line[]> {
  const reader = new LineReader(kind)
  const stream = createReadStream(path, { encoding: 'utf8' })
  try {
    for await (const piece of stream) yield reader.take(piece)
    yield reader.end()
  } finally {
    stream.destroy()
  }
}
