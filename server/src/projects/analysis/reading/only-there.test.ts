import { expect, test } from 'vitest'
import { limitsToIt, saysGotHoldOf, saysOnlyThere } from './only-there.ts'

test.each([
  'three mesh pucks are bought and still in the box',
  'die platte ist bestellt',
  'el grifo esta comprado',
  'le parquet est livre',
])('%s: somebody got hold of it', clause => {
  expect(saysGotHoldOf(clause)).toBe(true)
})

test.each(['photos we already have', 'das material ist da', 'las fotos ya las tenemos', 'le serveur est chez notre hebergeur'])(
  '%s: it is only there',
  clause => {
    expect(saysOnlyThere(clause)).toBe(true)
  },
)

test.each([
  'we have already removed the old tiles',
  'the tiles are delivered and laid',
  'den putz habe ich schon abgeschlagen',
  'las placas ya estan montadas',
])('%s: work was done on it', clause => {
  expect(saysOnlyThere(clause)).toBe(false)
})

test('what is wanted alone is told from what alone is done', () => {
  expect(limitsToIt('only the inspection')).toBe(true)
  expect(limitsToIt('only the tiling is already done')).toBe(false)
  expect(limitsToIt('nur den boden machen wir selbst')).toBe(false)
})
