import { expect, test } from 'vitest'
import { AppError } from '#contract/shared/errors.ts'
import { CallError, callErrorOfRefusal } from '../call-error.ts'
import { endOfVoice } from './voice-end.ts'

const CLOSED = 'It was closed, or is not open to you any longer.'
const ROLE = 'Your role has changed. Come in again.'

test.each([
  ['whose channel was removed while he was in it', new AppError('forbidden', CLOSED), `You are no longer in the voice channel. ${CLOSED}`],
  ['who comes in anew in another role', new AppError('forbidden', ROLE), `You are no longer in the voice channel. ${ROLE}`],
  [
    'who finds none any more on his way in',
    new AppError('not_found', 'There is no such call.'),
    'You are no longer in a voice channel: the one you were in was removed, or is not open to you any more.',
  ],
  ['for whom there is no room', new AppError('conflict', 'Six are in it already.'), 'Six are in it already.'],
])('%s reads that, and not that something is wrong with the connection', (_who, refusal, text) => {
  expect(endOfVoice(callErrorOfRefusal(refusal))).toBe(text)
})

test('what is wrong with the connection or the browser is told as it is', () => {
  expect(endOfVoice(new CallError('browser-incompatible', 'This browser cannot hold calls.'))).toBe('This browser cannot hold calls.')
})
