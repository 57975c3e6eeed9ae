import { expect, test } from 'vitest'
import { TAXONOMY } from '../../../catalog/taxonomy/taxonomy-index.ts'
import { TRADES } from '../../../catalog/taxonomy/trades.ts'
import { tellingWords } from '../reading/brief-reading.ts'
import { DRIVERS_COUNTED } from './counted-in-packages.ts'
import { NAMED_PARTS } from './named-parts.ts'
import { PACKAGES } from './packages.ts'

const LEAST_PACKAGES_A_TRADE = 3
const LEAST_TRIGGERS = 8
const MOST_TASKS = 9

/**
 * Work for which a client expects somebody of another trade: an electrician in the bathroom, a designer beside the developer. Any other side
 * task (handing over, laying out, watching) is led by the package's own trade, else a stranger is suggested for an hour of it.
 */
const LED_BY_ANOTHER_TRADE: Readonly<Record<string, string>> = {
  'app-feature': 'feature-server',
  'bathroom-renovation': 'bath-electrics seal-and-tile',
  'broken-hacked-site': 'site-secure-copy site-cause',
  'business-website': 'site-design',
  'camera-fault': 'find mend prove',
  'camera-network': 'cctv-survey cctv-mount cctv-record cctv-handover',
  'domain-hosting': 'domain-survey domain-switch domain-verify',
  'due-diligence': 'dd-figures',
  'event-photo-job': 'evphoto-plan evphoto-take',
  'home-renovation': 'home-electrics home-water',
  'new-mobile-app': 'app-design app-backend',
  'picture-retouch': 'retouch-sample retouch-do retouch-deliver',
  'pool-build': 'finish',
  'public-festival': 'fest-tell',
  ransomware: 'attack-rebuild',
  'shutter-motors': 'power',
  'thesis-support': 'thesis-state thesis-final',
  'trade-fair': 'fair-material',
  'vr-app': 'vr-art',
  'water-heater-change': 'wire',
  'web-application': 'webapp-design',
  'web-shop': 'shop-legal',
}

const repeated = (values: readonly string[]) => values.filter((value, at) => values.indexOf(value) !== at)

test('package ids are unique', () => {
  expect(repeated(PACKAGES.map(({ id }) => id))).toEqual([])
})

test.each(TRADES.map(({ id }) => id))('%s has packages enough', tradeId => {
  expect(PACKAGES.filter(template => template.tradeId === tradeId).length).toBeGreaterThanOrEqual(LEAST_PACKAGES_A_TRADE)
})

test.each(PACKAGES.map(template => [template.id, template] as const))('%s is whole', (_, template) => {
  expect(TAXONOMY.trade(template.tradeId)).not.toBeNull()
  expect(template.triggers.length).toBeGreaterThanOrEqual(LEAST_TRIGGERS)
  expect(template.questions.length).toBeGreaterThanOrEqual(2)
  expect(template.tasks.length).toBeGreaterThanOrEqual(3)
  expect(template.tasks.length).toBeLessThanOrEqual(MOST_TASKS)
  expect(repeated(template.tasks.map(task => task.key))).toEqual([])
  expect(template.tasks.some(task => task.onlyWhen.length === 0)).toBe(true)
})

const TASKS = PACKAGES.flatMap(template => template.tasks.map(task => [`${template.id}/${task.key}`, template, task] as const))

test.each(TASKS)('%s names skills of the taxonomy, sane hours and predecessors before it', (_, template, task) => {
  const before = template.tasks.slice(0, template.tasks.indexOf(task)).map(({ key }) => key)
  const [optimistic, likely, pessimistic] = task.hours
  expect(task.skillIds.length).toBeGreaterThan(0)
  expect(task.skillIds.filter(id => TAXONOMY.skill(id) === null)).toEqual([])
  expect(task.predecessors.filter(key => !before.includes(key))).toEqual([])
  expect(optimistic).toBeGreaterThan(0)
  expect(likely).toBeGreaterThanOrEqual(optimistic)
  expect(pessimistic).toBeGreaterThanOrEqual(likely)
})

test.each(TASKS)('%s is written out: every text stands and every brace has its driver', (_, template, task) => {
  const texts = [task.title, task.description, task.deliverable, task.acceptanceCheck]
  expect(texts.filter(text => text.trim() === '')).toEqual([])
  const names = texts.flatMap(text => [...text.matchAll(/\{(\w*)\}/g)].map(match => match[1] ?? ''))
  const known = [...Object.keys(template.drivers), 'topic']
  expect(names.filter(name => !known.includes(name))).toEqual([])
  for (const { driver } of task.efforts) expect(Object.keys(template.drivers)).toContain(driver)
})

test.each(PACKAGES.map(template => [template.id, template] as const))(
  '%s is led by its own trade wherever a client expects it',
  (id, template) => {
    const others = template.tasks.filter(
      task => task.onlyWhen.length === 0 && TAXONOMY.skill(task.skillIds[0] ?? '')?.tradeId !== template.tradeId,
    )
    expect(others.map(({ key }) => key).join(' ')).toBe(LED_BY_ANOTHER_TRADE[id] ?? '')
  },
)

test.each(TASKS)('%s has a name of its own for a client who does not want it', (_, template, { namedBy }) => {
  const stemsOf = (word: string) =>
    [...new Set(tellingWords(word).map(({ stem }) => stem))].toSorted((a, b) => a.localeCompare(b)).join(' ')
  const others = new Set(template.tasks.flatMap(task => (task.namedBy === namedBy ? [] : task.namedBy.map(stemsOf))))
  expect(namedBy.filter(word => stemsOf(word) === '' || others.has(stemsOf(word)))).toEqual([])
})

test('what stands for a driver is a driver of the same package', () => {
  const unknown = PACKAGES.flatMap(({ id, drivers }) =>
    Object.values(drivers).flatMap(({ worth }) =>
      (worth ?? []).flatMap(([name]) => (Object.hasOwn(drivers, name) ? [] : [`${id} ${name}`])),
    ),
  )
  expect(unknown).toEqual([])
})

test('every word that counts is of a driver that there is', () => {
  const drivers = new Set(PACKAGES.flatMap(({ id, drivers }) => Object.keys(drivers).map(name => `${id} ${name}`)))
  expect(DRIVERS_COUNTED.filter(driver => !drivers.has(driver))).toEqual([])
})

test('every name of a part is of a task that there is', () => {
  const keys = new Set<string>(TASKS.map(([key]) => key))
  expect(Object.keys(NAMED_PARTS).filter(key => !keys.has(key))).toEqual([])
})
