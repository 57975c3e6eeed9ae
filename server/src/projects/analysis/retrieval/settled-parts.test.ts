import { expect, test } from 'vitest'
import { readBrief } from '../reading/brief-reading.ts'
import type { PartShares } from './part-model.ts'
import { withSettledParts } from './settled-parts.ts'

const sharesOf = (shares: Partial<PartShares>): PartShares => ({ wish: 0, more: 0, told: 0, done: 0, not: 0, terms: 0, ...shares })

const READING = readBrief({ title: 'Bath', description: 'Please tile the walls. She will not have the shower touched.' })

/** The same brief, when its last sentence sounds like such a part. */
const settledBy = (shares: Partial<PartShares>) =>
  withSettledParts({ ...READING, exclusions: [] }, { part: sentence => sharesOf(sentence === 2 ? shares : { wish: 1 }) })

test('what sounds clearly like not wanted is left out, and no longer asked for', () => {
  const { exclusions, sentences } = settledBy({ not: 0.9 })
  expect(exclusions).toMatchObject([{ kind: 'unwanted', words: 'she will not have the shower touched', sentenceIndex: 2 }])
  expect([...(exclusions[0]?.stems ?? [])]).toContain('shower')
  expect(Math.max(...(sentences[2]?.words.map(({ weight }) => weight) ?? []))).toBeLessThan(0.5)
  expect(sentences[1]).toEqual(READING.sentences[1])
})

test('what sounds like done already is done by somebody', () => {
  expect(settledBy({ done: 0.8 }).exclusions).toMatchObject([{ kind: 'done', isMade: true }])
})

test('what may as well be told leaves nothing out', () => {
  expect(settledBy({ not: 0.5, told: 0.5 }).exclusions).toEqual([])
  expect(settledBy({ not: 0.45, told: 0.35, wish: 0.2 }).exclusions).toMatchObject([{ kind: 'unwanted' }])
  expect(settledBy({ not: 0.55, wish: 0.45 }).exclusions).toEqual([])
})

test('what a rule has read is not read twice', () => {
  const reading = readBrief({ title: 'Bath', description: 'Please tile the walls, without the shower.' })
  const settled = withSettledParts(reading, { part: () => sharesOf({ not: 1 }) })
  const ofShower = ({ exclusions }: typeof reading) => exclusions.filter(({ words }) => words.includes('shower'))
  expect(ofShower(reading)).toHaveLength(1)
  expect(ofShower(settled)).toEqual(ofShower(reading))
})

test('a clause that surely asks for work says of nothing that it is done', () => {
  const reading = readBrief({ title: 'Site', description: 'Clients should book on the website, we already have the logo.' })
  const doneBy = (shares: Partial<PartShares>) =>
    withSettledParts(reading, { part: () => sharesOf(shares) }).exclusions.filter(({ kind }) => kind === 'done')
  expect(doneBy({ wish: 0.5, done: 0.5 }).length).toBeGreaterThan(0)
  expect(doneBy({ wish: 1 })).toEqual([])
})
