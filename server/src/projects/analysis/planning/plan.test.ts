import { expect, test } from 'vitest'
import { type PackageTemplate, workPackage } from '../knowledge/package-template.ts'
import { readBrief } from '../reading/brief-reading.ts'
import { choosePackages } from '../retrieval/choose-packages.ts'
import { learn } from '../retrieval/lessons-learned.ts'
import { createPackageIndex } from '../retrieval/package-index.ts'
import { planOf } from './plan.ts'

const hours = ['low', 2, 4, 8] as const
const PAINT = workPackage(
  'paint',
  'home-repair',
  'Paint rooms',
  'paint rooms, paint walls',
  { counts: { room: ['room', 'rooms', 2] }, asks: ['Which rooms?'] },
  [
    ['cover', hours, 'painting', 'Cover floors and furniture{topic}', 'Lay out foil.', 'Covered floors', 'No gap', { after: '' }],
    ['fill', hours, 'plastering', 'Fill cracks', 'Fill and sand.', 'Smooth walls', 'No crack', { dropIf: 'filling, cracks' }],
    ['coat', hours, 'painting', 'Paint {room} twice', 'Two coats on the walls.', 'Painted walls', 'No streaks', { per: ['room'] }],
    ['ceil', hours, 'painting', 'Paint the ceilings', 'One coat.', 'Painted ceilings', 'No streaks', { onlyIf: 'ceiling, decke' }],
  ],
)
const FLOOR = workPackage('floor', 'home-repair', 'Lay a floor', 'lay laminate, laminate floor', { asks: [] }, [
  ['floor-cover', hours, 'painting', 'Cover floors and furniture', 'Foil.', 'Covered', 'No gap', { after: '' }],
  ['lay', hours, 'flooring', 'Lay the laminate', 'Lay the planks.', 'Floor', 'Level', {}],
])
const LONG = workPackage(
  'long',
  'events',
  'Hold the big ceremony',
  'big ceremony, hold ceremony',
  { asks: [] },
  Array.from({ length: 15 }, (_, at) => [`step-${at}`, hours, 'event-planning', `Step ${at}`, '', '', ''] as const),
)
/** So that the words of the packages above are rare, as they are among all the packages. */
const OTHERS = Array.from({ length: 60 }, (_, at) =>
  workPackage(`other-${at}`, 'events', `Other ${at}`, `unrelated${at}`, { asks: [] }, []),
)
/** What the clauses of a brief do is not learned here: all is as likely. */
const indexOf = (packages: readonly PackageTemplate[]) => createPackageIndex(packages, learn(packages, []))
const INDEX = indexOf([PAINT, FLOOR, LONG, ...OTHERS])

const planFor = (description: string, title = 'Some work at home') => {
  const reading = readBrief({ title, description })
  return planOf(reading, choosePackages(INDEX, reading), INDEX)
}
const keys = (description: string) => planFor(description).tasks.map(task => task.key)

test('an optional task is there only when the brief speaks of it', () => {
  expect(keys('Please paint the walls of our rooms')).not.toContain('paint/ceil')
  expect(keys('Please paint the walls and the ceiling of our rooms')).toContain('paint/ceil')
})

test('an excluded task falls away, tasks after it wait for the one before it, and the client is told', () => {
  const { tasks, notes } = planFor('Please paint the walls. No filling needed.')
  expect(tasks.map(task => task.key)).not.toContain('paint/fill')
  expect(tasks.find(task => task.key === 'paint/coat')?.predecessorKeys).toEqual(['paint/cover'])
  expect(notes).toContain('Left out as you asked (filling): Fill cracks.')
})

test('counts fill the titles and drive the hours', () => {
  const [few, many] = ['Please paint the walls of 2 rooms', 'Please paint the walls of 8 rooms'].map(text =>
    planFor(text).tasks.find(task => task.key === 'paint/coat'),
  )
  expect(many?.title).toBe('Paint 8 rooms twice')
  expect(many?.hours.likely).toBeGreaterThan(2 * (few?.hours.likely ?? 0))
})

test('what is not counted is assumed, and said', () => {
  const { tasks, notes } = planFor('Please paint the walls of our rooms')
  expect(tasks.map(task => task.title)).toContain('Paint the rooms twice')
  expect(notes).toContain('The brief does not say how many: the hours assume 2 rooms.')
})

test('the purpose stands in the titles', () => {
  expect(planFor('Please paint the walls for the new bakery.').tasks[0]?.title).toBe('Cover floors and furniture for the new bakery')
})

test('two packages that need the same preparation share it', () => {
  const { tasks } = planFor('Please paint the walls. Then lay laminate.')
  const covering = tasks.filter(task => task.title.startsWith('Cover floors'))
  expect(covering).toHaveLength(1)
  for (const key of ['floor/lay', 'paint/fill']) expect(tasks.find(task => task.key === key)?.predecessorKeys).toEqual([covering[0]?.key])
})

test('tasks cite the sentences they answer, each package at least one', () => {
  const { tasks } = planFor('We moved in last week. Please paint the walls. Then lay laminate.')
  expect(tasks.find(task => task.key === 'floor/lay')?.citedSentences).toEqual(['Then lay laminate.'])
  expect(tasks.filter(task => task.key.startsWith('paint')).flatMap(task => task.citedSentences)).toContain('Please paint the walls.')
})

test('a long package is shortened to twelve tasks without losing hours', () => {
  const { tasks } = planFor('Please hold the big ceremony')
  expect(tasks).toHaveLength(12)
  expect(tasks.reduce((sum, task) => sum + task.hours.likely, 0)).toBe(15 * 4)
})

test('a budget is told with what the plan comes to, whether it covers it or not', () => {
  const short = planFor('Please paint the walls. Our budget is $100.').notes
  expect(short.find(note => note.includes('$100'))).toMatch(/does not cover this plan: .* about \$\d+/)
  expect(planFor('Please paint the walls. Our budget is $9,000.').notes.join()).toMatch(/\$9,000 covers the work of this plan, about \$\d+/)
})

test('a deadline that the longest chain of tasks cannot meet is told', () => {
  expect(planFor('Please paint the walls of 30 rooms by tomorrow.').notes.join()).toContain('too short')
  expect(planFor('Please paint the walls within two months.').notes.join()).not.toContain('too short')
})

test('a part by whatever word a client has for it falls away, unless he asks for it, and never nearly all of the work', () => {
  const named = { ...PAINT, tasks: PAINT.tasks.map(task => (task.key === 'cover' ? { ...task, namedBy: ['masking', 'tape off'] } : task)) }
  const index = indexOf([named, FLOOR, LONG, ...OTHERS])
  const keysOf = (description: string, of = index) => {
    const reading = readBrief({ title: 'Some work at home', description })
    return planOf(reading, choosePackages(of, reading), of).tasks.map(({ key }) => key)
  }
  expect(keysOf('Paint the walls of 3 rooms. Masking we do ourselves.')).toEqual(['paint/fill', 'paint/coat'])
  expect(keysOf('Paint the walls of 3 rooms and do the masking.')).toContain('paint/cover')
  expect(keysOf('Paint the walls of 3 rooms, we already have the masking.')).toContain('paint/cover')
  const all = { ...PAINT, tasks: PAINT.tasks.map(task => ({ ...task, namedBy: ['masking'] })) }
  expect(keysOf('Paint the walls of 3 rooms. Masking we do ourselves.', indexOf([all, FLOOR, LONG, ...OTHERS]))).toHaveLength(2)
})
