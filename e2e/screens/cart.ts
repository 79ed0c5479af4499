import { expect, type Locator, type Page } from '../support/test.ts'

export const cartButton = (page: Page): Locator =>
  page.getByRole('banner').getByRole('button', { name: /^Cart, / })

export async function expectCount(page: Page, count: number): Promise<void> {
  await expect(cartButton(page)).toHaveAccessibleName(count === 1 ? 'Cart, 1 item' : `Cart, ${count} items`)
}

export const drawer = (page: Page): Locator => page.getByRole('dialog', { name: 'Shopping Cart' })

export async function openDrawer(page: Page): Promise<Locator> {
  await cartButton(page).click()
  await expect(drawer(page)).toBeVisible()
  return drawer(page)
}

/** A line in the drawer. */
export const drawerLine = (page: Page, name: string): Locator =>
  drawer(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('link', { name, exact: true }) })

export const table = (page: Page): Locator => page.getByRole('main').getByRole('table')

/** A row of the cart page's table. */
export const row = (page: Page, name: string): Locator =>
  table(page)
    .getByRole('row')
    .filter({ has: page.getByRole('link', { name, exact: true }) })

export const quantity = (within: Locator): Locator => within.getByRole('textbox', { name: /^Quantity of / })

export const plus = (within: Locator): Locator =>
  within.getByRole('button', { name: /^Increase quantity of / })

export const minus = (within: Locator): Locator =>
  within.getByRole('button', { name: /^Decrease quantity of / })

export const remove = (within: Locator): Locator => within.getByRole('button', { name: /^Remove / })

export const summary = (page: Page): Locator => page.getByRole('region', { name: 'Order Summary' })

const storageKey = 'umber-ecru.cart'

/** The cart id in local storage. */
export async function storedCartId(page: Page): Promise<string> {
  let id: string | null = null
  // A cart is made with the first thing that is put into it.
  await expect
    .poll(async () => (id = await page.evaluate((key) => localStorage.getItem(key), storageKey)))
    .not.toBeNull()
  return id ?? ''
}

/** Stores a cart id like an earlier visit. Call before the page is loaded. */
export async function leaveCart(page: Page, id: string): Promise<void> {
  await page.addInitScript(
    ([key, value]) => {
      // Only at the first load, and not in frames: later values are the shop's own.
      if (window !== window.top || sessionStorage.getItem('left') !== null) return
      sessionStorage.setItem('left', 'yes')
      localStorage.setItem(key, value)
    },
    [storageKey, id] as const,
  )
}
