import { expect, test } from 'vitest'
import { fold } from '../../../catalog/taxonomy/fold.ts'
import { saysMadeLater } from './made-later.ts'

test.each([
  'The bracket will be laser cut and bent from 4 mm steel.',
  'Das Gehäuse wird später gespritzt.',
  'La pieza se fabricará en aluminio.',
  'La pièce sera ensuite usinée.',
])('%s tells how it is made later', text => {
  expect(saysMadeLater(fold(text))).toBe(true)
})

test.each(['The bracket is bent.', 'Please cut the boards to size.', 'The shelf will be in the hall.', 'Das Gehäuse ist gebrochen.'])(
  '%s does not',
  text => {
    expect(saysMadeLater(fold(text))).toBe(false)
  },
)
