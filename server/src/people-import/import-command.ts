import { open } from 'node:fs/promises'
import { readConfig } from '../platform/config.ts'
import { joinDatabase } from '../platform/database/join-database.ts'
import { createLogger } from '../platform/telemetry/logger.ts'
import { createImportProgress, type ProgressStream } from './import-progress.ts'
import { linesOf } from './lines-of.ts'
import { type ImportResult, importPeople } from './people-import.ts'

const USAGE = 'Usage: npm run import -- people.ndjson'
/** A file of another kind is bad from end to end; the first lines tell enough. */
const REJECTIONS_SHOWN = 100

export interface CommandSurroundings {
  environment: NodeJS.ProcessEnv
  stdout: Pick<NodeJS.WriteStream, 'write'>
  stderr: ProgressStream
}

const number = (value: number): string => value.toLocaleString('en-US')
const many = (value: number, one: string, several = `${one}s`): string => `${number(value)} ${value === 1 ? one : several}`

const summary = (result: ImportResult): string[] => {
  const { experts, services, categoriesCreated, rejected, warnings, unknownSkills } = result
  const lines = [
    `${many(experts.created, 'expert')} created, ${number(experts.updated)} updated`,
    `${many(services, 'service')} written, ${many(categoriesCreated, 'category', 'categories')} created`,
    `${many(rejected, 'line')} rejected`,
  ]
  if (warnings === 0) return lines
  const words = unknownSkills.map(word => `'${word}'`).join(', ')
  return [...lines, `${many(warnings, 'skill word')} left out because the taxonomy does not know them, such as ${words}`]
}

const importFile = async (path: string, { environment, stdout, stderr }: CommandSurroundings): Promise<number> => {
  const file = await open(path)
  try {
    const { size } = await file.stat()
    const joined = await joinDatabase(readConfig(environment), createLogger('silent'))
    try {
      const stream = file.createReadStream({ encoding: 'utf8', autoClose: false })
      const progress = createImportProgress(stderr, () => (size === 0 ? 1 : stream.bytesRead / size))
      let rejections = 0
      const result = await importPeople(joined.database, linesOf(stream), {
        progress: progress.show,
        rejected: (lineNumber, reason) => {
          rejections += 1
          if (rejections <= REJECTIONS_SHOWN) progress.say(`line ${lineNumber}: ${reason}`)
        },
      })
      if (rejections > REJECTIONS_SHOWN) progress.say(`${many(rejections - REJECTIONS_SHOWN, 'more line')} rejected and not shown`)
      progress.end()
      for (const line of summary(result)) stdout.write(`${line}\n`)
      return result.rejected === 0 ? 0 : 1
    } finally {
      await joined.close()
    }
  } finally {
    await file.close()
  }
}

/** `npm run import -- people.ndjson`: answers the exit code, 1 when a line was rejected or nothing could be done. */
export const runImportCommand = async (args: readonly string[], surroundings: CommandSurroundings): Promise<number> => {
  const [path, ...others] = args
  if (!path || others.length > 0) {
    surroundings.stderr.write(`${USAGE}\n`)
    return 1
  }
  try {
    return await importFile(path, surroundings)
  } catch (error) {
    // The operator reads one line. What was written until now stands; the same file may be run again.
    surroundings.stderr.write(`The import of ${path} stopped: ${error instanceof Error ? error.message : error}\n`)
    return 1
  }
}

if (import.meta.main) {
  process.exitCode = await runImportCommand(process.argv.slice(2), {
    environment: process.env,
    stdout: process.stdout,
    stderr: process.stderr,
  })
}
