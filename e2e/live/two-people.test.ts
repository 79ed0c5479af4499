import { chromium, type Browser } from '@playwright/test'
import * as cart from '../screens/cart.ts'
import { address, fillAddress, placeOrder, stepHeading, toPayment } from '../screens/checkout.ts'
import { heading, load, open, openProduct } from '../screens/open.ts'
import { addButton, addToBackend } from '../screens/product.ts'
import { callBackend } from '../support/backend.ts'
import { resolveBrowser } from '../support/browser.ts'
import { failedRequests } from '../support/console-errors.ts'
import { environment } from '../support/environment.ts'
import { newCustomer, saveAddresses, type LiveCustomer } from '../support/live-customer.ts'
import { requestsAnswered } from '../support/pending-requests.ts'
import { expect, test, type Page } from '../support/test.ts'

const main = (page: Page) => page.getByRole('main')

async function signIn(page: Page, { email, password }: LiveCustomer): Promise<void> {
  await open(page, '/login')
  await main(page).getByLabel('Email address').fill(email)
  await main(page).getByLabel('Password', { exact: true }).fill(password)
  const cartOfCustomer = page.waitForResponse(/\/store\/customers\/me\/cart/)
  await main(page).getByRole('button', { name: 'Sign In' }).click()
  await cartOfCustomer
  await expect(page.getByRole('banner').getByRole('link', { name: 'Profile' })).toHaveAttribute(
    'href',
    '/account',
  )
}

async function signOut(page: Page): Promise<void> {
  await open(page, '/account')
  await main(page).getByRole('button', { name: 'Logout' }).click()
  await expect(page).toHaveURL('/')
  await expect(page.getByText('Logged out successfully')).toBeVisible()
}

/** All browser storage that this tab can read. */
const everythingKept = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const databases = await indexedDB.databases()
    const cached = 'caches' in window ? await caches.keys() : []
    const stored = [localStorage, sessionStorage].map((storage) => Object.entries(storage))
    return JSON.stringify([stored, databases, cached, document.cookie, window.name, history.state])
  })

/** Personal data of this customer. */
async function tracesOf({ email, token }: LiveCustomer, ...more: readonly string[]): Promise<RegExp> {
  const { customer } = await callBackend<{ customer: { id: string } }>(
    'GET',
    '/store/customers/me',
    undefined,
    token,
  )
  const words = [
    email,
    customer.id,
    token,
    address['Address line 1'],
    address.Phone,
    'Residency',
    'Khan',
    ...more,
  ]
  return new RegExp(words.map((word) => word.replaceAll(/[.+*?^$()[\]{}|\\]/g, String.raw`\$&`)).join('|'))
}

test(
  '[F-90] [F-93] two people in one browser: no data of the first is left for the second, in any tab',
  { tag: '@medusa' },
  async ({ page, context, complaints }) => {
    complaints.expect(failedRequests)
    const [anna, ben] = [await newCustomer(), await newCustomer()]
    await saveAddresses(anna, 2)

    // Anna fills all stores: wishlist, order, cart, and an unfinished checkout in another tab.
    await load(page, '/')
    await signIn(page, anna)
    await openProduct(page, 'fig-vetiver-candle')
    await main(page)
      .getByRole('button', { name: /^Save Fig/ })
      .first()
      .click()
    await addButton(page).click()
    await cart.expectCount(page, 1)
    await open(page, '/checkout')
    await toPayment(page, 'Standard', { 'Email address': anna.email })
    await placeOrder(page)
    const orderId = new URL(page.url()).pathname.split('/').at(-1) ?? ''
    await openProduct(page, 'linen-shirt')
    await addToBackend(page)
    await cart.expectCount(page, 1)
    const other = await context.newPage()
    await load(other, '/checkout')
    await fillAddress(other, { 'Email address': anna.email })
    await main(other).getByRole('button', { name: 'Continue to Delivery' }).click()
    await expect(stepHeading(other, 'Delivery method')).toBeVisible()
    const third = await context.newPage()
    await load(third, '/account?tab=address')
    await expect(main(third)).toContainText('Place 1')
    const cartId =
      /"cartId":"(cart_\w+)"/.exec((await everythingKept(page)).replaceAll('\\', ''))?.[1] ?? 'no cart'
    const anything = await tracesOf(anna, orderId, cartId)
    expect(await everythingKept(page)).toMatch(anything)
    expect(await everythingKept(other)).toMatch(anything)

    await page.bringToFront()
    await signOut(page)
    await cart.expectCount(page, 0)
    expect(await everythingKept(page)).not.toMatch(anything)
    for (const tab of [other, third]) {
      await tab.bringToFront()
      await expect.poll(() => everythingKept(tab)).not.toMatch(anything)
      await expect(tab.locator('body')).not.toContainText(anything)
      await cart.expectCount(tab, 0)
    }

    // Ben uses both tabs, including the one Anna left open.
    await third.bringToFront()
    await signIn(third, ben)
    for (const place of ['/account', '/account?tab=address', '/account/orders', '/wishlist', '/cart']) {
      for (const tab of [third, page]) {
        await tab.bringToFront()
        await open(tab, place)
        await expect(heading(tab)).toBeVisible()
        await requestsAnswered(tab)
        await expect(main(tab).locator('[aria-busy="true"]')).toHaveCount(0)
        await expect(main(tab)).not.toContainText(new RegExp(`${anna.email}|Place 1|UE-|Linen Shirt|Fig`))
      }
    }
    await load(page, `/order/${orderId}`)
    await expect(page.locator('body')).not.toContainText(new RegExp(`${anna.email}|${address.City}`))
  },
)

/** Whether the browser has a back/forward cache. */
async function keepsLeftPages(browser: Browser): Promise<boolean> {
  const context = await browser.newContext({ baseURL: environment().liveShopUrl })
  const page = await context.newPage()
  await page.goto('/robots.txt')
  await page.evaluate(() => Reflect.set(window, 'left', true))
  await page.goto('/sitemap.xml')
  // `goBack` waits for a load event, which a restored page does not fire.
  await page.evaluate(() => history.back()).catch(() => undefined)
  await expect.poll(() => page.evaluate(() => location.pathname).catch(() => '')).toBe('/robots.txt')
  const isAsLeft = await page.evaluate(() => Reflect.get(window, 'left') === true)
  await context.close()
  return isAsLeft
}

test.describe('a page from the back/forward cache', () => {
  let browser: Browser
  let keepsPages: boolean

  test.beforeAll(async () => {
    // Playwright disables the back/forward cache by default.
    browser = await chromium.launch({
      ...(await resolveBrowser()),
      ignoreDefaultArgs: ['--disable-back-forward-cache'],
    })
    keepsPages = await keepsLeftPages(browser)
  })
  test.afterAll(() => browser.close())

  for (const [how, isDeaf] of [
    ['', false],
    [', also if it missed the sign-out message', true],
  ] as const)
    test(`[F-92] Back after the sign-out shows nothing of the customer${how}`, async () => {
      const anna = await newCustomer()
      await saveAddresses(anna, 1)
      const context = await browser.newContext({ baseURL: environment().liveShopUrl })
      const page = await context.newPage()
      await page.addInitScript((deaf) => {
        // A message on an open channel evicts the page from the cache.
        if (deaf) Reflect.deleteProperty(window, 'BroadcastChannel')
        addEventListener('pageshow', ({ persisted }) => {
          if (!persisted) return
          const seen = document.documentElement.hidden ? '' : document.body.innerText
          sessionStorage.setItem('seen-again', `${seen} `)
          requestAnimationFrame(() => {
            const later = document.documentElement.hidden ? '' : document.body.innerText
            sessionStorage.setItem('seen-again', `${sessionStorage.getItem('seen-again')}${later}`)
          })
        })
      }, isDeaf)
      await load(page, '/')
      await signIn(page, anna)
      await load(page, '/account?tab=address')
      await expect(main(page)).toContainText('Place 1')
      // A page with a pending request is not cached.
      await page.waitForLoadState('networkidle')
      // The address page is cached, and so is the next one, which shows the account when it is left.
      await load(page, '/about')
      await page.getByRole('banner').getByRole('link', { name: 'Profile' }).click()
      await main(page).getByRole('button', { name: 'Logout' }).click()
      await expect(page.getByText('Logged out successfully')).toBeVisible()
      const body = page.locator('body')
      for (const left of [/\/about$/, /\/(account|login)/]) {
        // The restored page may reload during either of these calls.
        await page.evaluate(() => history.back()).catch(() => undefined)
        await expect.poll(() => page.evaluate(() => location.pathname).catch(() => '')).toMatch(left)
        await expect(heading(page)).toBeVisible()
        await expect(body).not.toContainText(/Place 1|Noor|Residency/)
      }
      await expect(main(page).getByRole('button', { name: 'Sign In' })).toBeVisible()
      const seen = await page.evaluate(() => sessionStorage.getItem('seen-again'))
      // Chromium's headless shell, which comes with the dependencies, has no such cache; Chrome and Chromium do.
      if (isDeaf && keepsPages) expect(seen, 'a page was in the cache').not.toBeNull()
      expect(seen ?? '').not.toMatch(/Place 1|Noor|Residency/)
      await context.close()
    })
})
