import * as cart from '../screens/cart.ts'
import { load, openProduct, paths } from '../screens/open.ts'
import { addButton } from '../screens/product.ts'
import { scriptOf } from '../support/build-manifest.ts'
import { readQuantities } from '../support/backend.ts'
import { makeCart } from '../support/carts.ts'
import { expect, test, type Page } from '../support/test.ts'

test('[F-47] an add completes although another page is loaded at once', async ({ page }) => {
  const id = await withCart(page)
  await openProduct(page, 'field-watch')
  await addButton(page).evaluate((button: HTMLElement) => {
    button.click()
    window.location.assign('/about')
  })
  await expect(page).toHaveURL('/about')
  await expect
    .poll(async () => await readQuantities(id))
    .toEqual({ 'monsoon-candle Blue': 1, 'field-watch Black': 1 })
  await cart.expectCount(page, 2)
})

test('[F-47] an add completes although its tab is closed at once', async ({ context }) => {
  const tab = await context.newPage()
  const id = await withCart(tab)
  await openProduct(tab, 'field-watch')
  await addButton(tab).evaluate((button: HTMLElement) => {
    button.click()
    // Like closing a tab, which does not wait for requests.
    setTimeout(() => window.location.replace('about:blank'))
  })
  await tab.waitForURL('about:blank')
  await tab.close()
  await expect
    .poll(async () => await readQuantities(id))
    .toEqual({ 'monsoon-candle Blue': 1, 'field-watch Black': 1 })
})

test('[F-47] the first add of a visitor who leaves before there is a cart is made on the next page', async ({
  page,
}) => {
  await expectKeptUntilNextPage(page, /\/store\/carts\?/)
})

test("[F-47] an add before the cart's code has loaded is made on the next page", async ({ page }) => {
  await expectKeptUntilNextPage(page, `**/${scriptOf('services/create-cart.ts')}`)
})

test('[F-47] queued changes are sent when the page is left', async ({ page }) => {
  const id = await makeCart({ handle: 'monsoon-candle' }, { handle: 'field-watch' })
  await cart.leaveCart(page, id)
  await load(page, paths.cart)
  const [plus, remove] = [
    cart.plus(cart.row(page, 'First Monsoon Candle')),
    cart.remove(cart.row(page, 'Field Watch')),
  ]
  const handles = [await plus.elementHandle(), await remove.elementHandle()] as const
  const pressAndLeave = page.evaluate(async ([more, away]) => {
    for (let press = 0; press < 4; press += 1) {
      ;(more as HTMLElement).click()
      await new Promise((resolve) => requestAnimationFrame(resolve))
    }
    ;(away as HTMLElement).click()
    window.location.assign('/about')
  }, handles)
  // The page may be gone before it sees the response.
  await pressAndLeave.catch(() => undefined)
  await expect(page).toHaveURL('/about')
  await expect.poll(async () => await readQuantities(id)).toEqual({ 'monsoon-candle Blue': 5 })
  await cart.expectCount(page, 5)
})

/** The first request for this address is not answered. */
async function expectKeptUntilNextPage(page: Page, address: RegExp | string): Promise<void> {
  let requests = 0
  await page.route(address, async (route) => {
    requests += 1
    if (requests > 1) await route.continue()
  })
  await openProduct(page, 'field-watch')
  await addButton(page).click()
  await expect.poll(() => requests).toBe(1)
  await page.evaluate(() => window.location.assign('/about'))
  await expect(page).toHaveURL('/about')
  await cart.expectCount(page, 1)
  const id = await idOfCart(page)
  await expect.poll(async () => await readQuantities(id)).toEqual({ 'field-watch Black': 1 })
}

/** A cart that holds a candle, as of a visitor who comes back. */
async function withCart(page: Page): Promise<string> {
  const id = await makeCart({ handle: 'monsoon-candle' })
  await cart.leaveCart(page, id)
  return id
}

/** The cart of this visitor, made with the first add. */
async function idOfCart(page: Page): Promise<string> {
  let id = ''
  await expect(async () => {
    id = await cart.storedCartId(page)
  }).toPass()
  return id
}
