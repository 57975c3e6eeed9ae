import { afterAll } from 'vitest'
import { closeAll } from './close-after-tests.ts'

// A set-up file runs for each file, whether or not files of one worker share their modules; a hook beside `closeAfterTests` would be the first file's alone.
afterAll(closeAll)
