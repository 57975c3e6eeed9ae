import { expect, test } from 'vitest'
import { analyseBrief } from './built-in-analyst.ts'

const planOf = (description: string, title = '') => {
  const steps = analyseBrief({ title, description })
  const tasks = steps.flatMap(step => (step.kind === 'task' ? [step.task] : []))
  return {
    packages: [...new Set(tasks.map(({ key }) => key.split('/')[0] ?? ''))],
    titles: tasks.map(task => task.title),
    notes: steps.flatMap(step => (step.kind === 'outline' ? step.planNotes : [])),
    isRefused: steps.some(step => step.kind === 'questions' && step.questions.some(one => one.startsWith('Onhand cannot help'))),
  }
}

test.each([
  [
    'the other thing is',
    "My brother and I want to become a limited company. The other thing is I've been a sole trader for 3 years and my last self assessment isn't filed.",
    'tax-return',
  ],
  [
    'second thing',
    'The washing machine makes an awful grinding noise on spin. Second thing: we need a socket for a new dryer on the opposite wall of the utility room.',
    'electrical-points',
  ],
  ['second, with a comma', 'We need a photographer for our party. Second, a logo for our shop.', 'logo-brand'],
  [
    'there is something else',
    'Can you clean 12 windows of our house? And then there is something else: register a trade mark for our shop.',
    'trademark',
  ],
  [
    'too, at the end',
    "The tap in our guest bathroom won't stop dripping, so I put a bowl under it. The light over the mirror has been flickering since winter too.",
    'light-trouble',
  ],
  [
    'brauche ich auch',
    'Ich muss in 5 Monaten die B2 Prüfung schaffen, zweimal in der Woche abends. Danach brauche ich auch einen guten Lebenslauf für die Klinik.',
    'cv-application',
  ],
  [
    'außerdem',
    'Im Schlafzimmer klemmt der Rollladen auf halber Höhe. Außerdem hätten wir gern die vier elektrischen Rollläden im Wohnzimmer in Home Assistant.',
    'smart-home-build',
  ],
  [
    'wenn ihr schon da seid',
    'Wir brauchen eine 11 kW Ladebox am Carport, Gerät ist schon gekauft. Und wenn ihr schon da seid: zwei Lampen am Carport die nachts angehen, wenn jemand kommt.',
    'electrical-points',
  ],
  [
    'a plain wish',
    'My brother and I want to set up a limited company for our bakery. We need our lease contract of 12 pages checked by a lawyer before we sign it.',
    'contract-review',
  ],
])('a wish that begins as another is planned: %s', (_how, brief, packageId) => {
  expect(planOf(brief).packages).toContain(packageId)
})

test.each([
  ['a Google profile', 'Our garden centre is not on the first page of the map, so our Google profile needs sorting out.'],
  ['an RCD that trips', 'Seit letzter Woche fliegt bei uns der FI-Schalter immer wieder raus. Bitte Ursache finden und beheben.'],
])('%s is no harm', (_what, brief) => {
  const { isRefused, titles } = planOf(brief)
  expect(isRefused).toBe(false)
  expect(titles.length).toBeGreaterThan(0)
})

test('who needs layouts has no small fault to be mended', () => {
  const { notes } = planOf(
    "Our kitchen is 2.1 by 4.3 m and two people can't pass each other when the dishwasher is open. I'd like two layout options on paper.",
  )
  expect(notes.join()).not.toContain('small repair')
})

test('who has a bracket drawn that will be cut later has nothing cut', () => {
  const { packages } = planOf(
    'I need a 3D model and a production drawing of a steel bracket that holds a bicycle rack on a trailer. The bracket will be laser cut and bent from 4 mm steel. I need a STEP file and a PDF drawing.',
    'Bracket for a bicycle rack in CAD',
  )
  expect(packages).not.toContain('metal-fabrication')
})

test('lessons of an hour are no minutes to transcribe', () => {
  const { titles } = planOf(
    'She needs ten one-hour lessons in algebra. She would also like someone to proofread her 2,000 word history essay.',
    'Maths tutor and essay help',
  )
  expect(titles.join()).not.toContain('ranscribe')
  expect(titles.join()).toContain('2,000 words')
})

test('no regular mowing takes the moss in the lawn from nobody, and a height is no length of hedge', () => {
  const { titles } = planOf(
    "Please cut back a 20 metre laurel hedge to about 1.8 m. The lawn, about 150 square metres, is full of moss and should be scarified and reseeded. I don't need any regular mowing.",
  )
  expect(titles).toContain('Trim 20 m of hedge')
  expect(titles.join()).toContain('lawn on 150 m²')
})

test('a finished text that must still be translated is translated', () => {
  const { titles } = planOf(
    'Der Text der Einladung ist fertig, muss aber noch vom Deutschen ins Polnische übersetzt werden, ungefähr eine Seite.',
  )
  expect(titles.join()).toContain('ranslate')
})

test('a light is mounted once, and is one', () => {
  const { titles } = planOf(
    'I need two extra double sockets in the home office and a motion sensor light above the back door. Walls are plasterboard on timber studs.',
    'Two new sockets and outside light',
  )
  expect(titles.filter(title => title.startsWith('Mount and connect the l'))).toEqual(['Mount and connect the light'])
})

test.each([
  ['it runs on', 'Our nightly Python script crashes on import. It runs on Ubuntu 22.04 in cron. Please fix the error.', /Ubuntu/],
])('what names no work is not told: %s', (_what, brief, told) => {
  expect(planOf(brief).notes.join('\n')).not.toMatch(told)
})

test("notes keep the client's own letters", () => {
  const { notes } = planOf(
    "Il nous faut une visite virtuelle à 360° de 8 salles du musée. Pas de casque VR s'il vous plaît.",
    'Visite virtuelle',
  )
  expect(notes.join()).toContain('casque VR')
})

test('what must be done first with what is planned is no wish of its own', () => {
  const brief = 'Restore my grandfather’s 1967 Beetle, floor rusty, engine turns by hand. It must first be fetched from there on a truck.'
  expect(planOf(brief).packages).not.toContain('truck-work')
})

test.each([
  ['Move 14 mailboxes to Microsoft 365 and set up 14 new laptops.', 'mail-collaboration', 'new-computer-move'],
  ['Train nine people in Excel. Then build us a spreadsheet for the stock.', 'corporate-course', 'spreadsheet-work'],
  [
    'Our cold room loses refrigerant, please repair it. The flat roof of the shop has to be renewed as well, 40 m².',
    'cooling-plant',
    'flat-roof',
  ],
  [
    'Il faut relire le bail commercial et les deux contrats de travail, rédiger des conditions générales.',
    'contract-review',
    'terms-privacy',
  ],
])('%s: what sounds near is planned beside', (brief, ...both) => {
  expect(planOf(brief).packages).toEqual(expect.arrayContaining(both))
})

test('a wish that is not planned beside another is told', () => {
  const brief =
    'Wir möchten vier Hochbeete aus Lärche (je 2 x 1 m) bauen lassen und einen 30 m langen Zaun zur Straße setzen, mit einem Tor.'
  const { packages, notes } = planOf(brief)
  expect(packages.includes('fence-build') || notes.join('\n').includes('Zaun')).toBe(true)
})

test.each([
  [
    'I inherited 40 old slides and 6 VHS tapes, please put them on a USB stick, and a photo book of 40 pages for my mums 70th.',
    'photo-book',
  ],
  ['mount a 65 inch tv on plasterboard, hide the cables, and fix the doorbell', 'doorbell-intercom'],
  ['Gesucht: eine Sängerin für drei Lieder in der Kirche sowie jemand, der Altar und zwölf Bänke mit Blumen schmückt.', 'event-music-job'],
  [
    'I rent out 3 flats. Need gas safety certificates and electrical reports (EICR) for all three, and a new tenancy agreement.',
    'gas-work',
  ],
])('a short list loses none of its wishes: %s', (brief, packageId) => {
  expect(planOf(brief).packages).toContain(packageId)
})

test('what is not planned of a short list is told', () => {
  const { notes } = planOf('Laptop screen cracked, battery lasts 20 min, get my photos off it first, also want windows 11 on it', 'Laptop')
  expect(notes.join('\n')).toMatch(/my photos off it first/)
})

test('of an occasion that is only told, what is asked for is planned in its place', () => {
  const asked =
    'We are getting married on 20 June in a barn near Bath, 90 guests. We need a photographer for the day, a DJ and invitations designed.'
  const { packages } = planOf(asked)
  expect(packages[0]).toBe('event-photo-job')
  expect(packages.toSorted()).toEqual(['cards-stationery', 'event-music-job', 'event-photo-job'])
  expect(
    planOf('We are getting married on 20 June, 90 guests, and need someone who plans it all and coordinates the day.').packages,
  ).toContain('wedding')
})

test('what is not to be painted takes no painter from what is', () => {
  const steps = analyseBrief({
    title: '',
    description: 'Paint the living room and the hall. Do not paint the kitchen. No need to paint ceilings.',
  })
  const coats = steps.flatMap(step => (step.kind === 'task' && step.task.key.endsWith('paint-coats') ? [step.task] : []))
  expect(coats[0]?.requiredSkillIds[0]).toBe('painting')
})

test('an occasion stays where something that is asked for it would be lost untold', () => {
  const { packages, notes } = planOf('Nos casamos en junio con 120 invitados. Necesitamos un fotógrafo, un DJ y tarjetas de invitación.')
  const isPlanned = packages.some(id => ['wedding', 'event-photo-job', 'photo-shoot'].includes(id))
  expect(isPlanned || notes.join().includes('fotógrafo')).toBe(true)
})

test.each([
  ["Kitchen mixer tap drips all night and needs replacing. While you're here, I'd also like an outdoor socket by the back door.", 'socket'],
  ['Hay que cambiar el calentador de gas, que ya no enciende. De paso, ¿me podrían pintar un dormitorio de 11 m²?', 'calentador'],
  [
    'Our hotel has 22 rooms and guests complain about the Wi-Fi. We want a survey, new access points with cabling where it is missing, and separate networks for guests, office and payment terminals.',
    'survey',
  ],
  [
    'Please test our web shop for security holes and write a report. Besides, we have no backups at all, so nightly ones to some cloud storage should be set up.',
    'report',
  ],
])('what is planned, and what only comes of it, is not told as missing: %s', (brief, word) => {
  const { notes, packages } = planOf(brief)
  expect(notes.filter(note => note.startsWith('Not planned')).join()).not.toContain(word)
  expect(packages).not.toContain('annual-report-text')
})

test('work that is not wanted is told back, also where no task would touch it', () => {
  expect(planOf('Fotograf für unsere Hochzeit am 3. Mai, 80 Gäste. Kein Video, kein DJ.').notes.join()).toContain('kein DJ')
})

test.each([
  [
    'neighbours who hear badly',
    'I am a grown-up with no clue at all, I own a practice chanter, and my neighbours are hard of hearing. Would somebody come to my place for eight bagpipe lessons of an hour each?',
    'subtitles-work',
  ],
  [
    'a backup that is there',
    'Desde la actualización del lunes nadie puede pagar en nuestra tienda WooCommerce, y tengo copia de seguridad. Por favor, encuentren el fallo y arréglenlo.',
    'backup-setup',
  ],
  ['sessions of pottery', 'Ateliers de poterie dans nos locaux, deux séances de deux heures, huit participants.', 'event-photo-job'],
  [
    'when the cows are milked',
    'Our sheep farm wants a 3 minute film for the website. One day of filming at the farm, milking starts 5.30.',
    'farm-machine',
  ],
  ['what a cake looks like', 'We need a cake for 60 people, shaped like his Massey Ferguson tractor.', 'farm-machine'],
])('what is only told brings no work: %s', (_, description, unasked) => {
  const { packages } = planOf(description)
  expect(packages.length).toBeGreaterThan(0)
  expect(packages).not.toContain(unasked)
})

test('all that is wanted is planned, and nothing of what is broken besides', () => {
  const text =
    'My dads laptop wont start since he passed, just a black screen. All I want is the photos off it, the laptop can go in the bin after.'
  expect(planOf(text).packages).toEqual(['data-rescue'])
})

test('who is called for is wanted; who only was there is not', () => {
  const car =
    "I'd like an independent expert to examine the used car I bought, engine and body, so that I have it in writing, and then a lawyer to get my money back."
  expect(planOf(car).packages).toEqual(expect.arrayContaining(['used-car-check', 'consumer-claim']))
  expect(planOf('My brother is a teacher and needs a website for his band').packages).toEqual(['business-website'])
})

test('a thing that is plainly wished for is planned, though a larger work is told at length', () => {
  const nailBar =
    'My sister and I are opening a nail bar, 50/50. We want a shareholders agreement that survives a family row, and then bookkeeping, around 40 receipts a month for the first year.'
  expect(planOf(nailBar).packages).toEqual(expect.arrayContaining(['company-change', 'bookkeeping-work']))
  const foodTruck =
    "J'ouvre un food-truck de galettes. Me faut un logo, le menu à afficher (une ardoise A1) et une petite page web. Le camion est déjà aux normes."
  expect(planOf(foodTruck).packages).toEqual(expect.arrayContaining(['logo-brand', 'flyer-brochure']))
  expect(planOf('Lost one of the two car keys and want a new one programmed, Ford Focus.').packages).toEqual(['car-key'])
})

test('what is asked for first stands first, however long the rest is told', () => {
  const text =
    "My employer is restructuring and gave me a paper to sign by Friday: three months' pay and I keep quiet. Is that fair after 11 years? And whatever happens I'll have to apply elsewhere, my last CV is from 2012."
  expect(planOf(text).packages[0]).toBe('employment-law')
})
