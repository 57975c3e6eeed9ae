import { expect, test } from 'vitest'
import { goingOn } from './message-groups.ts'

const at = (time: string, senderEmail = 'ada@example.com') => ({ senderEmail, timestampSent: `2026-05-04T${time}:00` })
const numbered = (messages: readonly ReturnType<typeof at>[]) => messages.map((message, index) => ({ ...message, id: index + 1 }))

test('what one person says in a row goes on, until another one speaks', () => {
  const messages = numbered([at('09:00'), at('09:01'), at('09:02', 'bo@example.com'), at('09:03'), at('09:04')])
  expect([...goingOn(messages, undefined)]).toEqual([2, 5])
})

test('the time is said again after five minutes from the first, however close the messages follow one another', () => {
  const messages = numbered([at('09:00'), at('09:03'), at('09:04'), at('09:05'), at('09:08')])
  expect([...goingOn(messages, undefined)]).toEqual([2, 3, 5])
})

test('a line between them, of a new day or before what is new, begins anew', () => {
  const messages = numbered([at('09:00'), at('09:01'), at('09:02')])
  expect([...goingOn(messages, 2)]).toEqual([3])
  const night = [
    { id: 1, senderEmail: 'ada@example.com', timestampSent: '2026-05-04T23:59:00' },
    { id: 2, senderEmail: 'ada@example.com', timestampSent: '2026-05-05T00:01:00' },
  ]
  expect([...goingOn(night, undefined)]).toEqual([])
})
