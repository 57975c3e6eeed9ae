import { accessSync, constants, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'

const IN_MEMORY = '/dev/shm'
/** A run's databases stay below 200 MB; what a container is given unasked, 64 MB, is too little. */
const ENOUGH_BYTES = 2 * 1024 ** 3

/**
 * Where the tests keep files that come and go by the hundred thousand: in memory where the machine offers that. A database is some nine hundred
 * files, and on a disk a third of a run's time went into making and deleting them.
 */
export const memoryFolder = (): string => {
  try {
    accessSync(IN_MEMORY, constants.W_OK)
    const { bavail, bsize } = statfsSync(IN_MEMORY)
    if (bavail * bsize >= ENOUGH_BYTES) return IN_MEMORY
  } catch {
    // Not every system has one.
  }
  return tmpdir()
}
