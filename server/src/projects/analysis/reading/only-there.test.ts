import { expect, test } from 'vitest'
import { saysGotHoldOf, saysOnlyThere } from './only-there.ts'

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
