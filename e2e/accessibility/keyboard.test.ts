import * as cart from '../screens/cart.ts'
import { card, cards, productGrid } from '../screens/catalogue.ts'
import { fillAddress, stepHeading } from '../screens/checkout.ts'
import { heading, load, open, openProduct, paths } from '../screens/open.ts'
import { addButton, galleryPosition, option } from '../screens/product.ts'
import { makeCart } from '../support/carts.ts'
import { sellOnFake } from '../support/on-fake.ts'
import { expect, test, type Locator, type Page } from '../support/test.ts'

/** Presses Tab until the element has focus. */
async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  for (let press = 0; press < 120; press += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press(key)
  }
  await expect(target).toBeFocused()
}

test('from the menu to a full cart without a mouse', { tag: '@smoke' }, async ({ page }) => {
  await load(page, paths.home)
  const banner = page.getByRole('banner')
  const button = banner.getByRole('button', { name: 'Show Men categories' })
  await tabTo(page, button)
  await page.keyboard.press('Enter')
  await expect(button).toHaveAttribute('aria-expanded', 'true')
  await page.keyboard.press('Escape')
  await expect(button).toHaveAttribute('aria-expanded', 'false')
  await expect(button).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(button).toHaveAttribute('aria-expanded', 'true')
  await tabTo(page, banner.getByRole('link', { name: 'Shirts', exact: true }))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/category/men-shirts')
  await expect(heading(page)).toBeFocused()

  await tabTo(page, page.getByRole('checkbox', { name: 'White' }))
  await page.keyboard.press('Space')
  await expect(cards(productGrid(page))).toHaveCount(2)
  await tabTo(page, card(productGrid(page), 'Linen Shirt').getByRole('link'))
  await page.keyboard.press('Enter')
  await expect(heading(page)).toHaveText('Linen Shirt')

  const colours = option(page, 'Color')
  await tabTo(page, colours.getByRole('radio', { name: 'White' }))
  await page.keyboard.press('ArrowRight')
  await expect(colours.getByRole('radio', { name: 'Blue' })).toBeChecked()
  await page.keyboard.press('Tab')
  const sizes = option(page, 'Size').getByRole('radio')
  await expect(sizes.first()).toBeFocused()
  await tabTo(page, page.getByRole('main').getByRole('button', { name: 'Select a size' }).first())
  await page.keyboard.press('Enter')
  await expect(sizes.first()).toBeFocused()
  await page.keyboard.press('Space')
  while (!(await option(page, 'Size').getByRole('radio', { name: 'M', exact: true }).isChecked()))
    await page.keyboard.press('ArrowRight')

  await tabTo(page, addButton(page))
  await page.keyboard.press('Enter')
  await cart.expectCount(page, 1)
  await tabTo(page, cart.cartButton(page), 'Shift+Tab')
  await page.keyboard.press('Enter')
  await expect(cart.drawerLine(page, 'Linen Shirt')).toContainText('Blue, M')
})

test(
  '[F-121] the drawer keeps the focus, Esc closes it and the focus returns to where it was',
  { tag: '@smoke' },
  async ({ page }) => {
    await cart.leaveCart(page, await makeCart({ handle: 'field-watch', quantity: 2 }))
    await load(page, paths.category('men-shirts'))
    await cart.cartButton(page).focus()
    await page.keyboard.press('Enter')
    const drawer = cart.drawer(page)
    await expect(drawer.getByRole('button', { name: 'Close' })).toBeFocused()
    const isInside = async () => await drawer.evaluate((element) => element.contains(document.activeElement))
    for (const key of ['Tab', 'Shift+Tab'] as const) {
      for (let press = 0; press < 14; press += 1) {
        await page.keyboard.press(key)
        expect(await isInside(), `${key}, press ${press + 1}`).toBe(true)
      }
    }
    await page.keyboard.press('Escape')
    await expect(drawer).toHaveCount(0)
    await expect(cart.cartButton(page)).toBeFocused()
    await expect(page).toHaveURL('/category/men-shirts')
  },
)

test('the checkout takes the focus to its heading, and to the heading of the next step', async ({ page }) => {
  await cart.leaveCart(page, await makeCart({ handle: 'linen-shirt' }))
  await load(page, paths.cart)
  await page.getByRole('main').getByRole('link', { name: 'Proceed to Checkout' }).press('Enter')
  await expect(stepHeading(page, 'Delivery address')).toBeVisible()
  await expect(heading(page)).toHaveText('Checkout')
  await expect(heading(page)).toBeFocused()
  await fillAddress(page)
  await page.getByRole('button', { name: 'Continue to Delivery' }).press('Enter')
  await expect(stepHeading(page, 'Delivery method')).toBeFocused()
})

test('the checkout takes the focus from the drawer, which closes', async ({ page }) => {
  await cart.leaveCart(page, await makeCart({ handle: 'linen-shirt' }))
  await load(page, paths.home)
  await cart.openDrawer(page)
  await cart.drawer(page).getByRole('link', { name: 'Proceed to Checkout' }).press('Enter')
  await expect(stepHeading(page, 'Delivery address')).toBeVisible()
  await expect(cart.drawer(page)).toHaveCount(0)
  await expect(heading(page)).toBeFocused()
})

test('the focus stays in the cart when its control is removed with its line', async ({ page }) => {
  await cart.leaveCart(
    page,
    await makeCart({ handle: 'linen-shirt' }, { handle: 'field-watch' }, { handle: 'stoneware-vase' }),
  )
  await load(page, paths.cart)
  const names = page.getByRole('main').getByRole('row').getByRole('link', { name: /\w/ })
  await page
    .getByRole('button', { name: /^Remove / })
    .first()
    .press('Enter')
  await expect(names).toHaveCount(2)
  await expect(names.first()).toBeFocused()
  await page.getByRole('main').getByRole('button', { name: 'Clear Cart' }).press('Enter')
  await expect(heading(page)).toHaveText('Your cart is empty')
  await expect(heading(page)).toBeFocused()
})

test('the focus stays on the wishlist when its button is removed with its product', async ({
  page,
  fake,
}) => {
  // Of several variants, the shop asks for one before it moves a product to the cart.
  const { handle, title } = sellOnFake(fake, { price: 40, quantity: 5 })
  const others = ['Stoneware Vase', 'Card Holder', 'Mesh Watch'].map((name) => ({
    slug: name.toLowerCase().replace(' ', '-'),
    name,
  }))
  await page.addInitScript(
    (kept) => localStorage.setItem('umber-ecru.wishlist', kept),
    JSON.stringify([{ slug: handle, name: title }, ...others]),
  )
  await load(page, '/wishlist')
  const saved = page.getByRole('list', { name: 'Saved products' }).getByRole('listitem')
  await expect(saved).toHaveCount(4)
  const links = saved.getByRole('link', { name: /\w/ })
  await page
    .getByRole('button', { name: /^Remove / })
    .last()
    .press('Enter')
  await expect(saved).toHaveCount(3)
  await expect(links.last()).toBeFocused()
  await page.getByRole('button', { name: `Move to Cart: ${title}` }).press('Enter')
  await expect(saved).toHaveCount(2)
  await expect(links.first()).toBeFocused()
})

test('the search field keeps the focus when its word is sent and when it is cleared', async ({ page }) => {
  await load(page, '/search?q=shirt')
  const field = page.getByRole('main').getByRole('search').getByRole('textbox')
  await field.fill('watch')
  await field.press('Enter')
  await expect(page).toHaveURL(/q=watch/)
  await expect(page.getByRole('main')).toContainText('Field Watch')
  await expect(field).toBeFocused()
  await page.getByRole('main').getByRole('search').getByRole('button', { name: /Clear/ }).press('Enter')
  await expect(field).toHaveValue('')
  await expect(field).toBeFocused()
})

test('the first stop of the Tab key skips to the content', { tag: '@smoke' }, async ({ page }) => {
  await load(page, paths.category('men-shirts'))
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: 'Skip to content' })
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
})

test('the drawer closes on a press beside it', async ({ page }) => {
  await load(page, paths.home)
  const drawer = await cart.openDrawer(page)
  await page.mouse.click(200, 400)
  await expect(drawer).toHaveCount(0)
  await expect(cart.cartButton(page)).toBeFocused()
})

test.describe('on a loaded page', () => {
  test.use({ visit: 'warm' })

  test('the gallery, the sections and the quantity respond to their keys', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await openProduct(page, 'heavyweight-tee')
    const next = page.getByRole('button', { name: 'Next image' })
    await next.focus()
    await page.keyboard.press('Enter')
    await expect(galleryPosition(page)).toHaveText('Image 2 of 4')
    await expect(next).toBeFocused()

    const specifications = page.locator('details').filter({ hasText: 'Specifications' })
    await specifications.locator('summary').focus()
    await page.keyboard.press('Enter')
    await expect(specifications.getByRole('listitem').first()).toBeVisible()

    const quantity = cart.quantity(page.getByRole('main'))
    await quantity.focus()
    await page.keyboard.press('ArrowUp')
    await expect(quantity).toHaveValue('2')
    await page.keyboard.press('ArrowDown')
    await expect(quantity).toHaveValue('1')
  })

  test('the ends of the price slider never cross', async ({ page }) => {
    await open(page, `${paths.category('all')}?price=200-220`)
    const lowest = page.getByRole('slider', { name: 'Minimum price' })
    const highest = page.getByRole('slider', { name: 'Maximum price' })
    await lowest.focus()
    for (let press = 0; press < 4; press += 1) await page.keyboard.press('ArrowRight')
    const low = Number(await lowest.getAttribute('aria-valuenow'))
    const high = Number(await highest.getAttribute('aria-valuenow'))
    expect(low).toBeLessThan(high)
    expect(high).toBe(220)
    await expect(lowest).toBeFocused()
    await expect(lowest).toHaveAttribute('aria-valuetext', /^Minimum price ₹2\d0$/)
  })

  test('navigating away right after moving the slider works, and Back restores the price', async ({
    page,
  }) => {
    await open(page, `${paths.category('all')}?price=200-220`)
    const question = page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' })
    await question.evaluate((link: HTMLElement) => {
      document.querySelector<HTMLElement>('[role=slider]')?.focus()
      document.activeElement?.dispatchEvent(
        new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true }),
      )
      link.focus()
      link.click()
    })
    await expect(page).toHaveURL('/faq')
    await expect(heading(page)).toHaveText('Frequently Asked Questions')
    await page.goBack()
    await expect(page.getByRole('slider', { name: 'Minimum price' })).toHaveAttribute('aria-valuenow', '210')
  })

  test('the header or a bottom bar never hides the focused element', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 700 })
    await open(page, paths.category('men-shirts'))
    await heading(page).focus()
    for (let press = 0; press < 24; press += 1) {
      await page.keyboard.press('Tab')
      const hidden = await page.evaluate(() => {
        const focused = document.activeElement
        if (focused === null || focused === document.body) return undefined
        const { left, top, width, height } = focused.getBoundingClientRect()
        const x = left + width / 2
        const points = [top + 2, top + height / 2, top + height - 2].map((y) =>
          document.elementFromPoint(x, y),
        )
        const label = focused.closest('label')
        const isSeen = points.some(
          (point) =>
            point !== null && (focused.contains(point) || point.contains(focused) || label?.contains(point)),
        )
        return isSeen ? undefined : focused.outerHTML.slice(0, 120)
      })
      expect.soft(hidden, `press ${press + 1}`).toBeUndefined()
    }
  })
})
