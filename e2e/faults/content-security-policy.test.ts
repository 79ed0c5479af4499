import { makeCart } from '../support/carts.ts'
import { leaveCart } from '../screens/cart.ts'
import { splashScreenGone, otherPages, paths } from '../screens/open.ts'
import { openSearch } from '../screens/search.ts'
import { signIn } from '../support/customers.ts'
import { failedRequests } from '../support/console-errors.ts'
import { expect, test, type Page } from '../support/test.ts'

const places = [
  paths.home,
  paths.category('women'),
  paths.product('linen-shirt'),
  paths.cart,
  '/checkout',
  '/login',
  '/signup',
  '/forgot-password',
  '/account',
  '/account/orders',
  '/no-such-page',
  ...otherPages,
] as const

const livePlaces = ['/reset-password', '/order/order_01', '/order-lookup', '/order-transfer'] as const

/** Collects CSP violations on every page from now on. */
async function listen(page: Page): Promise<readonly string[]> {
  const refused: string[] = []
  await page.exposeFunction('noteRefusal', (words: string) => void refused.push(words))
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) => {
      const note: unknown = Reflect.get(window, 'noteRefusal')
      if (typeof note === 'function') note(`${effectiveDirective} ${blockedURI} ${sample}`)
    })
  })
  return refused
}

/** Loads each page, and waits for what it loads when idle. */
async function expectNoViolation(page: Page, some: readonly string[]): Promise<void> {
  const refused = await listen(page)
  await signIn(page)
  await leaveCart(page, await makeCart({ handle: 'field-watch' }))
  for (const place of some) {
    await page.goto(place)
    await splashScreenGone(page)
    await page.waitForLoadState('networkidle')
  }
  await openSearch(page)
  expect(refused).toEqual([])
}

test('[F-109] no page of the live preset violates its policy', async ({ page, complaints }) => {
  test.slow()
  // The not-found page.
  complaints.expect(failedRequests)
  await expectNoViolation(page, [...places, ...livePlaces])
})

test.describe('in the showcase preset', () => {
  test.use({ preset: 'showcase' })

  test('[F-109] no page violates its policy', async ({ page, complaints }) => {
    test.slow()
    complaints.expect(failedRequests)
    await expectNoViolation(page, places)
  })
})

test('[F-109] no text becomes markup or a script of the page, and no further policy can be created', async ({
  page,
  complaints,
}) => {
  complaints.expect('TrustedHTML', 'TrustedScript', 'trusted-types', 'TrustedTypePolicy')
  await page.goto('/about')
  await splashScreenGone(page)
  const attempts = await page.evaluate(() => {
    const attempt = (act: () => unknown) => {
      try {
        act()
        return 'done'
      } catch (error) {
        return error instanceof Error ? error.name : 'thrown'
      }
    }
    const types: unknown = Reflect.get(window, 'trustedTypes')
    return [
      attempt(() => (document.createElement('p').innerHTML = '<img src="x">')),
      attempt(() => document.createElement('script').setAttribute('src', '/x.js')),
      attempt(() =>
        (types as { createPolicy(name: string, rules: object): unknown }).createPolicy('mine', {}),
      ),
    ]
  })
  expect(attempts).toEqual(['TypeError', 'TypeError', 'TypeError'])
})
