import { expect, test } from 'vitest'
import { withoutCourtesies } from './courtesies.ts'

test.each([
  [
    'Hello, I hope you are all well and had a good weekend. My boiler leaks. Thank you so much in advance and kind regards, Chris',
    'My boiler leaks.',
  ],
  ['hi there, my boiler leaks thanks', 'my boiler leaks'],
  ['Dear Sir or Madam,\nour roof is wet.\n\nBest regards\nAnna Miller', 'our roof is wet.'],
  ['Good morning! Our roof is wet, looking forward to your offers.', 'Our roof is wet,'],
  ['Sehr geehrte Damen und Herren, unser Dach ist undicht. Mit freundlichen Grüßen, Petra Lang', 'unser Dach ist undicht.'],
  ['moin zusammen, dach undicht. vielen dank schon mal im voraus lg timo', 'dach undicht.'],
  ['Hola, espero que estéis todos bien. Gotea el techo. Muchas gracias de antemano y un saludo, Ana', 'Gotea el techo.'],
  ['My boiler leaks. Can you come as soon as possible? Thanks', 'My boiler leaks.'],
  ['Dach undicht! Könnt ihr bitte schnell kommen?', 'Dach undicht!'],
  ['Dach undicht. Könntest du mir bitte helfen?', 'Dach undicht.'],
  ['Necesito un logo. ¿Podéis venir cuanto antes?', 'Necesito un logo.'],
  ['Le toit fuit. Pouvez-vous passer au plus vite ?', 'Le toit fuit.'],
  ["Bonjour, j'espère que vous allez bien. Le toit fuit. Merci par avance et bien cordialement, Luc", 'Le toit fuit.'],
  ['Logo, bitte anrufen', 'Logo,'],
  ['Hilfe bei der Steuer, könnt ihr mir ein Angebot machen?', 'Hilfe bei der Steuer,'],
  ['Our roof is wet. Could you please send us a quote?', 'Our roof is wet.'],
  ['Gotea el techo. ¿Podrían enviarme un presupuesto?', 'Gotea el techo.'],
  ['Le toit fuit, pouvez-vous me faire un devis ?', 'Le toit fuit,'],
  ['A logo for our band. Please call me after 5 pm, thanks', 'A logo for our band.'],
  ['Dach undicht. Rufen Sie mich an unter 0171 1234567.', 'Dach undicht.'],
  ['Gotea el techo, llámame por favor', 'Gotea el techo,'],
  ['Le toit fuit. Merci de me rappeler au 06 12 34 56 78.', 'Le toit fuit.'],
])('what is only polite goes: %s', (said, wish) => {
  expect(withoutCourtesies(said).trim()).toBe(wish)
})

test.each([
  'We need a card that we can send to say thanks to our customers',
  "A short video with season's greetings",
  'I hope you can get my boiler to work well',
  'Merci de me refaire la salle de bain',
  'Can you come and fix my boiler?',
  'Können Sie kommen und messen?',
  'Could you make me a price list for the salon?',
  'Thanks',
  'An app, call me a taxi or something like it',
  'Website with 4 pages: home, services, about, contact us',
  'Chat-App mit Termin, Fotos, Rückruf',
  'App con mapa, chat, llamar',
  'A chat app for our club, message us if you also do logos',
  'Our phone is dead, message us when it can be repaired and please repair it',
])('what is wanted stays: %s', said => {
  expect(withoutCourtesies(said)).toBe(said)
})
