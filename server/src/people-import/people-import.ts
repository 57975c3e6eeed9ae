import { TAXONOMY } from '../catalog/taxonomy/taxonomy-index.ts'
import type { Database, Transaction } from '../platform/database/database.ts'
import { type ImportLine, type ImportService, readImportLine } from './import-line.ts'
import { type PersonToWrite, type ServiceToWrite, writePeople } from './people-import-store.ts'
import { createSkillReader, NAMED_UNKNOWN_WORDS, type SkillReader } from './skill-reader.ts'

/** Lines per transaction: large enough that the round trips do not count, small enough that an interrupted import loses little. */
const BATCH = 200

/** Told while an import runs. Line numbers begin at 1. */
export interface ImportListener {
  /** Lines that are dealt with, written or rejected. */
  progress(done: number): void
  rejected(lineNumber: number, reason: string): void
  /** Part of each batch's transaction: what is written here stands exactly when the batch does. */
  batch?(tx: Transaction, state: ImportState): Promise<void>
}

export interface ImportResult {
  experts: { created: number; updated: number }
  services: number
  rejected: number
  categoriesCreated: number
  /** Skill words that the taxonomy does not know and that were left out. */
  warnings: number
  /** The first few of those words. */
  unknownSkills: string[]
}

/** How far an import is, in whole batches: what a killed one goes on from. */
export interface ImportState extends ImportResult {
  linesDone: number
}

const AT_THE_BEGINNING: ImportState = {
  linesDone: 0,
  experts: { created: 0, updated: 0 },
  services: 0,
  rejected: 0,
  categoriesCreated: 0,
  warnings: 0,
  unknownSkills: [],
}

const writtenService = (service: ImportService, person: ImportLine, skills: SkillReader): ServiceToWrite => {
  const { title, description, category, hourlyRate = person.hourlyRate, isArEnabled = false } = service
  const skillIds = skills.ids(service.skills ?? [])
  const keywords = skillIds.map(id => TAXONOMY.skill(id)?.name ?? id).join(' ')
  return { title, description, category, hourlyRate, isArEnabled, skillIds, keywords }
}

/** A line as the rows it becomes; two services of one title are one, the later. */
export const personToWrite = (person: ImportLine, skills: SkillReader): PersonToWrite => {
  const { type: _type, email, name, title, hourlyRate, skills: words, services = [], ...rest } = person
  return {
    profile: { ...rest, expertEmail: email, expertName: name, title, hourlyRate, ...(words && { skillIds: skills.ids(words) }) },
    services: [...new Map(services.map(service => [service.title, writtenService(service, person, skills)])).values()],
  }
}

/** Two lines about one person: the later speaks, the earlier where the later is silent. */
const merged = (earlier: PersonToWrite | undefined, later: PersonToWrite): PersonToWrite => {
  if (!earlier) return later
  const offers = new Map([...earlier.services, ...later.services].map(service => [service.title, service]))
  return { profile: { ...earlier.profile, ...later.profile }, services: [...offers.values()] }
}

const claimedReason = (email: string): string => `${email} has claimed this profile: nobody else changes it`

/** A person of a batch and the lines that speak of him. */
interface PersonRead {
  person: PersonToWrite
  lineNumbers: number[]
}

/**
 * Brings in experts and their services. A bad line is told and skipped; a repeated e-mail updates, unless the profile is claimed; unknown
 * categories are made. Nobody gets an account: an imported expert claims his profile by verifying the address. Running the same file again is
 * harmless. `from`: where an import of the same lines ended; they are passed over.
 */
export const importPeople = async (
  database: Database,
  lines: AsyncIterable<string>,
  on: ImportListener,
  from: ImportState = AT_THE_BEGINNING,
): Promise<ImportResult> => {
  const skills = createSkillReader()
  let state = from
  let lineNumber = 0
  let rejected = 0
  let read = 0
  const batch = new Map<string, PersonRead>()

  const writeBatch = async () => {
    state = await database.transaction(async tx => {
      const written = await writePeople(
        tx,
        [...batch.values()].map(({ person }) => person),
      )
      const claimed = [...batch].flatMap(([email, { lineNumbers }]) =>
        written.claimed.has(email) ? lineNumbers.map(number => ({ number, email })) : [],
      )
      // Before the batch is told of, so that whoever keeps its rejections keeps these with it.
      for (const { number, email } of claimed) on.rejected(number, claimedReason(email))
      const next: ImportState = {
        linesDone: lineNumber,
        experts: {
          created: state.experts.created + written.created,
          updated: state.experts.updated + read - claimed.length - written.created,
        },
        services: state.services + written.services,
        rejected: state.rejected + rejected + claimed.length,
        categoriesCreated: state.categoriesCreated + written.categoriesCreated,
        warnings: from.warnings + skills.unknownCount(),
        unknownSkills: [...new Set([...from.unknownSkills, ...skills.unknownWords()])].slice(0, NAMED_UNKNOWN_WORDS),
      }
      await on.batch?.(tx, next)
      return next
    })
    batch.clear()
    read = 0
    rejected = 0
    on.progress(lineNumber)
  }

  for await (const text of lines) {
    lineNumber += 1
    if (lineNumber <= from.linesDone) continue
    // A file made on Windows may begin with a byte order mark.
    const line = (lineNumber === 1 ? text.replace(/^\uFEFF/, '') : text).trim()
    if (line === '') continue
    const found = readImportLine(line)
    if ('reason' in found) {
      rejected += 1
      on.rejected(lineNumber, found.reason)
    } else {
      const { email } = found.line
      const before = batch.get(email)
      batch.set(email, {
        person: merged(before?.person, personToWrite(found.line, skills)),
        lineNumbers: [...(before?.lineNumbers ?? []), lineNumber],
      })
      read += 1
    }
    if (read + rejected >= BATCH) await writeBatch()
  }
  await writeBatch()
  const { linesDone: _lines, ...result } = state
  return result
}
