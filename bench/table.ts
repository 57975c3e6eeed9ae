/** One line of a bench: what was measured, against which reference of the same run, and the aim where the product has one. */
export interface Measurement {
  what: string
  measured: string
  reference: string
  ratio: number
  aim?: string
  isMet?: boolean
}

/** Prints measurements as a table that reads well in a terminal and in Markdown. */
export const printTable = (title: string, rows: readonly Measurement[]): void => {
  const cells = rows.map(row => [
    row.what,
    row.measured,
    row.reference,
    row.ratio.toFixed(2),
    row.aim ? `${row.aim}${row.isMet ? '' : ' (missed)'}` : '',
  ])
  const head = ['what', 'measured', 'reference', 'ratio', 'aim']
  const widths = head.map((word, column) => Math.max(word.length, ...cells.map(row => row[column]?.length ?? 0)))
  const line = (row: readonly string[]) => `| ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`
  console.log(`\n${title}\n`)
  console.log(line(head))
  console.log(`|${widths.map(width => '-'.repeat(width + 2)).join('|')}|`)
  for (const row of cells) console.log(line(row))
}

export const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
