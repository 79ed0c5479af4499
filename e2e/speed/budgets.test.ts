import * as cart from '../screens/cart.ts'
import { cards, grid, productGrid } from '../screens/catalogue.ts'
import { heading, load, openWithoutScript, paths, splashScreenGone } from '../screens/open.ts'
import { addButton } from '../screens/product.ts'
import { makeCart } from '../support/carts.ts'
import { environment } from '../support/environment.ts'
import { quiet } from '../support/hydration.ts'
import { watchShifts } from '../support/layout.ts'
import { askedBackend, record } from '../support/requests.ts'
import { expect, test, type Locator, type Page } from '../support/test.ts'

/**
 * Maximum compressed script of a first visit without a press, in thousands of bytes, including code loaded when idle, and its requests
 * of all kinds. The values are today's and should only fall.
 */
const visits = [
  { place: paths.home, kilobytes: 115, requests: 28, backend: 0 },
  { place: paths.category('women'), kilobytes: 119, requests: 28, backend: 0 },
  { place: paths.category('all'), kilobytes: 119, requests: 28, backend: 0 },
  { place: '/search?q=shirt', kilobytes: 124, requests: 31, backend: 0 },
  { place: paths.product('linen-shirt'), kilobytes: 126, requests: 27, backend: 0 },
  { place: paths.cart, kilobytes: 109, requests: 15, backend: 0 },
] as const

/** Script loaded so far, in bytes on the wire. */
const scriptBytes = async (page: Page) =>
  await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter((entry) => new URL(entry.name).pathname.endsWith('.js'))
      .reduce((sum, entry) => sum + (entry as PerformanceResourceTiming).encodedBodySize, 0),
  )

for (const { place, kilobytes, requests, backend } of visits) {
  test(
    `[F-24] a first visit to ${place} costs at most ${kilobytes} kB of script and ${requests} requests, ${backend} requests to the backend and none to third parties`,
    { tag: '@smoke' },
    async ({ page }) => {
      const recording = record(page)
      await page.goto(place)
      await splashScreenGone(page)
      await expect(heading(page)).toBeVisible()
      await page.waitForLoadState('networkidle')
      await quiet(page)
      expect(await scriptBytes(page)).toBeLessThanOrEqual(kilobytes * 1000)
      expect(await scriptBytes(page)).toBeGreaterThan(30_000)
      const loaded = recording.all().map((one) => one.url())
      expect(loaded.length, loaded.join('\n')).toBeLessThanOrEqual(requests)

      const asked = askedBackend(recording).map((one) => `${one.method()} ${one.url()}`)
      expect(asked.length, asked.join('\n')).toBeLessThanOrEqual(backend)
      expect(new Set(asked).size, `asked twice: ${asked.join('\n')}`).toBe(asked.length)
      const { liveShopUrl, backendUrl } = environment()
      const strangers = recording
        .all()
        .map((one) => one.url())
        .filter((url) => ![liveShopUrl, backendUrl].includes(new URL(url).origin))
      expect(strangers).toEqual([])
    },
  )
}

test('pictures far down a list load once it is scrolled, and without script', async ({ page, browser }) => {
  const loaded = async (one: Page) =>
    await productGrid(one)
      .locator('.picture')
      .evaluateAll((all) => all.filter((picture) => (picture as HTMLImageElement).naturalWidth > 0).length)
  const count = await (async () => {
    await load(page, paths.category('all'))
    await page.waitForLoadState('networkidle')
    await quiet(page)
    return await loaded(page)
  })()
  expect(count).toBe(12)
  await page.mouse.wheel(0, 20)
  await expect.poll(async () => await loaded(page)).toBeGreaterThan(16)
  const plain = await browser.newContext({ javaScriptEnabled: false })
  const still = await plain.newPage()
  await still.goto(environment().liveShopUrl + paths.category('all'))
  await expect(productGrid(still).locator('.picture').nth(15)).toBeVisible()
  await plain.close()
})

test(
  'the badge updates at once, before the backend responds',
  { tag: '@smoke' },
  async ({ page, faults }) => {
    await cart.leaveCart(page, await makeCart({ handle: 'stoneware-vase' }))
    await load(page, paths.product('field-watch'))
    await cart.expectCount(page, 1)
    await faults.set({ action: 'delay', ms: 2000, method: 'POST', path: '/line-items' })
    const answered = page.waitForResponse((answer) => answer.url().includes('/line-items'))
    let isAnswered = false
    void answered.then(() => (isAnswered = true))
    await addButton(page).click()
    await cart.expectCount(page, 2)
    expect(isAnswered).toBe(false)
    await answered
    await cart.expectCount(page, 2)
  },
)

test('[F-119] Back to a list sends no request and keeps filters and scroll position', async ({ page }) => {
  // An address that no other test has asked for, so that the server renders it now and the browser need not ask again.
  const highest = 100_000 + Math.floor(Math.random() * 1_000_000)
  await load(page, `${paths.category('all')}?price=0-${highest}&sort=price-low-high`)
  await expect(cards(productGrid(page))).not.toHaveCount(0)
  const last = cards(productGrid(page)).nth(30)
  await last.scrollIntoViewIfNeeded()
  const left = await page.evaluate(() => window.scrollY)
  await last.getByRole('link').click()
  await expect(page).toHaveURL(/\/product\//)
  await expect(addButton(page)).toBeVisible()
  // The last list of the page, which reads the products.
  await expect(cards(grid(page, 'You Might Also Like'))).not.toHaveCount(0)

  const recording = record(page)
  await page.goBack()
  await expect(heading(page)).toHaveText('All Products')
  await expect(page).toHaveURL(/sort=price-low-high/)
  await expect
    .poll(async () => Math.abs((await page.evaluate(() => window.scrollY)) - left))
    .toBeLessThanOrEqual(2)
  await expect(last).toBeInViewport()
  expect(askedBackend(recording).map((one) => one.url())).toEqual([])
})

const hasLayout = async (card: Locator) =>
  await card.evaluate((one) => one.checkVisibility({ contentVisibilityAuto: true }))

test('cards far down a list get a layout while the page is idle, which moves nothing', async ({ page }) => {
  const expectNoShift = await watchShifts(page)
  const start = await openWithoutScript(page, paths.category('all'))
  const last = cards(productGrid(page)).last()
  expect(await hasLayout(last)).toBe(false)
  // Assistive technology knows them before.
  await expect(last.getByRole('heading')).toHaveAccessibleName(/./)
  await start()
  await expect.poll(async () => await hasLayout(last)).toBe(true)
  await expectNoShift()
})

test('cards far down a list get a layout with the first scroll', async ({ page }) => {
  // The page is never idle.
  await page.addInitScript(() => (window.requestIdleCallback = () => 0))
  await page.goto(paths.category('all'))
  const last = cards(productGrid(page)).last()
  await expect(heading(page)).toBeVisible()
  expect(await hasLayout(last)).toBe(false)
  await expect(async () => {
    await page.mouse.wheel(0, 20)
    expect(await hasLayout(last)).toBe(true)
  }).toPass()
})

test('[F-19] leaving a page aborts its reads', async ({ page, faults }) => {
  await load(page, '/checkout')
  await faults.set({ action: 'hold', path: '^/store/search$' })
  const asked = page.waitForRequest((one) => one.url().includes('/store/search'))
  const failed = page.waitForEvent('requestfailed', (one) => one.url().includes('/store/search'))
  // A pointer would start a read ahead, which goes on without the page.
  await page.getByRole('contentinfo').getByRole('link', { name: 'All products' }).dispatchEvent('click')
  await asked
  await page.goBack()
  expect((await failed).failure()?.errorText).toBe('net::ERR_ABORTED')
})
