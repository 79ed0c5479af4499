import { products, type Product } from '@umber/sample-store'
import { holdRequests } from '../support/held-requests.ts'
import { hydrated } from '../support/hydration.ts'
import { expect, type Page } from '../support/test.ts'

/** A path without a page; visiting it remounts the next page. */
const nowhere = '/between'
const nowhereTitle = 'Oops! Page not found'

/**
 * Opens a path and waits until the page is usable. The first call loads it, later ones navigate within the app, like a
 * link, which skips the splash screen.
 */
export async function open(page: Page, place: string): Promise<void> {
  if (page.url() === 'about:blank') {
    await load(page, place)
    return
  }
  await openUnknown(page, nowhere)
  await go(page, place)
  await expect(heading(page)).not.toHaveText(nowhereTitle)
}

/** Navigates to a path without a page, within the app. */
export async function openUnknown(page: Page, address: string): Promise<void> {
  await go(page, address)
  await expect(heading(page)).toHaveText(nowhereTitle)
}

/** Loads a path with a full page load, and waits until its script has taken it over. */
export async function load(page: Page, place: string): Promise<void> {
  await page.goto(place)
  await splashScreenGone(page)
  await hydrated(page)
  await expect(heading(page)).toBeVisible()
}

/** Opens a page whose script does not come before the returned function is called. */
export async function openWithoutScript(page: Page, place: string): Promise<() => Promise<void>> {
  const scripts = await holdRequests(page, '**/assets/*.js')
  await page.goto(place, { waitUntil: 'domcontentloaded' })
  await expect(heading(page)).toBeVisible()
  // The splash screen of the showcase leaves by itself.
  await expect(page.locator('#splash-screen')).toBeHidden()
  await expect.poll(() => scripts.count()).toBeGreaterThan(0)
  return async () => {
    scripts.release()
    await hydrated(page)
  }
}

export async function reload(page: Page): Promise<void> {
  await page.reload()
  await splashScreenGone(page)
  await hydrated(page)
}

export const splashScreen = (page: Page) => page.getByRole('status', { name: 'Loading Umber & Ecru' })

export async function splashScreenGone(page: Page): Promise<void> {
  await expect(splashScreen(page)).toHaveCount(0)
}

/** The page's heading, not the temporary one of the loading state. */
export const heading = (page: Page) =>
  page.getByRole('heading', { level: 1 }).filter({ hasNotText: /^Loading / })

export const paths = {
  home: '/',
  category: (slug: string) => `/category/${slug}`,
  product: (slug: string) => `/product/${slug}`,
  cart: '/cart',
} as const

/** The other pages, mostly static content. */
export const otherPages = [
  '/search?q=shirt',
  '/search',
  '/wishlist',
  '/about',
  '/contact',
  '/help',
  '/shipping-policy',
  '/terms',
  '/privacy',
  '/faq',
] as const

/** A product of the sample store, with which the backend is seeded. */
export function sample(slug: string): Product {
  const product = products.find((candidate) => candidate.slug === slug)
  if (product === undefined) throw new Error(`The sample store has no ${slug}.`)
  return product
}

/** The path of a product with its first size that can be bought, which the live shop leaves to the shopper. */
export function sizedProduct(slug: string): string {
  const { variants } = sample(slug)
  const isInStock = ({ stock }: (typeof variants)[number]) => stock.kind !== 'counted' || stock.quantity > 0
  const size = (variants.find(isInStock) ?? variants[0])?.size
  return size === undefined ? paths.product(slug) : `${paths.product(slug)}?size=${size.toLowerCase()}`
}

/** Opens a product that can be added to the cart at once. */
export async function openProduct(page: Page, slug: string): Promise<Product> {
  const product = sample(slug)
  await open(page, sizedProduct(slug))
  await expect(heading(page)).toHaveText(product.title)
  return product
}

async function go(page: Page, place: string): Promise<void> {
  await page.evaluate((to) => {
    const state: unknown = window.history.state
    const index = typeof state === 'object' && state !== null && 'idx' in state ? Number(state.idx) : 0
    const entry = { idx: index + 1, key: crypto.randomUUID(), usr: null }
    window.history.pushState(entry, '', to)
    window.dispatchEvent(new PopStateEvent('popstate', { state: entry }))
  }, place)
}
