import { expect, test } from 'vitest'
import { getService, listCategories, listFeaturedServices, listServices, listServicesOfExpert } from '#contract/catalog.ts'
import type { ServiceSort } from '#contract/catalog-limits.ts'
import { SKILLS_FOUND_MAX, searchSkills } from '#contract/shared/skills.ts'
import { testApp } from '../../test/app.ts'
import { seedExpert, seedService } from '../../test/seed.ts'

const setUp = async () => {
  const house = await testApp()
  const [bea, vic] = [await seedExpert(house.database, { expertName: 'Bea' }), await seedExpert(house.database, { expertName: 'Vic' })]
  await seedService(house.database, bea, {
    title: 'Boiler diagnosis by camera',
    isArEnabled: true,
    ratingAverage: 4.5,
    reviewsCount: 20,
    keywords: 'Bea',
  })
  await seedService(house.database, bea, { title: 'Heat pump planning', ratingAverage: 4.9, reviewsCount: 20, keywords: 'Bea' })
  await seedService(house.database, vic, {
    title: 'Logo for your company',
    category: 'Graphic Design',
    ratingAverage: 4.5,
    reviewsCount: 20,
    keywords: 'Vic',
  })
  return { ...house, visitor: house.visitor() }
}

test('two flawless reviews do not stand above two hundred good ones, unless the plain average is asked for', async () => {
  const { database, visitor } = await testApp()
  const [bea, vic] = [await seedExpert(database), await seedExpert(database)]
  await seedService(database, bea, { title: 'Praised by two', ratingAverage: 5, reviewsCount: 2 })
  await seedService(database, vic, { title: 'Praised by two hundred', ratingAverage: 4.9, reviewsCount: 200 })
  await seedService(database, vic, { title: 'Not reviewed yet' })
  await seedService(database, bea, { title: 'Blamed by many', ratingAverage: 2.1, reviewsCount: 40 })
  const titles = async (input: { sortBy?: ServiceSort }) => (await visitor().call(listServices, input)).body.map(service => service.title)
  const usual = ['Praised by two hundred', 'Praised by two', 'Not reviewed yet', 'Blamed by many']
  expect(await titles({})).toEqual(usual)
  expect(await titles({ sortBy: 'relevance' })).toEqual(usual)
  expect(await titles({ sortBy: 'rating' })).toEqual(['Praised by two', 'Praised by two hundred', 'Blamed by many', 'Not reviewed yet'])
  const ofBea = (await visitor().call(listServicesOfExpert, { expertProfileId: bea })).body.map(service => service.title)
  expect(ofBea).toEqual(['Praised by two', 'Blamed by many'])
})

test('anyone reads the services, best rated first', async () => {
  const { visitor } = await setUp()
  const { body } = await visitor.call(listServices, {})
  expect(body.map(service => service.title)).toEqual(['Heat pump planning', 'Logo for your company', 'Boiler diagnosis by camera'])
  expect(body[0]).toMatchObject({ expertName: 'Bea', categoryName: 'Heating & Cooling', hourlyRate: 70, isArEnabled: false })
})

test('pages join without a gap or a repeat, also among equal ratings', async () => {
  const { visitor } = await setUp()
  const titles: string[] = []
  let cursor: string | undefined
  do {
    const page = await visitor.call(listServices, { limit: 1, ...(cursor ? { cursor } : {}) })
    titles.push(...page.body.map(service => service.title))
    cursor = page.headers['x-next-cursor'] ? String(page.headers['x-next-cursor']) : undefined
  } while (cursor)
  expect(titles).toEqual(['Heat pump planning', 'Logo for your company', 'Boiler diagnosis by camera'])
})

test.each([
  ['boiler', ['Boiler diagnosis by camera']],
  ['boilr', ['Boiler diagnosis by camera']],
  ['vic', ['Logo for your company']],
  ['zzzzz', []],
  ["'; drop table services; --", []],
])('a search for %j finds %j', async (q, titles) => {
  const { visitor } = await setUp()
  expect((await visitor.call(listServices, { q })).body.map(service => service.title)).toEqual(titles)
})

test('category and AR narrow the list, together and with a search', async () => {
  const { visitor } = await setUp()
  const design = (await visitor.call(listCategories, {})).body.find(category => category.name === 'Graphic Design')
  const titles = async (input: Parameters<typeof visitor.call<typeof listServices>>[1]) =>
    (await visitor.call(listServices, input)).body.map(service => service.title)
  expect(await titles({ categoryId: design?.id })).toEqual(['Logo for your company'])
  expect(await titles({ ar: 'true' })).toEqual(['Boiler diagnosis by camera'])
  expect(await titles({ ar: 'true', categoryId: design?.id })).toEqual([])
  expect(await titles({ q: 'boiler', categoryId: design?.id })).toEqual([])
})

test('one service is answered whole, an unknown one is not found, a bad id is told apart', async () => {
  const { visitor } = await setUp()
  const [first] = (await visitor.call(listServices, {})).body
  const detail = (await visitor.call(getService, { serviceId: first?.id })).body
  expect(detail).toMatchObject(first ?? {})
  expect(detail).toMatchObject({
    pictures: [],
    isPaused: false,
    isOwn: false,
    isExpertVerified: true,
    expert: { availabilityStatus: 'available' },
  })
  expect((await visitor.call(getService, { serviceId: 99999 })).error).toEqual({ error: 'Service Not Found', code: 'not_found' })
  expect((await visitor.send('GET', getService.path, { serviceId: 'abc' })).error.error).toBe('Service ID must be a number.')
  expect((await visitor.send('GET', getService.path, { serviceId: '0' })).error.error).toBe('Service ID must be a positive integer.')
})

test('Home features no expert twice and a category twice only at the end, and what many praise before what one does', async () => {
  const { database, visitor } = await testApp()
  const [bea, vic, ida] = [await seedExpert(database), await seedExpert(database), await seedExpert(database)]
  await seedService(database, bea, { title: 'Praised by one', ratingAverage: 5, reviewsCount: 1 })
  await seedService(database, bea, { title: 'Praised by many', category: 'Plumbing', ratingAverage: 4.8, reviewsCount: 90 })
  await seedService(database, vic, { title: 'Praised by some', category: 'Graphic Design', ratingAverage: 4.9, reviewsCount: 8 })
  await seedService(database, ida, { title: 'The same category', category: 'Plumbing', ratingAverage: 4.7, reviewsCount: 20 })
  const titles = async () => (await visitor().call(listFeaturedServices, {})).body.map(service => service.title)
  expect(await titles()).toEqual(['Praised by many', 'Praised by some', 'The same category'])
  const max = await seedExpert(database)
  await seedService(database, max, { title: 'By camera', category: 'Electrical', ratingAverage: 4.3, reviewsCount: 3, isArEnabled: true })
  expect(await titles()).toEqual(['By camera', 'Praised by many', 'Praised by some', 'The same category'])
})

test('a few letters find the skill that is meant, by its name, by another word for it, and with a slip of the keyboard', async () => {
  const { visitor } = await testApp()
  const find = async (q: string) => (await visitor().call(searchSkills, { q })).body
  expect((await find('boiler'))[0]).toEqual({ id: 'boiler-repair', name: 'Boiler Repair', tradeName: 'Heating & Cooling' })
  expect((await find('heizkess')).map(({ id }) => id)).toContain('boiler-repair')
  expect((await find('plumbbing')).map(({ id }) => id)).toEqual(['plumbing'])
  for (const [typed, id] of [
    ['phyton', 'python'],
    ['heatpump', 'heat-pump'],
    ['wfi', 'wifi'],
    ['boiler repar', 'boiler-repair'],
    // The last word is still being typed.
    ['netwrok secur', 'network-security'],
  ])
    expect((await find(typed ?? '')).map(skill => skill.id)).toContain(id)
  expect((await find('e')).length).toBe(SKILLS_FOUND_MAX)
  expect(await find('qqqqqqqq')).toEqual([])
  const empty = await visitor().send('GET', searchSkills.path, { q: ' ' })
  expect([empty.status, empty.error.error]).toEqual([400, 'Say which skill you look for.'])
})

test('looking for skills has a limit of its own, above what anybody types', async () => {
  const environment = { ONHAND_MODE: 'production', AUTH_SECRET: 'x'.repeat(40), PUBLIC_URL: 'https://help.example.org' }
  const caller = (await testApp({ environment })).visitor()
  const statuses: number[] = []
  for (let at = 0; at <= 240; at += 1) statuses.push((await caller.call(searchSkills, { q: 'pump' })).status)
  expect(statuses.filter(status => status === 200)).toHaveLength(240)
  expect(statuses.at(-1)).toBe(429)
  expect((await caller.call(listCategories, {})).status).toBe(200)
})
