import { expect, test } from 'vitest'
import { namesNoWork } from './names-no-work.ts'

test.each([
  '900 Buchungen',
  '8 Termine à 90 Minuten',
  'deux séances de deux heures',
  '0.5 m2 or so',
  'bis zu den Sommerferien',
  'milking starts 5.30',
  'we open at 7',
  'would like it done before my mum moves in',
  'for maybe 80 people on a busy night',
  'Pour notre comité d’entreprise',
  'wenn etwas hängen bleibt',
  'Wichtig wäre',
  'Quiero saber qué es antes de gastar',
  'Im Moment exportiert meine Frau jeden Abend eine CSV',
  'no hay mancha en el suelo',
  'encuentren el fallo',
  'arréglenlo',
  'We’d like it in the main hall',
])('"%s" names no work', clause => {
  expect(namesNoWork(clause)).toBe(true)
})

test.each([
  '3 new windows',
  '10 clases de guitarra',
  'a photographer for two hours',
  '12 pages of text translated into Spanish',
  'for our wedding we need a band',
  'food for 80 people',
  'bis Freitag Wände streichen',
  'when you are here the gate needs oil, too',
  'if possible please paint the door as well',
  'currently the site is slow',
  'right now we need a plumber',
  'there is no light in the hall and it needs a lamp',
  'no hay agua caliente',
  'find a venue',
  'repair the fence',
  'for our garden a fence',
  'for 60 people a cake',
  'für meine Mutter ein Treppenlift',
  'für unser Bad neue Fliesen',
  'para mi tienda una web',
  'pour 50 personnes un buffet et un DJ',
  'once a week mow the lawn',
  'if possible a new roof',
  'sobald es trocken ist die Decke streichen',
  'cuando esté seco pintar el techo',
  'right now just the logo',
  'zurzeit hätte ich gern Klavierunterricht',
  'de momento solo pintar el salón',
  'I want to know why my tax bill is so high',
  'quiero saber qué pasa con mi pensión',
  'translate it, we need it in German',
  'I’d like it done by Friday and the fence painted',
  'I want to know whether my contract is valid',
  'we want to know what the house is worth',
])('"%s" may name work', clause => {
  expect(namesNoWork(clause)).toBe(false)
})
