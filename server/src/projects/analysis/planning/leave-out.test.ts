import { expect, test } from 'vitest'
import { analyseBrief } from '../built-in-analyst.ts'

const plan = (description: string) => {
  const steps = analyseBrief({ title: '', description })
  return {
    tasks: steps.flatMap(step => (step.kind === 'task' ? [step.task] : [])),
    notes: steps.flatMap(step => (step.kind === 'outline' ? step.planNotes : [])),
  }
}

const LOOSE_BOARDS = 'Queremos lijar y barnizar la tarima del comedor, que está muy gastada. Las tablas sueltas ya las atornilló un amigo.'

test.each([
  [
    'was done by a friend',
    LOOSE_BOARDS,
    'sand-floor/sand-mend',
    /^Left out as you asked \(.*: Screw down loose boards and replace bad ones\.$/,
  ],
  [
    'was done by others',
    'I want to see our three extruders on a big monitor in the office: trends, warnings, nightly reports, the lot. Our integrator has hooked up the controllers and the readings already land in a database.',
    'scada-dashboard/connect',
    /^Left out as you asked \(.*: Connect 3 machines and store the data\.$/,
  ],
  [
    'somebody always does',
    'Gesucht wird ein zuverlässiger Räumdienst für unsere Wohnanlage, früh morgens und auch am Wochenende. Den Splitt kehrt im Frühling unser Hausmeister zusammen, das war immer so.',
    'winter-service/sweep',
    /^Left out as you asked \(.*Splitt.*\)/,
  ],
])('a task that %s is left out, and the client is told', (_what, description, key, note) => {
  const { tasks, notes } = plan(description)
  expect(tasks.length).toBeGreaterThan(1)
  expect(tasks.map(task => task.key)).not.toContain(key)
  expect(notes.filter(one => note.test(one))).toHaveLength(1)
})

test('what waited for a task that is left out waits for what that one waited for', () => {
  const { tasks } = plan(LOOSE_BOARDS)
  const keys = new Set(tasks.map(({ key }) => key))
  expect(tasks.flatMap(({ predecessorKeys }) => predecessorKeys).filter(key => !keys.has(key))).toEqual([])
  expect(tasks.filter(({ predecessorKeys }) => predecessorKeys.length === 0)).toHaveLength(1)
})

test('what is ripped out already is not taken out', () => {
  const keys = plan('Fit a new kitchen, 12 units; the old units are already ripped out.').tasks.map(({ key }) => key)
  expect(keys).toContain('kitchen-fit/build')
  expect(keys).not.toContain('kitchen-fit/out')
})

test.each([
  ['what is ordered', 'The old paper is already off, hang new paper in two rooms.', 'wallpaper-hanging/hang'],
  ['what a rule has only made smaller', 'Set up a Shopify shop with 30 products. No custom design.', 'web-shop/shop-theme'],
  ['what is missing', 'A website for our cafe, 5 pages. Our photos are great. We have no texts yet.', 'business-website/write-site-texts'],
  ['what is to be laid where the old is gone', 'Bad neu fliesen, Boden 7 m². Die alten Fliesen sind schon ab.', 'tile-work/tile-lay'],
  [
    'what nobody has done',
    'We need 4 pictures of a house from outside for the brochure. I only have the plans in pdf, nobody has done a 3d model.',
    'architecture-visual/arch-model',
  ],
  [
    'what is not to be photographed',
    'Please move our 120 products to a new Shopify store. We do not need a new logo or any product photos.',
    'web-shop/shop-products',
  ],
  [
    'what is included',
    'Photography of 60 leather bags on a white background, 4 views each. Retouching is included.',
    'photo-shoot/photo-retouch',
  ],
  [
    'what is not wanted of the old, where only that is new',
    'Bad fliesen und verfugen, 9 m² Boden und 22 m² Wand. Alte Fliesen sind schon weg.',
    'tile-work/tile-lay',
  ],
  [
    'what was never finished',
    'Our old website was designed by a friend and never finished. We need a proper website for our bakery.',
    'business-website/site-design',
  ],
  [
    'what is old',
    'Unser Bad wurde 1985 gefliest und die Leitungen sind schon alt. Bitte komplett sanieren.',
    'bathroom-renovation/rough-in',
  ],
  ['what is broken', 'Reforma de baño. Los azulejos están rotos y las tuberías son de 1970.', 'bathroom-renovation/seal-and-tile'],
  [
    'a payment, where the hosting is paid,',
    'Our WordPress site needs a page where people can pre-order cakes and pay a deposit by card. Design stays as it is, and hosting is paid until 2027.',
    'booking-payment-integration/payment-connect',
  ],
  [
    'what is photographed anew beside old pictures',
    '40 pieces of silver jewellery, white background, two angles each. The shop texts are written and the old pictures of the rings can stay online.',
    'photo-shoot/photo-take',
  ],
  ['what broke', 'The socket in the hall was put in last year and does not work any more. Please repair it.', 'electrical-fault/trace'],
])('%s is planned', (_what, description, key) => {
  expect(plan(description).tasks.map(task => task.key)).toContain(key)
})

test.each([
  [
    'The new toilets are already bought.',
    'Please fit four new toilets in our flats and take the old ones away. The new toilets are already bought.',
    'toilet-fit/out',
  ],
  [
    'Two reminders were ignored.',
    "A customer owes us 4,800 € since May, two reminders were ignored. Please send a lawyer's letter.",
    'debt-collection/debt-demand',
  ],
  [
    'Domain and hosting already there.',
    'New website for my practice, 6 pages. Domain and hosting already there.',
    'business-website/site-launch',
  ],
  [
    'We take the photos ourselves.',
    'We need somebody to post 3 times a week on Instagram. We take the photos ourselves.',
    'social-media-plan/social-create',
  ],
  ['Cleaning is already booked.', 'The bathroom door drags on the floor. Cleaning is already booked.', 'door-easing/test'],
  [
    'a bare noun behind a wish',
    'Hacen falta el proyecto, la programación y la puesta en marcha del PLC; el cableado lo hace el electricista.',
    'plc-project/plc-code',
  ],
  [
    'Only the report.',
    'Please review our Java code base for quality, 40,000 lines. No fixing of code, only the report.',
    'code-review/report',
  ],
])('what shares words with a task and leaves nothing out of it: %s', (_what, description, key) => {
  expect(plan(description).tasks.map(task => task.key)).toContain(key)
})

test.each([
  ['Edit 8 episodes of our podcast. No music please.', 'Mix and master'],
  ['Edit 8 episodes of our podcast. No transcript needed.', 'Publish with titles and notes'],
])('%s: what a task does along with the rest is left out by itself', (description, title) => {
  expect(plan(description).tasks.map(task => task.title)).toContain(title)
})

test.each(['Build 25 m of wooden fence. The old one is already removed.', 'Bitte 25 m Holzzaun setzen. Der alte ist schon abgebaut.'])(
  '%s: whatever the old one was, nobody takes it away',
  description => {
    const { tasks } = plan(description)
    expect(tasks.length).toBeGreaterThan(1)
    expect(tasks.filter(({ title }) => /old fence/.test(title))).toEqual([])
  },
)

test('what is out of scope is left out even where others would complain of it missing', () => {
  const { tasks } = plan('Cable our new office with 24 ports. Wi-Fi is not part of this.')
  expect(tasks.length).toBeGreaterThan(1)
  expect(tasks.filter(({ title }) => /access point|radio/.test(title))).toEqual([])
})

test('since when something is wrong leaves nothing out', () => {
  const { tasks, notes } = plan('When I go over 100 km/h my steering wheel shakes. It started after new tyres were put on.')
  expect(tasks.map(({ title }) => title)).toContain('Change, mend and balance the wheels')
  expect(notes.filter(note => note.startsWith('Left out'))).toEqual([])
})
