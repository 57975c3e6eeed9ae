import { expect, test } from 'vitest'
import { standingOf, tasksByExpert } from './suggested-for.ts'

const BEA = 1
const PIA = 2
const tasks = [
  { number: 2, expertIds: [BEA] },
  { number: 3, expertIds: [PIA, BEA] },
  { number: 5, expertIds: [BEA] },
]

test('whoever is suggested for several tasks stands whole at the first of them, which tells of the others', () => {
  expect(standingOf(tasks, 2, BEA)).toEqual({ first: null, others: [3, 5] })
  expect(standingOf(tasks, 3, BEA)).toEqual({ first: 2, others: [] })
  expect(standingOf(tasks, 5, BEA)).toEqual({ first: 2, others: [] })
  expect(standingOf(tasks, 3, PIA)).toEqual({ first: null, others: [] })
})

test('who was searched for a task stands whole there', () => {
  expect(standingOf(tasks, 2, PIA)).toEqual({ first: null, others: [3] })
  expect(standingOf(tasks, 5, 9)).toEqual({ first: null, others: [] })
})

test('who is chosen for which tasks is told expert by expert, in the order of the plan', () => {
  const [bea, pia] = [
    { id: BEA, expertName: 'Bea' },
    { id: PIA, expertName: 'Pia' },
  ]
  const choices = [
    { number: 1, expert: bea },
    { number: 2, expert: pia },
    { number: 4, expert: bea },
  ]
  expect(tasksByExpert(choices).map(({ expertName, tasks: own }) => [expertName, own])).toEqual([
    ['Bea', 'tasks 1 and 4'],
    ['Pia', 'task 2'],
  ])
})
