import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'

type Theme = 'light' | 'dark'
const THEMES: Theme[] = ['light', 'dark']

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8')
const tokens = new Map(
  [...css.matchAll(/--color-([a-z-]+): light-dark\((#[0-9a-f]{6}), (#[0-9a-f]{6})\)/g)].map(([, name, light, dark]) => [
    name,
    { light, dark },
  ]),
)

const colour = (name: string, theme: Theme): string => {
  const value = tokens.get(name)?.[theme]
  if (value === undefined) throw new Error(`There is no colour '${name}'.`)
  return value
}

/** Relative luminance and contrast ratio as WCAG 2.2 defines them. */
const luminance = (hex: string): number => {
  const channel = (start: number) => {
    const value = Number.parseInt(hex.slice(start, start + 2), 16) / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  }
  return 0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5)
}
const contrast = (one: string, other: string): number => {
  const [a, b] = [luminance(one), luminance(other)]
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05)
}

const SURFACES = ['paper', 'raised', 'sunken']
const TEXT: [string, string[]][] = [
  ['ink', [...SURFACES, 'trust-wash', 'amber-wash', 'danger-wash']],
  ['soft', SURFACES],
  ['marker-ink', SURFACES],
  ['on-marker', ['marker-fill', 'marker-fill-strong']],
  ['trust', [...SURFACES, 'trust-wash']],
  ['amber', [...SURFACES, 'amber-wash']],
  ['danger', [...SURFACES, 'danger-wash']],
  ['on-danger', ['danger']],
  ['on-device', ['device']],
]
const SHAPES: [string, string[]][] = [
  ['marker', SURFACES],
  ['control', SURFACES],
  ['focus', [...SURFACES, 'trust-wash', 'amber-wash', 'danger-wash']],
]

describe.each(THEMES)('in the %s theme', theme => {
  test.each(TEXT.flatMap(([text, surfaces]) => surfaces.map(surface => [text, surface])))('%s can be read on %s', (text, surface) => {
    expect(contrast(colour(text, theme), colour(surface, theme))).toBeGreaterThanOrEqual(4.5)
  })
  test.each(SHAPES.flatMap(([shape, surfaces]) => surfaces.map(surface => [shape, surface])))('%s can be seen on %s', (shape, surface) => {
    expect(contrast(colour(shape, theme), colour(surface, theme))).toBeGreaterThanOrEqual(3)
  })
})

test('every colour of the token file has a light and a dark value', () => {
  expect(tokens.size).toBe(css.match(/--color-[a-z-]+:/g)?.length)
})
