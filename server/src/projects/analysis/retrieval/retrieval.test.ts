import { expect, test } from 'vitest'
import { workPackage } from '../knowledge/package-template.ts'
import { readBrief } from '../reading/brief-reading.ts'
import { choosePackages } from './choose-packages.ts'
import { learn } from './lessons-learned.ts'
import { createPackageIndex } from './package-index.ts'
import { createSpelling } from './spelling.ts'

const packageOf = (id: string, tradeId: string, title: string, triggers: string) =>
  workPackage(id, tradeId, title, triggers, { asks: [] }, [['do', ['low', 1, 2, 3], 'plumbing', `Work of ${id}`, '', '', '']])

const OTHERS = ['alpha', 'beta', 'gamma', 'delta', 'epsilon', 'zeta', 'eta', 'theta', 'iota', 'kappa', 'lambda', 'omicron'].map(name =>
  packageOf(name, 'events', `Hold the ${name} ceremony`, `${name} ceremony, ${name} feast`),
)
const PACKAGES = [
  packageOf('tap', 'plumbing', 'Repair the tap', 'tap drips, dripping faucet, wasserhahn tropft'),
  packageOf('boiler', 'heating-cooling', 'Repair the boiler', 'boiler noise, radiator cold'),
  packageOf('website', 'web-development', 'Build a website', 'website, new website, internetseite'),
  packageOf('bathroom', 'plumbing', 'Renovate the bathroom', 'bathroom renovation, badezimmer fliesen'),
  ...OTHERS,
]
/** What the clauses of a brief do is not learned here: all is as likely. */
const INDEX = createPackageIndex(PACKAGES, learn(PACKAGES, []))
const correct = createSpelling(INDEX)
const choose = (description: string, title = 'Hello there') => choosePackages(INDEX, correct(readBrief({ title, description })))
const chosenIds = (description: string, title?: string) => choose(description, title).chosen.map(({ template }) => template.id)

test('the package whose trigger the brief says is chosen', () => {
  expect(chosenIds('The tap in our kitchen drips all night')).toEqual(['tap'])
})

test('each wish of a brief finds its package', () => {
  expect(chosenIds('My tap drips. The boiler makes noise and a radiator is cold.').toSorted()).toEqual(['boiler', 'tap'])
})

test('a slip of the keyboard is understood', () => {
  expect(chosenIds('The raidator stays cold and the bolier makes noise')).toEqual(['boiler'])
})

test('a German compound is understood by its parts', () => {
  expect(chosenIds('Bitte die Badezimmerfliesen erneuern')).toEqual(['bathroom'])
})

test('two words that a trigger writes as one are read as one', () => {
  expect(chosenIds('Wir wollen eine neue Internet-Seite')).toEqual(['website'])
})

test('a word that the knowledge uses is never taken for a slip', () => {
  const { sentences } = correct(readBrief({ title: 'Hello there', description: 'the ceremony' }))
  expect(sentences[1]?.words.map(word => word.stem)).toEqual(['ceremony'])
})

test('the subject of a website is no wish of its own', () => {
  expect(chosenIds('I need a website for our bathroom renovation company')).toEqual(['website'])
})

test('what is not wanted is no wish', () => {
  expect(chosenIds("The tap drips. We don't need a new website.")).toEqual(['tap'])
})

test('nothing is chosen for a text that says no trigger', () => {
  expect(choose('Clouds drift over silent hills').chosen).toEqual([])
})

test('the cover tells how much of the brief is answered', () => {
  const all = choose('The tap drips').cover
  const part = choose('The tap drips and the alpacas want grooming, shearing, brushing').cover
  expect(all).toBeGreaterThan(0.9)
  expect(part).toBeLessThan(all)
})

test('the sentences that speak of a package are known, the clearest first', () => {
  const [tap] = choose('Hello to all of you. The tap drips.').chosen
  expect(tap?.sentenceIndexes).toEqual([2])
})
