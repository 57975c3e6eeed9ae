import { expect, test } from 'vitest'
import { readBrief } from './brief-reading.ts'

const countsOf = (description: string, noun: RegExp) =>
  readBrief({ title: '', description }).quantities.flatMap(({ value, nouns }) => (nouns.some(each => noun.test(each)) ? [value] : []))

test.each([
  ['Explainer videos for our heat pump, each 60 seconds long. We need 6 videos by September.', /^second/, 360],
  ['Untertitel für unsere Lernvideos (je etwa 6 Minuten). Anzahl Videos: 5.', /^minut/, 30],
  ['Editamos un podcast, episodios de 40 minutos, quitar ruidos. Serían cuatro episodios.', /^minut/, 160],
])('%s: what is said of each is that of all', (description, noun, count) => {
  expect(countsOf(description, noun)).toContain(count)
})

test.each([
  ['of another thing', 'Explainer videos, each 60 seconds long. We have 6 offices.', /^second/, 60],
  ['where two sentences count differently', 'Our videos are 60 seconds each. We have 6 videos. Last year we made 9 videos.', /^second/, 60],
  ['of what the measured things show', 'Our videos of 60 seconds show products. We have 200 products.', /^second/, 60],
  ['of chapters, of a whole thesis', 'Corrección de mi tesis de 300 páginas con capítulos largos. Son 8 capítulos.', /^pagin/, 300],
  ['of people in a class', 'A yoga class of 60 minutes for our employees. We have 25 employees.', /^minut/, 60],
  ['that is multiplied already', 'Chaque épisode fait 26 minutes. Il y a neuf épisodes.', /^minut/, 234],
])('nothing is multiplied by a number %s', (_what, description, noun, count) => {
  expect(countsOf(description, noun)).toContain(count)
})
