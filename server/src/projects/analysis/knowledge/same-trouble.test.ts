import { expect, test } from 'vitest'
import { isCovered } from '../retrieval/beside.ts'
import { PACKAGES } from './packages.ts'
import { PLANNED_ALREADY } from './same-trouble.ts'

const packageOf = (id: string) => {
  const template = PACKAGES.find(one => one.id === id)
  if (template === undefined) throw new Error(`no package '${id}'`)
  return template
}
const chosen = (...ids: string[]) => ids.map(id => ({ template: packageOf(id) }))

test('what knows the same trouble is a package, and another one', () => {
  const named = Object.entries(PLANNED_ALREADY).map(([first, others]) => [first, ...others.split(' ')])
  expect(named.flat().filter(id => !PACKAGES.some(one => one.id === id))).toEqual([])
  expect(named.filter(ids => new Set(ids).size < ids.length)).toEqual([])
})

test('of two that know the same trouble the first one chosen is planned, and never none', () => {
  expect(isCovered(packageOf('hot-water'), chosen('boiler-fault'))).toBe(true)
  for (const ids of [
    ['boiler-fault', 'hot-water'],
    ['hot-water', 'boiler-fault'],
  ] as const) {
    const both = chosen(...ids)
    expect(both.filter(({ template }) => !isCovered(template, both)).map(({ template }) => template.id)).toEqual([ids[0]])
  }
})

test('a trouble that only the second package knows is planned beside the first', () => {
  expect(isCovered(packageOf('tap-toilet-repair'), chosen('boiler-fault', 'tap-toilet-repair'))).toBe(false)
  expect(isCovered(packageOf('roof-repair'), chosen('leak', 'roof-repair'))).toBe(false)
})

test('of two that know the same trouble both are planned where a sentence is all of the second', () => {
  const [charger, panel] = [packageOf('ev-charger-install'), packageOf('rewire-panel')]
  const both = chosen('ev-charger-install', 'rewire-panel')
  expect(isCovered(panel, both)).toBe(true)
  expect(isCovered(panel, both, (one, other) => one === panel && other === charger)).toBe(false)
})
