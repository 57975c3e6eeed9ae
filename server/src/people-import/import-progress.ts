const BAR_WIDTH = 30
const REDRAW_MS = 100
/** Where nothing can be redrawn, a line now and then is enough. */
const PLAIN_LINES = 10_000

/** What a progress bar needs of a stream. */
export type ProgressStream = Pick<NodeJS.WriteStream, 'write'> & { isTTY?: boolean }

/** Says on a stream how far an import is: a bar on a terminal, single lines elsewhere. `fraction` is asked when it draws. */
export interface ImportProgress {
  show(done: number): void
  /** A line of its own that stays above the bar. */
  say(line: string): void
  end(): void
}

const count = new Intl.NumberFormat('en-US')

export const createImportProgress = (out: ProgressStream, fraction: () => number): ImportProgress => {
  let shownAt = Number.NEGATIVE_INFINITY
  let nextPlain = PLAIN_LINES
  let bar = ''

  const clear = () => {
    if (bar) out.write('\r\u001b[2K')
  }
  const draw = (done: number) => {
    const part = Math.min(1, fraction())
    const filled = Math.round(part * BAR_WIDTH)
    clear()
    bar = `[${'█'.repeat(filled)}${'·'.repeat(BAR_WIDTH - filled)}] ${Math.floor(part * 100)} %  ${count.format(done)} ${done === 1 ? 'line' : 'lines'}`
    out.write(bar)
  }

  return {
    show: done => {
      if (out.isTTY) {
        if (performance.now() - shownAt < REDRAW_MS) return
        shownAt = performance.now()
        draw(done)
      } else if (done >= nextPlain) {
        nextPlain = done - (done % PLAIN_LINES) + PLAIN_LINES
        out.write(`${count.format(done)} lines\n`)
      }
    },
    say: line => {
      clear()
      out.write(`${line}\n`)
      if (bar) out.write(bar)
    },
    end: () => {
      clear()
      bar = ''
    },
  }
}
