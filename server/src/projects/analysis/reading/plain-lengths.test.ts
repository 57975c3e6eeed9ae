import { expect, test } from 'vitest'
import { fold } from '../../../catalog/taxonomy/fold.ts'
import { withPlainLengths } from './plain-lengths.ts'

const plain = (text: string) => withPlainLengths(fold(text))

test.each([
  ['300 metres, posts every 3 metres', '300 metres, posts  '],
  ['alle 2 m ein Pfosten', '  ein pfosten'],
  ['un poteau tous les deux mètres', 'un poteau  '],
  ['Alle 20 m Zaun streichen', 'alle 20 m zaun streichen'],
])('how far apart things stand is no length: %s', (text, read) => {
  expect(plain(text)).toBe(read)
})

test.each([
  ['1.2 kilometres of stock fence', '1200 m of stock fence'],
  ['Zaun an der Wiese, 1,5 km, mit Tor', 'zaun an der wiese, 1500 m, mit tor'],
  ['the fence; the yard is 3 km away', 'the fence; the yard is 3 km away'],
  ['run 10 km in under an hour', 'run 10 km in under an hour'],
  ['Fix the fence; I live 8 km, north of York', 'fix the fence; i live 8 km, north of york'],
])('kilometres of what is worked on by the metre are metres: %s', (text, read) => {
  expect(plain(text)).toBe(read)
})

test.each([
  ['each is roughly three metres by four', 'each is roughly 12 sqm'],
  ['un cuarto de 3 metros por 4', 'un cuarto de 12 sqm'],
  ['seal 3 metres by 5 pm', 'seal 3 metres by 5 pm'],
  ['pintar una valla, 30 metros por 200 euros', 'pintar una valla, 30 metros por 200 euros'],
  ['12 metres by 4 workers', '12 metres by 4 workers'],
  ['timber, 3 metres by 4 inches', 'timber, 3 metres by 4 inches'],
  ['paint 3 metres by Friday', 'paint 3 metres by friday'],
])('two sides are a floor: %s', (text, read) => {
  expect(plain(text)).toBe(read)
})

test.each([
  ['metro tiles, it is 2.4 m long and 60 cm high', 'metro tiles, it is 1.4 sqm'],
  ['Tapete an einer Wand, 4 m breit und 2,5 m hoch', 'tapete an einer wand, 10 sqm'],
  ['a hedge 20 m long and 2 m high', 'a hedge 20 m long and 2 m high'],
  ['a wardrobe 2 m wide and 2.5 m high beside the tiled stove', 'a wardrobe 2 m wide and 2.5 m high beside the tiled stove'],
  ['a fence beside the tiles, 20 m long and 2 m high', 'a fence beside the tiles, 20 m long and 2 m high'],
])('what is covered is as large as it is long and high, what is cut or built is as long: %s', (text, read) => {
  expect(plain(text)).toBe(read)
})
