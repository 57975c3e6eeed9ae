import { expect, test } from 'vitest'
import { splitRunOn } from './run-on.ts'

test('what is typed without stops is read as the sentences that it is', () => {
  expect(
    splitRunOn('the boiler bangs every night at six we had it serviced in may can somebody come and look at it before friday'),
  ).toEqual(['the boiler bangs every night at six', 'we had it serviced in may', 'can somebody come and look at it before friday'])
  expect(splitRunOn('das dach ist seit dem sturm undicht wir brauchen jemanden der die ziegel tauscht bitte noch vor weihnachten')).toEqual(
    ['das dach ist seit dem sturm undicht', 'wir brauchen jemanden der die ziegel tauscht', 'bitte noch vor weihnachten'],
  )
})

test.each([
  'Every time the washing machine stops filling there is a loud bang in the wall behind it.',
  'whenever it rains hard for more than an hour there is a puddle beside the cellar window',
  'A willow tree lifts our driveway with its roots, needs to come out completely and the pavers relaid (12 sqm).',
  'we want somebody to choose an accounting program for us and then connect it to our shop and the bank',
  'I have to get out and need someone to move our things on Thursday while he is at work and a lawyer for custody',
  'paint the hall and the stairs of the house that we bought in may please',
  // 'On' is 'we' in French only, 'es' a verb in Spanish, and lamps that need to go begin nothing.
  'We make pumps for breweries and need a white paper of roughly eight pages on cleaning cycles that is based on two interviews with the engineers of our firm.',
  'the smart bulbs on the ground floor of three different brands need to be controllable from one app',
  'el problema principal de la cocina es que el grifo nuevo pierde agua por la base',
  'pull the addresses of 2000 agents off the web into a list and then fetch it from our server',
  'our clients can book on the website with every one of the four stylists of the salon',
])('one sentence stays one: %s', sentence => {
  expect(splitRunOn(sentence)).toEqual([sentence])
})
