import { expect, test } from 'vitest'
import { mayAskForMore, voiceOf } from './voice.ts'

test.each([
  ['The lock is so stiff that my daughter cannot get in, please put a new one in.', 'asks'],
  ['La caldera se apaga cada vez que alguien abre el agua caliente.', 'asks'],
  ['Would somebody come to my place for eight lessons of an hour each?', 'asks'],
  ['Is there anyone who can fix this?', 'asks'],
  ['Pourriez-vous le déposer et changer les trois verres ?', 'asks'],
  ['Pose de papier peint est demandée.', 'asks'],
  ['¿Me pueden cambiar el grifo?', 'asks'],
  ['Se solicita la ayuda de dos personas.', 'asks'],
  ['Cambiar silicona, plato 80 x 120', 'asks'],
  ['Er müsste abgeschliffen und zweimal lasiert werden.', 'asks'],
  ['Erbeten wird das Abschleifen eines Holzzauns.', 'asks'],
  ['Replacement of the head gasket is requested.', 'asks'],
  ['Kannst du das machen?', 'asks'],
  ['Fliesenleger gesucht', 'asks'],
  ['Den Schlüssel können Sie beim Nachbarn holen.', 'says'],
  ['Das müsste das Thermostat sein.', 'says'],
  ['Nous demandons 45 euros aux clients.', 'states'],
  ['Organizar bodas es nuestro trabajo.', 'states'],
  ['La pared podría caerse.', 'says'],
  ['Wir mussten die alte Pumpe ersetzen.', 'states'],
  ['We order from a Chinese supplier.', 'states'],
  ['We would also like a poster for the release concert.', 'adds'],
  ['In der Küche tropft außerdem der Wasserhahn.', 'adds'],
  ['También un curso de inglés para tres empleados.', 'adds'],
  ['My website was made by a friend, she also takes my photos.', 'tells'],
  ['Last week the paper boy had to help me push it.', 'tells'],
  ['Die Fenster sind neu, gedämmt wurde auch.', 'tells'],
  ['La caldera tiene cuatro años y la revisaron en septiembre.', 'tells'],
  ["Le fil a été vérifié et l'installateur a changé la pile.", 'tells'],
  ["There's power in the stable and the house wifi reaches the yard.", 'states'],
  ['I teach yoga and have a list of 600 addresses.', 'states'],
  ['We are moving to a house 20 km away.', 'says'],
  ['Gutters, 30 m', 'says'],
  ["We don't want a new design.", 'states'],
])('%s: %s', (sentence, voice) => {
  expect(voiceOf(sentence)).toBe(voice)
})

const spoken = (text: string) => ({ voice: voiceOf(text), isTitle: false, isInstruction: false })

test('what is only stated asks for nothing more where something is asked for', () => {
  const [states, asks] = [spoken('The house has underfloor heating.'), spoken('Please mend the boiler.')]
  expect(mayAskForMore([states, asks])(states)).toBe(false)
  expect(mayAskForMore([states])(states)).toBe(true)
})
