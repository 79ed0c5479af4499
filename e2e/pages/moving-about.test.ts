import { card, cards, filters, goods, tick } from '../screens/catalogue.ts'
import { heading, load, open, openUnknown, paths, startScreenGone } from '../screens/open.ts'
import { failedRequests } from '../support/complaints.ts'
import { expect, test, type Page } from '../support/test.ts'

const scrolled = async (page: Page) => await page.evaluate(() => Math.round(window.scrollY))
const bar = (page: Page) => page.getByRole('progressbar', { name: 'Loading page' })

test('the addresses built so far each open a page of their own', async ({ page }) => {
  const titles = {
    '/': 'Umber & Ecru',
    '/category/women': 'Women',
    '/product/field-watch': 'Field Watch',
    '/cart': 'Cart',
    '/wishlist': 'Wishlist',
  }
  for (const [address, title] of Object.entries(titles)) {
    await open(page, address)
    await expect(page).toHaveTitle(new RegExp(title))
    await expect(heading(page)).toHaveCount(1)
  }
})

test("[ROUTE-02] any other address shows 'Oops! Page not found' and the way home", async ({
  page,
  complaints,
}) => {
  complaints.expect(failedRequests)
  await load(page, '/no-such-page')
  await expect(heading(page)).toHaveText('Oops! Page not found')
  for (const address of ['/category', '/product/a/b', '/%F0%9F%A7%A6', '/cart/1']) {
    await open(page, paths.category('men-shirts'))
    await openUnknown(page, address)
  }
  await page.getByRole('link', { name: 'Return to Home' }).click()
  await expect(page).toHaveURL('/')
})

interface Seen {
  readonly painted: number
  readonly lifted: number
  readonly asked: number
}

test.describe('after a load', () => {
  test.use({ startScreen: 'shown' })

  test('[ROUTE-03] the start screen stays for 2,000 ms while the page is fetched beneath it', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      const seen = { painted: 0, lifted: 0, asked: 0 }
      Reflect.set(window, 'startScreenSeen', seen)
      new PerformanceObserver((list) => {
        for (const { name, startTime } of list.getEntries()) {
          if (name === 'first-contentful-paint') seen.painted = startTime
          if (name.includes('/store/') && seen.asked === 0) seen.asked = startTime
        }
      }).observe({ entryTypes: ['paint', 'resource'] })
      new MutationObserver(() => {
        const root = document.getElementById('root')
        if (seen.lifted === 0 && root?.inert === false) seen.lifted = performance.now()
      }).observe(document, { subtree: true, attributes: true, attributeFilter: ['inert'] })
    })
    await page.goto(paths.category('men-shirts'))
    await startScreenGone(page)
    await expect(cards(goods(page))).toHaveCount(4)
    const seen = await page.evaluate(() => Reflect.get(window, 'startScreenSeen') as Seen)
    expect(seen.painted).toBeGreaterThan(0)
    // The script may begin to count a little before the screen has painted: what is sure is the time since the load.
    expect(seen.lifted).toBeGreaterThanOrEqual(2000)
    expect(seen.lifted - seen.painted).toBeGreaterThan(1500)
    expect(seen.lifted - seen.painted).toBeLessThan(3500)
    expect(seen.asked).toBeGreaterThan(0)
    expect(seen.asked).toBeLessThan(seen.lifted)
  })
})

test('[ROUTE-04] [ROUTE-05] the bar runs on a first read and on Back, never past 90 % while it waits', async ({
  page,
  faults,
}) => {
  await load(page, paths.home)
  await faults.set({ action: 'delay', ms: 1500, path: '^/store/products' })
  await page.evaluate(() => {
    const seen: number[] = []
    Reflect.set(window, 'barSeen', seen)
    new MutationObserver(() => {
      const now = document.querySelector('progress')?.value
      if (now !== undefined && seen.at(-1) !== now) seen.push(now)
    }).observe(document, { subtree: true, attributes: true, childList: true })
  })
  await page.evaluate(() => Reflect.get(window, 'barSeen').splice(0))
  await page.getByRole('main').getByRole('link', { name: 'Linen Shirt' }).first().click()
  await expect(page).toHaveURL('/product/linen-shirt')
  await page.goBack()
  await expect(bar(page)).toBeVisible()
  await expect(bar(page)).toHaveCount(0)
  const seen = await page.evaluate(() => Reflect.get(window, 'barSeen') as number[])
  expect(seen.at(-1)).toBe(100)
  const waiting = seen.filter((value) => value < 100)
  expect(waiting.length).toBeGreaterThan(0)
  expect(Math.max(...waiting)).toBeLessThanOrEqual(90)
})

test('[ROUTE-06] a new page begins at its top; Back and Forward return to the place that was left', async ({
  page,
}) => {
  await load(page, paths.category('all'))
  await card(goods(page), 'Stoneware Vase').scrollIntoViewIfNeeded()
  const left = await scrolled(page)
  expect(left).toBeGreaterThan(500)
  await card(goods(page), 'Stoneware Vase').getByRole('link').click()
  await expect(heading(page)).toHaveText('Stoneware Vase')
  expect(await scrolled(page)).toBe(0)
  await page.mouse.wheel(0, 300)
  await expect.poll(async () => await scrolled(page)).toBe(300)

  await page.goBack()
  await expect(heading(page)).toHaveText('All Products')
  await expect.poll(async () => Math.abs((await scrolled(page)) - left)).toBeLessThanOrEqual(2)
  await expect(card(goods(page), 'Stoneware Vase').getByRole('link')).toBeFocused()
  await page.goForward()
  await expect(heading(page)).toHaveText('Stoneware Vase')
  await expect.poll(async () => await scrolled(page)).toBe(300)
})

test('a filter changes the address without moving the page', async ({ page }) => {
  await load(page, paths.category('all'))
  await page.mouse.wheel(0, 120)
  await expect.poll(async () => await scrolled(page)).toBe(120)
  await tick(filters(page), 'Green')
  await expect(page).toHaveURL(/color=green/)
  await expect(cards(goods(page)).first()).toBeVisible()
  expect(await scrolled(page)).toBe(120)
})
