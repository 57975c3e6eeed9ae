import { expect, test } from 'vitest'
import { NOTHING_LEARNED } from './learned-hours.ts'
import { workForWish, worksMeant } from './wish-work.ts'

const briefOf = (description: string) => ({ title: '', description })
const NOTHING_PLANNED: ReadonlySet<string> = new Set()

const meant = (description: string, wish: string, planned = NOTHING_PLANNED) =>
  worksMeant(briefOf(description), [wish], planned, NOTHING_LEARNED).get(wish) ?? []

test('a wish means the work that its own words sound like, whatever else the brief is about', () => {
  const [first] = meant(
    'My boiler knocks and the lawn is full of moss. Translate our contract into Polish.',
    'Translate our contract into Polish',
  )
  expect(first?.packageId).toBe('document-translation')
})

test('work is offered with the counts of the brief, and what it leaves out as the brief asks is noted', () => {
  const wish = 'Put up a new garden fence'
  const [fence] = meant(`My boiler knocks. ${wish} of 30 m.`, wish)
  expect(fence?.tasks.map(({ title }) => title).join()).toContain('30 m')
  const assumed = workForWish(briefOf(`My boiler knocks. ${wish}.`), wish, 'fence-build', NOTHING_LEARNED)
  expect(assumed?.notes).toContainEqual(expect.stringMatching(/the hours assume \d+ m of fence/))
})

test('neither what is planned already nor more than three works are offered', () => {
  const wish = 'Hang new wallpaper in two rooms'
  const ids = meant(wish, wish).map(({ packageId }) => packageId)
  expect(ids).toContain('wallpaper-hanging')
  expect(ids.length).toBeLessThanOrEqual(3)
  expect(meant(wish, wish, new Set(['wallpaper-hanging'])).map(({ packageId }) => packageId)).not.toContain('wallpaper-hanging')
})

test('where a note has cut a long wish short, its work still rests on the sentence that says it', () => {
  const description = 'My boiler knocks. Hang new wallpaper in two rooms of the flat that we rent out.'
  const work = workForWish(briefOf(description), 'Hang new wallpaper in two rooms of the…', 'wallpaper-hanging', NOTHING_LEARNED)
  const cited = work?.tasks.flatMap(({ citedSentences }) => citedSentences) ?? []
  expect(cited.join()).toContain('Hang new wallpaper')
})

test('no package is called so', () => {
  expect(workForWish(briefOf('Paint it.'), 'Paint it', 'no-such-work', NOTHING_LEARNED)).toBeNull()
})
