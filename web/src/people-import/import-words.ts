import type { ImportStatus, PeopleImport } from '#contract/people-import.ts'
import { MB } from '#contract/shared/file-rule.ts'

const STATUSES: Record<ImportStatus, string> = {
  queued: 'Queued',
  running: 'Running',
  done: 'Done',
  failed: 'Failed',
  cancelled: 'Stopped',
}
const COUNT = new Intl.NumberFormat('en-US')
const SIZE = new Intl.NumberFormat('en-US', { maximumFractionDigits: 1 })

export const importStatusLabel = (status: ImportStatus): string => STATUSES[status]
export const formatCount = (count: number): string => COUNT.format(count)
/** '58.3 MB', '12 KB' */
export const formatSize = (bytes: number): string => (bytes < MB ? `${SIZE.format(bytes / 1024)} KB` : `${SIZE.format(bytes / MB)} MB`)
export const counted = (count: number, one: string, several = `${one}s`): string => `${COUNT.format(count)} ${count === 1 ? one : several}`

/** What an import has come to, in one sentence to be said aloud. */
export const importSaid = ({ fileName, status, expertsCreated, expertsUpdated, linesRejected }: PeopleImport): string =>
  status === 'queued' || status === 'running'
    ? `${fileName}: ${importStatusLabel(status)}`
    : `${fileName}: ${importStatusLabel(status)}. ${counted(expertsCreated, 'expert')} created, ${formatCount(expertsUpdated)} updated, ${counted(linesRejected, 'line')} rejected.`

/** A field of a CSV file. What a spreadsheet would take for a formula is kept from being one. */
const csvField = (text: string): string => `"${(/^[=+\-@\t\r]/.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`

export const rejectionsAsCsv = (rejections: readonly { lineNumber: number; reason: string }[]): string =>
  ['line,reason', ...rejections.map(({ lineNumber, reason }) => `${lineNumber},${csvField(reason)}`)].map(line => `${line}\r\n`).join('')
