import { expect, test } from 'vitest'
import { writeLetter } from './mail-letter.ts'

const letter = writeLetter({
  to: 'ana@example.com',
  subject: 'Hello <Ana>',
  heading: 'Hello',
  paragraphs: ['You & me.', '<script>alert(1)</script>'],
  action: { label: 'Open it', url: 'https://help.example.org/verify-email?token=a&b=c' },
  footnote: 'Works once.',
})

test('a letter says the same as a page and as text', () => {
  expect(letter.text).toBe(
    'Hello\n\nYou & me.\n\n<script>alert(1)</script>\n\nOpen it:\nhttps://help.example.org/verify-email?token=a&b=c\n\nWorks once.\n\n--\nOnhand',
  )
  for (const words of ['Hello', 'You &amp; me.', 'Open it', 'Works once.']) expect(letter.html).toContain(words)
  expect(letter.html).toContain('href="https://help.example.org/verify-email?token=a&amp;b=c"')
})

test('the page is a whole document that needs nothing from elsewhere, and what people typed stays text', () => {
  expect(letter.html).toMatch(/^<!doctype html><html lang="en">/)
  expect(letter.html).toContain('<title>Hello &lt;Ana&gt;</title>')
  expect(letter.html).not.toMatch(/<(script|link|style|img)\b| src=| class=/)
})

test('without an action there is no link', () => {
  const { text, html } = writeLetter({ to: 'a@b.c', subject: 's', heading: 'h', paragraphs: ['p'] })
  expect(text).toBe('h\n\np\n\n--\nOnhand')
  expect(html).not.toContain('<a ')
})

test('a table, somebody’s words, groups and a footer stand in both forms, in this order', () => {
  const { text, html } = writeLetter({
    ...{ to: 'a@b.c', subject: 's', heading: 'h', paragraphs: ['p'] },
    facts: [
      { label: 'Price', value: '$400' },
      { label: 'Due', value: 'June 30, 2026' },
    ],
    quote: { text: 'Quick & clean.\nThank you.', by: 'Ann, 4 of 5 stars' },
    groups: [{ heading: 'Rewire kitchen', lines: [{ text: 'The offer was accepted', url: 'https://x.org/1' }, { text: 'Work is due' }] }],
    closing: ['What next'],
    footer: { because: 'Because you asked.', links: [{ label: 'Stop', url: 'https://x.org/stop' }] },
  })
  expect(text).toBe(
    [
      'h\n\np\n\nPrice: $400\nDue: June 30, 2026\n\n> Quick & clean.\n> Thank you.\n> Ann, 4 of 5 stars',
      'Rewire kitchen\n- The offer was accepted\n  https://x.org/1\n- Work is due\n\nWhat next',
      '--\nOnhand\n\nBecause you asked.\n\nStop:\nhttps://x.org/stop',
    ].join('\n\n'),
  )
  const order = ['scope="row"', 'Quick &amp; clean.', 'Rewire kitchen', 'What next', 'Because you asked.', 'https://x.org/stop']
  const places = order.map(words => html.indexOf(words))
  expect(places).toEqual(places.toSorted((one, other) => one - other))
  expect(places.every(place => place > 0)).toBe(true)
})
