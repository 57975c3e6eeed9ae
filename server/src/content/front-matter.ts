const FENCE = '---'

/** Splits a file into the lines between its two fences, `name: value` each, and the text below them. Without fences it is all text. */
export const readFrontMatter = (file: string): { fields: Record<string, string>; text: string } => {
  // Editors of other systems leave a byte order mark and their own line ends.
  const lines = file.replace(/^\uFEFF/, '').split(/\r?\n/)
  const end = lines[0]?.trim() === FENCE ? lines.findIndex((line, index) => index > 0 && line.trim() === FENCE) : -1
  if (end === -1) return { fields: {}, text: lines.join('\n') }
  const fields = lines.slice(1, end).flatMap(line => {
    const at = line.indexOf(':')
    const value = line
      .slice(at + 1)
      .trim()
      .replace(/^(["'])(.*)\1$/, '$2')
    return at === -1 || value === '' ? [] : [[line.slice(0, at).trim(), value] as const]
  })
  return { fields: Object.fromEntries(fields), text: lines.slice(end + 1).join('\n') }
}
