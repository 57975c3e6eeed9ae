import * as z from 'zod/mini'
import { endpoint } from './shared/endpoint.ts'
import { type FileRule, IMPORT_MAX_MB, MB } from './shared/file-rule.ts'
import { pageInput } from './shared/pagination.ts'
import { isoDateTime, positiveInt, positiveIntText } from './shared/primitives.ts'
import { mayMove, type Process } from './shared/process.ts'

const IMPORTS_PAGE_SIZE = 10
const REJECTIONS_PAGE_SIZE = 20
/** A file of another kind is bad from end to end; the first lines tell enough. Of more only the number is kept. */
export const MAX_REJECTIONS_KEPT = 10_000

export const IMPORT_STATUSES = ['queued', 'running', 'done', 'failed', 'cancelled'] as const
export type ImportStatus = (typeof IMPORT_STATUSES)[number]

/** An import that a restart interrupts stays `running` and goes on where it was. What it has written stands, however it ends. */
export const IMPORT_PROCESS: Process<ImportStatus, 'admin' | 'system'> = {
  states: IMPORT_STATUSES,
  initial: 'queued',
  transitions: [
    { from: ['queued'], to: 'running', by: ['system'] },
    { from: ['running'], to: 'done', by: ['system'] },
    { from: ['queued', 'running'], to: 'failed', by: ['system'] },
    { from: ['queued', 'running'], to: 'cancelled', by: ['admin'] },
  ],
}
export const isImportUnderWay = (status: ImportStatus): boolean => mayMove(IMPORT_PROCESS, 'admin', status, 'cancelled')

/** One import of a file of people, with what came of it so far. `share`: how much of the file is read, from 0 to 1. */
export const PeopleImport = z.object({
  id: z.int(),
  fileName: z.string(),
  fileBytes: z.int(),
  /** Who started it; null when that account is gone. */
  startedBy: z.nullable(z.string()),
  /** Who stopped it; null where it ended by itself, runs still, or that account is gone. */
  endedBy: z.nullable(z.string()),
  status: z.enum(IMPORT_STATUSES),
  share: z.number(),
  linesDone: z.int(),
  expertsCreated: z.int(),
  expertsUpdated: z.int(),
  servicesWritten: z.int(),
  categoriesCreated: z.int(),
  linesRejected: z.int(),
  /** Skill words that the taxonomy does not know and that were left out; the first few of them by name. */
  skillWordsUnknown: z.int(),
  unknownSkills: z.array(z.string()),
  failureReason: z.nullable(z.string()),
  createdAt: isoDateTime,
  endedAt: z.nullable(isoDateTime),
})
export type PeopleImport = z.infer<typeof PeopleImport>

/** A line that was skipped, by its number in the file from 1 on, and why. */
export const ImportRejection = z.object({ lineNumber: z.int(), reason: z.string() })
export type ImportRejection = z.infer<typeof ImportRejection>

/** The limit as it ships; the operator's setting IMPORT_MAX_MB stands in its place. */
export const importFileRule = (megabytes: number): FileRule => ({
  maxBytes: megabytes * MB,
  tooLarge: `File size should be at most ${megabytes}MB. Split the file, or use the command npm run import.`,
  types: ['application/x-ndjson'],
  wrongType: 'Only text files with one expert a line (.ndjson) are accepted.',
})

export const startPeopleImport = endpoint({
  method: 'POST',
  path: '/_api/admin/imports',
  summary: 'Takes a file of people, one a line, and queues its import. For admins.',
  access: 'admin',
  file: importFileRule(IMPORT_MAX_MB),
  input: z.object({}),
  output: PeopleImport,
  rateLimitPerMinute: 30,
})

const importId = positiveInt('Import ID must be a positive integer')
const importIdText = positiveIntText('Import ID must be a positive integer')

export const listPeopleImports = endpoint({
  method: 'GET',
  path: '/_api/admin/imports',
  summary: 'Imports of people, newest first. For admins.',
  access: 'admin',
  input: z.object(pageInput(IMPORTS_PAGE_SIZE)),
  output: z.array(PeopleImport),
  isPaged: true,
})

export const listImportRejections = endpoint({
  method: 'GET',
  path: '/_api/admin/imports/rejections',
  summary: 'Lines of an import that were skipped, in the order of the file. For admins.',
  access: 'admin',
  input: z.object({ importId: importIdText, ...pageInput(REJECTIONS_PAGE_SIZE) }),
  output: z.array(ImportRejection),
  isPaged: true,
})

export const exportImportRejections = endpoint({
  method: 'GET',
  path: '/_api/admin/imports/rejections/all',
  summary: `All lines of an import that were skipped, at most the first ${MAX_REJECTIONS_KEPT}. For admins.`,
  access: 'admin',
  input: z.object({ importId: importIdText }),
  output: z.array(ImportRejection),
})

export const cancelPeopleImport = endpoint({
  method: 'POST',
  path: '/_api/admin/imports/cancel',
  summary: 'Stops an import that is under way; what it has written stays. 409 when it has ended. For admins.',
  access: 'admin',
  input: z.object({ importId }),
  output: PeopleImport,
})
