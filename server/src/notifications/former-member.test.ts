import { expect, test } from 'vitest'
import { forgetNames } from './former-member.ts'

const told = {
  title: 'Al (x) asks for other terms for ‘All of it’',
  message: 'Al (x)’s terms: $100. Alma is not Al.',
  senderName: 'Al (x)',
  metadata: {
    event: 'offer-countered',
    quote: { text: 'I am Al.', by: 'Al (x)' },
    nextSteps: ['Al (x) begins.'],
    about: { key: 'offer:1', name: 'the verification of Al (x)' },
    facts: [{ label: 'Al', value: 'Al' }],
  },
}

test('a name goes as a word of its own, wherever it stands, and who had it is quoted no more', () => {
  expect(forgetNames(told, ['Al (x)', 'Al', ''])).toEqual({
    title: 'Former member asks for other terms for ‘All of it’',
    message: 'Former member’s terms: $100. Alma is not Former member.',
    senderName: 'Former member',
    metadata: {
      event: 'offer-countered',
      nextSteps: ['Former member begins.'],
      about: { key: 'offer:1', name: 'the verification of Former member' },
      facts: [{ label: 'Al', value: 'Former member' }],
    },
  })
})

test('what somebody else says stays, without the name', () => {
  const { metadata } = forgetNames({ ...told, metadata: { quote: { text: 'Thank you, Al!', by: 'Ann' } } }, ['Al'])
  expect(metadata).toEqual({ quote: { text: 'Thank you, Former member!', by: 'Ann' } })
})
