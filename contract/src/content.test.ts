import { expect, test } from 'vitest'
import { CONTACT_MESSAGE_MAX, CONTACT_NAME_MAX, ContactMessage } from './content.ts'

const MESSAGE = { name: 'Rita Reader', email: 'rita@example.com', topic: 'A general question', message: 'Does it work?' }
const errorOf = (change: object) => ContactMessage.safeParse({ ...MESSAGE, ...change }).error?.issues[0]?.message

test.each([
  ['name', 'R', 'Please tell us your name.'],
  ['name', 'x'.repeat(CONTACT_NAME_MAX + 1), 'A name is at most 100 characters long.'],
  ['name', 'Rita\r\nBcc: all@example.com', 'A name is one line of text.'],
  ['email', 'rita', 'Please enter a valid email address.'],
  ['topic', 'Gossip', 'Please choose what it is about.'],
  ['message', ' 9 chars.     ', 'A message must be at least 10 characters long.'],
  ['message', 'x'.repeat(CONTACT_MESSAGE_MAX + 1), 'A message is at most 5000 characters long.'],
  ['website', 'x'.repeat(201), 'This field stays empty.'],
])('a message whose %s is %j is refused', (field, value, error) => {
  expect(errorOf({ [field]: value })).toBe(error)
})

test.each([
  ['name', 'Jo'],
  ['name', 'x'.repeat(CONTACT_NAME_MAX)],
  ['message', 'x'.repeat(10)],
  ['message', 'x'.repeat(CONTACT_MESSAGE_MAX)],
])('a %s at its limit passes', (field, value) => {
  expect(errorOf({ [field]: value })).toBeUndefined()
})
