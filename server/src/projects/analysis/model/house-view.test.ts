import { expect, test } from 'vitest'
import { readBrief } from '../reading/brief-reading.ts'
import { houseViewOf } from './house-view.ts'

const BRIEF = {
  title: 'Festschrift',
  description: 'Eine Festschrift soll gesetzt werden, 48 Seiten. Etwa 80 alte Fotos hat mein Neffe schon eingescannt.',
}

test('a model is held to what the house leaves out, though no rule reads it', () => {
  const ofRules = readBrief(BRIEF).exclusions.length
  const { exclusions } = houseViewOf(BRIEF).reading
  expect(ofRules).toBe(0)
  expect(exclusions).toMatchObject([{ kind: 'done', isMade: true }])
  expect(exclusions[0]?.words).toContain('fotos')
})
