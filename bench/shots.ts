import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { type Browser, chromium, type Page } from '@playwright/test'
import { ROOT, scratchFolder, startOnhand } from './onhand.ts'

/** `npm run shots`: every screen at 390 and 1280 px, light and dark, into `shots/`, to be looked at before an issue is closed. */
const VIEWS = [
  { name: 'phone', viewport: { width: 390, height: 844 } },
  { name: 'desk', viewport: { width: 1280, height: 900 } },
] as const
const VISITOR = [
  '/',
  '/services',
  '/services/1',
  '/categories',
  '/reviews',
  '/experts/1',
  '/how-it-works',
  '/how-good-are-estimates',
  '/become-expert',
  '/expert-faq',
  '/trust-safety',
  '/about',
  '/careers',
  '/contact',
  '/privacy',
  '/terms',
  '/no/such/place',
]
const SIGNED_OUT = ['/log-in', '/sign-up', '/forgot-password']
const DEVELOPMENT = ['/dev/components', '/dev/mail']
const ADMIN = [
  '/admin/analyses',
  '/admin/accounts',
  '/admin/import',
  '/admin/reviews',
  '/admin/verification',
  '/admin/verification/1',
  '/admin/verification/analytics',
]
const CLIENT = [
  '/submit-project',
  '/projects',
  '/projects/1',
  '/projects/5?view=graph',
  '/projects/5?view=timeline',
  '/projects/5/print',
  '/projects/5/hiring',
  '/projects/8',
  '/account',
  '/notifications',
  '/notifications?tab=preferences',
]
const EXPERT = ['/offers', '/expert/services', '/expert/services/new', '/expert/services/1', '/expert-verification']

const folder = join(ROOT, 'shots')
mkdirSync(folder, { recursive: true })

const shoot = async (page: Page, url: string, path: string, suffix: string) => {
  await page.goto(url + path, { waitUntil: 'networkidle' })
  const name = path === '/' ? 'home' : path.slice(1).replaceAll(/[/?=]/g, '-')
  await page.screenshot({ path: join(folder, `${name}-${suffix}.png`), fullPage: true })
}

const shootAll = async (browser: Browser, url: string) => {
  for (const { name, viewport } of VIEWS) {
    for (const colorScheme of ['light', 'dark'] as const) {
      const context = await browser.newContext({ viewport, colorScheme, reducedMotion: 'reduce' })
      const page = await context.newPage()
      for (const path of [...VISITOR, ...DEVELOPMENT, ...CLIENT]) await shoot(page, url, path, `${name}-${colorScheme}`)
      for (const [as, paths] of [
        ['expert', EXPERT],
        ['admin', ADMIN],
      ] as const) {
        await context.request.post(`${url}/_api/demo/sign-in`, { data: { as } })
        for (const path of paths) await shoot(page, url, path, `${name}-${colorScheme}`)
      }
      await context.request.post(`${url}/_api/sign-out`, { data: {} })
      for (const path of SIGNED_OUT) await shoot(page, url, path, `${name}-${colorScheme}`)
      await context.close()
    }
  }
}

const onhand = await startOnhand(join(scratchFolder(), 'data'))
const executablePath = process.env['CHROMIUM'] ?? '/usr/bin/chromium'
const browser = await chromium.launch({
  executablePath,
  args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking'],
})
try {
  await shootAll(browser, onhand.url)
  const screens = [VISITOR, DEVELOPMENT, CLIENT, EXPERT, ADMIN, SIGNED_OUT].flat().length
  console.log(`shots/ holds ${screens * VIEWS.length * 2} pictures`)
} finally {
  await browser.close()
  await onhand.stop()
}
