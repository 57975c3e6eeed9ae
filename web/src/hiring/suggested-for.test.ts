import { expect, test } from 'vitest'
import { standingOf } from './suggested-for.ts'

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
