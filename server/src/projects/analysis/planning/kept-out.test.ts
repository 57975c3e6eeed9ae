import { expect, test } from 'vitest'
import { readBrief } from '../reading/brief-reading.ts'
import { keptOut, withoutAnswered } from './kept-out.ts'

/** As of a plan that no template made. */
const told = (description: string): string[] => keptOut(readBrief({ title: '', description }), [{ leftOut: [], reduced: [] }])
const note = (said: string): string => `Not part of this plan, as you asked: “${said}”`

test.each([
  ["We don't do Facebook and do not want to.", "We don't do Facebook and do not want to"],
  ['Woodwork and ceiling I do myself at weekends.', 'Woodwork and ceiling I do myself at weekends'],
  ["The cut is fine, donc pas besoin d'y toucher.", "donc pas besoin d'y toucher"],
  ['Paint the hall without the ceiling.', 'without the ceiling'],
  ['Paint the hall and all doors of it in white, without the ceiling.', 'without the ceiling'],
])('what is not to be touched is told in the words of its clause: %s', (description, said) => {
  expect(told(description)).toEqual([note(said)])
})

test('what is wished for in the same clause is not told as left out', () => {
  expect(told('Please paint the long hall on the first floor without the ceiling.')).toEqual([note('without the ceiling')])
})

test('the same said twice is told once', () => {
  expect(told('No wallpaper. Paint the room. No wallpaper!')).toEqual([note('No wallpaper')])
})

test('what was told is not told again once a work leaves it out', () => {
  expect(withoutAnswered([note('No proofreading please'), 'Parts are not included.'], ['proofreading'])).toEqual([
    'Parts are not included.',
  ])
  for (const stays of ['No wallpaper', 'no proofreading, no flyers', 'no happy hour'])
    expect(withoutAnswered([note(stays)], ['proofreading', 'app'])).toEqual([note(stays)])
})
