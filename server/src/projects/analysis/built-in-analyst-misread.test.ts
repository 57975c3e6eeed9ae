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
    ['domain-hosting', 'business-website'],
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
    ['photo-shoot', 'web-shop'],
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
  ['12 Reels aus vorhandenem Handymaterial mit Untertiteln, jeweils unter 45 Sekunden.', ['video-edit']],
  ['Learn enough Portuguese in 8 weeks to not embarrass myself in Braga, two evenings a week.', ['language-course']],
  ['Nous organisons un séminaire d’entreprise de deux jours pour 50 personnes: recherche du lieu, traiteur, transport.', ['conference']],
  // A patio and sockets, a site and a poster, food and a DJ: two each.
  [
    'Need 20 dishes photographed for our new place (the chef can cook them all in one afternoon) and then a menu designed, A3 folded once.',
    ['flyer-brochure', 'photo-shoot'],
  ],
  [
    'Dad turns 60, 45 people in the cricket club, need hot buffet food (8 veggies 1 coeliac) and a dj who has northern soul, 7 till midnight',
    ['event-music-job', 'catering-job'],
  ],
])('what was planned as other work once is planned as what it is: %s', (description, packages) => {
  expect([...new Set(tasksOf(description).map(({ key }) => key.split('/')[0]))]).toEqual(packages)
})

/** Tasks that stand only where the brief speaks of them. */
test.each([
  [
    'a review drafts nothing',
    'Please check the rental contract of our new studio before we sign it, 18 pages.',
    'contract-review/contract-draft',
    false,
  ],
  ['who needs a contract has it drafted', 'We need a new service agreement with our cleaner.', 'contract-review/contract-draft', true],
  ['a party of the staff has no speakers', 'A party for our 80 employees: food, a band and a tent.', 'conference/conf-programme', false],
  ['a congress has speakers', 'A congress for 200 doctors, two days.', 'conference/conf-programme', true],
  [
    'who pays by card pays in the app',
    'We want an app in which our members reserve boats and pay by card.',
    'new-mobile-app/app-payments',
    true,
  ],
  [
    'what we pay for the app is no payment in it',
    'We want an app in which our members reserve boats. We pay 9,000 euros.',
    'new-mobile-app/app-payments',
    false,
  ],
  [
    'un contrato que se revisa no se redacta',
    'Necesito que un abogado revise un contrato de alquiler de local de 14 páginas.',
    'contract-review/contract-draft',
    false,
  ],
  ['old sockets are changed', 'Two dozen old wall sockets swapped for new ones, wiring is fine.', 'electrical-points/swap-points', true],
  [
    '... without chasing walls',
    'Two dozen old wall sockets swapped for new ones, wiring is fine.',
    'electrical-points/cable-points',
    false,
  ],
  [
    'wiring that was redone asks for no cables',
    'We need a couple of dozen wall sockets swapped for new ones, plus a handful of light switches. Wiring was redone in 2015.',
    'electrical-points/cable-points',
    false,
  ],
  ['more sockets need cables', 'I need four extra double sockets in my living room.', 'electrical-points/cable-points', true],
  ['who wants a plan is not trained', 'Write me a 20 week training plan for a marathon.', 'fitness-plan/fit-train', false],
  ['who wants a trainer is', 'Twice a week for six weeks I would like a personal trainer at home.', 'fitness-plan/fit-train', true],
  [
    'a website that is not wanted takes nothing from cameras',
    'We need 8 security cameras for the car park. No web design please.',
    'camera-network/cctv-design',
    true,
  ],
  [
    'what is wanted alone is not left out',
    'I want three raised vegetable beds planned and planted, for beginners. I have already built the frames myself and the soil is being delivered by a neighbour, so please only the planting plan and the planting.',
    'garden-plan/garden-plant',
    true,
  ],
  [
    'who checks a contract drafts none',
    'Please check the non-compete clause in my employment contract before I sign.',
    'employment-law/work-draft',
    false,
  ],
  [
    'who checks a contract has its clauses checked',
    'Please check the non-compete clause in my employment contract before I sign.',
    'employment-law/work-check',
    true,
  ],
  ['who hires has the contract drafted', 'I want to hire my first two employees, contracts included.', 'employment-law/work-draft', true],
  [
    'a teaser is cut of the film',
    'A two-minute film about our company, and a 20 second teaser for Instagram.',
    'video-shoot/shoot-short',
    true,
  ],
  ['a film alone is not cut shorter', 'A two-minute film about our company.', 'video-shoot/shoot-short', false],
  ['a card may be a map', 'Wir brauchen eine App mit Karte aller Ladestationen.', 'new-mobile-app/app-payments', false],
  [
    'who wants calculations has nobody supervised',
    'Structural calcs for a load bearing wall, building control wants them before the builder starts.',
    'structure-cost/structure-supervise',
    false,
  ],
  [
    'who wants the builder supervised has it',
    'Steel beam in a load bearing wall: calculations and supervision of the builder.',
    'structure-cost/structure-supervise',
    true,
  ],
  ['editing does', 'Edit and proofread my fantasy novel, 112k words.', 'proofreading-work/proof-edit', true],
  [
    'a boiler that moves has its pipes led there',
    'New combi boiler, moved from the kitchen up to the loft, seven radiators stay.',
    'boiler-replace/reroute',
    true,
  ],
  [
    'one in the same spot has not',
    'New combi boiler in the same spot in the kitchen, seven radiators stay.',
    'boiler-replace/reroute',
    false,
  ],
  ['herringbone is set out', 'Lay oak flooring, 45 sqm, in a herringbone pattern, glued down.', 'lay-floor/floor-pattern', true],
  ['straight planks are not', 'Lay oak flooring, 45 sqm, straight planks, glued down.', 'lay-floor/floor-pattern', false],
  [
    'a house that is lived in is cleared in turns',
    'Complete rewire of our three bedroom semi, lived in by us.',
    'rewire-panel/lived-in',
    true,
  ],
  ['an empty one is not', 'Complete rewire of our three bedroom semi, the house is empty.', 'rewire-panel/lived-in', false],
  ['after the builders dust is taken up', 'Deep clean after the builders, 3 bed house.', 'home-cleaning/building-dust', true],
  ['a spring clean takes up none', 'Spring clean of our 3 bed house.', 'home-cleaning/building-dust', false],
  ['fork seals are renewed', '1984 Honda, fork seals weeping and it wants new tyres to pass an MOT.', 'motorbike-repair/moto-fork', true],
  [
    'a divorce that is contested goes to court',
    'Lawyer for my divorce, he is asking for sole custody and half my company.',
    'family-case/family-contest',
    true,
  ],
  [
    'one that is agreed does not',
    'Lawyer for my divorce, we agree on everything, including the children.',
    'family-case/family-contest',
    false,
  ],
  [
    'mailboxes that go off one house are moved',
    'Get 23 mailboxes off Google Workspace on to Microsoft 365 over a weekend.',
    'mail-collaboration/mail-move',
    true,
  ],
  ['let flats are reckoned', 'Prepare my self assessment, including rental income from two flats I let out.', 'tax-return/tax-rent', true],
  [
    'whoever packs himself is not packed for',
    'House move, 2 bed flat, 3rd floor no lift to ground floor, 8 km, we pack.',
    'house-moving/pack',
    false,
  ],
  [
    'texts that are ready are not written',
    'Website for an electrician, 6 pages, WordPress, contact form, texts + photos ready.',
    'business-website/write-site-texts',
    false,
  ],
])('%s', (_, description, key, isThere) => {
  const keys = keysOf(description)
  expect(keys.filter(one => one.startsWith(`${key.split('/')[0]}/`)).length).toBeGreaterThan(2)
  expect(keys.includes(key)).toBe(isThere)
})

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

test.each([
  [
    'a tractor by its number',
    'The hydraulic lift of my Massey Ferguson 135 tractor drops under load. Diagnosis and repair on the farm.',
    40,
  ],
  ['a database by its version', 'Migrate a MySQL 5.7 database (85 tables, 40 GB) to PostgreSQL 16, rewriting 22 stored procedures.', 90],
  [
    'an engine by its name',
    '57ft narrowboat, Beta 38 engine, due the 500 hr service, a weep from the stern gland and a bilge pump that groans.',
    40,
  ],
  ['from one version to the next', 'Postgres 11 to 16 upgrade on AWS RDS, 900 GB, at most 30 minutes of downtime.', 60],
  [
    'what is booked each month',
    'Ein kleines Skript, das die CSV unserer Kasse ins DATEV-Format bringt, jeden Monat ca. 900 Buchungen.',
    40,
  ],
  ['prototypes of one layout', 'PCB for a beehive scale with 4 load cells: schematic and layout, then assemble 5 prototypes.', 90],
])('a number that counts no work makes no giant of it: %s', (_, brief, most) => {
  expect(totalOf(brief)).toBeGreaterThan(1)
  expect(totalOf(brief)).toBeLessThan(most)
})

test.each([
  [
    'receipts a month',
    'Bookkeeping catch-up, 6 months, 70 transactions/month, QuickBooks.',
    'I need 6 months of bookkeeping, 70 transactions per month, in QuickBooks.',
  ],
  [
    'words a page',
    'Translate our 30 page catalogue, English > Italian, 200 words/page.',
    'Translate our 30 page catalogue (200 words per page) from English into Italian.',
  ],
  [
    'hours a week',
    'Maths tutor, A-level, 1.5 h/week, 12 weeks, online.',
    'An online A-level maths tutor, 1.5 hours per week for 12 weeks.',
  ],
])('%s are as many however they are written', (_, short, long) => {
  expect(totalOf(short)).toBeGreaterThan(15)
  expect(totalOf(short) / totalOf(long)).toBeCloseTo(1, 1)
})

test('clips of some seconds take the hours of the minutes that they are together', () => {
  const clips = totalOf('Cut 12 reels from our phone clips, 45 seconds each.')
  expect(clips).toBeGreaterThan(10)
  expect(clips).toBeLessThan(totalOf('Cut 12 reels from our phone clips, 4 minutes each.'))
})

test.each(['Hey need something creative for my thing, whats your price roughly', 'hi all we might do a thing in the spring, who is free'])(
  'who says too little is asked: %s',
  brief => {
    expect(tasksOf(brief)).toEqual([])
  },
)

test('proofreading edits nothing', () => {
  expect(keysOf('Proofread my fantasy novel, 112k words, British spelling.')).toEqual([
    'proofreading-work/proof-sample',
    'proofreading-work/proof-read',
  ])
})
