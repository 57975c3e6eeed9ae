import { expect, test } from 'vitest'
import { ownPath, withNext } from './next-path.ts'

test.each([
  ['/projects/12?tab=plan#task-3', '/projects/12?tab=plan#task-3'],
  ['/', '/'],
])('%s is a path of ours', (path, read) => {
  expect(ownPath(path)).toBe(read)
})
test.each([
  'https://evil.example',
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  'javascript:alert(1)',
  'projects',
  '',
  null,
  undefined,
])('%j leads nowhere', path => {
  expect(ownPath(path)).toBeNull()
})
test('home is where one goes anyway, and need not stand in the address', () => {
  expect([withNext('/log-in', '/'), withNext('/log-in', null), withNext('/log-in', '/a?b=1')]).toEqual([
    '/log-in',
    '/log-in',
    '/log-in?next=%2Fa%3Fb%3D1',
  ])
})
