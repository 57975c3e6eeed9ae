import { expect, test } from 'vitest'
import { briefsInParts, taughtInParts } from '../knowledge/briefs-in-parts.ts'
import { PACKAGES } from '../knowledge/packages.ts'
import { readBrief } from '../reading/brief-reading.ts'
import { clausesInParts, learnParts, partModelOf, readInParts } from './part-model.ts'

const TAUGHT = taughtInParts()
const MODEL = partModelOf(learnParts(TAUGHT))

/** Of each clause of a description, the part that it sounds like most. */
const partsIn = (description: string): string[] => {
  const reading = readBrief({ title: '', description })
  const sharesAt = MODEL.partsOf(reading)
  return reading.sentences.flatMap(({ clauses }, sentence) =>
    clauses.flatMap((_, clause) => {
      const shares = sharesAt(sentence, clause)
      return shares === undefined ? [] : [Object.entries(shares).toSorted((a, b) => b[1] - a[1])[0]?.[0] ?? '']
    }),
  )
}

test.each([
  ['We need somebody to repair the garage door. The gutters have already been done by my uncle.', ['wish', 'done']],
  ['Das Dach hat mein Schwager schon gemacht. Wir suchen jemanden für das Bad.', ['done', 'wish']],
  ['Necesitamos que alguien arregle la persiana del salón. La cocina no hace falta tocarla.', ['wish', 'not']],
  ['Nous cherchons un artisan pour refaire la salle de bains. Merci de ne pas toucher au carrelage.', ['wish', 'not']],
  ['We are a family of four in Leeds. The budget is 2,000 pounds.', ['told', 'terms']],
])('what each clause does in a brief: %s', (description, parts) => {
  expect(partsIn(description)).toEqual(parts)
})

test('every package of a brief in parts is one, and its hours are a range', () => {
  const ids = new Set(PACKAGES.map(({ id }) => id))
  const named = TAUGHT.flatMap(({ parts }) => parts.flatMap(({ packages }) => packages))
  expect(named.filter(id => !ids.has(id))).toEqual([])
  expect(TAUGHT.filter(({ hours: [low, high] }) => !(low > 0 && low <= high))).toEqual([])
})

test('shares of a clause are one together, and a title plays no part', () => {
  const reading = readBrief({ title: 'Garage door', description: 'It no longer closes.' })
  const sharesAt = MODEL.partsOf(reading)
  expect(sharesAt(0, 0)).toBeUndefined()
  const shares = Object.values(sharesAt(1, 0) ?? {})
  expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 5)
})

test('a clause is of the part that holds most of it', () => {
  const [brief] = briefsInParts(
    'en | Bath | hours 3-5 | done bathroom-fit: The old bath is out already, | wish tile-work: now the walls need tiling.',
  )
  if (brief === undefined) throw new Error('no brief')
  expect(clausesInParts(brief, readInParts(brief)).map(({ of }) => of.part)).toEqual(['done', 'wish'])
})

test('a list that names no part is refused', () => {
  expect(() => briefsInParts('en | Bath | hours 3-5 | hope: Tiles')).toThrow('no part of a brief: hope: Tiles')
})
