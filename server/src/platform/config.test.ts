import { expect, test } from 'vitest'
import { readConfig } from './config.ts'

const SECRET = 'x'.repeat(32)

test('nothing set is the demo on loopback', () => {
  expect(readConfig({})).toMatchObject({ mode: 'demo', host: '127.0.0.1', port: 3000, databaseUrl: undefined })
  expect(readConfig({ PORT: '', DATABASE_URL: '' })).toMatchObject({ port: 3000, databaseUrl: undefined })
})

test.each([
  [{ PORT: 'many' }, 'PORT must be a number'],
  [{ PORT: '70000' }, 'PORT must be from 0 to 65535'],
  [{ DATABASE_URL: 'mysql://x' }, 'DATABASE_URL must be an address that begins with postgres://'],
  [{ ONHAND_MODE: 'test' }, 'ONHAND_MODE must be demo or production'],
  [{ HOST: '0.0.0.0' }, 'ONHAND_DEMO_PUBLIC=yes'],
  [{ ONHAND_MODE: 'production', PUBLIC_URL: 'https://x.example' }, 'AUTH_SECRET is needed'],
  [{ ONHAND_MODE: 'production', AUTH_SECRET: SECRET }, 'PUBLIC_URL is needed'],
  [{ S3_ENDPOINT: 'https://s3.example' }, 'S3_BUCKET must be set too'],
  [{ S3_BUCKET: 'files', S3_ACCESS_KEY_ID: 'me' }, 'S3_SECRET_ACCESS_KEY must be set too'],
  [{ S3_BUCKET: 'files', S3_PREFIX: 'onhand' }, 'S3_PREFIX must be empty or end with a slash'],
  [{ AUTH_SECRET: 'short' }, 'AUTH_SECRET must be at least 32 characters long'],
])('%j is refused with one line that names it', (environment, words) => {
  expect(() => readConfig(environment)).toThrow(words)
})

test('the demo shows itself to the network only when told to', () => {
  expect(readConfig({ HOST: '0.0.0.0', ONHAND_DEMO_PUBLIC: 'yes' }).host).toBe('0.0.0.0')
  expect(readConfig({ HOST: '0.0.0.0', ONHAND_MODE: 'production', AUTH_SECRET: SECRET, PUBLIC_URL: 'https://x.example/' })).toMatchObject({
    host: '0.0.0.0',
    publicUrl: 'https://x.example',
  })
})

test('a proxy is trusted by hops or by address, never without end', () => {
  const proxies = (setting: string) => readConfig({ TRUST_PROXY: setting }).trustedProxies
  expect([proxies('no'), proxies('yes'), proxies('2'), proxies('10.0.0.1, 10.0.0.2')]).toEqual([false, 1, 2, ['10.0.0.1', '10.0.0.2']])
})

const MODEL = { ANALYST: 'model', AI_PROVIDER: 'anthropic', AI_MODEL: 'm', AI_API_KEY: 'k', AI_INPUT_PRICE: '3', AI_OUTPUT_PRICE: '15' }
const OWN_SERVER = { ANALYST: 'model', AI_PROVIDER: 'openai-compatible', AI_MODEL: 'm', AI_BASE_URL: 'http://127.0.0.1:11434/v1/' }

test('without a word about it the built-in analyst works, and a model with all it needs', () => {
  expect(readConfig({}).model).toBeUndefined()
  expect(readConfig({ ...MODEL, ANALYST: 'built-in' }).model).toBeUndefined()
  expect(readConfig(MODEL).model).toMatchObject({ provider: 'anthropic', outputPricePerMillion: 15, timeLimitMs: 90_000 })
  expect(readConfig(OWN_SERVER).model).toMatchObject({ baseUrl: 'http://127.0.0.1:11434/v1', apiKey: undefined, outputPricePerMillion: 0 })
})

test.each([
  [{ ANALYST: 'gpt' }, 'ANALYST must be built-in or model'],
  [{ AI_API_KEY: 'k' }, 'AI_API_KEY is for the model analyst: set ANALYST=model too'],
  [{ ANALYST: 'model' }, 'AI_PROVIDER and AI_MODEL and AI_API_KEY must be set too'],
  [{ ...MODEL, AI_PROVIDER: 'mistral' }, 'AI_PROVIDER must be anthropic, openai or openai-compatible'],
  [{ ...MODEL, AI_API_KEY: '' }, 'AI_API_KEY must be set too'],
  [{ ...OWN_SERVER, AI_BASE_URL: '' }, 'AI_BASE_URL must be set too'],
  [{ ...OWN_SERVER, AI_BASE_URL: 'ftp://x' }, 'AI_BASE_URL must be an address that begins with http://'],
  [{ ...MODEL, AI_OUTPUT_PRICE: '' }, 'AI_OUTPUT_PRICE must be set too, in dollars per million tokens'],
  [{ ...OWN_SERVER, AI_MAX_COST_PER_DAY: '5' }, 'AI_MAX_COST_PER_DAY is counted with both prices'],
  [{ ...OWN_SERVER, AI_INPUT_PRICE: '5' }, 'AI_OUTPUT_PRICE must be set too'],
  [{ ...MODEL, AI_TIME_LIMIT_SECONDS: '600' }, 'AI_TIME_LIMIT_SECONDS must be from 5 to 240'],
  [{ ...MODEL, AI_MAX_OUTPUT_TOKENS: '10' }, 'AI_MAX_OUTPUT_TOKENS must be from 1000'],
])('%j is refused, and the line says what is missing', (environment, words) => {
  expect(() => readConfig(environment)).toThrow(words)
})
