import { expect, test } from 'vitest'
import { PACKAGES } from '../knowledge/packages.ts'
import { saidAlone } from './said-alone.ts'

const [SOME, OTHER] = PACKAGES
if (SOME === undefined || OTHER === undefined) throw new Error('no packages')

const of = (said: readonly string[], template = SOME) => ({ ...template, said })
const textsOf = (...packages: ReturnType<typeof of>[]): string[] =>
  saidAlone(packages).flatMap(({ parts }) => parts.map(({ text }) => text))

const TAPS = Array.from({ length: 80 }, (_, at) => `The tap in room ${at} drips.`)
const LAMPS = Array.from({ length: 80 }, (_, at) => `The lamp in room ${at} flickers.`)
const HEIZUNGEN = Array.from({ length: 80 }, (_, at) => `Die Heizung in Zimmer ${at} wird nicht mehr warm.`)

test('a few of the sayings are taught alone, each as a wish and nothing else', () => {
  const briefs = saidAlone([of(TAPS)])
  const alone = briefs.flatMap(({ parts }) => parts).filter(({ text }) => /^The tap in room \d+ drips$/.test(text))
  expect(alone.length).toBeGreaterThan(0)
  expect(alone.length).toBeLessThan(TAPS.length / 20)
  expect(briefs.every(({ title, parts }) => title === '' && parts.length === 1 && parts[0]?.part === 'wish')).toBe(true)
})

test('others stand in twos, of one package and of another: in one sentence or two, on one line or two', () => {
  const twos = textsOf(of(TAPS), of(LAMPS, OTHER)).filter(text => text.includes('tap') && text.includes('lamp'))
  for (const between of [/drips, The/, /drips\. The/, /drips and The/, /drips\nThe/])
    expect(twos.some(text => between.test(text))).toBe(true)
})

test('two of one brief are of one language, and neither is a question', () => {
  const mixed = textsOf(of(TAPS), of(HEIZUNGEN, OTHER))
  expect(mixed.filter(text => text.includes('tap') && text.includes('Heizung'))).toEqual([])
  expect(textsOf(of(TAPS.map(tap => tap.replace('.', '?')))).filter(text => text.split('drips').length > 2)).toEqual([])
})

test('of a saying of several sentences one may only tell: it is not taught as a wish', () => {
  expect(textsOf(of(TAPS.map(tap => `I live in Leeds. ${tap}`)))).toEqual([])
})
