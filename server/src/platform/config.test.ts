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
