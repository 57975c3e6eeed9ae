import { expect, test } from 'vitest'
import { fold } from '../../../catalog/taxonomy/fold.ts'
import { settledIn } from './settled.ts'

const said = (sentence: string) => settledIn(fold(sentence)).map(({ words }) => words)

test.each([
  ['My cousin takes care of the music.', 'music'],
  ["We'll do the tiling ourselves", 'tiling'],
  ['The tiling is on us', 'tiling'],
  ['A website exists already', 'website'],
  ['Subtitles are not required', 'subtitles'],
  ["An Android version isn't necessary", 'android version'],
  ['The radiators can stay', 'radiators'],
  ['Fotos machen wir selbst', 'fotos'],
  ['Das Streichen übernimmt mein Bruder', 'streichen'],
  ['Ein Logo ist vorhanden', 'logo'],
  ['Die Decke muss nicht gestrichen werden', 'decke'],
  ['Los azulejos los ponemos nosotros', 'azulejos'],
  ['De la maquetación nos encargamos nosotros', 'maquetacion'],
  ['El logo ya lo tenemos', 'logo'],
  ['On s’occupe nous-mêmes des photos', 'photos'],
  ['Le logo existe déjà', 'logo'],
  ['A tree surgeon comes in autumn', 'tree'],
  ['A trademark we don’t want either', 'trademark'],
  ['Zaun brauchen wir keinen', 'zaun'],
  ['Elektrik macht ein Freund', 'elektrik'],
  ['La cocina es nueva', 'cocina'],
  ['Layout will be done in-house', 'layout'],
  ['Die Grafiken entstehen intern', 'grafiken entstehen'],
  ['Évacuation des déchets par nos soins', 'evacuation des dechets'],
  ['El transporte corre por nuestra cuenta', 'transporte'],
  ['Los azulejos no se tocan', 'azulejos'],
  ['Die Fliesen bleiben', 'fliesen'],
  ['Tiling remains untouched', 'tiling'],
  ['Die Hecke schneidet der Nachbar', 'hecke'],
  ['Die Kartons packen wir', 'kartons'],
  ['The bookkeeping itself I do', 'bookkeeping'],
  ['The garden can wait', 'garden'],
  ['Die Terrasse kommt später', 'terrasse'],
  ['The concrete base was poured three weeks ago', 'concrete base'],
  ['The permit has been granted', 'permit'],
  ['The lamps are already mounted', 'lamps'],
  ['The sign we make in our own workshop', 'sign'],
  ['Gerüst steht.', 'gerust'],
  ['Den Aushub macht der Bauer nebenan', 'aushub'],
  ['Visitenkarten lassen wir weg', 'visitenkarten'],
  ['Die Wände sind schon verspachtelt', 'wande'],
  ['La pintura corre por cuenta del casero', 'pintura'],
  ['Los cristales quedan excluidos', 'cristales'],
  ['Las persianas déjalas fuera', 'persianas'],
  ['El tejado ya está reparado', 'tejado'],
  ['Le recrutement est assuré par notre service client', 'recrutement'],
  ['The scope excludes hosting', 'hosting'],
])('%s: %s', (sentence, words) => {
  expect(said(sentence)).toContain(words)
})

test.each([
  ['The logo, the texts and the photos exist.', ['logo', 'photos', 'texts']],
  ['Logo und Texte haben wir schon', ['logo', 'texte']],
  ['Plan the party without flowers, music and cake', ['cake', 'flowers', 'music']],
  ['sans référencement ni publicité', ['referencement ni publicite']],
  ['Le carrelage, c’est mon frère qui le pose', ['carrelage']],
  ['Build a website, the photos exist', ['photos']],
  ['Elektrik macht unser Elektriker, die Fliesen bleiben', ['elektrik', 'fliesen']],
  ['We’ll supply the copy and the pictures ourselves', ['copy', 'pictures']],
  ['La mampara ya la tenemos y los azulejos no se tocan', ['azulejos', 'mampara']],
])('%s: each noun of the list', (sentence, words) => {
  expect(said(sentence).toSorted()).toEqual(words)
})

test.each([
  'We need somebody who takes care of our garden',
  'I tried to repair the tap myself',
  'Den Abfluss kann ich nicht selbst reinigen',
  'Patienten sollen auf unserer Seite selbst Termine buchen und absagen können',
  'Eine Seite, auf der Kunden selbst Termine buchen können',
  'When the bathroom is finished we need a cleaner',
  'The window was replaced last year and leaks',
  'Please paint the walls and lay the floor',
  'Einen neuen Zaun brauchen wir',
  'The printer we have in the office jams',
  'The screen stays black when it remains on',
  'Die Tür bleibt offen stehen und klemmt',
  'It must be done by Friday, no later than noon',
  'The gutter is already broken again',
  'The roof was damaged last week',
  'Die Pumpe ist schon wieder verstopft',
  'La caldera ya está averiada',
  'La porte est déjà cassée',
])('"%s" takes nothing out', sentence => {
  expect(said(sentence)).toEqual([])
})
