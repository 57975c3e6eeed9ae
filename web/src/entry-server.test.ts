import { describe, expect, test, vi } from 'vitest'
import { type CurrentUser, getMe } from '#contract/accounts.ts'
import { getService, listCategories, listFeaturedServices, listServices, type Service, type ServiceDetail } from '#contract/catalog.ts'
import { getContentPage } from '#contract/content.ts'
import type { Endpoint, InputOf, OutputOf } from '#contract/shared/endpoint.ts'
import { AppError } from '#contract/shared/errors.ts'
import { renderPage } from './entry-server.tsx'
import type { Reader } from './platform/reader.ts'

const CLIENT: CurrentUser = {
  email: 'client@example.com',
  name: 'Dana Client',
  roles: ['client'],
  isDemo: true,
  hasTwoFactor: false,
  avatarUrl: null,
  timezone: null,
}
const ASSETS = {
  scripts: ['/assets/main.js'],
  styles: ['/assets/main.css'],
  preloads: ['/assets/router.js'],
  screens: { 'src/screens/projects-screen.tsx': ['/assets/projects-screen.js', '/assets/router.js'] },
}

const SERVICE: Service = {
  id: 7,
  title: 'Boiler diagnosis',
  description: `${'x'.repeat(159)} <and> more`,
  categoryId: 3,
  categoryName: 'Heating',
  expertId: 2,
  expertName: 'Bea Boiler',
  expertTitle: 'Heating engineer',
  expertAvatarUrl: null,
  expertBio: '',
  isExpertVerified: true,
  expertBadges: [],
  rating: 4.5,
  reviewsCount: 3,
  skills: ['Boiler repair'],
  hourlyRate: 65,
  isArEnabled: true,
}

const DETAIL: ServiceDetail = {
  ...SERVICE,
  pictures: [],
  isPaused: false,
  isPausedByAdmin: false,
  isHeldBack: false,
  isOwn: false,
  expert: {
    yearsExperience: 12,
    location: 'Leeds',
    timezone: 'Europe/London',
    availabilityStatus: 'available',
    completedCount: 4,
    rating: 4.5,
    reviewsCount: 3,
    createdAt: '2026-01-05T09:00:00.000Z',
  },
}

/** What the server knows, by the path of the call. What is not here cannot be read. */
const ANSWERS: Record<string, unknown> = {
  [listFeaturedServices.path]: [SERVICE],
  [listServices.path]: [SERVICE],
  [listCategories.path]: [{ id: 3, name: 'Heating', servicesCount: 1 }],
  [getService.path]: DETAIL,
  [getContentPage.path]: {
    slug: 'expert-faq',
    title: 'Expert FAQ',
    description: 'Answers for experts.',
    html: '<p>Ask away.</p>',
    questions: ['One?', 'Two?', 'Three?'].map(question => ({ question, answer: '</script>' })),
  },
}

/** The page as a visitor gets it, signed in as `user` or not at all. */
const pageFor = async (path: string, user: CurrentUser | null = CLIENT, isDemo = true) => {
  const call = async <E extends Endpoint>(endpoint: E, input: InputOf<E>): Promise<OutputOf<E>> => {
    if (endpoint.path === getMe.path && user === null) throw new AppError('unauthenticated', 'Please log in.')
    const answer = endpoint.path === getMe.path ? user : ANSWERS[endpoint.path]
    if (answer === undefined) throw new AppError('unavailable', 'Not now.')
    if (endpoint.path === getService.path && Object(input).serviceId !== SERVICE.id) throw new AppError('not_found', 'Service Not Found')
    return endpoint.output.parse(answer) as OutputOf<E> // its own schema just parsed it
  }
  const reader: Reader = {
    call,
    // A paged endpoint answers an array.
    callPage: async (endpoint, input) => ({ items: (await call(endpoint, input)) as never[], nextCursor: 'further' }),
  }
  const response = await renderPage(new Request(`https://help.example.org${path}`), { ...reader, nonce: 'n0nce', assets: ASSETS, isDemo })
  return { status: response.status, html: await response.text() }
}

describe('a page from the server', () => {
  test('has its title and what it says before any script runs', async () => {
    const { status, html } = await pageFor('/')
    expect(status).toBe(200)
    expect(html).toContain('<title>Onhand: On-Demand Expertise, Instantly Synchronized.</title>')
    expect(html).toContain('How It Works')
  })

  test('of a service that is paused is in no search engine', async () => {
    expect((await pageFor('/services/7', null)).html).not.toContain('noindex')
    ANSWERS[getService.path] = { ...DETAIL, isPaused: true }
    const { status, html } = await pageFor('/services/7', null)
    ANSWERS[getService.path] = DETAIL
    expect(status).toBe(200)
    expect(html).toContain('<meta name="robots" content="noindex">')
    expect(html).not.toContain('application/ld+json')
  })

  test('knows who is signed in from the first paint', async () => {
    expect((await pageFor('/')).html).toContain('Account: Dana Client')
    expect((await pageFor('/', null)).html).toContain('Log In')
  })

  test('leaves nothing unfinished that the browser would have to begin anew, not the part for admins either', async () => {
    const { html } = await pageFor('/services/7', { ...CLIENT, roles: ['client', 'admin'] })
    // How the renderer marks a part that it gave up.
    expect(html).not.toContain('<!--$!-->')
    expect(html).not.toContain('You see this as an admin.')
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
    const { status, html } = await pageFor('/no/such/place')
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

  test('fetches the code of its screen along with its own, each file one time, after what is read', async () => {
    vi.stubEnv('DEV', false)
    const { html } = await pageFor('/projects')
    expect(html.match(/"\/assets\/projects-screen\.js"/g)).toHaveLength(1)
    expect(html.match(/"\/assets\/router\.js"/g)).toHaveLength(1)
    expect(html.indexOf('/assets/router.js')).toBeGreaterThan(html.indexOf('id="root"'))
    vi.unstubAllEnvs()
  })

  test('does not let a name end its script', async () => {
    const { html } = await pageFor('/', { ...CLIENT, name: '</script><script>alert(1)</script>' })
    expect(html).not.toContain('<script>alert(1)')
  })
})

describe('what a page tells machines', () => {
  test('has one address, a description and what is needed to share it', async () => {
    const { html } = await pageFor('/services?q=boiler&categoryId=3')
    expect(html).toContain('<link rel="canonical" href="https://help.example.org/services?categoryId=3">')
    expect(html).toContain('<meta property="og:title" content="Services: Heating | Onhand">')
    expect(html).toContain('<meta property="og:image" content="https://help.example.org/icons/share.png">')
    expect(html).not.toContain('noindex')
  })

  test('cuts the description of a service at 160 characters and marks up nothing in it', async () => {
    const { html } = await pageFor('/services/7')
    expect(html).toContain(`<meta name="description" content="${'x'.repeat(159)} …">`)
    expect(html).toContain('$65.00/hr')
    expect(html).toContain('"@type":"Service"')
    expect(html).toContain('"ratingValue":4.5')
  })

  test.each(['/services/8', '/services/abc', '/services/0'])('%s is Not Found, with the status', async path => {
    const { status, html } = await pageFor(path)
    expect(status).toBe(404)
    expect(html).toContain('Service Not Found')
    expect(html).toContain('noindex')
  })

  test('lists nobody’s own pages', async () => {
    expect((await pageFor('/projects')).html).toContain('<meta name="robots" content="noindex">')
  })

  test('answers questions in structured data that cannot end its own script', async () => {
    const { html } = await pageFor('/expert-faq')
    expect(html).toContain('<script type="application/ld+json" nonce="n0nce">')
    expect(html).toContain('"@type":"FAQPage"')
    expect(html).toContain('\\u003c/script>')
    expect(html).toContain('<p>Ask away.</p>')
  })

  test('can be read without a script, page after page', async () => {
    const { html } = await pageFor('/services?categoryId=3')
    expect(html).toContain('Boiler diagnosis')
    expect(html).toContain('href="/services?categoryId=3&amp;cursor=further"')
    expect(html).toContain('action="/services"')
  })

  test('keeps the place of what could not be read in time', async () => {
    const { status, html } = await pageFor('/')
    expect(status).toBe(200)
    expect(html).toContain('Loading statistics')
    expect(html).toContain('Boiler diagnosis')
  })
})
