import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { deleteAccount } from '#contract/accounts.ts'
import { countServices, getService, listCategories, listServices, listSimilarServices } from '#contract/catalog.ts'
import {
  addServicePicture,
  arrangeServicePictures,
  createService,
  deleteService,
  describeServicePicture,
  getOwnService,
  listOwnServices,
  pauseService,
  removeServicePicture,
  SERVICE_PICTURES_MAX,
  SERVICES_PER_EXPERT_MAX,
  updateService,
} from '#contract/catalog-own.ts'
import { type Caller, type TestApp, testApp } from '../../test/app.ts'
import { pdf, picture } from '../../test/sample-files.ts'
import { seedExpert, seedService } from '../../test/seed.ts'
import { setRole } from '../accounts/account-store.ts'
import { expertProfiles } from '../experts/expert-tables.ts'
import { blobs } from '../files/file-tables.ts'
import { auditEntries } from '../platform/audit/audit-tables.ts'
import { domainEvents } from '../platform/events/event-tables.ts'
import { services } from './catalog-tables.ts'

const expertIn = async (app: TestApp, name: string) => {
  const caller = await app.person(name, ['client', 'expert'])
  const id = await seedExpert(app.database, { accountId: caller.accountId, expertName: name, expertEmail: caller.email })
  return { caller, id }
}

const setUp = async () => {
  const app = await testApp()
  const { caller: bea } = await expertIn(app, 'Bea')
  const { caller: vic } = await expertIn(app, 'Vic')
  const [client, admin, visitor] = [await app.person('Cleo'), await app.person('Ada', ['client', 'admin']), app.visitor()]
  const [category] = (await visitor.call(listCategories, {})).body
  const fields = {
    title: 'Boiler diagnosis',
    description: 'Your boiler is looked at through your camera.',
    categoryId: category?.id ?? 0,
    skillIds: ['boiler-repair'],
    hourlyRate: 65.5,
    isArEnabled: true,
  }
  return { app, bea, vic, client, admin, visitor, fields }
}

const offered = async () => {
  const house = await setUp()
  const { id: serviceId } = (await house.bea.call(createService, house.fields)).body
  await house.bea.call(pauseService, { serviceId, isPaused: false })
  return { ...house, serviceId }
}

test('a new service waits until its expert offers it; then everybody finds it by its title, its skill and his name', async () => {
  const { bea, admin, client, vic, visitor, fields } = await setUp()
  const created = (await bea.call(createService, fields)).body
  expect(created).toMatchObject({ title: fields.title, isPaused: true, isOwn: true, skills: ['Boiler Repair'], hourlyRate: 65.5 })
  const found = async (q: string) => (await visitor.call(listServices, { q })).body.map(({ id }) => id)
  const counted = async () => (await visitor.call(countServices, {})).body.total
  expect([await found('boiler'), await counted()]).toEqual([[], 0])
  for (const caller of [visitor, client, vic])
    for (const call of [getService, listSimilarServices]) expect((await caller.call(call, { serviceId: created.id })).status).toBe(404)
  for (const caller of [bea, admin]) expect((await caller.call(getService, { serviceId: created.id })).body.isPaused).toBe(true)
  expect((await bea.call(pauseService, { serviceId: created.id, isPaused: false })).body.isPaused).toBe(false)
  for (const q of ['diagnosis', 'boiler repair', 'bea']) expect(await found(q)).toEqual([created.id])
  expect((await bea.call(listOwnServices, {})).body).toMatchObject([{ id: created.id, isPaused: false }])
  expect(await counted()).toBe(1)
  // Once offered it is no secret any more: an old link says that it is paused.
  await bea.call(pauseService, { serviceId: created.id, isPaused: true })
  expect((await visitor.call(getService, { serviceId: created.id })).body).toMatchObject({ isPaused: true, isOwn: false })
  expect(await counted()).toBe(0)
})

test('it is changed by its expert, and two of his do not have one title', async () => {
  const { bea, vic, fields, serviceId } = await offered()
  const changed = await bea.call(updateService, {
    ...fields,
    serviceId,
    title: 'Boiler advice',
    skillIds: ['heating-systems', 'heating-systems'],
  })
  expect(changed.body).toMatchObject({ title: 'Boiler advice', skillIds: ['heating-systems'], isPaused: false })
  const second = (await bea.call(createService, fields)).body
  const sameTitle = 'You have a service of this title. Change that one, or find another title.'
  expect(await bea.call(createService, fields)).toMatchObject({ status: 409, error: { error: sameTitle } })
  expect(await bea.call(updateService, { ...fields, serviceId: second.id, title: 'Boiler advice' })).toMatchObject({ status: 409 })
  expect((await vic.call(createService, fields)).status).toBe(200)
})

test('two of one title sent at once: one stands', async () => {
  const { bea, fields } = await setUp()
  const answers = await Promise.all([1, 2, 3].map(() => bea.call(createService, fields)))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409])
})

test.each([
  [{ title: 'Four' }, 'Title must be at least 5 characters long'],
  [{ description: 'Too short' }, 'Description must be at least 20 characters long'],
  [{ categoryId: 99_999 }, 'There is no such category any more. Choose another one.'],
  [{ skillIds: [] }, 'Choose one to 10 skills.'],
  [{ skillIds: ['no-such-skill'] }, "There is no skill 'no-such-skill'. Choose one from the list."],
  [{ hourlyRate: 0 }, 'The hourly rate must be between 1 and 10000 US dollars, with cents at most.'],
  [{ hourlyRate: 9.999 }, 'The hourly rate must be between 1 and 10000 US dollars, with cents at most.'],
])('%j is refused: %s', async (wrong, error) => {
  const { bea, fields } = await setUp()
  expect(await bea.send('POST', createService.path, { ...fields, ...wrong })).toMatchObject({ status: 400, error: { error } })
})

test('who is no expert offers nothing; nobody changes, pauses or deletes what another offers', async () => {
  const { vic, client, admin, visitor, fields, serviceId } = await offered()
  expect((await visitor.call(createService, fields)).status).toBe(401)
  expect(await client.call(createService, fields)).toMatchObject({
    status: 403,
    error: { error: 'Experts offer services. Create your expert profile first.' },
  })
  expect((await client.call(listOwnServices, {})).status).toBe(403)
  for (const [caller, status] of [
    [visitor, 401],
    [client, 403],
    [vic, 403],
  ] as const) {
    const statuses = [
      (await caller.call(updateService, { ...fields, serviceId })).status,
      (await caller.call(pauseService, { serviceId, isPaused: true })).status,
      (await caller.call(deleteService, { serviceId })).status,
      (await caller.upload(addServicePicture, { serviceId: String(serviceId), text: '' }, await picture())).status,
      (await caller.call(arrangeServicePictures, { serviceId, pictureIds: [] })).status,
      (await caller.call(describeServicePicture, { serviceId, pictureId: 1, text: 'Mine' })).status,
      (await caller.call(removeServicePicture, { serviceId, pictureId: 1 })).status,
    ]
    expect(new Set(statuses)).toEqual(new Set([status]))
  }
  expect((await vic.call(getOwnService, { serviceId: String(serviceId) })).status).toBe(404)
  expect((await admin.call(updateService, { ...fields, serviceId })).status).toBe(403)
  expect((await admin.call(deleteService, { serviceId })).status).toBe(403)
})

test('what an admin takes off the market is seen by him and its expert only, who learns why and cannot put it back', async () => {
  const { bea, admin, visitor, client, serviceId } = await offered()
  expect(await admin.call(pauseService, { serviceId, isPaused: true })).toMatchObject({
    status: 400,
    error: { error: 'Say why, so that the expert knows what to change.' },
  })
  await admin.call(pauseService, { serviceId, isPaused: true, reason: 'The text promises a licence that is not proven.' })
  const id = String(serviceId)
  expect([(await visitor.call(getService, { serviceId: id })).status, (await client.call(getService, { serviceId: id })).status]).toEqual([
    404, 404,
  ])
  expect((await admin.call(getService, { serviceId: id })).body.isPaused).toBe(true)
  expect((await bea.call(getOwnService, { serviceId: id })).body).toMatchObject({
    isPausedByAdmin: true,
    pauseReason: 'The text promises a licence that is not proven.',
  })
  expect((await bea.call(pauseService, { serviceId, isPaused: false })).status).toBe(403)
  expect((await admin.call(pauseService, { serviceId, isPaused: false })).body).toMatchObject({ isPaused: false, pauseReason: null })
  expect((await visitor.call(getService, { serviceId: id })).status).toBe(200)
})

test('an admin puts on the market only what an admin stopped, and not his own; each time it stands in the audit', async () => {
  const { app, bea, admin, fields, serviceId } = await offered()
  const turn = (caller: Caller, isPaused: boolean) =>
    caller.call(pauseService, { serviceId, isPaused, ...(isPaused ? { reason: 'No licence is proven.' } : {}) })
  await turn(bea, true)
  for (const isPaused of [false, true])
    expect(await turn(admin, isPaused)).toMatchObject({
      status: 409,
      error: { error: expect.stringContaining('only he puts it on the market') },
    })
  const draft = (await bea.call(createService, { ...fields, title: 'Never offered' })).body
  expect((await admin.call(pauseService, { serviceId: draft.id, isPaused: false })).status).toBe(409)
  expect(await app.database.query.$count(auditEntries)).toBe(0)
  await turn(bea, false)
  expect((await turn(admin, true)).body).toMatchObject({ isPaused: true, isPausedByAdmin: true })
  await app.database.transaction(tx => setRole(tx, bea.accountId, 'admin', true))
  for (const isPaused of [false, true]) expect((await turn(bea, isPaused)).status).toBe(403)
  expect((await turn(admin, false)).body.isPaused).toBe(false)
  const entries = await app.database.query.select().from(auditEntries).orderBy(auditEntries.id)
  expect(entries.map(({ action, subject, actorAccountId }) => [action, subject, actorAccountId])).toEqual([
    ['service-paused', `service:${serviceId}`, admin.accountId],
    ['service-resumed', `service:${serviceId}`, admin.accountId],
  ])
  // Its expert is told of both, and of nothing that he did himself.
  const events = await app.database.query
    .select()
    .from(domainEvents)
    .where(eq(domainEvents.subject, `service:${serviceId}`))
    .orderBy(domainEvents.id)
  const told = { title: fields.title, ownerId: bea.accountId }
  expect(events).toMatchObject([
    { type: 'service-stopped', payload: { ...told, reason: 'No licence is proven.' } },
    { type: 'service-put-back', payload: told },
  ])
})

test('an expert who is called otherwise is found by his new name and title, and his skills keep their words', async () => {
  const { app, bea, fields } = await setUp()
  const { id } = (await bea.call(createService, fields)).body
  const wordsOf = async () => (await app.database.query.select().from(services).where(eq(services.id, id)))[0]
  await app.database.pool.query("update expert_profiles set expert_name = 'Bo', title = 'Boilermaker' where account_id = $1", [
    bea.accountId,
  ])
  expect(await wordsOf()).toMatchObject({ keywords: 'Boiler Repair', expertWords: 'Bo Boilermaker' })
  await app.database.pool.query("update expert_profiles set title = 'Master of Boilers' where account_id = $1", [bea.accountId])
  expect(await wordsOf()).toMatchObject({ keywords: 'Boiler Repair', expertWords: 'Bo Master of Boilers' })
})

test('a deleted service is gone with its pictures; one with reviews stays', async () => {
  const { app, bea, visitor, serviceId } = await offered()
  await bea.upload(addServicePicture, { serviceId: String(serviceId), text: '' }, await picture())
  await app.database.query.update(services).set({ reviewsCount: 1 }).where(eq(services.id, serviceId))
  expect((await bea.call(deleteService, { serviceId })).status).toBe(409)
  await app.database.query.update(services).set({ reviewsCount: 0 }).where(eq(services.id, serviceId))
  expect((await bea.call(deleteService, { serviceId })).body).toEqual({ serviceId })
  expect((await visitor.call(getService, { serviceId: String(serviceId) })).status).toBe(404)
  expect(await app.database.query.select().from(blobs)).toEqual([])
  expect((await bea.call(deleteService, { serviceId })).status).toBe(404)
})

test('pictures are drawn anew, described, put in order and taken away, and everybody sees them', async () => {
  const { app, bea, visitor, serviceId } = await offered()
  const id = String(serviceId)
  await bea.upload(addServicePicture, { serviceId: id, text: 'The valve before' }, await picture('png', { width: 2000, height: 500 }))
  const { pictures } = (await bea.upload(addServicePicture, { serviceId: id, text: '' }, await picture('webp'))).body
  expect(pictures[0]).toMatchObject({ text: 'The valve before', width: 1600, height: 400 })
  const shown = await app.app.http.inject(pictures[0]?.url ?? '')
  expect([shown.statusCode, shown.headers['content-type']]).toEqual([200, 'image/webp'])
  expect(await sharp(shown.rawPayload).metadata()).toMatchObject({ format: 'webp', width: 1600, height: 400 })
  const [first = 0, second = 0] = pictures.map(each => each.id)
  await bea.call(arrangeServicePictures, { serviceId, pictureIds: [second, first] })
  await bea.call(describeServicePicture, { serviceId, pictureId: second, text: ' And after ' })
  await bea.call(describeServicePicture, { serviceId, pictureId: first, text: 'Before' })
  const detail = await visitor.call(getService, { serviceId: id })
  expect(detail.body.pictures.map(each => [each.id, each.text])).toEqual([
    [second, 'And after'],
    [first, 'Before'],
  ])
  expect((await bea.call(removeServicePicture, { serviceId, pictureId: second })).body.pictures.map(each => each.id)).toEqual([first])
  expect(await app.database.query.select().from(blobs)).toHaveLength(1)
  expect((await bea.upload(addServicePicture, { serviceId: id, text: '' }, await pdf('valve.png'))).status).toBe(415)
  for (let at = 1; at < SERVICE_PICTURES_MAX; at++) await bea.upload(addServicePicture, { serviceId: id, text: '' }, await picture())
  expect((await bea.upload(addServicePicture, { serviceId: id, text: '' }, await picture())).status).toBe(409)
  expect(await app.database.query.select().from(blobs)).toHaveLength(SERVICE_PICTURES_MAX)
  await bea.call(deleteAccount, { email: bea.email })
  expect((await visitor.call(getService, { serviceId: id })).status).toBe(404)
})

test('two tabs that change the pictures of a service do not take back what the other did', async () => {
  const { bea, serviceId } = await offered()
  const id = String(serviceId)
  for (const text of ['One', 'Two']) await bea.upload(addServicePicture, { serviceId: id, text }, await picture())
  const [one = 0, two = 0] = (await bea.call(getOwnService, { serviceId: id })).body.pictures.map(each => each.id)
  const three = (await bea.upload(addServicePicture, { serviceId: id, text: 'Three' }, await picture())).body.pictures.at(-1)?.id ?? 0
  // The other tab knows nothing of the third.
  const arranged = await bea.call(arrangeServicePictures, { serviceId, pictureIds: [two, one] })
  expect([arranged.status, arranged.error.error]).toEqual([
    409,
    'The pictures have changed meanwhile, perhaps in another tab. Look at them as they are now, then put them in order.',
  ])
  expect((await bea.call(arrangeServicePictures, { serviceId, pictureIds: [one, two, two] })).status).toBe(409)
  await bea.call(removeServicePicture, { serviceId, pictureId: one })
  for (const gone of [
    await bea.call(removeServicePicture, { serviceId, pictureId: one }),
    await bea.call(describeServicePicture, { serviceId, pictureId: one, text: 'Gone' }),
  ])
    expect([gone.status, gone.error.code]).toEqual([404, 'not_found'])
  const { pictures } = (await bea.call(arrangeServicePictures, { serviceId, pictureIds: [three, two] })).body
  expect(pictures.map(({ text }) => text)).toEqual(['Three', 'Two'])
})

test('similar services are of other experts with the same skills, each expert once', async () => {
  const { app, visitor, serviceId, fields } = await offered()
  const other = await seedExpert(app.database, { expertName: 'Otto' })
  for (const title of ['Boiler check', 'Boiler repair']) await seedService(app.database, other, { title, skillIds: fields.skillIds })
  await seedService(app.database, other, { title: 'Logo', skillIds: ['logo-design'] })
  const similar = (await visitor.call(listSimilarServices, { serviceId: String(serviceId) })).body
  expect(similar).toHaveLength(1)
  expect(similar[0]).toMatchObject({ expertName: 'Otto', title: expect.stringMatching(/^Boiler/) })
  expect((await visitor.call(listSimilarServices, { serviceId: '99999' })).status).toBe(404)
})

test('where nobody else has the same skills, related ones and then the category say what is similar', async () => {
  const { app, visitor, serviceId } = await offered()
  const { categoryName: category } = (await visitor.call(getService, { serviceId: String(serviceId) })).body
  const similar = async () => (await visitor.call(listSimilarServices, { serviceId: String(serviceId) })).body.map(({ title }) => title)
  await seedService(app.database, await seedExpert(app.database), { title: 'Logo', category: 'Garden & Outdoors' })
  expect(await similar()).toEqual([])
  await seedService(app.database, await seedExpert(app.database), {
    title: 'Stove advice',
    category,
    skillIds: ['wood-stove'],
    ratingAverage: 5,
    reviewsCount: 9,
  })
  expect(await similar()).toEqual(['Stove advice'])
  await seedService(app.database, await seedExpert(app.database), {
    title: 'Radiators',
    skillIds: ['radiators'],
    category: 'Garden & Outdoors',
  })
  expect(await similar()).toEqual(['Radiators', 'Stove advice'])
})

test('an expert has as many services as there is room for, and is told what to do then', async () => {
  const { app, bea, vic, fields } = await setUp()
  const [profile] = await app.database.query
    .select({ id: expertProfiles.id })
    .from(expertProfiles)
    .where(eq(expertProfiles.expertName, 'Bea'))
  for (let at = 1; at < SERVICES_PER_EXPERT_MAX; at += 1)
    await seedService(app.database, profile?.id ?? 0, { title: `Service ${at}`, isPaused: at > 50 })
  const create = (title: string) => bea.call(createService, { ...fields, title })
  // Two windows do not get the last room twice.
  const answers = await Promise.all([create('The last'), create('One too many')])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  expect((await create('Another')).error.error).toBe(
    'You have 100 services, as many as one expert can offer. Change or delete one of them instead.',
  )
  expect((await bea.call(listOwnServices, {})).body).toHaveLength(SERVICES_PER_EXPERT_MAX)
  expect((await vic.call(createService, fields)).status).toBe(200)
})

test("an admin reads anybody's service, and it is not told to be his", async () => {
  const { serviceId, bea, admin } = await offered()
  expect((await bea.call(getOwnService, { serviceId })).body.isOwn).toBe(true)
  expect((await admin.call(getOwnService, { serviceId })).body.isOwn).toBe(false)
  expect((await admin.call(pauseService, { serviceId, isPaused: true, reason: 'No licence is proven.' })).body.isOwn).toBe(false)
})
