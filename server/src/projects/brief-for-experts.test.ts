import { expect, test } from 'vitest'
import { briefForExpert, titleForExpert } from './brief-for-experts.ts'

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
  ['The tap drips.\r\nYou may write to me at\r\nfoo@example.com', 'The tap drips.'],
  ['The tap drips.\r\nBudget is\r\nabout 500 dollars', 'The tap drips.'],
  ['The tap drips.\u2028You may write to me at\rfoo@example.com', 'The tap drips.'],
  ['The tap drips. Pictures are on example.com/tap', 'The tap drips.'],
  ['The tap drips. See klempner-meier.de!', 'The tap drips.'],
  ['The tap drips. It may cost 500 bucks.', 'The tap drips.'],
  ['The tap drips. The last one took 80 francs.', 'The tap drips.'],
  ['The tap drips. WhatsApp 4915112345678', 'The tap drips.'],
  ['The tap drips. Call 5551234567', 'The tap drips.'],
  ['The tap drips. Call me on 55 12 34 56', 'The tap drips.'],
  ['The tap drips. Write to foo@exam\u200bple.c\u00adom.', 'The tap drips.'],
])('before he has accepted an expert reads %j without money and contacts', (written, read) => {
  expect(shown(written)).toBe(read)
  expect(shown(written, true)).toBe(written)
})

test.each([
  'Three bathrooms, 40 m² each, built in 1998.',
  'The door weighs 30 pounds and hangs on 2 hinges.',
  'It is to be done by 2026-11-22, at 10:30.\n\nModel VC 206/5-5, serial 2106-23.',
  'Two services in Node.js and ASP.NET, the notes are in setup.md, the plan in plan.pdf.',
  'The tap drips.It is old. Item no. 4711, size 120/80.',
  'e.g. Dr. Who asks: why?  Because.',
])('what is neither stands word for word: %j', written => {
  expect(shown(written).replace(/\s+/g, ' ')).toBe(written.replace(/\s+/g, ' '))
})

test('a title that tells of nothing else has another put in its place until he has accepted', () => {
  expect(titleForExpert('Fix the tap for 500 dollars', 'task', false)).toBe('A task')
  expect(titleForExpert('Fix the tap', 'task', false)).toBe('Fix the tap')
  expect(titleForExpert('Fix the tap for 500 dollars', 'task', true)).toBe('Fix the tap for 500 dollars')
})
