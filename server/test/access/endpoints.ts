import { glob } from 'node:fs/promises'
import type { Endpoint } from '#contract/shared/endpoint.ts'

/** What better-auth answers has rules and tests of its own (`accounts/account-auth`). */
const AUTH = '/_api/auth/'

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'path' in value && 'access' in value && 'input' in value

/** Every call of the contract, by its name. */
export const endpoints = async (): Promise<Map<string, Endpoint>> => {
  const found = new Map<string, Endpoint>()
  for await (const file of glob('contract/src/*.ts')) {
    if (file.endsWith('.test.ts')) continue
    const path = `${process.cwd()}/${file}`
    for (const [name, value] of Object.entries(await import(path)))
      if (isEndpoint(value) && !value.path.startsWith(AUTH)) found.set(name, value)
  }
  return found
}
