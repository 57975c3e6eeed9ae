import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { getMe } from '#contract/accounts.ts'
import { getExpertProfile, listExpertProfiles, saveExpertProfile } from '#contract/experts.ts'
import { testApp } from '../../test/app.ts'
import { PLUMBER } from '../../test/applied.ts'
import { seedExpert } from '../../test/seed.ts'
import { accounts } from '../accounts/account-tables.ts'
import { expertProfiles } from './expert-tables.ts'

test('an expert makes his profile, becomes an expert by it, and changes it; what he leaves out is empty', async () => {
  const app = await testApp()
  const ana = await app.person('Ana')
  const made = await ana.call(saveExpertProfile, {
    expertEmail: ana.email,
    expertName: 'Ana Costa',
    ...PLUMBER,
    title: 'Gas boilers',
    websiteUrl: 'https://ana.example.org',
    phoneNumber: '+351 21 000',
    skillIds: ['boiler-repair'],
  })
  expect(made.status).toBe(200)
  expect(made.body).toMatchObject({
    expertName: 'Ana Costa',
    title: 'Gas boilers',
    verificationStatus: 'not_verified',
    availabilityStatus: 'available',
    skills: [{ id: 'boiler-repair' }],
    websiteUrl: 'https://ana.example.org',
  })
  expect((await ana.call(getMe, {})).body.roles).toContain('expert')
  const changed = await ana.call(saveExpertProfile, { expertEmail: ana.email, expertName: 'Ana C.' })
  expect(changed.body).toMatchObject({ id: made.body.id, expertName: 'Ana C.', title: 'Gas boilers', hourlyRate: 60, websiteUrl: null })
  expect(changed.body.skills).toHaveLength(1)
})

test("the specification's call, which knows neither title nor rate nor skills, makes a profile with something in their place", async () => {
  const app = await testApp()
  const ana = await app.person('Ana')
  const { body } = await ana.call(saveExpertProfile, { expertEmail: ana.email, expertName: 'Ana Costa', bio: 'Pipes.' })
  expect(body).toMatchObject({ title: 'Expert', bio: 'Pipes.', hourlyRate: 50, skills: [] })
})

test('two windows that make a profile at once make one', async () => {
  const app = await testApp()
  const ana = await app.person('Ana')
  const save = () => ana.call(saveExpertProfile, { expertEmail: ana.email, expertName: 'Ana Costa' })
  const answers = await Promise.all([save(), save(), save()])
  expect(answers.map(({ status }) => status).filter(status => status !== 200 && status !== 409)).toEqual([])
  expect(await app.database.query.$count(expertProfiles)).toBe(1)
})

test('an imported profile that nobody claimed becomes the one of its proven address', async () => {
  const app = await testApp()
  const ana = await app.person('Ana')
  const id = await seedExpert(app.database, { expertEmail: ana.email, expertName: 'Imported Ana', verificationStatus: 'verified' })
  const { body } = await ana.call(saveExpertProfile, { expertEmail: ana.email, expertName: 'Imported Ana', bio: 'Mine now.' })
  expect(body).toMatchObject({ id, verificationStatus: 'verified', title: 'Heating engineer', bio: 'Mine now.' })
})

test('who has not confirmed the address, is somebody else, or is not signed in makes no profile', async () => {
  const app = await testApp()
  const ana = await app.person('Ana')
  await app.database.query.update(accounts).set({ emailVerified: false }).where(eq(accounts.id, ana.accountId))
  const own = { expertEmail: ana.email, expertName: 'Ana Costa' }
  expect((await ana.call(saveExpertProfile, own)).status).toBe(403)
  expect((await (await app.person('Bo')).call(saveExpertProfile, own)).status).toBe(403)
  expect((await (await app.person('Ada', ['client', 'admin'])).call(saveExpertProfile, own)).status).toBe(403)
  expect((await app.visitor().call(saveExpertProfile, own)).status).toBe(401)
  expect(await app.database.query.$count(expertProfiles)).toBe(0)
})

test.each([
  [{ expertName: 'A' }, 'Name must be at least 2 characters long.'],
  [{ expertEmail: 'nobody' }, 'A valid e-mail address is required.'],
  [{ websiteUrl: 'javascript:alert(1)' }, 'The website must be a web address, such as https://example.org.'],
  [{ linkedinUrl: 'linkedin' }, 'LinkedIn must be a web address, such as https://www.linkedin.com/in/you.'],
  [{ avatarUrl: 'data:image/png;base64,AA' }, 'The picture must be a web address, such as https://example.org/me.jpg.'],
  [{ yearsExperience: -1 }, 'Years of experience must be a whole number from 0 to 80.'],
  [{ yearsExperience: 1.5 }, 'Years of experience must be a whole number from 0 to 80.'],
  [{ timezone: 'Mars/Base' }, 'Choose a time zone from the list, such as Europe/Lisbon.'],
  [{ title: 'Plumber' }, 'Write at least 20 characters about you: clients read them before they ask you.'],
  [{ ...PLUMBER, bio: '' }, 'Write at least 20 characters about you: clients read them before they ask you.'],
  [{ ...PLUMBER, title: '' }, 'Say in a few words what you do.'],
  [{ ...PLUMBER, skillIds: [] }, 'Choose at least one skill: by it clients find you.'],
  [{ ...PLUMBER, hourlyRate: undefined }, 'The hourly rate must be from 1 to 10000 US dollars.'],
  [{ ...PLUMBER, skillIds: ['no-such-skill'] }, 'There is no skill with the id no-such-skill. Search for it again.'],
])('a profile with %j is refused', async (given, error) => {
  const app = await testApp()
  const ana = await app.person('Ana')
  const answer = await ana.send('POST', saveExpertProfile.path, { expertEmail: ana.email, expertName: 'Ana Costa', ...given })
  expect([answer.status, answer.error.error]).toEqual([400, error])
})

test('profiles are found by status, place, skill and address, a page at a time', async () => {
  const app = await testApp()
  const visitor = app.visitor()
  await seedExpert(app.database, { expertName: 'Lena', location: 'Lisbon, Portugal', skillIds: ['boiler-repair'] })
  await seedExpert(app.database, { expertName: 'Otto', location: '100%_Oslo', verificationStatus: 'pending', skillIds: ['plumbing'] })
  await seedExpert(app.database, { expertName: 'Pia', expertEmail: 'pia@example.com' })
  const names = async (input: Parameters<typeof visitor.call<typeof listExpertProfiles>>[1]) =>
    (await visitor.call(listExpertProfiles, input)).body.map(({ expertName }) => expertName)
  expect(await names({})).toEqual(['Pia', 'Otto', 'Lena'])
  expect(await names({ verificationStatus: 'not_verified' })).toEqual(['Otto'])
  expect(await names({ location: 'lisbon' })).toEqual(['Lena'])
  expect(await names({ location: '%' })).toEqual(['Otto'])
  expect(await names({ skills: 'boiler repair, no such thing' })).toEqual(['Lena'])
  expect(await names({ email: 'Pia@example.com' })).toEqual(['Pia'])
  const first = await visitor.call(listExpertProfiles, { limit: 2 })
  expect(first.body).toHaveLength(2)
  expect(await names({ limit: 2, cursor: String(first.headers['x-next-cursor']) })).toEqual(['Lena'])
  expect((await visitor.call(listExpertProfiles, { verificationStatus: 'no' as 'pending' })).status).toBe(400)
})

test('a phone number is for the expert himself and for admins', async () => {
  const app = await testApp()
  const [ana, ada] = [await app.person('Ana'), await app.person('Ada', ['client', 'admin'])]
  const { body } = await ana.call(saveExpertProfile, { expertEmail: ana.email, expertName: 'Ana Costa', phoneNumber: '+351 21 000 1234' })
  const seenBy = async (who: typeof ana) => (await who.call(getExpertProfile, { expertProfileId: body.id })).body.phoneNumber
  expect([await seenBy(ana), await seenBy(ada), await seenBy(await app.person('Bo')), await seenBy(app.visitor())]).toEqual([
    '+351 21 000 1234',
    '+351 21 000 1234',
    null,
    null,
  ])
  expect((await app.visitor().call(getExpertProfile, { expertProfileId: 999 })).status).toBe(404)
})
