import { expect, test } from 'vitest'
import { testApp } from '../../test/app.ts'
import { seedExpert, seedService } from '../../test/seed.ts'

const PUBLIC_URL = 'https://help.example.org'

const setUp = async () => {
  const { app, database } = await testApp({ environment: { PUBLIC_URL } })
  const expert = await seedExpert(database)
  await seedService(database, expert, { title: 'Boiler diagnosis' })
  await seedService(database, expert, { title: 'Asleep', isPaused: true })
  const read = async (url: string) => app.http.inject({ url })
  const addresses = async (url: string) => [...(await read(url)).body.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => address)
  return { read, addresses }
}

test('robots are told where not to go and where the map is', async () => {
  const { read } = await setUp()
  const { body, headers } = await read('/robots.txt')
  expect(headers['content-type']).toBe('text/plain; charset=utf-8')
  expect(body).toContain('Disallow: /_api/\n')
  expect(body).toContain(`Sitemap: ${PUBLIC_URL}/sitemap.xml`)
})

test('the map leads to every page and to every service on offer', async () => {
  const { addresses } = await setUp()
  const maps = await addresses('/sitemap.xml')
  expect(maps).toEqual([`${PUBLIC_URL}/sitemaps/pages.xml`, `${PUBLIC_URL}/sitemaps/services-1.xml`])
  const pages = await addresses('/sitemaps/pages.xml')
  expect(pages).toEqual(
    expect.arrayContaining(['/', '/services', '/about', '/privacy', '/services?categoryId=1'].map(path => PUBLIC_URL + path)),
  )
  expect(await addresses('/sitemaps/services-1.xml')).toEqual([`${PUBLIC_URL}/services/1`])
})

test.each(['/sitemaps/services-2.xml', '/sitemaps/services-0.xml', '/sitemaps/services-x.xml'])('%s does not exist', async url => {
  expect((await (await setUp()).read(url)).statusCode).toBe(404)
})
