import { card, cards, productGrid, filters, tick } from '../screens/catalogue.ts'
import { heading, load, paths, sample, splashScreenGone } from '../screens/open.ts'
import { requestsAnswered } from '../support/pending-requests.ts'
import { expect, test, type Page } from '../support/test.ts'

const scrolled = async (page: Page) => await page.evaluate(() => Math.round(window.scrollY))
const bar = (page: Page) => page.getByRole('progressbar', { name: 'Loading page' })

interface Seen {
  readonly painted: number
  readonly lifted: number
}

test.describe('after a load', () => {
  test.use({ splashScreen: 'shown' })

  test(
    '[ROUTE-03] the splash screen stays for 2,000 ms while the page loads under it',
    { tag: '@smoke' },
    async ({ page }) => {
      await page.addInitScript(() => {
        const seen = { painted: 0, lifted: 0 }
        Reflect.set(window, 'splashScreenSeen', seen)
        new PerformanceObserver((list) => {
          for (const { name, startTime } of list.getEntries()) {
            if (name === 'first-contentful-paint') seen.painted = startTime
          }
        }).observe({ type: 'paint', buffered: true })
        new MutationObserver(() => {
          const isLeaving = document.getElementById('splash-screen')?.hasAttribute('data-leaving')
          if (seen.lifted === 0 && isLeaving) seen.lifted = performance.now()
        }).observe(document, { subtree: true, attributes: true, attributeFilter: ['data-leaving'] })
      })
      await page.goto(paths.category('men-shirts'))
      await expect(cards(productGrid(page))).toHaveCount(4)
      await splashScreenGone(page)
      const seen = await page.evaluate(() => Reflect.get(window, 'splashScreenSeen') as Seen)
      expect(seen.painted).toBeGreaterThan(0)
      // The script may start counting before the first paint; only the time since the load is certain.
      expect(seen.lifted).toBeGreaterThanOrEqual(2000)
    },
  )

  test('[ROUTE-03] the splash screen leaves when its time has passed', async ({ page }) => {
    await page.clock.install()
    await page.clock.pauseAt(Date.now() + 60_000)
    await page.goto(paths.category('men-shirts'))
    // The splash screen has its time from when the script runs.
    await expect(async () => {
      await page.clock.runFor(50)
      await expect(page.locator('#script-late')).toHaveCount(0, { timeout: 1000 })
    }).toPass()
    const leaving = page.locator('#splash-screen[data-leaving]')
    await page.clock.runFor(1900)
    await expect(page.locator('#splash-screen')).toBeAttached()
    await expect(leaving).toHaveCount(0)
    await page.clock.runFor(150)
    await expect(leaving).toHaveCount(1)
    await page.clock.runFor(300)
    await expect(page.locator('#splash-screen')).toHaveCount(0)
  })
})

/** Every value of the bar since this call or the last `barSeen`. */
async function watchBar(page: Page): Promise<void> {
  await page.evaluate(() => {
    const seen: number[] = []
    Reflect.set(window, 'barSeen', seen)
    new MutationObserver(() => {
      const value = document.querySelector('progress')?.value
      if (value !== undefined && seen.at(-1) !== value) seen.push(value)
    }).observe(document, { subtree: true, attributes: true, childList: true })
  })
}

const barSeen = async (page: Page): Promise<readonly number[]> =>
  await page.evaluate(() => (Reflect.get(window, 'barSeen') as number[]).splice(0))

test('[ROUTE-05] the bar runs on a first read, never past 90 % while it waits', async ({ page, faults }) => {
  await load(page, paths.home)
  await expect(card(page.getByRole('main'), 'Linen Shirt').first()).toBeVisible()
  await expect(bar(page)).toHaveCount(0)
  await watchBar(page)
  await faults.set({ action: 'delay', ms: 1500, path: '^/store/products' })
  await page.getByRole('main').getByRole('link', { name: 'Linen Shirt' }).first().click()
  await expect(page).toHaveURL('/product/linen-shirt')
  await expect(bar(page)).toBeVisible()
  await expect(bar(page)).toHaveCount(0)
  const values = await barSeen(page)
  expect(values.at(-1)).toBe(100)
  const waiting = values.filter((value) => value < 100)
  expect(waiting.length).toBeGreaterThan(0)
  expect(Math.max(...waiting)).toBeLessThanOrEqual(90)
})

test('[ROUTE-04] Back and Forward show the bar for 500 ms, also when everything is cached', async ({
  page,
}) => {
  await page.clock.install()
  await load(page, '/contact')
  await page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' }).click()
  await expect(page).toHaveURL('/faq')
  await page.getByRole('banner').getByRole('link', { name: 'Women' }).first().click()
  await expect(heading(page)).toHaveText('Women')
  const dress = sample('wrap-dress').title
  await card(productGrid(page), dress).getByRole('link').click()
  await expect(heading(page)).toHaveText(dress)
  await requestsAnswered(page)
  await expect(bar(page)).toHaveCount(0)
  await watchBar(page)
  await page.clock.pauseAt(Date.now() + 60_000)

  for (const [move, address] of [
    ['goBack', '/category/women'],
    ['goBack', '/faq'],
    ['goBack', '/contact'],
    ['goForward', '/faq'],
    ['goForward', '/category/women'],
    ['goForward', '/product/wrap-dress'],
  ] as const) {
    await page[move]()
    await expect(page).toHaveURL(address)
    await expect(bar(page)).toBeVisible()
    await page.clock.runFor(490)
    await expect(bar(page)).toBeVisible()
    expect(Math.max(...(await barSeen(page))), address).toBeLessThanOrEqual(90)
    await page.clock.runFor(20)
    await expect(bar(page)).toHaveAttribute('value', '100')
    await expect(async () => {
      await page.clock.runFor(500)
      await expect(bar(page)).toHaveCount(0, { timeout: 1000 })
    }).toPass()
    await barSeen(page)
  }
})

test('[ROUTE-04] Back that only closes a drawer shows no loading bar', async ({ page }) => {
  await load(page, '/contact')
  await requestsAnswered(page)
  await expect(bar(page)).toHaveCount(0)
  await page.getByRole('banner').getByRole('button', { name: /^Cart/ }).click()
  await expect(page.getByRole('dialog', { name: 'Shopping Cart' })).toBeVisible()
  await requestsAnswered(page)
  await expect(bar(page)).toHaveCount(0)
  await watchBar(page)
  await page.goBack()
  await expect(page.getByRole('dialog', { name: 'Shopping Cart' })).toHaveCount(0)
  await expect(page).toHaveURL('/contact')
  expect(await barSeen(page)).toEqual([])
})

test('a filter changes the URL without scrolling', async ({ page }) => {
  await load(page, paths.category('all'))
  await page.mouse.wheel(0, 120)
  await expect.poll(async () => await scrolled(page)).toBe(120)
  await tick(filters(page), 'White')
  await expect(page).toHaveURL(/color=white/)
  await expect(cards(productGrid(page)).first()).toBeVisible()
  expect(await scrolled(page)).toBe(120)
})
