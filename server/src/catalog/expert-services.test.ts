import { expect, test } from 'vitest'
import { getService, listServices, listServicesOfExpert } from '#contract/catalog.ts'
import { testApp } from '../../test/app.ts'
import { seedExpert, seedService } from '../../test/seed.ts'

test("an expert's services are listed best rated first, without what is paused and what is another's", async () => {
  const app = await testApp()
  const [ana, bo] = [await seedExpert(app.database), await seedExpert(app.database)]
  await seedService(app.database, ana, { title: 'Tap check', ratingAverage: 3, reviewsCount: 1 })
  await seedService(app.database, ana, { title: 'Boiler check', ratingAverage: 5, reviewsCount: 1 })
  await seedService(app.database, ana, { title: 'Paused', isPaused: true })
  await seedService(app.database, bo, { title: 'Another' })
  const { body } = await app.visitor().call(listServicesOfExpert, { expertProfileId: ana })
  expect(body.map(({ title }) => title)).toEqual(['Boiler check', 'Tap check'])
  expect((await app.visitor().call(listServicesOfExpert, { expertProfileId: 99 })).body).toEqual([])
})

test('a service carries the badges of its expert', async () => {
  const app = await testApp()
  const ana = await seedExpert(app.database, { verificationStatus: 'verified', passedAssessments: ['smart_home'] })
  await seedService(app.database, ana, { title: 'Boiler check' })
  const [service] = (await app.visitor().call(listServices, {})).body
  const { body } = await app.visitor().call(getService, { serviceId: service?.id ?? 0 })
  expect(body).toMatchObject({ isExpertVerified: true, expertBadges: ['Smart Home'] })
})
