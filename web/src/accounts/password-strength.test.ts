import { expect, test } from 'vitest'
import { passwordStrength } from './password-strength.ts'

test('nine characters are too few, whatever they are', () => {
  expect(passwordStrength('x7!Qp2#zL')).toBe('too-short')
})
test.each(['aaaaaaaaaaaa', 'abcdefghijkl', '1234567890', 'Password1!', 'P@ssw0rd12'])('%s is weak, though long enough', password => {
  expect(passwordStrength(password)).toBe('weak')
})
test('a name and an address add nothing', () => {
  expect(passwordStrength('cleopatra1990', ['Cleopatra Jones', 'cleo@example.com'])).toBe('weak')
})
test('a few unrelated words are strong', () => {
  expect(passwordStrength('orbit lantern walrus fog')).toBe('strong')
})
test('ten mixed characters are fair', () => {
  expect(passwordStrength('kT9rmw2Xqz')).toBe('fair')
})
