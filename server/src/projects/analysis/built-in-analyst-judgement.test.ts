import { expect, test } from 'vitest'
import {
  COURTEOUS_WISHES,
  EXCLUDING_BRIEFS,
  HARMFUL_BRIEFS,
  HARMLESS_BRIEFS,
  HOSTILE_BRIEFS,
  MODEST_BRIEFS,
  PAIRS,
  PLAIN_WISHES,
  SAID_BY_ALL_WORDS,
  WORDINGS,
} from '../../../test/briefs-of-judgement.ts'
import { DISGUISED_HARM, HARMLESS_WORDS, NO_PROJECTS, THIN_BRIEFS } from '../../../test/briefs-that-are-none.ts'
import { analyseBrief } from './built-in-analyst.ts'
import { meanHours } from './plan-simulation.ts'

const tasksOf = (description: string, title = 'Work to be done') =>
  analyseBrief({ title, description }).flatMap(step => (step.kind === 'task' ? [step.task] : []))
const totalOf = (description: string) => tasksOf(description).reduce((sum, { hours }) => sum + meanHours(hours), 0)
const questionsOf = (description: string) =>
  analyseBrief({ title: 'Work to be done', description }).flatMap(step => (step.kind === 'questions' ? step.questions : []))

test.each(EXCLUDING_BRIEFS)('"%s" is planned without what it excludes', (title, description, packageId, leftOut) => {
  const tasks = tasksOf(description, title)
  expect(tasks.map(({ key }) => key.split('/')[0])).toContain(packageId)
  const said = tasks.map(task => `${task.key} ${task.title} ${task.requiredSkillIds.join(' ')}`)
  expect(said.filter(text => leftOut.test(text))).toEqual([])
})

test.each(PAIRS)('"%s" against "%s"', (less, more, atLeast, atMost) => {
  const ratio = totalOf(more) / totalOf(less)
  expect(ratio).toBeGreaterThanOrEqual(atLeast)
  expect(ratio).toBeLessThanOrEqual(atMost)
})

test.each(HOSTILE_BRIEFS)('"%s" is planned the same with words to a program in it', (honest, hostile) => {
  const planned = (description: string) =>
    tasksOf(description).map(({ key, title, hours, requiredSkillIds, citedSentences }) => ({
      ...{ key, title, hours, requiredSkillIds, citedSentences },
    }))
  expect(planned(hostile)).toEqual(planned(honest))
})

test.each(HARMFUL_BRIEFS)('"%s" is refused kindly', description => {
  expect(questionsOf(description)[0]).toContain('cannot help with this')
})

test.each(HARMLESS_BRIEFS)('"%s" is refused to nobody', description => {
  expect(questionsOf(description).join()).not.toContain('cannot help with this')
})

test.each(DISGUISED_HARM)('"%s" does harm however it is put, and is refused', (_title, description) => {
  expect(questionsOf(description)[0]).toContain('cannot help with this')
})

test.each(COURTEOUS_WISHES)('the courtesies around "%s" take nothing from the wish', (description, packageId) => {
  expect(tasksOf(description, '')[0]?.key.split('/')[0]).toBe(packageId)
})

test.each([
  [
    'add five sensors to a program that runs',
    'Hay que añadir 5 sensores nuevos al programa de un autómata que ya está en marcha.',
    'plc-change',
  ],
  [
    'who one has just become',
    'Ich bin frisch Abteilungsleiterin geworden und wünsche mir Begleitung, 6 Sitzungen.',
    'career-coaching-work',
  ],
  [
    'what one is about to do',
    "I'm about to buy 5 flats in the same block, please check title, leases and minutes for each.",
    'property-purchase',
  ],
])('a brief of which nothing but the subject is said is planned: %s', (_, description, packageId) => {
  expect(tasksOf(description, '')[0]?.key.split('/')[0]).toBe(packageId)
})

test.each([
  ['Radiator hot tap', 'Mixer tap in the bath has become so stiff that my wife can hardly turn it', 'tap-toilet-repair'],
  ['Pictures for the shop', 'Photos of 40 mugs on white. Our website is made by a friend.', 'photo-shoot'],
  ['Notebook', 'Mein Laptop ist seit dem letzten Update eine Katastrophe, ich drücke an und gehe Kaffee kochen', 'slow-computer'],
])('a short brief is about what it begins with: %s', (title, description, packageId) => {
  expect(tasksOf(description, title)[0]?.key.split('/')[0]).toBe(packageId)
})

test.each(['Please paint my living room.', 'Paint the living room, I already have the paint.'])(
  'a room to be painted is no interior design: %s',
  text => {
    expect(tasksOf(text, '')[0]?.key.split('/')[0]).toBe('paint-rooms')
  },
)

test.each([
  ['Set up a new PC without data loss from the old one.', 'new-computer-move/move-data'],
  ['Install the wallbox, we already have the cable.', 'ev-charger-install/run-supply'],
])('how it is to be done, and what is at hand, take no task away: %s', (text, key) => {
  expect(tasksOf(text, '').map(task => task.key)).toContain(key)
})

test('the more parts a client refuses, the less is planned', () => {
  const keys = tasksOf('We need a logo. Please no concepts, no revisions and no brand guide.', '').map(({ key }) => key)
  expect(keys).toContain('logo-brand/brand-brief')
  expect(keys).not.toContain('logo-brand/brand-guide')
})

test('the hour of a lesson is not their number', () => {
  expect(tasksOf('Clases de inglés los martes a las 17 horas.', '').map(({ title }) => title)).not.toContain('Teach 17 lessons')
})

test('lessons for so many weeks are counted in every language', () => {
  for (const text of [
    'Clases de inglés, dos horas por semana durante tres meses.',
    "Cours d'anglais, deux heures par semaine pendant trois mois.",
    'English lessons, two hours a week for three months.',
  ])
    expect(tasksOf(text, '').map(({ title }) => title)).toContain('Teach 26 lessons')
})

test.each(['a baby', 'my son', 'the old dog'])('who is alone with %s asks for work, not for comfort', whom => {
  expect(questionsOf(`I am alone with ${whom} and the washing machine leaks.`)).toEqual([])
})

test('who is alone with the children asks for work, not for comfort', () => {
  expect(
    questionsOf('I am alone with the twins and the boiler locks out with F28 every morning, radiators cold. Please repair it.'),
  ).toEqual([])
})

test.each([...NO_PROJECTS, ...THIN_BRIEFS])('"%s" is asked about, not planned', (title, description) => {
  expect(tasksOf(description, title)).toEqual([])
})

test.each(HARMLESS_WORDS)('"%s" only sounds like harm', (_title, description) => {
  expect(questionsOf(description).join()).not.toContain('cannot help with this')
})

const packagesOf = (description: string, title?: string) => [
  ...new Set(tasksOf(description, title).map(({ key }) => key.split('/')[0] ?? '')),
]

test.each(MODEST_BRIEFS)('"%s" is planned for what it asks, not for what it tells', (title, description, packages, mostHours) => {
  const found = packagesOf(description, title)
  expect(found.length).toBeGreaterThan(0)
  expect(found.filter(id => !packages.includes(id))).toEqual([])
  expect(tasksOf(description, title).reduce((sum, { hours }) => sum + meanHours(hours), 0)).toBeLessThanOrEqual(mostHours)
})

test.each(WORDINGS.map(wordings => [wordings] as const))('%j take about the same time', wordings => {
  const totals = wordings.map(totalOf)
  expect(Math.min(...totals)).toBeGreaterThan(0)
  expect(Math.max(...totals) / Math.min(...totals)).toBeLessThanOrEqual(1.15)
})

test.each(PLAIN_WISHES)('"%s" is planned', (wish, packages) => {
  const found = packagesOf(wish, wish)
  expect(found).toHaveLength(1)
  expect(packages.split(' ')).toContain(found[0])
})

test.each(SAID_BY_ALL_WORDS)('"%s" is planned by what all its words sound like', (title, description, packageId) => {
  expect(packagesOf(description, title)[0]).toBe(packageId)
})

test('a fault in something large is a small repair, and the client told so', () => {
  const steps = analyseBrief({ title: 'Dashboard', description: 'One number on our sales dashboard is wrong since January.' })
  expect(steps.flatMap(step => (step.kind === 'task' ? [step.task.hours.likely] : [])).reduce((sum, one) => sum + one, 0)).toBeLessThan(8)
})

test.each([
  ['Dog', 'Our one-year-old labrador pulls so hard on the leash that my wife fell last week. We need a trainer who comes to us.'],
  ['Schuhe', 'Drei Paar Schuhe brauchen neue Absätze und Ledersohlen. Der Schuster hier hat zugemacht.'],
  ['Navajas', 'Tengo nueve cuchillos de cocina y unas tijeras de costura sin filo, necesito un afilador que los deje cortando con piedra.'],
  ['Manteau', 'La fermeture éclair de mon manteau est cassée, il faudrait une couturière pour en coudre une neuve et reprendre l’ourlet.'],
])('"%s" is work that no package knows: it is asked about, and no other work is planned', (title, description) => {
  const steps = analyseBrief({ title, description })
  expect(steps.map(({ kind }) => kind)).toEqual(['questions'])
  expect(steps.flatMap(step => (step.kind === 'questions' ? step.questions : []))[0]).toContain('not one the analyst knows')
})

const notesOf = (description: string, title = '') =>
  analyseBrief({ title, description }).flatMap(step => (step.kind === 'outline' ? step.planNotes : []))

test('a wish that no package knows is told as not planned beside one that is', () => {
  const notes = notesOf("My tap drips and needs a new washer. I'd also like my grandfather's wristwatch repaired, it stops every night.")
  expect(notes.join(' ')).toMatch(/Not planned: “[^”]*wristwatch/)
})

test('what is ordered in plain words is not taken for done, whatever stands before it', () => {
  const description = 'The old paper is already off, hang new paper in two rooms.'
  expect(tasksOf(description).map(({ key }) => key)).toContain('wallpaper-hanging/hang')
  expect(notesOf(description).join(' ')).not.toContain('hang new paper')
})

test.each([
  ['Mum needs her flat cleaned every fortnight. A hairdresser who comes to her home would make her happy too.', 'hairdresser'],
  [
    'The gears of my touring bike skip and the back brake rubs, please make it fit for 800 km. The tent also has a torn seam that would have to be sewn.',
    'tent',
  ],
  ['Our robot mower keeps leaving the lawn at the far corner. And is there anyone who would walk our dog at lunchtime?', 'dog'],
  ['Unsere Heizung ist kalt und der Kessel verliert Druck. Außerdem müsste jemand unsere drei Katzen impfen.', 'Katzen'],
])('of "%s" what no task answers is told, and nothing else', (description, wish) => {
  const told = notesOf(description).filter(note => note.startsWith('Not planned'))
  expect(told).toHaveLength(1)
  expect(told[0]).toContain(wish)
})

test.each([
  'Please paint two bedrooms white, 30 m² in all. The walls are sound, and we have moved the furniture out already.',
  'The dishwasher does not drain. It is a Bosch, six years old, and I am at home every morning. Many thanks!',
  'Necesitamos una página web para nuestra panadería con cinco apartados. Los textos y las fotos los tenemos.',
])('of "%s" nothing is told as not planned', description => {
  expect(notesOf(description).filter(note => note.startsWith('Not planned'))).toEqual([])
})

test('what is asked of nobody in particular, and a lack, are not told as left out', () => {
  const toilet = notesOf('The cistern never stops filling after you flush. Can somebody come and sort it this week?')
  expect(toilet.join(' ')).not.toContain('Not planned')
  const mower = notesOf('Our ride-on mower clicks once when I turn the key. I cannot bring it anywhere, no trailer.')
  expect(mower.join(' ')).not.toContain('trailer')
})

test('what one is content with is not planned, nor what the story leads up to', () => {
  const packagesOf = (description: string) => [...new Set(tasksOf(description).map(({ key }) => key.split('/')[0]))]
  expect(
    packagesOf(
      'Vendo por internet con Shopify y funciona bien. Quiero que las facturas en PDF que me llegan al correo se pasen solas a una hoja de Excel.',
    ),
  ).not.toContain('web-shop')
  expect(
    packagesOf(
      'We moved into a house with a new kitchen and a big garden. What really bothers us is the hallway: walls and ceiling must be painted.',
    ),
  ).toEqual(['paint-rooms'])
})

test('a party for so many has as many guests', () => {
  const titles = tasksOf('My dad turns 70, please organise it all, food and music.', 'Garden party for 60').map(({ title }) => title)
  expect(titles.join(' ')).toContain('60 guests')
})

test('each line of a list is one more thing to be done', () => {
  const packages = new Set(
    tasksOf('- gutter leaks at the corner\n- doorbell dead\n- two doors squeak', 'House').map(({ key }) => key.split('/')[0]),
  )
  expect([...packages].toSorted()).toEqual(['door-easing', 'doorbell-intercom', 'gutter-clean'])
})

test('what is wanted done is not told as left out', () => {
  expect(notesOf('Translate 10 pages of contracts into German. The annex with drawings need not be translated.').join(' ')).not.toMatch(
    /Not part of this plan, as you asked: translated/,
  )
})

test('sticking keys are no pianos', () => {
  expect(totalOf('The piano is out of tune and six keys stick.')).toBe(totalOf('The piano is out of tune and two keys stick.'))
})

test.each([
  'I manage the office of a 30-person firm. We need a partition wall of 6 m with a door.',
  'The hedge of our house, 30 m, must be trimmed. Property management firm here.',
  'La presse hydraulique perd de la pression. Nous cherchons un technicien pour diagnostiquer.',
  'Unsere Drehmaschine stoppt mit Spindelalarm. Wir brauchen schnell jemanden, der den Fehler findet und behebt.',
])('%s Nobody is told that who writes, or whom he calls, is not planned', description => {
  expect(notesOf(description).filter(note => note.startsWith('Not planned'))).toEqual([])
})

test.each([
  ['Heizlast', 'Bitte Heizlast berechnen und hydraulischen Abgleich für unser Einfamilienhaus machen, Bj. 1998.', false],
  [
    "Publier une application sur l'App Store",
    "Bonjour, mon fils et moi avons développé une application React Native de recettes de cuisine, elle est terminée et tourne sur Android. Il nous faut quelqu'un pour la version iOS : adapter ce qui ne marche pas, tester sur de vrais iPhones et la publier sur l'App Store. Le compte développeur Apple est déjà créé.",
    true,
  ],
])('"%s: %s" is called a template estimate only where its work is not sure', (title, description, isUnsure) => {
  expect(notesOf(description, title).join().includes('template estimate')).toBe(isUnsure)
})

test('a number that another work of the plan counts makes this one no longer', () => {
  const hoursOf = (description: string) =>
    tasksOf(description, '')
      .filter(({ key }) => key.startsWith('door-easing/'))
      .reduce((sum, { hours }) => sum + meanHours(hours), 0)
  const alone = hoursOf('The bathroom door drags on the floor, please ease it.')
  expect(alone).toBeGreaterThan(0)
  expect(hoursOf('The bathroom door drags on the floor, please ease it. Also put up 6 curtain rails.')).toBe(alone)
})

test.each(["I'm a freelance illustrator, available from next month. Portfolio on my site, rates on request."])(
  '%s An offer is no project',
  description => {
    expect(tasksOf(description, 'Illustrator')).toEqual([])
  },
)
