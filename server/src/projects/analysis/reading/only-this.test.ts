import { expect, test } from 'vitest'
import { isAllThatIsWanted, limitsToIt } from './only-this.ts'

test('what is wanted alone is told from what alone is done', () => {
  expect(limitsToIt('only the inspection')).toBe(true)
  expect(limitsToIt('so please only the planting plan')).toBe(true)
  expect(limitsToIt('nur abends')).toBe(false)
  expect(limitsToIt('only the tiling is already done')).toBe(false)
  expect(limitsToIt('nur den boden machen wir selbst')).toBe(false)
})

test('what is said to be all that is wanted', () => {
  expect(isAllThatIsWanted('all i want is the photos off it')).toBe(true)
  expect(isAllThatIsWanted('lo unico que quiero son las fotos')).toBe(true)
  expect(isAllThatIsWanted('tout ce que nous voulons, c’est un logo')).toBe(true)
  expect(isAllThatIsWanted('all the walls need paint')).toBe(false)
  expect(isAllThatIsWanted('all i want is a fair price')).toBe(false)
  expect(isAllThatIsWanted('alles was wir brauchen ist schon da')).toBe(false)
})
