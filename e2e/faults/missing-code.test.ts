import * as cart from '../screens/cart.ts'
import { field, searchDialog } from '../screens/search.ts'
import { heading, load, splashScreenGone } from '../screens/open.ts'
import { makeCart } from '../support/carts.ts'
import { failedRequests } from '../support/console-errors.ts'
import { buildManifest, lateModules, scriptsOf } from '../support/build-manifest.ts'
import { environment } from '../support/environment.ts'
import { requestsAnswered } from '../support/pending-requests.ts'
import { expect, test, type Page } from '../support/test.ts'
import { wantedModules, type Wanted } from '../support/wanted-modules.ts'

const manifest = buildManifest()

/** Without these the shop cannot start; the static HTML shows a message, see the last test. */
const beginning = scriptsOf('index.html', manifest)

/** Each script, by the first module of the table that loads it. */
const wantedScripts = new Map<string, readonly string[]>()
const known = new Set(beginning)
for (const module of Object.keys(wantedModules)) {
  const scripts = [...scriptsOf(module, manifest)].filter((file) => !known.has(file))
  for (const file of scripts) known.add(file)
  wantedScripts.set(module, scripts)
}

/** How a file can be missing: deleted by a new release, or the shop's server is unreachable. */
const losses = ['gone', 'offline'] as const
type Loss = (typeof losses)[number]

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

async function want(page: Page, { place, preset, act }: Wanted): Promise<void> {
  const { shopUrl, liveShopUrl } = environment()
  await page.goto(`${preset === 'live' ? liveShopUrl : shopUrl}${place}`)
  await splashScreenGone(page)
  await act?.(page)
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
  await expect(banner.getByRole('button', { name: /^Cart, /, includeHidden: true })).toBeVisible()
  await expect(page.locator('footer').last()).toBeAttached()
  await expect(page.locator('main')).not.toBeEmpty()
}

test.beforeEach(({ complaints }) =>
  complaints.expect(failedRequests, 'dynamically imported module', 'error loading', 'Unable to preload'),
)

// The losses alternate: how a file is missing concerns the one loader, not the module that shows a way on.
for (const [at, [module, wanted]] of Object.entries(wantedModules).entries()) {
  const scripts = wantedScripts.get(module) ?? []
  if (scripts.length === 0) continue
  test(`[F-116] without a file of ${module} the shop works and offers a retry`, async ({ page }) => {
    test.setTimeout(90_000 + scripts.length * 15_000)
    await wanted.before?.(page)
    await limitRequests(page)
    for (const [nth, file] of scripts.entries())
      await test.step(file, async () => {
        const asked = await takeAway(page, file, () => losses[(at + nth) % losses.length] ?? 'gone')
        await want(page, wanted)
        await expect.poll(asked, `requests for ${file}`).toBeGreaterThan(0)
        await expectShop(page, wanted)
        await page.unrouteAll({ behavior: 'ignoreErrors' })
      })
  })
}

test('[F-116] one of these tests removes every file of the build', () => {
  expect(Object.keys(wantedModules).toSorted()).toEqual([...lateModules(manifest)].toSorted())
  const files = Object.values(manifest).map(({ file }) => file)
  expect(files.filter((file) => file.endsWith('.js') && !known.has(file))).toEqual([])
})

test('[F-116] a drawer whose code failed to load opens on retry, with the page unchanged', async ({
  page,
}) => {
  const id = await makeCart({ handle: 'field-watch' })
  await cart.leaveCart(page, id)
  let loss: Loss = 'offline'
  const drawer = manifest['src/features/cart/cart-drawer.tsx']?.file ?? ''
  await takeAway(page, drawer, () => loss)
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
})

test('[F-116] a search whose code is missing after a release opens with one press, and Back closes it', async ({
  page,
}) => {
  const dialog = manifest['src/features/search/search-dialog.tsx']?.file ?? ''
  await takeAway(page, dialog, () => 'gone')
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
  const adapters = Object.values(manifest).find(({ name }) => name === 'showcase')?.file ?? ''
  await takeAway(page, adapters, () => 'gone')
  // Idle loading then starts after a timer, so that the input is typed first.
  await page.addInitScript(() => Reflect.deleteProperty(window, 'requestIdleCallback'))
  await page.goto('/contact')
  await splashScreenGone(page)
  const message = page.getByRole('main').getByRole('textbox', { name: 'Message' })
  await message.fill('A button came off.')
  await page.waitForRequest(`**/${adapters}`)
  await requestsAnswered(page)
  await expect(message).toHaveValue('A button came off.')
})

test('[F-116] [F-122] a page without its entry script shows what to do', async ({ page }) => {
  await page.clock.install()
  await page.route('**/assets/index-*.js', async (route) => await route.fulfill({ status: 404 }))
  await page.goto('/about')
  await expect(page.getByRole('link', { name: 'reload the page' })).toBeVisible({ timeout: 20_000 })
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await page.getByRole('link', { name: 'reload the page' }).click()
  await expect(heading(page)).toBeVisible()
  await expect(page).toHaveURL('/about')
})
