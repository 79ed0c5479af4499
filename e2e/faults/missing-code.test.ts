import * as cart from '../screens/cart.ts'
import { field, searchDialog } from '../screens/search.ts'
import { heading, load, splashScreenGone } from '../screens/open.ts'
import { makeCart } from '../support/carts.ts'
import { failedRequests } from '../support/console-errors.ts'
import { hydrated } from '../support/hydration.ts'
import { scriptOf } from '../support/build-manifest.ts'
import { requestsAnswered } from '../support/pending-requests.ts'
import { expect, test, type Page } from '../support/test.ts'
import { lazyModules, type Loss, type Wanted } from '../support/lazy-modules.ts'

/** Returns how often the file has been asked for. */
async function takeAway(page: Page, file: string, loss: () => Loss): Promise<() => number> {
  let asked = 0
  await page.route(`**/${file}`, async (route) => {
    asked += 1
    if (loss() === 'gone') await route.fulfill({ status: 404, body: 'Not found' })
    else await route.abort('internetdisconnected')
  })
  // The check before the shop reloads the page.
  await page.route(/^https?:\/\/[^/]+\/$/, async (route) => {
    const isQuestion = route.request().resourceType() === 'fetch'
    if (isQuestion && loss() === 'offline') await route.abort('internetdisconnected')
    else await route.fallback()
  })
  return () => asked
}

/** Ignores images and fonts, and the one automatic reload. */
async function limitRequests(page: Page): Promise<void> {
  await page.context().route(/\.(?:avif|webp|jpe?g|png|woff2)(?:\?|$)/, async (route) => await route.abort())
  await page.addInitScript(() => sessionStorage.setItem('umber-ecru.reloaded-at', String(Date.now())))
}

const wayOn = (page: Page) => page.getByRole('button', { name: /^(Try again|Retry|Reload)$/ }).first()

async function expectShop(page: Page, { quiet }: Wanted): Promise<void> {
  if (quiet === undefined) await expect(wayOn(page)).toBeVisible()
  else await requestsAnswered(page)
  // An open drawer hides the rest from assistive technology, as it should.
  const banner = page.getByRole('banner', { includeHidden: true }).first()
  await expect(banner).toBeVisible()
  // The header of the checkout has a link in its place.
  const cartEntry = banner
    .getByRole('button', { name: /^Cart, /, includeHidden: true })
    .or(banner.getByRole('link', { name: 'Back to the cart', includeHidden: true }))
  await expect(cartEntry).toBeVisible()
  await expect(page.locator('footer').last()).toBeAttached()
  await expect(page.locator('main')).not.toBeEmpty()
}

test.beforeEach(({ complaints }) =>
  complaints.expect(failedRequests, 'dynamically imported module', 'error loading', 'Unable to preload'),
)

for (const [what, wanted] of Object.entries(lazyModules))
  test(`[F-116] without the code of ${what} the shop works and offers a retry`, async ({ page }) => {
    const { module, loss, place, before, act } = wanted
    await before?.(page)
    await limitRequests(page)
    const asked = await takeAway(page, scriptOf(module), () => loss)
    await page.goto(place)
    await splashScreenGone(page)
    await act?.(page)
    await expect.poll(asked, `requests for ${module}`).toBeGreaterThan(0)
    await expectShop(page, wanted)
  })

test(
  '[F-116] a drawer whose code failed to load opens on retry, with the page unchanged',
  { tag: '@smoke' },
  async ({ page }) => {
    const id = await makeCart({ handle: 'field-watch' })
    await cart.leaveCart(page, id)
    let loss: Loss = 'offline'
    await takeAway(page, scriptOf('features/cart/cart-drawer.tsx'), () => loss)
    await load(page, '/about')
    await cart.cartButton(page).click()
    const alert = page.getByRole('alert')
    await expect(alert).toContainText('This could not be opened')
    await expect(wayOn(page)).toBeFocused()
    await wayOn(page).click()
    await expect(alert).toBeVisible()

    // The network is back. Chromium caches the failed import, so the page reloads with the drawer open.
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    loss = 'gone'
    await wayOn(page).click()
    await expect(cart.drawerLine(page, 'Field Watch')).toBeVisible()
    await expect(page).toHaveURL('/about')
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    expect(await cart.storedCartId(page)).toBe(id)
  },
)

test('[F-116] a search whose code is missing after a release opens with one press, and Back closes it', async ({
  page,
}) => {
  await takeAway(page, scriptOf('features/search/search-dialog.tsx'), () => 'gone')
  await load(page, '/about')
  const search = page.getByRole('banner').getByRole('button', { name: 'Search' })
  await search.click()
  await expect(wayOn(page)).toBeVisible()
  await page.goBack()
  await expect(wayOn(page)).toHaveCount(0)
  await search.click()
  await expect(wayOn(page)).toBeVisible()
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await wayOn(page).click()
  await expect(field(searchDialog(page))).toBeFocused()
})

test('[F-116] unsaved input is not lost to an automatic reload', async ({ page }) => {
  const store = scriptOf('services/create-cart.ts')
  await takeAway(page, store, () => 'gone')
  // What the first use asks for then waits for a timer, so that the input is typed first.
  await page.addInitScript(() => Reflect.deleteProperty(window, 'requestIdleCallback'))
  await page.goto('/contact')
  await splashScreenGone(page)
  await hydrated(page)
  const message = page.getByRole('main').getByRole('textbox', { name: 'Message' })
  const asked = page.waitForRequest(`**/${store}`)
  await message.fill('A button came off.')
  await asked
  await requestsAnswered(page)
  await expect(message).toHaveValue('A button came off.')
})

test(
  '[F-116] [F-122] a page without its entry script shows what to do',
  { tag: '@smoke' },
  async ({ page }) => {
    await page.clock.install()
    await page.route('**/assets/index-*.js', async (route) => await route.fulfill({ status: 404 }))
    await page.goto('/about')
    await expect(page.getByRole('link', { name: 'reload the page' })).toBeVisible({ timeout: 20_000 })
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    await page.getByRole('link', { name: 'reload the page' }).click()
    await expect(heading(page)).toBeVisible()
    await expect(page).toHaveURL('/about')
  },
)
