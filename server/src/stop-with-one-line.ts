/** What the operator reads of a start that failed. */
export const stopWithOneLine = (error: unknown): never => {
  console.error(`Onhand could not start: ${error instanceof Error ? error.message : error}`)
  if (process.env['LOG_LEVEL'] === 'debug') console.error(error)
  process.exit(1)
}
