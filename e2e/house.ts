import AxeBuilder from '@axe-core/playwright'
import { test as base, expect, type Page } from '@playwright/test'

/** The two widths that every screen must serve. */
export const PHONE = { width: 390, height: 844 }
export const DESK = { width: 1280, height: 900 }

/** Until its code has taken over, a page keeps what is pressed; a journey that types just then would type into the change. */
const isTakenOver = () => document.getElementById('root') === null || performance.getEntriesByName('onhand:taken-over').length > 0

/** A journey: it waits for no motion, and fails on anything the browser complains of, a refused script or style included. */
export const test = base.extend<{ complaints: string[] }>({
  contextOptions: { reducedMotion: 'reduce' },
  page: async ({ page, javaScriptEnabled }, use) => {
    const { goto, reload } = page
    const isWaitedFor = (options?: { waitUntil?: unknown }) => javaScriptEnabled !== false && !options?.waitUntil
    // Whoever says himself what to wait for looks at a page before its code.
    page.goto = async (url, options) => {
      const answer = await goto.call(page, url, options)
      if (isWaitedFor(options)) await page.waitForFunction(isTakenOver)
      return answer
    }
    page.reload = async options => {
      const answer = await reload.call(page, options)
      if (isWaitedFor(options)) await page.waitForFunction(isTakenOver)
      return answer
    }
    await use(page)
  },
  complaints: [
    async ({ page }, use) => {
      const complaints: string[] = []
      page.on('pageerror', error => complaints.push(error.message))
      page.on('console', message => {
        // What a journey provokes on purpose (a lost connection, a missing page) is the network's to say.
        if (message.type() === 'error' && !/Failed to load resource|net::ERR_|WebSocket connection/.test(message.text()))
          complaints.push(message.text())
      })
      await use(complaints)
      expect(complaints).toEqual([])
    },
    { auto: true },
  ],
})

const AXE_TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
/** A page that goes on growing for longer never stands still. */
const MOST_LOOKS = 5

/** Two frames after the window is as high as that: what takes its height from it (`dvh`) is laid out anew only then. */
const standsIn = (height: number): Promise<void> =>
  new Promise(stands => {
    const look = () =>
      innerHeight === height ? requestAnimationFrame(() => requestAnimationFrame(() => stands())) : requestAnimationFrame(look)
    look()
  })

/** Nothing that axe knows of is wrong with the page as it is now, all of it. */
export const expectAccessible = async (page: Page): Promise<void> => {
  const window = page.viewportSize()
  const heightOf = () => page.evaluate(() => document.documentElement.scrollHeight)
  let found: string[] = []
  for (let looks = 1, height = await heightOf(); looks <= MOST_LOOKS; looks += 1) {
    // In a window as high as the page nothing lies below a sticky bar that scrolling would bring out.
    if (window) {
      const asHigh = Math.max(height, window.height)
      await page.setViewportSize({ width: window.width, height: asHigh })
      // What is moved while it is judged stands on what lies beside it: the button that axe then found covered never was.
      await page.evaluate(standsIn, asHigh)
    }
    const { violations } = await new AxeBuilder({ page }).withTags(AXE_TAGS).analyze()
    found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(node => node.target.join(' ')).join(', ')}`)
    // What came while it was judged has pushed its end below the bar: it is judged anew.
    const now = await heightOf()
    if (!window || now <= Math.max(height, window.height)) break
    height = now
  }
  if (window) {
    await page.setViewportSize(window)
    // The browser answers before the page has been laid out anew: a place that is measured just then is that of the high window.
    await page.evaluate(standsIn, window.height)
  }
  expect(found).toEqual([])
}

/** The page is as wide as its window: nothing hangs out at the side. */
export const expectNoSidewaysScroll = async (page: Page): Promise<void> => {
  const [content, view] = await page.evaluate(() => [document.documentElement.scrollWidth, document.documentElement.clientWidth])
  expect(content).toBeLessThanOrEqual(view ?? 0)
}

/** A card on My Projects. */
export const projectCards = (page: Page) => page.getByRole('main').getByRole('listitem').getByRole('link')

/** A project of the sample data on My Projects. Other journeys put theirs before it, so that it may stand some pages down. */
export const sampleProject = async (page: Page, title: string | RegExp) => {
  const card = projectCards(page).and(page.getByRole('link', { name: title }))
  const more = page.getByRole('button', { name: 'Load More' })
  await expect(projectCards(page).first()).toBeVisible()
  while (!(await card.isVisible()) && (await more.isVisible())) {
    const shown = await projectCards(page).count()
    await more.click()
    await expect(projectCards(page)).not.toHaveCount(shown)
  }
  return card
}

export { expect }
