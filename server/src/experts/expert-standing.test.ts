import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { getMe } from '#contract/accounts.ts'
import { changeRole, restoreAccount, suspendAccount } from '#contract/accounts-moderation.ts'
import {
  countServices,
  getService,
  listFeaturedServices,
  listServices,
  listServicesOfExpert,
  listSimilarServices,
} from '#contract/catalog.ts'
import { listOwnServices, pauseService } from '#contract/catalog-own.ts'
import { getExpertProfile, listExpertProfiles, type ProfileBadge, saveExpertProfile } from '#contract/experts.ts'
import { type Caller, testApp } from '../../test/app.ts'
import { seedExpert, seedService } from '../../test/seed.ts'
import { services } from '../catalog/catalog-tables.ts'
import { expertProfiles } from './expert-tables.ts'

const REASON = 'Offers what he does not do.'

const market = async () => {
  const app = await testApp()
  const [ana, bo, ada] = [await app.person('Ana'), await app.person('Bo'), await app.person('Ada', ['client', 'admin'])]
  const anaId = await seedExpert(app.database, { accountId: ana.accountId, expertEmail: ana.email, expertName: 'Ana' })
  const boId = await seedExpert(app.database, { accountId: bo.accountId, expertEmail: bo.email, expertName: 'Bo' })
  const skillIds = ['boiler-repair']
  await seedService(app.database, anaId, { title: 'Boiler check', skillIds, ratingAverage: 5, reviewsCount: 2 })
  await seedService(app.database, anaId, { title: 'Resting service', skillIds, isPaused: true })
  await seedService(app.database, boId, { title: 'Boiler cleaning', skillIds, ratingAverage: 4, reviewsCount: 2 })
  const idOf = async (title: string) =>
    (await app.database.query.select({ id: services.id }).from(services).where(eq(services.title, title)))[0]?.id ?? 0
  const refuse = (verificationStatus: ProfileBadge) =>
    app.database.query.update(expertProfiles).set({ verificationStatus }).where(eq(expertProfiles.id, anaId))
  return {
    app,
    ana,
    ada,
    anaId,
    visitor: app.visitor(),
    refuse,
    checkId: await idOf('Boiler check'),
    cleaningId: await idOf('Boiler cleaning'),
  }
}

/** Where a visitor meets Ana's service. */
const places = async (visitor: Caller, anaId: number, cleaningId: number) => {
  const titles = (items: readonly { title: string }[]) => items.map(({ title }) => title)
  const lists = {
    list: titles((await visitor.call(listServices, {})).body),
    search: titles((await visitor.call(listServices, { q: 'boiler' })).body),
    featured: titles((await visitor.call(listFeaturedServices, {})).body),
    similar: titles((await visitor.call(listSimilarServices, { serviceId: cleaningId })).body),
    ofExpert: titles((await visitor.call(listServicesOfExpert, { expertProfileId: anaId })).body),
    experts: (await visitor.call(listExpertProfiles, {})).body.map(({ expertName }) => expertName),
  }
  return Object.entries(lists)
    .filter(([, found]) => found.includes('Boiler check') || found.includes('Ana'))
    .map(([name]) => name)
}
const EVERYWHERE = ['list', 'search', 'featured', 'similar', 'ofExpert', 'experts']

type Market = Awaited<ReturnType<typeof market>>
const BARS: Record<string, { bar: (house: Market) => Promise<unknown>; lift: (house: Market) => Promise<unknown> }> = {
  'is suspended': {
    bar: ({ ada, ana }) => ada.call(suspendAccount, { accountId: ana.accountId, reason: REASON }),
    lift: ({ ada, ana }) => ada.call(restoreAccount, { accountId: ana.accountId }),
  },
  'was refused': { bar: ({ refuse }) => refuse('rejected'), lift: ({ refuse }) => refuse('verified') },
  'lost the role': {
    bar: async ({ ada, ana }) => {
      await ada.call(changeRole, { accountId: ana.accountId, role: 'expert', isGranted: true })
      return ada.call(changeRole, { accountId: ana.accountId, role: 'expert', isGranted: false })
    },
    lift: ({ ada, ana }) => ada.call(changeRole, { accountId: ana.accountId, role: 'expert', isGranted: true }),
  },
}

test.each(Object.keys(BARS))('an expert who %s is found nowhere, and all of his comes back with him', async name => {
  const house = await market()
  const { visitor, ada, anaId, cleaningId, checkId } = house
  const found = () => places(visitor, anaId, cleaningId)
  expect(await found()).toEqual(EVERYWHERE)
  await BARS[name]?.bar(house)
  expect(await found()).toEqual([])
  // Those who come by an old link are told that it cannot be had, and not why.
  expect((await visitor.call(getService, { serviceId: checkId })).body).toMatchObject({ isPaused: true, isPausedByAdmin: false })
  const page = (await visitor.call(getExpertProfile, { expertProfileId: anaId })).body
  expect(page).toMatchObject({ isOffMarket: true, availabilityStatus: 'unavailable' })
  expect(['verified', 'not_verified']).toContain(page.verificationStatus)
  expect((await ada.call(listExpertProfiles, {})).body.map(({ expertName }) => expertName)).toContain('Ana')
  await BARS[name]?.lift(house)
  expect(await found()).toEqual(EVERYWHERE)
  const rows = await house.app.database.query
    .select({ title: services.title, isPaused: services.isPaused, isHeldBack: services.isHeldBack })
    .from(services)
  expect(rows.filter(({ isPaused }) => isPaused)).toEqual([{ title: 'Resting service', isPaused: true, isHeldBack: false }])
  expect(rows.some(({ isHeldBack }) => isHeldBack)).toBe(false)
})

test('figures and facets leave out who is suspended', async () => {
  const { ada, ana, visitor } = await market()
  const total = async () => (await visitor.call(countServices, { q: 'boiler' })).body.total
  expect(await total()).toBe(2)
  await ada.call(suspendAccount, { accountId: ana.accountId, reason: REASON })
  expect(await total()).toBe(1)
})

test('an admin stops a service of somebody who may not be hired: it does not come back with him', async () => {
  const { ada, ana, visitor, checkId } = await market()
  await ada.call(suspendAccount, { accountId: ana.accountId, reason: REASON })
  expect((await visitor.call(getService, { serviceId: checkId })).body).toMatchObject({ isPaused: true, isHeldBack: false })
  expect((await ada.call(getService, { serviceId: checkId })).body).toMatchObject({ isPaused: true, isHeldBack: true })
  const turn = (isPaused: boolean) => ada.call(pauseService, { serviceId: checkId, isPaused, ...(isPaused ? { reason: REASON } : {}) })
  const early = await turn(false)
  expect([early.status, early.error.error]).toEqual([409, expect.stringContaining('Its expert cannot be hired at the moment.')])
  expect((await turn(true)).body).toMatchObject({ isPaused: true, isPausedByAdmin: true, isHeldBack: false })
  await ada.call(restoreAccount, { accountId: ana.accountId })
  expect((await ada.call(getService, { serviceId: checkId })).body).toMatchObject({ isPaused: true, isPausedByAdmin: true })
  expect((await turn(false)).body).toMatchObject({ isPaused: false, isHeldBack: false })
})

test('a refused expert puts nothing on offer, not by a second window or a new service either', async () => {
  const { app, ana, anaId, refuse, checkId } = await market()
  await refuse('rejected')
  const answer = await ana.call(pauseService, { serviceId: checkId, isPaused: false })
  expect([answer.status, answer.error.error]).toEqual([409, expect.stringContaining('You cannot be hired at the moment')])
  expect((await ana.call(listOwnServices, {})).body).toMatchObject([
    { isHeldBack: false, isPaused: true },
    { isHeldBack: true, isPaused: true },
  ])
  await seedService(app.database, anaId, { title: 'Written meanwhile' })
  expect(await app.database.query.$count(services, eq(services.isHeldBack, true))).toBe(2)
  // What he pauses himself meanwhile stays paused.
  expect((await ana.call(pauseService, { serviceId: checkId, isPaused: true })).body).toMatchObject({ isHeldBack: false, isPaused: true })
  await refuse('verified')
  expect((await ana.call(listOwnServices, {})).body.map(({ title, isPaused }) => [title, isPaused])).toEqual([
    ['Written meanwhile', false],
    ['Resting service', true],
    ['Boiler check', true],
  ])
})

test('a service that is offered while its expert is being refused does not slip through', async () => {
  const { ana, visitor, refuse, anaId, checkId } = await market()
  await ana.call(pauseService, { serviceId: checkId, isPaused: true })
  const [answer] = await Promise.all([ana.call(pauseService, { serviceId: checkId, isPaused: false }), refuse('rejected')])
  expect([200, 409]).toContain(answer.status)
  expect((await visitor.call(listServicesOfExpert, { expertProfileId: anaId })).body).toEqual([])
})

test.each(['pending', 'rejected'] as const)('that somebody is %s is told to himself and to admins, whatever is asked for', async badge => {
  const { app, ana, ada, anaId, visitor, refuse } = await market()
  await refuse(badge)
  const stranger = await app.person('Cleo')
  const statusFor = async (who: Caller) => (await who.call(getExpertProfile, { expertProfileId: anaId })).body.verificationStatus
  expect([await statusFor(visitor), await statusFor(stranger)]).toEqual(['not_verified', 'not_verified'])
  expect([await statusFor(ana), await statusFor(ada)]).toEqual([badge, badge])
  const named = async (who: Caller, verificationStatus: ProfileBadge) =>
    (await who.call(listExpertProfiles, { verificationStatus })).body.map(
      ({ expertName, ...row }) => `${expertName} ${row.verificationStatus}`,
    )
  expect([await named(visitor, badge), await named(stranger, badge)]).toEqual([[], []])
  expect([await named(ana, badge), await named(ada, badge)]).toEqual([[`Ana ${badge}`], [`Ana ${badge}`]])
  expect(await named(visitor, 'not_verified')).toEqual(badge === 'pending' ? ['Ana not_verified'] : [])
  expect(await named(ana, 'not_verified')).toEqual([])
  expect(await named(visitor, 'verified')).toEqual(['Bo verified'])
})

test('a role that an admin took does not come back by saving the profile', async () => {
  const { ana, ada } = await market()
  const save = () => ana.call(saveExpertProfile, { expertEmail: ana.email, expertName: 'Ana', bio: 'Here again.' })
  expect((await save()).status).toBe(200)
  const change = (isGranted: boolean) => ada.call(changeRole, { accountId: ana.accountId, role: 'expert', isGranted })
  await change(false)
  const refused = await save()
  expect([refused.status, refused.error.error]).toEqual([403, expect.stringContaining('An admin has taken the role of an expert')])
  expect((await ana.call(getMe, {})).body.roles).toEqual(['client'])
  await change(true)
  expect((await save()).status).toBe(200)
  expect((await ana.call(getMe, {})).body.roles).toContain('expert')
})
