import * as cart from '../screens/cart.ts'
import { cards, productGrid } from '../screens/catalogue.ts'
import { heading, load, open, openProduct, otherPages, paths, splashScreenGone } from '../screens/open.ts'
import { addButton } from '../screens/product.ts'
import { makeCart } from '../support/carts.ts'
import { holdRequests, type HeldRequests } from '../support/held-requests.ts'
import { hydrated, quiet } from '../support/hydration.ts'
import { newCustomer, orderFor, saveAddresses, signInAs } from '../support/live-customer.ts'
import {
  expectAllWithinReach,
  expectNoSidewaysScroll,
  settled,
  wakePictures,
  watchShifts,
} from '../support/layout.ts'
import { expect, narrow, test, type Page } from '../support/test.ts'

const places = [paths.home, paths.category('women'), paths.product('linen-shirt'), paths.cart] as const

async function filledCart(page: Page): Promise<void> {
  await cart.leaveCart(
    page,
    await makeCart({ handle: 'block-print-kurti-set', quantity: 3 }, { handle: 'field-watch' }),
  )
}

async function expectNoPageOverflows(page: Page, widths: readonly number[]): Promise<void> {
  await filledCart(page)
  for (const place of [...places, ...otherPages, '/checkout', paths.product('nothing')]) {
    await open(page, place)
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 })
      await expectNoSidewaysScroll(page, `${place} at ${width} px`)
    }
  }
  const narrowest = Math.min(...widths)
  await page.setViewportSize({ width: narrowest, height: 640 })
  await cart.openDrawer(page)
  await expectNoSidewaysScroll(page, 'drawer')
  const box = await cart.drawer(page).boundingBox()
  expect(Math.round(box?.width ?? 999)).toBeLessThanOrEqual(narrowest)
}

// Narrow, wide, and both sides of a change of the layout.
test(
  '[F-123] no page overflows horizontally at 320, 900 and 1920 px',
  { tag: '@smoke' },
  async ({ page }) => {
    await expectNoPageOverflows(page, [320, 900, 1920])
  },
)

test('[F-123] no page overflows horizontally at 360, 768, 899 and 1280 px', async ({ page }) => {
  await expectNoPageOverflows(page, [360, 768, 899, 1280])
})

// The injected text spacing is a user style, which the shop's CSP would block.
test.describe('within the viewport', () => {
  test.use({ bypassCSP: true })

  test('[F-123] no control leaves the viewport at 320 px, nor with text spacing', async ({ page }) => {
    test.setTimeout(120_000)
    await filledCart(page)
    const others = ['/checkout', '/login', '/signup', '/forgot-password', '/account/orders']
    for (const place of [...places, ...otherPages, ...others, paths.product('nothing')]) {
      await open(page, place)
      await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0)
      await expectAllWithinReach(page, place)
    }
    await page.setViewportSize({ width: 320, height: 640 })
    await cart.openDrawer(page)
    await expectAllWithinReach(page, 'the drawer')
    await page.goBack()
    await page.getByRole('banner').getByRole('button', { name: 'Menu' }).click()
    await expect(page.getByRole('dialog', { name: 'Shop' })).toBeVisible()
    await expectAllWithinReach(page, 'the menu')
  })

  test('[F-123] no control of the account leaves the viewport at 320 px, nor with text spacing', async ({
    page,
  }) => {
    const customer = await newCustomer()
    await saveAddresses(customer, 1)
    await orderFor(customer, { handle: 'field-watch' })
    await signInAs(page, customer)
    await load(page, '/account')
    for (const tab of ['profile', 'orders', 'address']) {
      await open(page, `/account?tab=${tab}`)
      await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0)
      await expectAllWithinReach(page, tab)
    }
    await open(page, '/account/orders')
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
    await expectAllWithinReach(page, 'order history')
  })
})

/** Loads the page with fonts that come late. Each picture reserves its space. */
async function expectNothingShifts(page: Page, place: string): Promise<void> {
  const fonts = await holdRequests(page, '**/*.woff2')
  const expectNoShift = await watchShifts(page)
  await page.goto(place, { waitUntil: 'domcontentloaded' })
  await splashScreenGone(page)
  await expect(heading(page)).toBeVisible()
  await fontsComeLate(page, fonts)
  await settled(page)
  await wakePictures(page)
  await expectNoShift()

  const without = await page.evaluate(() =>
    [...document.images]
      .filter((image) => !(image.hasAttribute('width') && image.hasAttribute('height')))
      .map((image) => image.outerHTML.slice(0, 120)),
  )
  expect(without).toEqual([])
  const broken = await page.evaluate(() =>
    [...document.images]
      .filter((image) => image.complete && image.naturalWidth === 0 && image.currentSrc !== '')
      .map((image) => image.currentSrc),
  )
  expect(broken).toEqual([])
}

for (const { what, some, tag } of [
  { what: 'the front page, a category and a product', some: places.slice(0, 3), tag: '@smoke' },
  { what: 'the cart, the search and the wishlist', some: [paths.cart, ...otherPages.slice(0, 3)], tag: [] },
  { what: 'the pages of text', some: otherPages.slice(3), tag: [] },
])
  test(
    `no layout shift while ${what} load and their fonts come late, and every picture reserves its space`,
    {
      tag,
    },
    async ({ page }) => {
      await filledCart(page)
      for (const place of some) await expectNothingShifts(page, place)
    },
  )

test('no layout shift while pages load that have nothing for a guest', async ({ page }) => {
  const members = ['/account', '/account/orders', '/account/orders/order_1']
  for (const place of [paths.cart, '/checkout', '/wishlist', ...members])
    await expectNothingShifts(page, place)
})

for (const place of [paths.home, paths.category('women'), paths.product('linen-shirt')])
  test(`fonts that come late move nothing on the narrow page ${place}`, async ({ page }) => {
    await page.setViewportSize(narrow)
    const fonts = await holdRequests(page, '**/*.woff2')
    const expectNoShift = await watchShifts(page)
    await page.goto(place, { waitUntil: 'domcontentloaded' })
    await expect(heading(page)).toBeVisible()
    await fontsComeLate(page, fonts)
    await expectNoShift()
  })

/** Lets the fonts come after the page was drawn without them and became interactive. */
async function fontsComeLate(page: Page, fonts: HeldRequests): Promise<void> {
  await hydrated(page)
  expect(await areFontsLoaded(page)).toBe(false)
  fonts.release()
  await expect.poll(async () => await areFontsLoaded(page)).toBe(true)
  await quiet(page)
}

const areFontsLoaded = async (page: Page): Promise<boolean> =>
  await page.evaluate(() =>
    ['400 16px Figtree', '380 16px Fraunces'].every((font) => document.fonts.check(font)),
  )

test('[F-123] with reduced motion nothing moves: fades only, and the splash screen is static', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.addInitScript(() => {
    const moved: string[] = []
    Reflect.set(window, 'moved', moved)
    const look = () => {
      for (const animation of document.getAnimations()) {
        const { effect } = animation
        if (!(effect instanceof KeyframeEffect)) continue
        const properties = effect.getKeyframes().flatMap((frame) => Object.keys(frame))
        const moving = properties.filter((name) =>
          /^(transform|translate|scale|rotate|height|left|top)$/.test(name),
        )
        const isShort = Number(effect.getComputedTiming().activeDuration) <= 1
        if (moving.length > 0 && !isShort)
          moved.push(`${moving[0] ?? ''} of ${effect.target?.className.toString().slice(0, 60) ?? ''}`)
      }
      requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  })
  await openProduct(page, 'linen-shirt')
  await addButton(page).click()
  await cart.expectCount(page, 1)
  await cart.openDrawer(page)
  await page.goBack()
  await expect(cart.drawer(page)).toHaveCount(0)
  await open(page, paths.category('women'))
  await expect(cards(productGrid(page)).first()).toBeVisible()
  await page.getByRole('button', { name: 'Show Women categories' }).click()
  expect(await page.evaluate(() => [...new Set(Reflect.get(window, 'moved') as string[])])).toEqual([])
})

test('twice the font size loses nothing on a tablet', async ({ page, context }) => {
  const devtools = await context.newCDPSession(page)
  await devtools.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } })
  await filledCart(page)
  await page.setViewportSize({ width: 768, height: 900 })
  for (const place of places) {
    await open(page, place)
    await expectNoSidewaysScroll(page, `${place} with large letters`)
  }
  await expect(page.getByRole('main').getByRole('link', { name: 'Proceed to Checkout' })).toBeVisible()
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px')
})
