import { expect, test } from 'vitest'
import { saysLacking } from './lacking.ts'

test.each([
  'we have no texts yet',
  'nobody has done a 3d model',
  'none of us ever measured it',
  'niemand hat bisher plane gezeichnet',
  'das geruest fehlt',
  'nadie lo ha hecho',
  'faltan las fotos',
  "personne ne l'a fait",
  'il manque les prises',
  'not confident with the wiring',
  'das traue ich mir allein nicht zu',
])('"%s" says that something is missing', clause => {
  expect(saysLacking(clause)).toBe(true)
})

test.each([
  'the photos are done',
  'nobody has to be told',
  'it has never been better',
  'niemand hat zeit',
  'es fehlt nichts',
  'no hace falta diseno',
  'no falta nada',
  'sin falta el lunes',
  'il ne manque rien',
])('"%s" does not', clause => {
  expect(saysLacking(clause)).toBe(false)
})
