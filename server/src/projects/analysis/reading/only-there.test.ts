import { expect, test } from 'vitest'
import { saysGotHoldOf, saysOnlyThere, saysOnlyWhatItIs } from './only-there.ts'

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

test.each([
  ['the walls are plain plaster', true],
  ['the stairs are solid oak', true],
  ['a new one of the same size as the old one', true],
  ['die treppe ist aus eiche', true],
  ['las vigas son de madera', true],
  ['les murs sont en pierre', true],
  ['the boiler is 20 years old', true],
  ['the walls are plastered', false],
  ['the walls are plain since we sanded and cleaned them', false],
  ['the design is done', false],
  ['die wande sind glatt gespachtelt', false],
  ['the roof is 3 years old and was redone', false],
  ['the wallpaper is off and the walls are bare', false],
  ['die heizung ist aus', false],
])('%s: only what it is: %s', (clause, isOnlyThat) => {
  expect(saysOnlyWhatItIs(clause)).toBe(isOnlyThat)
})
