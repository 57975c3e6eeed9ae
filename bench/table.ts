/** One line of a bench: what was measured, against which reference of the same run, and the aim where the product has one. */
export interface Measurement {
  what: string
  measured: string
  reference: string
  ratio: number
  aim?: string
  isMet?: boolean
}

/** Prints a table that reads well in a terminal and in Markdown. */
export const printCells = (title: string, head: readonly string[], rows: readonly (readonly string[])[]): void => {
  const widths = head.map((word, column) => Math.max(word.length, ...rows.map(row => row[column]?.length ?? 0)))
  const line = (row: readonly string[]) => `| ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`
  console.log(`\n${title}\n`)
  console.log(line(head))
  console.log(`|${widths.map(width => '-'.repeat(width + 2)).join('|')}|`)
  for (const row of rows) console.log(line(row))
}

/** An aim as a table shows it, with a mark where it was missed. */
export const aimCell = ({ aim, isMet }: { aim?: string; isMet?: boolean }): string => (aim ? `${aim}${isMet ? '' : ' (missed)'}` : '')

export const printTable = (title: string, rows: readonly Measurement[]): void =>
  printCells(
    title,
    ['what', 'measured', 'reference', 'ratio', 'aim'],
    rows.map(row => [row.what, row.measured, row.reference, row.ratio.toFixed(2), aimCell(row)]),
  )

/** The value below which `share` of the values lie. */
export const percentile = (values: readonly number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? 0

export const median = (values: readonly number[]): number => percentile(values, 0.5)
