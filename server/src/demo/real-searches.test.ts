import { beforeAll, expect, test } from 'vitest'
import { countServices, listServices, type Service } from '#contract/catalog.ts'
import { type Caller, testApp } from '../../test/app.ts'
import { seedDemo } from './seed-demo.ts'

let visitor: Caller

beforeAll(async () => {
  const app = await testApp()
  await seedDemo(app.database, { analyse: async () => undefined, analyseLater: async () => undefined })
  visitor = app.visitor()
})

const firstFive = async (q: string): Promise<Service[]> => (await visitor.call(listServices, { q })).body.slice(0, 5)
const meant = async (q: string): Promise<string | null> => (await visitor.call(countServices, { q })).body.meant

/** What somebody types, and titles of services or of their experts that must stand among the first five. */
test.each([
  // Who does the work.
  ['plumber', 'Master Plumber', 'Drain and Pump Technician', 'Water Heater and Gas Fitter'],
  ['master plumber', 'Find the leak under the sink', 'Water is running: first aid on camera'],
  ['emergency plumber', 'Master Plumber', 'Drain and Pump Technician'],
  ['gas fitter', 'Water Heater and Gas Fitter', 'Boiler shows a fault code'],
  ['electrician', 'Master Electrician', 'Electrician for Homes'],
  ['master electrician', 'Find out why the breaker trips', 'Check of an old fuse box before you buy'],
  ['joiner', 'Door sticks or does not close'],
  ['painter', 'Painter and Plasterer'],
  ['gardener', 'Head Gardener', 'Irrigation Technician'],
  ['tree surgeon', 'Arborist'],
  ['bike mechanic', 'Motorcycle and E-Bike Mechanic'],
  ['solicitor', 'Tenancy and Property Lawyer', 'Employment Lawyer', 'Contract and Company Lawyer'],
  ['accountant', 'Payroll and Start-up Accountant', 'Bookkeeper'],
  ['web developer', 'Full-Stack Web Developer', 'WordPress and WooCommerce Developer'],
  ['data analyst', 'Survey analysis with clear words'],
  ['Klempner', 'Master Plumber'],
  // What is broken or wanted, and with which tool.
  ['leak under sink', 'Find the leak under the sink'],
  ['fuse box', 'Check of an old fuse box before you buy'],
  ['washing machine', 'Washing machine does not drain'],
  ['how do I fix a running toilet', 'Running toilet: fix the cistern'],
  ['wifi slow', 'Dead spots at home: a walk with the camera'],
  ['wallbox', 'EV Charging Specialist'],
  ['multimeter', 'Find out why the breaker trips'],
  ['torque wrench', 'Brake and Chassis Mechanic'],
  ['photoshop', 'Photo retouching for a web shop'],
  ['excel', 'Repair and speed up an Excel workbook'],
  ['locksmith', 'Doorbell or smart lock goes offline'],
  // Slips.
  ['plumer', 'Master Plumber'],
  ['wfi', 'Dead spots at home: a walk with the camera'],
  ['phyton', 'Python Engineer'],
  ['heatpump', 'Heat pump settings that save money'],
  ['electrican', 'Master Electrician', 'Electrician for Homes'],
  ['barthroom fitter', 'Bathroom plan with parts list'],
  ['dishwaser', 'Dishwasher leaves water or an error'],
  ['kubernets', 'Kubernetes Engineer'],
  ['bookeeper', 'Monthly bookkeeping for a small firm'],
  ['antti lindqvst', 'Antti Lindqvist'],
  ['photoshp', 'Photo retouching for a web shop'],
  ['phtoshop', 'Photo retouching for a web shop'],
  ['lucia', 'Lucía Serrano'],
  ['lucia serano', 'Lucía Serrano'],
  // Slips that are near more than one word: what stands beside them says which.
  ['tax decleration', 'Tax return for the self-employed'],
  ['decleration', 'Decorate the room, guided live'],
  ['accountent', 'Payroll and Start-up Accountant', 'Bookkeeper'],
])('%s finds what is meant', async (q, ...wanted) => {
  const found = (await firstFive(q)).flatMap(({ title, expertTitle, expertName }) => [title, expertTitle, expertName])
  expect(found).toEqual(expect.arrayContaining(wanted))
})

test.each(['master plumber', 'matter plumber', 'gas fitter', 'gas filter', 'painter', 'joiner', 'plumbers', 'multimeter', 'lucia'])(
  'words that somebody uses are no slips: %s',
  async q => {
    expect(await meant(q)).toBeNull()
  },
)

test.each([
  ['plumer', 'plumber'],
  ['electrican', 'electrician'],
  ['mastr plumber', 'master plumber'],
  ['paintr', 'painter'],
  ['car mechnic', 'car mechanic'],
  ['photoshp', 'photoshop'],
  ['drywal', 'drywall'],
  ['tax decleration', 'tax declaration'],
  ['tax declration', 'tax declaration'],
  ['accountent', 'accountant'],
  ['elli expert', 'eli expert'],
])('%s is taken for %s, unless it is meant so', async (q, correction) => {
  expect(await meant(q)).toBe(correction)
  expect((await visitor.call(countServices, { q, exact: 'true' })).body.meant).toBeNull()
})

test('a name with a slip in it finds whom it means, and nobody who only shares the other word', async () => {
  expect(new Set((await firstFive('Elli Expert')).map(({ expertName }) => expertName))).toEqual(new Set(['Eli Expert']))
  // Alone so short a word may be anything.
  expect(await meant('elli')).toBeNull()
})

test.each([
  ['accountant', 'Accounting & Tax'],
  ['accountent', 'Accounting & Tax'],
  ['plumber', 'Plumbing'],
  ['gardener', 'Garden & Outdoors'],
])('whoever does the work of a %s comes before all who merely have the word', async (q, category) => {
  const names = (await visitor.call(listServices, { q })).body.map(({ categoryName }) => categoryName)
  expect(names[0]).toBe(category)
  const others = names.findIndex(name => name !== category)
  if (others > 0) expect(names.slice(others)).not.toContain(category)
})

test('a word that is meant as it was typed finds what has it, or nothing', async () => {
  expect((await visitor.call(listServices, { q: 'plumer', exact: 'true' })).body).toEqual([])
  expect((await visitor.call(countServices, { q: 'plumer', exact: 'true' })).body.total).toBe(0)
})
