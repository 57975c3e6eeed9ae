import { expect, test } from 'vitest'
import { getService, listServices } from './catalog.ts'

const serviceMessage = (serviceId: unknown) => {
  const parsed = getService.input.safeParse({ serviceId })
  return parsed.success ? undefined : parsed.error.issues[0]?.message
}

test.each([
  ['12', undefined],
  ['abc', 'Service ID must be a number.'],
  [undefined, 'Service ID must be a number.'],
  ['0', 'Service ID must be a positive integer.'],
  ['-4', 'Service ID must be a positive integer.'],
  ['1.5', 'Service ID must be a positive integer.'],
])('a service id of %j gives %j', (serviceId, expected) => {
  expect(serviceMessage(serviceId)).toBe(expected)
})

test('a list without anything asked for has its default page', () => {
  expect(listServices.input.parse({})).toEqual({ limit: 24 })
  expect(listServices.input.parse({ q: '  boiler ', categoryId: '3', ar: 'true' })).toEqual({
    limit: 24,
    q: 'boiler',
    categoryId: 3,
    ar: 'true',
  })
  expect(listServices.input.safeParse({ categoryId: '0' }).success).toBe(false)
})
