import { describe, expect, test } from 'vitest'
import { type CurrentUser, getMe } from '#contract/accounts.ts'
import type { Endpoint, InputOf, OutputOf } from '#contract/shared/endpoint.ts'
import { AppError } from '#contract/shared/errors.ts'
import { renderPage } from './entry-server.tsx'

const CLIENT: CurrentUser = { email: 'client@example.com', name: 'Dana Client', roles: ['client'], isDemo: true }
const ASSETS = {
  scripts: ['/assets/main.js'],
  styles: ['/assets/main.css'],
  preloads: ['/assets/router.js'],
  screens: { 'src/screens/projects-screen.tsx': ['/assets/projects-screen.js', '/assets/router.js'] },
}

/** The page as a visitor gets it, signed in as `user` or not at all. */
const pageFor = async (path: string, user: CurrentUser | null = CLIENT, isDemo = true) => {
  const call = async <E extends Endpoint>(endpoint: E, _input: InputOf<E>): Promise<OutputOf<E>> => {
    expect(endpoint.path).toBe(getMe.path)
    if (user === null) throw new AppError('unauthenticated', 'Please log in.')
    return endpoint.output.parse(user) as OutputOf<E> // its own schema just parsed it
  }
  const response = await renderPage(new Request(`http://localhost${path}`), { nonce: 'n0nce', call, assets: ASSETS, isDemo })
  return { status: response.status, html: await response.text() }
}

describe('a page from the server', () => {
  test('has its title and what it says before any script runs', async () => {
    const { status, html } = await pageFor('/')
    expect(status).toBe(200)
    expect(html).toContain('<title>Onhand: On-Demand Expertise, Instantly Synchronized.</title>')
    expect(html).toContain('How It Works')
  })

  test('knows who is signed in from the first paint', async () => {
    expect((await pageFor('/')).html).toContain('Account: Dana Client')
    expect((await pageFor('/', null)).html).toContain('Log In')
  })

  test('leads who is signed out to both doors and back, with and without the demo', async () => {
    for (const isDemo of [true, false]) {
      const { html } = await pageFor('/projects', null, isDemo)
      expect(html).toContain('href="/log-in?next=%2Fprojects"')
      expect(html).toContain('href="/sign-up?next=%2Fprojects"')
      expect(html).toContain(`{"installation":{"isDemo":${isDemo}}`)
    }
  })

  test('is Not Found for a path without a screen, and says so', async () => {
    const { status, html } = await pageFor('/reviews')
    expect(status).toBe(404)
    expect(html).toContain('The page you are looking for does not exist.')
  })

  test('shows six skeletons where the projects will be', async () => {
    const { html } = await pageFor('/projects')
    expect(html.match(/min-h-52/g)).toHaveLength(6)
  })

  test('asks a stranger to log in instead of showing projects', async () => {
    expect((await pageFor('/projects', null)).html).toContain('Please log in')
  })

  test('gives the nonce to everything that runs or styles, and writes no style of its own', async () => {
    const { html } = await pageFor('/projects')
    const tags = html.match(/<(script|link rel="(stylesheet|modulepreload)")[^>]*>/g) ?? []
    expect(tags.length).toBeGreaterThanOrEqual(4)
    expect(tags.filter(tag => !tag.includes('nonce="n0nce"'))).toEqual([])
    expect(html).not.toContain('<style')
  })

  test('fetches the code of its screen at once, each file one time', async () => {
    const { html } = await pageFor('/projects')
    expect(html.match(/href="\/assets\/projects-screen\.js"/g)).toHaveLength(1)
    expect(html.match(/href="\/assets\/router\.js"/g)).toHaveLength(1)
  })

  test('does not let a name end its script', async () => {
    const { html } = await pageFor('/', { ...CLIENT, name: '</script><script>alert(1)</script>' })
    expect(html).not.toContain('<script>alert(1)')
  })
})
