import { expect, test } from 'vitest'
import { testDatabase } from '../../../test/database.ts'
import type { ModelSettings } from '../../platform/analyst-config.ts'
import { createPurse, createWallet } from './model/purse.ts'
import { giveMoneyBack, moneyTakenToday, takeMoney } from './model-account-store.ts'

test('many at once never take more than the day allows', async () => {
  const { query } = await testDatabase()
  const days = await Promise.all(Array.from({ length: 40 }, () => takeMoney(query, 0.3, 1)))
  expect(days.filter(day => day !== null)).toHaveLength(3)
  expect(await moneyTakenToday(query)).toBeCloseTo(0.9, 6)
})

test('what is given back can be taken again, and never makes more than there was', async () => {
  const { query } = await testDatabase()
  const day = (await takeMoney(query, 1, 1)) ?? ''
  expect(await takeMoney(query, 0.5, 1)).toBeNull()
  await giveMoneyBack(query, day, 0.6)
  expect(await takeMoney(query, 0.5, 1)).toBe(day)
  await giveMoneyBack(query, day, 50)
  expect(await moneyTakenToday(query)).toBe(0)
  expect(await takeMoney(query, 1.01, 1)).toBeNull()
})

const SETTINGS: ModelSettings = {
  provider: 'anthropic',
  model: 'm',
  apiKey: 'k',
  baseUrl: undefined,
  hasJsonSchema: true,
  timeLimitMs: 1_000,
  maxOutputTokens: 10_000,
  inputPricePerMillion: 1,
  outputPricePerMillion: 100,
  maxCostPerAnalysis: 0.5,
  maxCostPerDay: 0.7,
  maxAnalysesPerClient: 20,
}

test('an answer is kept as short as the money of the analysis demands, and the next as short as what is left', async () => {
  const database = await testDatabase()
  const wallet = createWallet(SETTINGS, createPurse(database, SETTINGS))
  const first = await wallet.payFor('a question')
  expect(first.maxOutputTokens).toBeLessThan(5_000)
  expect(first.maxOutputTokens).toBeGreaterThan(4_800)
  expect(await first.settle({ inputTokens: 1_000, outputTokens: 3_000 })).toBeCloseTo(0.301, 6)
  expect(await moneyTakenToday(database.query)).toBeCloseTo(0.301, 6)
  const second = await wallet.payFor('another question')
  expect(second.maxOutputTokens).toBeLessThan(2_000)
  await second.settle('unknown')
  expect(await moneyTakenToday(database.query)).toBeCloseTo(0.5, 2)
  await expect(wallet.payFor('a third')).rejects.toMatchObject({ reason: 'too-dear' })
})

test('when the day is used up no analysis may ask, and a call that was not used costs nothing', async () => {
  const database = await testDatabase()
  const purse = createPurse(database, SETTINGS)
  const running = await createWallet(SETTINGS, purse).payFor('a question')
  await expect(createWallet(SETTINGS, purse).payFor('at the same time')).rejects.toMatchObject({ reason: 'allowance-spent' })
  expect(await running.settle('unused')).toBe(0)
  expect(await moneyTakenToday(database.query)).toBeCloseTo(0, 6)
})

test('a model without prices is not counted', async () => {
  const database = await testDatabase()
  const free = { ...SETTINGS, inputPricePerMillion: 0, outputPricePerMillion: 0 }
  const call = await createWallet(free, createPurse(database, { ...free, maxCostPerDay: 0.001 })).payFor('a question')
  expect(call.maxOutputTokens).toBe(10_000)
  expect(await call.settle('unknown')).toBe(0)
})
