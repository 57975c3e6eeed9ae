import { expect, test } from 'vitest'
import { PACKAGES } from '../knowledge/packages.ts'
import { readBrief } from '../reading/brief-reading.ts'
import { draftPackage } from './draft-tasks.ts'
import { asSmallMend } from './small-mend.ts'

const isSmall = (id: string, title: string, description: string): boolean => {
  const reading = readBrief({ title, description })
  const template = PACKAGES.find(each => each.id === id)
  if (template === undefined) throw new Error(`no package '${id}'`)
  const sentenceIndexes = reading.sentences.map((_, index) => index)
  const chosen = { template, score: 1, sentenceIndexes }
  return (
    asSmallMend(
      draftPackage(chosen, reading, () => null),
      reading,
    ).isSmallMend === true
  )
}

test.each([
  ['business-website', 'Our site', 'The price on our website is wrong since Monday and the contact form does not work.'],
  ['web-shop', 'Shop is down', 'Our shop does not work any more, customers cannot pay.'],
])('%s: a fault heard as work to make the thing is a small repair', (id, title, description) => {
  expect(isSmall(id, title, description)).toBe(true)
})

test.each([
  [
    'web-application',
    'Findings',
    'An audit left 31 findings in our web app, sign-in is broken in several places. All of them remedied, please.',
  ],
  ['business-website', 'Pages fail', 'Eighteen pages of our website do not work with a screen reader.'],
])('%s: with a number of things to work through it is none', (id, title, description) => {
  expect(isSmall(id, title, description)).toBe(false)
})

test.each([
  [
    'business-website',
    'Plus rien ne marche',
    'L’ancien site ne marche plus depuis un an. Nous voulons un site simple : horaires, menus, photos.',
  ],
  ['web-application', 'Nichts stimmt mehr', 'Unser Programm geht nicht mehr. Wir möchten eine Webanwendung für drei Lager.'],
])('%s: nor where the thing itself is asked for beside the complaint', (id, title, description) => {
  expect(isSmall(id, title, description)).toBe(false)
})

test('what is to be redone because it is no longer up to the rules is no small repair', () => {
  expect(isSmall('rewire-panel', 'Tableau', "Il faut refaire le tableau électrique, il n'est plus aux normes.")).toBe(false)
})

test('a dashboard that is broken down by month has no fault, nor one that somebody is to make', () => {
  expect(
    isSmall('dashboard', 'Dashboard', 'We request a dashboard with three charts, broken down by month, from a clean file of 5,000 rows.'),
  ).toBe(false)
  expect(isSmall('dashboard', 'Sales', 'I can’t see the wood for the trees. Could someone make me a dashboard by month and shop?')).toBe(
    false,
  )
})

test('a fault that another work of the brief mends is none of this one', () => {
  const brief = 'The kitchen tap drips. And a proper website for my pottery, with a shop for a few dozen pieces.'
  const reading = readBrief({ title: '', description: brief })
  const template = PACKAGES.find(({ id }) => id === 'web-shop')
  if (template === undefined) throw new Error('no package')
  const places = reading.sentences.flatMap(({ isTitle }, at) => (isTitle ? [] : [at]))
  const draft = draftPackage({ template, score: 1, sentenceIndexes: places.slice(-1) }, reading, () => null)
  expect(asSmallMend(draft, reading, new Set(places.slice(0, 1))).isSmallMend).toBeUndefined()
  expect(asSmallMend(draft, reading).isSmallMend).toBe(true)
})

test('what is not needed is no fault in what is wanted new', () => {
  const brief = 'Eine iOS-App für unser Studio. Android wird nicht gebraucht, das Backend gibt es schon.'
  expect(isSmall('new-mobile-app', 'App', brief)).toBe(false)
})
