import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

test('no variant asks the root with `:has()`: negated, it has the whole page styled anew whenever anything is added', () => {
  const css = readFileSync(new URL('./styles.css', import.meta.url), 'utf8')
  const variants = css.match(/@custom-variant [^;]+;/g) ?? []
  expect(variants.length).toBeGreaterThan(0)
  expect(variants.filter(variant => variant.includes(':has('))).toEqual([])
})
