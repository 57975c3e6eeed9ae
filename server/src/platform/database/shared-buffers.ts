import { totalmem } from 'node:os'

const MEGABYTE = 2 ** 20
/** Enough for the demo, and what PostgreSQL is content with on any machine. */
const LEAST_MB = 256
/** A market of a million services, its search index included, lies within. */
const MOST_MB = 2_048
/** Of the memory there is: everything else on the machine keeps the rest. */
const SHARE = 1 / 16

/** How much the embedded database may keep of its pages, in megabytes, on a machine or in a container of so many bytes. */
export const sharedBuffersMb = (memoryBytes: number): number =>
  Math.min(MOST_MB, Math.max(LEAST_MB, Math.floor((memoryBytes * SHARE) / MEGABYTE)))

/** What this process may use: a container's limit where there is one, else the machine's memory. Without a limit Node answers 0, or a number beyond any machine. */
export const memoryAtHand = (): number => Math.min(totalmem(), process.constrainedMemory() || Number.POSITIVE_INFINITY)
