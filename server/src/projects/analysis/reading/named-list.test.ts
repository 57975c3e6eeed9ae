import { expect, test } from 'vitest'
import { namedInList } from './named-list.ts'
import { stem } from './stems.ts'

test.each([
  ['please arrange these songs for our band: yesterday, hey jude, let it be and help', 'song', 4],
  ['we need the following documents: contract, invoice and terms', 'document', 3],
  ['folgende raume sind zu streichen: kuche, bad, flur', 'raum', 3],
])('%s: as many as the list names', (folded, noun, count) => {
  const [only, ...others] = namedInList(folded, 0)
  expect(others).toEqual([])
  expect(only?.value).toBe(count)
  expect(only?.nouns).toContain(stem(noun))
})

test.each([
  'these rooms are wet: 3 of them smell',
  'we sell shoes: boots, sandals, slippers',
  'call me on these days: monday',
  'these doors stick: the one in the hall that leads to the cellar, the other one has been like that for years',
])('%s: no list of names', folded => {
  expect(namedInList(folded, 0)).toEqual([])
})
