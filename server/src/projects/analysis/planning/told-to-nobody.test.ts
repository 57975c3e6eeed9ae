import { expect, test } from 'vitest'
import { readBrief } from '../reading/brief-reading.ts'
import { isToldToNobody } from './told-to-nobody.ts'

const isNobodys = (text: string) => isToldToNobody(readBrief({ title: text.slice(0, 60), description: text }))

/** A text that asks nobody for work, and beside it a brief of like words. */
const NEIGHBOURS: readonly (readonly [nobodys: string, brief: string])[] = [
  [
    'How many engineers does it take to change a light bulb? None, they declare darkness the standard',
    'How many days does it take to change the lights in our hall?',
  ],
  ['Dear diary, the heating hummed all night and I dreamt of the sea', 'The heating hums all night, please find out why'],
  [
    'Sunny spells in the south, showers by evening, highs of 17 degrees, gusts on the coast',
    'A page for our sailing club that shows wind, fog and gusts',
  ],
  [
    'In der 78. Minute traf Müller zum Ausgleich, danach hielt der Torwart den Punkt fest',
    'Eine Website für unseren Verein, mit Ergebnissen und Tabelle',
  ],
  [
    'Fry the onions gently, add the rice and the stock, stir for eighteen minutes',
    'Our recipes (fry, stir, bake) need photos and a book of 80 pages',
  ],
  ['Biete Nachhilfe in Mathe und Physik, Studentin, 18 Euro die Stunde', 'Suche Nachhilfe in Mathe für unseren Sohn, zweimal die Woche'],
  ['Electricista autónomo busca trabajo, disponibilidad inmediata', 'Necesito un electricista para cambiar dos enchufes'],
  ['For sale, washing machine, two years old, works fine', 'Our house is for sale and needs photos and a floor plan'],
  ['Qui a construit la tour Eiffel et combien pèse-t-elle ?', 'Qui peut construire une pergola de 12 m² ?'],
]

test.each(NEIGHBOURS)('"%s" asks nobody, "%s" does', (nobodys, brief) => {
  expect(isNobodys(nobodys)).toBe(true)
  expect(isNobodys(brief)).toBe(false)
})
