import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { closeAfterTests } from './close-after-tests.ts'

/** A folder that goes with the test. */
export const scratchFolder = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'onhand-test-'))
  closeAfterTests(async () => rmSync(folder, { recursive: true, force: true }))
  return folder
}
