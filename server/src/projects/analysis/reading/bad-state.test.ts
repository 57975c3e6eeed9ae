import { expect, test } from 'vitest'
import { saysBadState } from './bad-state.ts'

test.each([
  ['die leitungen sind schon alt', ''],
  ['the seo was done badly', ''],
  ['the consumer unit was replaced in 1990', ''],
  ['the wiring was redone in 2010', ''],
  ['das bad wurde 1985 gefliest', ''],
  ['our website was made by a friend', 'never finished'],
  ['the wiring was redone by the last owner', 'is unsafe'],
  ['el cuadro lo cambio mi cunado', 'esta mal'],
  ['el grifo es nuevo', 'pero esta roto'],
  ['replaced last year but is broken', ''],
  ['die pumpe ist neu', 'ist aber undicht'],
  ['das logo hat mein schwager gemacht', 'es sieht billig aus'],
  ['nuestra pagina la hizo un amigo', 'nunca se termino'],
  ['two reminders were ignored', ''],
  ['die mahnung blieb unbeantwortet', ''],
  ['la reclamacion fue rechazada', ''],
  ['i have descaled it twice with their own stuff', 'no change'],
  ['das flusensieb hab ich sauber gemacht', 'hat nichts gebracht'],
  ['i think the pads are finished', ''],
  ['i think pads', 'maybe discs are finished'],
])('%s, %s: it is in a bad state', (clause, next) => {
  expect(saysBadState(clause, next)).toBe(true)
})

test.each([
  ['the consumer unit was replaced last year', ''],
  ['the logo is done', 'the old website is unsafe'],
  ['die leitungen sind schon gelegt', 'das bad ist noch zu fliesen'],
  ['das logo ist fertig', 'jetzt mal die website'],
  ['das logo ist schon fertig', 'noch mal sechs flyer bitte'],
  ['we have photos', 'never mind the logo'],
  ['the texts exist', 'and rates are on file'],
  ['los textos ya estan hechos', 'mas de 2000 palabras'],
  ['gedruckt in einer auflage von 2000 stuck', ''],
  ['das bad im haus von 1995 ist schon gefliest', ''],
])('%s, %s: it is in none', (clause, next) => {
  expect(saysBadState(clause, next)).toBe(false)
})
