import { expect, test } from 'vitest'
import { clausesOf } from './clauses.ts'

const details = (text: string) => clausesOf(text).flatMap(({ text: own, isDetail }) => (isDetail ? [own.replace(/[.]$/, '')] : []))

test.each([
  ['Our bathroom needs: regrouting the shower (the old grout), a new tap.', ['the old grout']],
  ['Wir brauchen Folgendes: ein Logo, eine Website.', []],
  ['Necesitamos lo siguiente: un logo, una web.', []],
  ['Il nous faut : un logo, un site.', []],
  ['Quiero: un logo, una web.', []],
  ['I need three things: a logo, a site.', []],
  ['A shop for special needs: photos, ramps.', ['photos', 'ramps']],
  ['The kitchen we want: oak doors, a stone top.', ['oak doors', 'a stone top']],
  ['A shop for cheese: photos, card payment.', ['photos', 'card payment']],
  ['We need a shop: photos, card payment.', ['photos', 'card payment']],
])('what only describes: %s', (text, expected) => {
  expect(details(text)).toEqual(expected)
})
