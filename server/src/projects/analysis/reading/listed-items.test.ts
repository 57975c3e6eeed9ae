import { expect, test } from 'vitest'
import { itemsListed } from './listed-items.ts'

test.each([
  ['Five pages are enough: home, prices, our team, blog and contact.', 5],
  ['Benötigt werden Startseite, Login, Kalender, Profil, Chat und Einstellungen.', 6],
  ['We need home, about us, menu and contact', 4],
  ['Inicio, carta, reservas y contacto', 4],
  ['Modern, friendly, warm and easy, in English, German, French and Spanish.', 0],
  ['Works on iPhone, iPad, Android and Windows', 0],
  ['Paint the hall and the stairs, please.', 0],
  ['The site is from 2012, it is slow, nobody can edit it and customers complain about it.', 0],
])('%s', (text, items) => {
  expect(itemsListed(text)).toBe(items)
})
