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

test('what is not needed is no fault in what is wanted new', () => {
  const brief = 'Eine iOS-App für unser Studio. Android wird nicht gebraucht, das Backend gibt es schon.'
  expect(isSmall('new-mobile-app', 'App', brief)).toBe(false)
})
