import { expect, test } from 'vitest'
import { analyseBrief } from './built-in-analyst.ts'
import { meanHours } from './plan-simulation.ts'

const tasksOf = (description: string) => analyseBrief({ title: '', description }).flatMap(step => (step.kind === 'task' ? [step.task] : []))
const keysOf = (description: string) => tasksOf(description).map(({ key }) => key)
const totalOf = (description: string) => tasksOf(description).reduce((sum, { hours }) => sum + meanHours(hours), 0)

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
  ['editing does', 'Edit and proofread my fantasy novel, 112k words.', 'novel-edit/line', true],
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

test.each([
  [
    'a sheet that sums by itself needs no macros',
    'An Excel sheet that automatically sums up our hours per month.',
    'spreadsheet-work/sheet-macro',
    false,
  ],
  ['macros are programmed', 'Our rota in Excel with macros that respect holidays.', 'spreadsheet-work/sheet-macro', true],
  ['a garage becomes a room without walls raised', 'Convert our garage into a bedroom with a shower room.', 'house-extension/shell', false],
  ['what it is made fit by', 'Convert our garage into a bedroom with a shower room.', 'house-extension/convert', true],
  ['an extension has its walls raised', 'Build an extension of 20 m² at the back of our house.', 'house-extension/shell', true],
])('%s', (_, description, key, isThere) => {
  expect(keysOf(description).some(one => one.startsWith(`${key.split('/')[0]}/`))).toBe(true)
  expect(keysOf(description).includes(key)).toBe(isThere)
})

test('people stand for their mailboxes where none are counted', () => {
  expect(totalOf('Set up Microsoft 365 for our office of 30 people.')).toBeGreaterThan(
    totalOf('Set up Microsoft 365 for our office.') * 1.5,
  )
  expect(totalOf('Set up Microsoft 365, 5 mailboxes, for our office of 30 people.')).toBeLessThan(
    totalOf('Set up Microsoft 365, 5 mailboxes.') * 1.2,
  )
})

test('proofreading edits nothing', () => {
  expect(keysOf('Proofread my fantasy novel, 112k words, British spelling.')).toEqual([
    'proofreading-work/proof-sample',
    'proofreading-work/proof-read',
  ])
})
