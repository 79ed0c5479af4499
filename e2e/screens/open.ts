import { products, type Product } from '@umber/sample-store'
import { expect, type Page } from '../support/test.ts'

/** A place no page has: standing in between, it makes the next page begin anew. */
const nowhere = '/between'
const nowhereTitle = 'Oops! Page not found'

/**
 * Opens a place of the shop and waits until it can be used. The first time by loading it, later within the app, as a
 * link would, which spares the start screen.
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

/** Opens an address that no page has, within the app. */
export async function openUnknown(page: Page, address: string): Promise<void> {
  await go(page, address)
  await expect(heading(page)).toHaveText(nowhereTitle)
}

/** Loads a place as a shopper does who types its address. */
export async function load(page: Page, place: string): Promise<void> {
  await page.goto(place)
  await startScreenGone(page)
  await expect(heading(page)).toBeVisible()
}

export async function reload(page: Page): Promise<void> {
  await page.reload()
  await startScreenGone(page)
}

export const startScreen = (page: Page) => page.getByRole('status', { name: 'Loading Umber & Ecru' })

export async function startScreenGone(page: Page): Promise<void> {
  await expect(startScreen(page)).toHaveCount(0)
}

/** The page's own heading; while a page loads it has a passing one that says so. */
export const heading = (page: Page) =>
  page.getByRole('heading', { level: 1 }).filter({ hasNotText: /^Loading / })

export const paths = {
  home: '/',
  category: (slug: string) => `/category/${slug}`,
  product: (slug: string) => `/product/${slug}`,
  cart: '/cart',
} as const

/** The pages around the shop, most of them to be read. */
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

/** A product of the sample store, which is what the backend was seeded with. */
export function sample(slug: string): Product {
  const product = products.find((candidate) => candidate.slug === slug)
  if (product === undefined) throw new Error(`The sample store has no ${slug}.`)
  return product
}

export async function openProduct(page: Page, slug: string): Promise<Product> {
  const product = sample(slug)
  await open(page, paths.product(slug))
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
