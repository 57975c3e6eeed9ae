import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { listDevMails } from '#contract/accounts.ts'
import { getContentPage, getLandingContent, sendContactMessage } from '#contract/content.ts'
import { CONTENT_SLUGS } from '#contract/content-slugs.ts'
import { testApp } from '../../test/app.ts'
import { seedExpert, seedService } from '../../test/seed.ts'
import { CURRENT_RULES } from '../projects/matching/match-rules.ts'

const MESSAGE = {
  name: 'Rita Reader',
  email: 'Rita@Example.com',
  topic: 'A general question',
  message: 'Does this also work for\n<b>boilers</b>?',
} as const

/** The app with a folder of the operator's own. */
const withOperator = async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'onhand-content-'))
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }))
  mkdirSync(join(dataDir, 'content'))
  const house = await testApp({ environment: { DATA_DIR: dataDir } })
  return { ...house, visitor: house.visitor(), write: (name: string, text: string) => writeFileSync(join(dataDir, 'content', name), text) }
}

test('every shipped page has a title, a description that search engines show whole, and words', async () => {
  const { visitor } = await withOperator()
  for (const slug of CONTENT_SLUGS) {
    const { body } = await visitor.call(getContentPage, { slug })
    expect(body.title, slug).not.toBe('')
    expect(body.description.length, slug).toBeGreaterThan(50)
    expect(body.description.length, slug).toBeLessThanOrEqual(160)
    expect(body.html, slug).toContain('<p>')
  }
})

test('a page that does not exist is refused, and so is a way out of the folder', async () => {
  const { visitor } = await withOperator()
  for (const slug of ['nothing', '../package.json', '..%2fsecret'])
    expect((await visitor.send('GET', getContentPage.path, { slug })).error).toEqual({
      error: 'There is no such page.',
      code: 'bad_request',
    })
})

test("an operator's page stands in the shipped one's place at once, keeps its title where it gives none, and can be edited and taken away", async () => {
  const { visitor, write, config } = await withOperator()
  const page = async () => (await visitor.call(getContentPage, { slug: 'about' })).body
  const shipped = await page()
  write('about.md', 'We are the plumbers of Porto.')
  expect(await page()).toMatchObject({
    title: shipped.title,
    description: shipped.description,
    html: '<p>We are the plumbers of Porto.</p>\n',
  })
  write('about.md', '---\ntitle: "Our house"\n---\nWe moved to Braga, all of us.')
  expect(await page()).toMatchObject({ title: 'Our house', html: '<p>We moved to Braga, all of us.</p>\n' })
  rmSync(join(config.dataDir, 'content', 'about.md'))
  expect(await page()).toEqual(shipped)
})

test('tags and script links in a page are shown as text', async () => {
  const { visitor, write } = await withOperator()
  write(
    'terms.md',
    'Hello <script>alert(1)</script> [here](javascript:alert(1)) [there](//evil.example) <img src=x onerror=alert(1)>\n\n<div onclick="x()">y</div>',
  )
  const { html } = (await visitor.call(getContentPage, { slug: 'terms' })).body
  expect(html).not.toMatch(/<(script|img|div|a)\b/)
  expect(html).toContain('&lt;script&gt;')
})

test('the published rule of matching has the points of the one that ranks', async () => {
  const { visitor, write } = await withOperator()
  const { html } = (await visitor.call(getContentPage, { slug: 'how-matching-ranks' })).body
  for (const points of Object.values(CURRENT_RULES.points)) expect(html).toContain(`<td>${points}</td>`)
  for (const slug of CONTENT_SLUGS) expect((await visitor.call(getContentPage, { slug })).body.html, slug).not.toContain('{{')
  write('about.md', 'Skills earn {{points-skills}}, {{nonsense}} nothing.')
  expect((await visitor.call(getContentPage, { slug: 'about' })).body.html).toBe(
    `<p>Skills earn ${CURRENT_RULES.points.skills}, {{nonsense}} nothing.</p>\n`,
  )
})

test('headings that ask are answered for search engines', async () => {
  const { visitor, write } = await withOperator()
  write('expert-faq.md', '# FAQ\n\n## How long?\n\nA *short* while:\n\n- one\n- two\n\n## Not a question\n\nx')
  const { questions } = (await visitor.call(getContentPage, { slug: 'expert-faq' })).body
  expect(questions).toEqual([{ question: 'How long?', answer: 'A short while: one two' }])
})

test("Home shows the specification's statistics, and beside them what the data says", async () => {
  const { visitor, database } = await withOperator()
  const [bea] = [
    await seedExpert(database, { verificationStatus: 'verified' }),
    await seedExpert(database, { verificationStatus: 'pending' }),
  ]
  await seedService(database, bea, { title: 'Boiler diagnosis' })
  await seedService(database, bea, { title: 'Asleep', isPaused: true })
  const { body } = await visitor.call(getLandingContent, {})
  expect(body.statistics).toEqual([
    { value: '10,000+', name: 'projects analyzed' },
    { value: '95%', name: 'match accuracy' },
    { value: '2min', name: 'average analysis' },
  ])
  expect(body.figures).toEqual({ services: 1, expertsVerified: 1 })
})

test("the operator's own statistics replace them; a file that cannot be used takes only itself away", async () => {
  const { visitor, write } = await withOperator()
  const statistics = async () => (await visitor.call(getLandingContent, {})).body.statistics
  write('landing.json', '{"statistics":[{"value":"12","name":"plumbers"}]}')
  expect(await statistics()).toEqual([{ value: '12', name: 'plumbers' }])
  write('landing.json', '{"statistics":[{"value":"12"')
  expect(await statistics()).toEqual([])
})

test('a message reaches the operator, and its sender gets a confirmation that repeats nothing', async () => {
  const { visitor } = await withOperator()
  expect((await visitor.call(sendContactMessage, MESSAGE)).body).toEqual({ isSent: true })
  const mails = (await visitor.call(listDevMails, {})).body
  const mailTo = (address: string) => mails.find(mail => mail.to === address)
  const received = mailTo('operator@localhost')
  expect(received?.subject).toBe('A general question (from Rita Reader)')
  expect(received?.text).toContain(MESSAGE.message)
  expect(received?.text).toContain('rita@example.com')
  expect(received?.html).not.toContain('<b>boilers')
  const confirmation = mailTo('rita@example.com')
  expect(confirmation?.text).not.toContain('boilers')
  expect(confirmation?.text).not.toContain('Rita')
})

test('a message from whoever fills in the hidden field is swallowed', async () => {
  const { visitor } = await withOperator()
  expect((await visitor.call(sendContactMessage, { ...MESSAGE, website: 'https://spam.example' })).body).toEqual({ isSent: true })
  expect((await visitor.call(listDevMails, {})).body).toEqual([])
})

const PRODUCTION = { ONHAND_MODE: 'production', AUTH_SECRET: 'x'.repeat(40), PUBLIC_URL: 'https://help.example.org' }

test('in production messages come a few a minute and no faster', async () => {
  const visitor = (await testApp({ environment: { ...PRODUCTION, OPERATOR_EMAIL: 'help@example.org' } })).visitor()
  const answers: number[] = []
  for (let sent = 0; sent < 6; sent += 1) answers.push((await visitor.call(sendContactMessage, MESSAGE)).status)
  expect(answers).toEqual([200, 200, 200, 200, 200, 429])
})

test('a site whose operator named no address says so', async () => {
  const visitor = (await testApp({ environment: PRODUCTION })).visitor()
  expect((await visitor.call(sendContactMessage, MESSAGE)).error).toEqual({
    error: 'The operator of this site has not said yet where messages should go.',
    code: 'unavailable',
  })
})

test('a message that breaks a rule is refused in the words of the contract', async () => {
  const { visitor } = await withOperator()
  expect((await visitor.send('POST', sendContactMessage.path, { ...MESSAGE, message: 'too short' })).error).toEqual({
    error: 'A message must be at least 10 characters long.',
    code: 'bad_request',
  })
})
