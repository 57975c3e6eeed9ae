import { expect, test } from 'vitest'
import { analyseBrief } from './built-in-analyst.ts'
import { meanHours } from './plan-simulation.ts'

const stepsOf = (description: string) => analyseBrief({ title: '', description })
const tasksOf = (description: string) => stepsOf(description).flatMap(step => (step.kind === 'task' ? [step.task] : []))
const keysOf = (description: string) => tasksOf(description).map(({ key }) => key)
const notesOf = (description: string) => stepsOf(description).flatMap(step => (step.kind === 'outline' ? step.planNotes : []))
const totalOf = (description: string) => tasksOf(description).reduce((sum, { hours }) => sum + meanHours(hours), 0)

test.each([
  ['We need a DJ for our Christmas party, 120 people, 8 pm to 1 am', ['event-music-job']],
  ["We'd like a joint will so that the survivor can stay in the house. A power of attorney we already have.", ['inheritance-case']],
  ['Please test the shop with 8 customers aged 30 to 60, remotely, and tell us what to improve.', ['user-test']],
  ['Hay que pintar la sala de espera, 30 m2.', ['paint-rooms']],
  ['About 900 paper invoices of the last two years must be typed into Excel.', ['data-entry']],
  ['Could someone proofread my one-page application letter in German?', ['proofreading-work']],
  ['Necesito una app para reservas de mi peluquería con depósito de 10 euros por cita.', ['new-mobile-app']],
  [
    'New website for our dental practice with 6 pages. And move our domain from one.com to Hetzner.',
    ['business-website', 'domain-hosting'],
  ],
  ['Since the last release our FastAPI service is very slow, five seconds a request. Find out why and fix it.', ['code-speed-up']],
  ['The air conditioning in my car blows only warm air since last week. It is a 2016 Golf.', ['car-service']],
  ['Paint our hallway, 40 m². The walls are plain plaster, no wallpaper.', ['paint-rooms']],
  ['The new windows were delivered on Monday and stand in the garage. We need somebody to install them.', ['window-replacement']],
  ['Our 90 employees get a summer party in the yard of the firm: we need food, a tent and a band.', ['conference']],
  // Two works, however short the first is said.
  [
    'New sign above my flower shop, designed and mounted, 3 metres wide. Also: someone who runs our Instagram for three months, two posts a week.',
    ['social-media-plan', 'sign-lettering'],
  ],
  [
    'Wanted: - Shopify store for 30 candles - photos of all 30 candles on a white background. Launch in October.',
    ['web-shop', 'photo-shoot'],
  ],
  // One work, though two packages know of it.
  [
    'My landlord keeps my deposit of 2,400 pounds because of scratches that were there before. I want a lawyer to write to him and tell me my chances.',
    ['private-dispute'],
  ],
  [
    'I need a circuit board that reads four soil moisture sensors and sends values by LoRa. Schematic, layout and the firmware.',
    ['circuit-board'],
  ],
  [
    'We build sofas and want customers to see them in their living room with their phone, 12 models. We also need the models themselves made, from photos.',
    ['ar-app'],
  ],
  ['Move us (14 people) from our old Windows file server to SharePoint and OneDrive.', ['cloud-files']],
  ['I need a literature review on microplastics in farmland soils, roughly 60 sources, with a summary table.', ['literature-review']],
  [
    'Altbau, anderthalb Dutzend Holzfenster, innen und außen, der Lack blättert ab. Abschleifen, grundieren, zweimal lackieren.',
    ['outdoor-wood-paint'],
  ],
  ['Paint a mural of a forest on the nursery wall, 3 by 2.5 metres.', ['mural-job']],
  ['Nous cherchons une pâtissière pour notre gâteau de mariage, 50 parts, trois étages avec fleurs en sucre.', ['cake-job']],
  ['Every time the dishwasher drains, dirty water comes up in the sink next to it. The machine itself washes fine.', ['blocked-drain']],
  ['Photographer for our elopement on a Scottish beach, 2 hrs only on 3rd sept.', ['event-photo-job']],
  [
    'Panel interview on Thursday for a hospital job and I go blank. One proper mock interview with honest feedback, in the evening.',
    ['career-coaching-work'],
  ],
  ['We are a married couple in England with 1 house and 2 adult children and require 2 mirror wills.', ['inheritance-case']],
  [
    'Heat loss calc room by room + radiator sizing for an air source heat pump, 4 bed detached, 165 m2. Octopus does the install so only the numbers.',
    ['heating-design'],
  ],
  [
    'Mein Sohn (9) hat LRS, wir suchen jemanden der zweimal die Woche 45 min mit ihm liest und schreibt, ca. 20 Wochen.',
    ['learning-support'],
  ],
  ['12 Reels aus vorhandenem Handymaterial mit Untertiteln, jeweils unter 45 Sekunden.', ['short-clips']],
  ['Learn enough Portuguese in 8 weeks to not embarrass myself in Braga, two evenings a week.', ['language-course']],
  ['Nous organisons un séminaire d’entreprise de deux jours pour 50 personnes: recherche du lieu, traiteur, transport.', ['conference']],
  // A patio and sockets, a site and a poster, food and a DJ: two each.
  [
    'Need 20 dishes photographed for our new place (the chef can cook them all in one afternoon) and then a menu designed, A3 folded once.',
    ['photo-shoot', 'flyer-brochure'],
  ],
  [
    'Dad turns 60, 45 people in the cricket club, need hot buffet food (8 veggies 1 coeliac) and a dj who has northern soul, 7 till midnight',
    ['event-music-job', 'catering-job'],
  ],
])('what was planned as other work once is planned as what it is: %s', (description, packages) => {
  expect([...new Set(tasksOf(description).map(({ key }) => key.split('/')[0]))]).toEqual(packages)
})

/** Tasks that stand only where the brief speaks of them. */

test('wiring that is counted in points takes as long as they do, not as four rooms', () => {
  const few = totalOf('Reforma: 10 puntos eléctricos nuevos y cambiar el cuadro.')
  expect(few).toBeGreaterThan(0)
  expect(totalOf('Reforma: 60 puntos eléctricos nuevos y cambiar el cuadro.') / few).toBeGreaterThan(2.5)
})

test('the only sentence of a brief is not told as not planned where it is', () => {
  const brief = 'We want an app for iOS and Android where our 200 members book courts and pay by card.'
  expect(keysOf(brief)).toContain('new-mobile-app/app-build')
  expect(notesOf(brief).join(' ')).not.toContain('Not planned')
})

test('what is done is one task, not two', () => {
  const brief =
    "We'd like our bathroom floor (6 m²) and the shower walls (9 m²) retiled. The old tiles have already been removed and the screed is levelled."
  const leftOut = notesOf(brief).filter(note => note.includes('Left out as you asked'))
  expect(leftOut.filter(note => note.includes('tiles have already been removed')).length).toBeLessThan(2)
  expect(
    tasksOf(brief)
      .map(({ title }) => title)
      .join(),
  ).toContain('Silicone')
})

test('who has the windows needs nobody to choose or order them', () => {
  const brief = 'The eight new windows were delivered on Monday and stand in the garage. We need somebody to install them.'
  const titles = tasksOf(brief).map(({ title }) => title)
  expect(titles.join()).toContain('fit 8 windows')
  expect(titles.filter(title => /choose|offers|order/i.test(title))).toEqual([])
})

test('sockets beside the rewiring of a house come with it, and do not make the house smaller', () => {
  const beside = 'Rewire our 120 m² house and add 6 sockets in the kitchen.'
  expect(notesOf(beside).join(' ')).not.toContain('Not planned')
  expect(totalOf(beside)).toBeGreaterThanOrEqual(totalOf('Rewire our 120 m² house.'))
})

test('where a room is rewired in a house, the house is not', () => {
  expect(totalOf('Rewire the kitchen with 6 sockets in our house of 120 m².')).toBeLessThan(totalOf('Rewire our house of 120 m².'))
})

test('what a house has is not told as not planned', () => {
  const brief = 'We want to swap our gas boiler for a heat pump. The house is well insulated and has underfloor heating.'
  expect(keysOf(brief)).toContain('heat-pump-install/hp-install')
  expect(notesOf(brief).join(' ')).not.toContain('Not planned')
})

test('what is out of the question is not planned', () => {
  const brief =
    "What she's asked for is a bedroom that gets warm: radiator's hot at the bottom, stone cold on top. 2A says his curtains move with the sashes shut. New windows are out of the question in a conservation area."
  expect(keysOf(brief).filter(key => key.startsWith('window-replacement/'))).toEqual([])
})
