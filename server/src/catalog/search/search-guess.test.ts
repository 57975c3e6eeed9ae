import { expect, test } from 'vitest'
import { guessesOf, isUnknown, likeliestSearches, slipsOfTaxonomy } from './search-guess.ts'

const unknown = (word: string) => ({ word, query: `'${word}'`, isKnown: false })
const near = (word: string, ...words: string[]) =>
  words.map(each => ({ word, near: each, query: `'${each}'`, isLonger: each.startsWith(word) }))
const alone = { besideOthers: false }
const meantBy = (word: string, others: string[], beside = alone) =>
  guessesOf(unknown(word), near(word, ...others), beside).map(({ meant }) => meant)

test('the nearest word comes first, one of the taxonomy too, and the others are tried after it', () => {
  expect(meantBy('decleration', ['decoration']).slice(0, 2)).toEqual(['declaration', 'decoration'])
})

test('what is as near as another is searched with it', () => {
  const [first, second] = guessesOf(unknown('boilar'), near('boilar', 'boiler', 'boilan'), alone)
  expect([first?.meant, second?.meant]).toEqual(['boiler', 'boilan'])
  expect([first?.query, second?.query]).toEqual(["('boilar' | 'boiler' | 'boilan')", "('boilar' | 'boiler' | 'boilan')"])
})

test('a short word is a slip only beside others', () => {
  expect(meantBy('elli', ['eli', 'ella'])).toEqual(['elli'])
  expect(meantBy('elli', ['eli', 'ella'], { besideOthers: true })).toEqual(['eli', 'ella'])
})

test('an unfinished word, another form of a word and one without its accents are no slips', () => {
  expect(meantBy('zwib', ['zwiboxwagen'])).toEqual(['zwib'])
  expect(guessesOf(unknown('boilers'), [{ word: 'boilers', near: 'boiler', query: "'boilers'", isLonger: false }], alone)).toEqual([
    { meant: 'boilers', query: "'boilers'" },
  ])
  expect(meantBy('lucia', ['lucía'])).toEqual(['lucia'])
})

test('what is said of the same skill as the words beside it wins over what is nearer; then one word after the other is another one', () => {
  const guesses = new Map([
    [
      'declaratoin',
      [
        { meant: 'decoration', query: '' },
        { meant: 'declaration', query: '' },
      ],
    ],
  ])
  const searched = (...typed: string[]) => likeliestSearches(typed, guesses).map(words => words.map(({ meant }) => meant).join(' '))
  expect(searched('tax', 'declaratoin')).toEqual(['tax declaration', 'tax decoration'])
  expect(searched('balloon', 'declaratoin')).toEqual(['balloon decoration', 'balloon declaration'])
})

test('however many words are unknown, few searches are tried', () => {
  const words = Array.from({ length: 12 }, (_, at) => `word${at}`)
  const guesses = new Map(words.map(word => [word, ['a', 'b', 'c', 'd'].map(letter => ({ meant: word + letter, query: '' }))]))
  expect(likeliestSearches(words, guesses)).toHaveLength(4)
})

test('a slip of a word of the taxonomy is one, its other forms are not, nor is what the taxonomy knows', () => {
  expect([...slipsOfTaxonomy(['accountent', 'accountants', 'plumber', 'decorations'].map(unknown))]).toEqual([['accountent', 'accountant']])
  expect(isUnknown(unknown('plumber'))).toBe(false)
})
