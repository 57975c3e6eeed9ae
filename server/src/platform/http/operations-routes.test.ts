import fastify from 'fastify'
import { expect, test } from 'vitest'
import { readConfig } from '../config.ts'
import { createMetrics } from '../telemetry/metrics.ts'
import { registerOperationsRoutes } from './operations-routes.ts'

test.each([
  ['works', 200],
  ['is broken', 503],
])('what is dear and %s is looked at once, however many ask; what is cheap always', async (how, status) => {
  const looked = { dear: 0, cheap: 0 }
  const app = fastify()
  registerOperationsRoutes(app, readConfig({}), createMetrics(), [
    {
      name: 'dear',
      isDear: true,
      check: async () => {
        looked.dear += 1
        if (how === 'is broken') throw new Error('broken')
      },
    },
    {
      name: 'cheap',
      check: async () => {
        looked.cheap += 1
      },
    },
  ])
  const answers = await Promise.all(Array.from({ length: 20 }, () => app.inject('/_api/ready')))
  expect(new Set(answers.map(answer => answer.statusCode))).toEqual(new Set([status]))
  expect((await app.inject('/_api/ready')).statusCode).toBe(status)
  expect(looked).toEqual({ dear: 1, cheap: 21 })
})

test('what is cheap turns at once', async () => {
  let isThere = true
  const app = fastify()
  registerOperationsRoutes(app, readConfig({}), createMetrics(), [
    {
      name: 'database',
      check: async () => {
        if (!isThere) throw new Error('gone')
      },
    },
  ])
  expect((await app.inject('/_api/ready')).statusCode).toBe(200)
  isThere = false
  expect((await app.inject('/_api/ready')).json()).toEqual({ status: 'not ready', checks: { database: 'failed' } })
})
