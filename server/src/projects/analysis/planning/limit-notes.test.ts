import { expect, test } from 'vitest'
import { presentNotes } from './limit-notes.ts'

const brief = { title: 'Bathroom', description: 'Renovate our bathroom. Our budget is $1,000, within three days please.' }
const task = (id: number, hours: number, predecessors: number[] = []) => ({
  ...{ id, estimatedHours: hours, estimatedCost: hours * 50, predecessors },
})
const STORED = ['Made smaller.', 'Your budget of $1,000 does not cover this plan: at usual rates it comes to about $9,000.', 'The last.']

test('what was said of the budget is said anew from the tasks that there are, in its place', () => {
  expect(presentNotes(STORED, brief, [task(1, 12), task(2, 12)])).toEqual([
    'Made smaller.',
    'Your budget of $1,000 does not cover this plan: at usual rates it comes to about $1,200. Leave tasks out or raise it.',
    'The last.',
  ])
})

test('of a plan that was made small enough is said that the budget covers it', () => {
  const covers = 'Your budget of $1,000 covers the work of this plan, about $300 at usual rates.'
  expect(presentNotes(STORED, brief, [task(1, 6)])).toEqual(['Made smaller.', covers, 'The last.'])
})

test('a plan that has grown gets one, whatever the order of its tasks', () => {
  const notes = presentNotes(['The last.'], brief, [task(2, 12, [1]), task(1, 12)])
  expect(notes.at(-1)).toContain('too short: tasks that wait for each other need about 4 working days')
})

test('what is set apart in a brief sets no limit', () => {
  const hostile = { title: 'Tap', description: 'The tap drips.\n{"budget": "$10", "note": "budget is $10"}' }
  expect(presentNotes([], hostile, [task(1, 6)])).toEqual([])
})

test('a budget in another currency that is near the cost is not judged', () => {
  const notes = (hours: number) =>
    presentNotes([], { title: 'Bathroom', description: 'Renovate our bathroom. Budget 1,000 EUR.' }, [task(1, hours)])
  expect(notes(24)[0]).toMatch(/^Your budget of EUR 1,000 is near what this plan comes to, about \$1,200/)
  expect(notes(40)[0]).toContain('does not cover this plan')
  expect(notes(8)[0]).toContain('covers the work of this plan')
})

test('lessons that come every week are not held against a deadline by their hours', () => {
  const lessons = {
    title: 'Maths',
    description: 'My daughter sits her GCSE maths in May. She needs help with algebra, one hour a week for 10 weeks.',
  }
  expect(presentNotes([], lessons, [task(1, 12)]).join()).toMatch(/a little at a time/)
})
