import { expect, test } from 'vitest'
import { readBrief } from '../reading/brief-reading.ts'
import { exclusionNotes } from './plan-notes.ts'

test('where no template says what a plan touches, as in that of a model, every exclusion is said back', () => {
  const reading = readBrief({ title: '', description: 'Paint the living room. No wallpaper, please.' })
  expect(exclusionNotes(reading, [{ leftOut: [], reduced: [] }]).join(' ')).toContain('wallpaper')
})
