import { expect, test } from 'vitest'
import { analyseBrief } from '../built-in-analyst.ts'

const notesOf = (description: string): string[] => {
  const outlines = analyseBrief({ title: '', description }).filter(step => step.kind === 'outline')
  expect(outlines).toHaveLength(1)
  return outlines.flatMap(({ planNotes }) => planNotes)
}

test.each([
  [
    'who is not confident with it wants it done',
    'Camper van, 2014 Transit: 2 x 200W panels on the roof, a 200Ah lithium battery, six lights and a fuse box. Not confident with the wiring.',
  ],
  ['of two ways the other is wanted', 'Eiche Stabparkett 48 qm abschleifen, wohnung leer. Soll geölt werden nicht lackiert.'],
  [
    'a wish that goes on behind what is not wanted',
    'Quiero que alguien encuentre por dónde pierde la tubería sin romper todo el baño y que lo repare.',
  ],
  [
    'a word that many titles have',
    "We'd like the shop in German as well as English, 46 products, we'll deliver the translated texts ourselves in a spreadsheet.",
  ],
  ['the paint is there, the work is not', "Un trou dans le placo à reboucher et à poncer, puis à peindre. J'ai déjà la peinture."],
  [
    'tiles and glue are there',
    'Der Estrich ist trocken, jetzt soll Feinsteinzeug drauf. Insgesamt 55 qm. Fliesen und Kleber sind schon da.',
  ],
  [
    'what may be left as something',
    'The oak in our garden is to be cut back by a third. Branches can be left as logs for us, the twigs should go.',
  ],
])('%s leaves nothing out', (_, description) => {
  expect(notesOf(description).filter(note => /^(?:Left out|Made smaller)/.test(note))).toEqual([])
})

test.each([
  "I don't want it to burn down, so a proper electrician should rewire the garage.",
  'Hay que pintar un piso de 70 m², paredes y techos en blanco. No quiero gastarme más de 1200.',
  'Paint the hall and stairs, sin prisa.',
])('%s: a condition is no work that is not part of the plan', description => {
  expect(notesOf(description).filter(note => note.startsWith('Not part'))).toEqual([])
})
