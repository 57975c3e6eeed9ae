import { expect, test } from 'vitest'
import { comesToThePoint, focusOf, tellsOfOneself } from './focus.ts'

const weight = (sentence: string, word: string, isTitle = false) => focusOf(sentence, isTitle, true)(sentence.indexOf(word))

test.each([
  ['We need a website for our plumbing company', 'website', 'plumbing'],
  ["I need a plumber's website", 'website', 'plumber'],
  ['Please write a contract about the renovation of a bathroom', 'contract', 'bathroom'],
  ['I want an app in which electricians note sockets', 'app', 'sockets'],
  ['We need a security audit of our web shop', 'audit', 'web shop'],
  ['Wir brauchen eine Webseite für unsere Tischlerei', 'Webseite', 'Tischlerei'],
  ['We are a bakery and need a logo', 'logo', 'bakery'],
  ['We repair boilers and want a flyer', 'flyer', 'boilers'],
  ['The packaging line stops', 'line', 'packaging'],
  ['The study door rubs on the floor since we laid new carpet, please plane it', 'door', 'carpet'],
  ['We copy orders by hand', 'orders', 'copy'],
  ['We want a website with photos and a logo', 'logo', 'photos'],
  ['We need a logo, we already have the website', 'logo', 'website'],
  ['We want four blog articles for our site, 1,000 words each, on heat pumps in old houses', 'articles', 'pumps'],
  ['Please write three blog articles on solar panels, floor heating and insulation', 'articles', 'insulation'],
  ['Drei Fachartikel zum Thema Wärmepumpe und Dämmung', 'Fachartikel', 'Dämmung'],
])('in "%s" the %s counts more than %s', (sentence, work, subject) => {
  expect(weight(sentence, work)).toBeGreaterThan(2 * weight(sentence, subject))
})

test('what is not wanted counts nothing', () => {
  expect(weight('Build a website without a shop', 'shop')).toBe(0)
})

test('the title counts more than a wish, a wish more than a remark', () => {
  const [title, wish, remark] = [weight('New logo', 'logo', true), weight('We need a logo', 'logo'), weight('The logo is old', 'logo')]
  expect(title).toBeGreaterThan(wish)
  expect(wish).toBeGreaterThan(remark)
})

test.each([
  'Vendo por internet con Shopify y funciona bien.',
  'Die Kasse läuft über ein System, mit dem wir zufrieden sind.',
  'The heating works fine.',
])('"%s" calls for nobody', sentence => {
  expect(tellsOfOneself(sentence)).toBe(true)
})

test.each([
  'Was uns fehlt: Kunden sollen online bestellen können.',
  'Lo que nos falta es la música.',
  'What really bothers us is the hallway.',
])('"%s" comes to the point', sentence => {
  expect(comesToThePoint(sentence)).toBe(true)
  expect(comesToThePoint('We moved in two years ago.')).toBe(false)
})

test.each(['I am not happy with our logo.', 'Wir sind mit dem Bad nicht zufrieden.', 'The gate never works fine.'])(
  '"%s" is a complaint',
  sentence => {
    expect(tellsOfOneself(sentence)).toBe(false)
  },
)

test('since may give a reason, which is the wish itself', () => {
  const reason = 'I write to you today since we want a new website for our bakery'
  expect(weight(reason, 'website')).toBeGreaterThan(0.9)
})
