import { expect, test } from 'vitest'
import { briefForExpert } from './brief-for-experts.ts'

const shown = (projectDescription: string, isWhole = false) =>
  briefForExpert({ projectDescription, task: null }, isWhole).projectDescription

test.each([
  ['The boiler knocks. Our budget is 500 dollars. It is a Vaillant.', 'The boiler knocks. It is a Vaillant.'],
  ['Paint the hall, it has 40 m². No more than €1,200 please.', 'Paint the hall, it has 40 m².'],
  ['Das Bad ist alt.\nBudget: höchstens 8.000 Euro.\nZwei Fenster.', 'Das Bad ist alt.\n\nZwei Fenster.'],
  ['The last plumber took $90 an hour. The tap drips.', 'The tap drips.'],
  ['Write to casey@example.com for pictures. The tap drips.', 'The tap drips.'],
  ['Pictures: https://example.com/tap. The tap drips.', 'The tap drips.'],
  ['- The tap drips\n- Call +44 20 7946 0000 after six', '- The tap drips'],
  ['Ring 555-123-4567. The tap drips.', 'The tap drips.'],
])('before he has accepted an expert reads %j without money and contacts', (written, read) => {
  expect(shown(written)).toBe(read)
  expect(shown(written, true)).toBe(written)
})

test.each([
  'Three bathrooms, 40 m² each, built in 1998.',
  'The door weighs 30 pounds and hangs on 2 hinges.',
  'It is to be done by 2026-11-22, at 10:30.\n\nModel VC 206/5-5, serial 2106-23.',
  'e.g. Dr. Who asks: why?  Because.',
])('what is neither stands word for word: %j', written => {
  expect(shown(written).replace(/\s+/g, ' ')).toBe(written.replace(/\s+/g, ' '))
})
