import { expect, test } from 'vitest'
import { workPackage } from '../knowledge/package-template.ts'
import { PACKAGES } from '../knowledge/packages.ts'
import { readBrief, tellingWords } from '../reading/brief-reading.ts'
import { keptLessons } from './kept-lessons.ts'
import { learn } from './lessons-learned.ts'
import { featuresOf } from './wish-lessons.ts'
import { learnWishes, wishModelOf } from './wish-model.ts'

/** As the build taught it: to learn it anew takes minutes. */
const MODEL = wishModelOf((keptLessons() ?? learn()).wishes)

const heardIn = (description: string) => MODEL.likenessOf(readBrief({ title: '', description }).sentences.flatMap(({ words }) => words))
const mostLikely = (description: string) => {
  const { packages } = heardIn(description)
  return PACKAGES[packages.indexOf(Math.max(...packages))]?.id
}

test.each([
  ['It takes my notebook half an hour until I can open a program', 'slow-computer'],
  ['Das Wasser in der Wanne steht und geht nicht mehr weg', 'blocked-drain'],
  ['En media casa se nos va la luz cada poco', 'electrical-fault'],
  ['Le patron veut me mettre à la porte après dix ans', 'employment-law'],
])('words that no trigger holds are heard as what clients mean: %s', (description, id) => {
  expect(mostLikely(description)).toBe(id)
})

test('the shares of all packages and of no wish at all are one', () => {
  const { packages, none } = heardIn('My washing machine dances through the kitchen')
  expect(packages.reduce((sum, share) => sum + share, none)).toBeCloseTo(1, 4)
})

test('what people write who have no work to give is heard as that', () => {
  const { packages, none } = heardIn('I am looking for a job as a driver and have ten years of experience')
  expect(none).toBeGreaterThan(Math.max(...packages))
})

test('a text of unknown words sounds like nothing clearly', () => {
  expect(Math.max(...heardIn('Zxcv qwrt plmk vbnh').packages)).toBeLessThan(0.05)
})

test('words side by side say more than each alone, in whatever order', () => {
  const features = (text: string) =>
    [...featuresOf(tellingWords(text).map(word => ({ ...word, weight: 1 }))).keys()].filter(one => one.startsWith('+'))
  expect(features('dripping tap')).toHaveLength(1)
  expect(features('tap dripping')).toEqual(features('dripping tap'))
  expect(features('tap')).toEqual([])
})

test('the same knowledge gives the same model', () => {
  const few = PACKAGES.slice(0, 4)
  const words = readBrief({ title: '', description: 'The dishwasher leaks' }).sentences.flatMap(sentence => sentence.words)
  expect([...wishModelOf(learnWishes(few)).likenessOf(words).packages]).toEqual([
    ...wishModelOf(learnWishes(few)).likenessOf(words).packages,
  ])
})

test('what one package of a trade says speaks a little for the others of that trade', () => {
  const packageOf = (id: string, tradeId: string, said: string) => workPackage(id, tradeId, id, said, { asks: [] }, [])
  const others = Array.from({ length: 20 }, (_, at) => packageOf(`other${at}`, `trade${at}`, `unrelated${at}`))
  const packages = [
    packageOf('pipes', 'plumbing', 'burst pipe, frozen pipe, gurgling'),
    packageOf('taps', 'plumbing', 'dripping tap'),
    packageOf('lamps', 'electrical', 'dark lamp'),
    ...others,
  ]
  const { packages: shares } = wishModelOf(learnWishes(packages)).likenessOf(tellingWords('gurgling').map(word => ({ ...word, weight: 1 })))
  const [pipes = 0, taps = 0, lamps = 0] = shares
  expect(pipes).toBeGreaterThan(taps)
  expect(taps).toBeGreaterThan(lamps)
})

test('all words of a brief that ask for nothing in a sentence of their own still name the work', () => {
  const story =
    "My wife's family in Kraków speaks nothing but Polish and I sit at the table like furniture. I want to be able to follow jokes and say something myself by December. An hour twice a week over video, lots of talking, little grammar."
  const words = readBrief({ title: 'Chat with my in-laws by Christmas', description: story }).sentences.flatMap(sentence => sentence.words)
  const [together, learned] = [MODEL.likenessOfAll(words), MODEL.likenessOf(words)]
  const course = PACKAGES.findIndex(({ id }) => id === 'language-course')
  expect(together.packages.indexOf(Math.max(...together.packages))).toBe(course)
  expect(together.packages[course]).toBeGreaterThan(learned.packages[course] ?? 1)
  expect(together.none).toBe(learned.none)
  expect(together.packages.reduce((sum, share) => sum + share, together.none + together.aside)).toBeCloseTo(1, 4)
})
