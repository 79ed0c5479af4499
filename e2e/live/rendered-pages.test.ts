import * as cart from '../screens/cart.ts'
import { heading, paths } from '../screens/open.ts'
import { completeCart, makeCart } from '../support/carts.ts'
import { hydrated, quiet } from '../support/hydration.ts'
import { settled, watchShifts } from '../support/layout.ts'
import { newCustomer, signInAs } from '../support/live-customer.ts'
import { merchant } from '../support/merchant.ts'
import { openCategory, sellingForEachTest } from '../support/own-products.ts'
import { expect, test } from '../support/test.ts'

const onSale = sellingForEachTest()

/** Well below the minute for which the server keeps a page that nothing has changed, in milliseconds. */
const soon = { timeout: 20_000 }

test(
  'a changed price, title and stock are soon in the served page of a product',
  { tag: '@medusa' },
  async ({ request }) => {
    const product = await onSale({ price: 100, quantity: 5 })
    const served = async () => await (await request.get(paths.product(product.handle))).text()
    await expect.poll(served, soon).toContain('"price":"100.00"')

    await product.setPrice(150)
    await expect.poll(served, soon).toContain('"price":"150.00"')
    expect(await served()).not.toContain('"price":"100.00"')

    await product.setTitle(`${product.title} Deluxe`)
    await expect.poll(served, soon).toContain(`<title>${product.title} Deluxe | Umber &amp; Ecru</title>`)

    expect(await served()).toContain('schema.org/InStock')
    await product.setStock(0)
    await expect.poll(served, soon).toContain('schema.org/OutOfStock')
  },
)

test(
  'a sale is at once in the served pages of the list and of the product, and its end too',
  { tag: '@medusa' },
  async ({ request }) => {
    const { admin } = await merchant()
    const category = await openCategory('sale')
    /** What a shopper may see of a change at most, in milliseconds. */
    const atOnce = { timeout: 5_000, intervals: [100] }
    const served = async (place: string) => await (await request.get(place)).text()
    const has = async (words: string) =>
      (await served(paths.category(category.handle))).includes(words) &&
      (await served(paths.product(product.handle))).includes(words)
    const product = await onSale({ price: 987, quantity: 5, category: category.id })
    try {
      await expect.poll(() => has('₹987'), soon).toBe(true)
      const { price_list: sale } = await admin.priceList.create({
        title: 'A sale',
        description: 'For a test',
        type: 'sale',
        status: 'active',
        prices: [{ currency_code: 'inr', amount: 654, variant_id: product.variant }],
      })
      await expect.poll(() => has('₹654'), atOnce).toBe(true)
      await admin.priceList.update(sale.id, { ends_at: new Date(Date.now() - 60_000).toISOString() })
      await expect.poll(() => has('₹654'), atOnce).toBe(false)
      expect(await has('₹987')).toBe(true)
      await admin.priceList.delete(sale.id)
    } finally {
      await category.remove()
    }
  },
)

test(
  'a new product is soon served, and a withdrawn one is soon gone',
  { tag: '@medusa' },
  async ({ request }) => {
    const address = paths.product(`coming-${crypto.randomUUID()}`)
    expect((await request.get(address)).status()).toBe(404)
    const product = await onSale({ price: 100, quantity: 5 })
    const status = async () => (await request.get(paths.product(product.handle))).status()
    await expect.poll(status, soon).toBe(200)
    await product.remove()
    await expect.poll(status, soon).toBe(404)
  },
)

test('a sale that empties the stock is soon in the served page', { tag: '@medusa' }, async ({ request }) => {
  const product = await onSale({ price: 100, quantity: 1 })
  const served = async () => await (await request.get(paths.product(product.handle))).text()
  await expect.poll(served, soon).toContain('schema.org/InStock')
  await completeCart(await makeCart({ handle: product.handle }))
  await expect.poll(served, soon).toContain('schema.org/OutOfStock')
})

test(
  'a new name of a category is soon in its served page and in the menu',
  { tag: '@medusa' },
  async ({ request }) => {
    const { admin } = await merchant()
    const category = await openCategory('renamed')
    const served = async (place: string) => await (await request.get(place)).text()
    try {
      await onSale({ price: 100, quantity: 5, category: category.id })
      await expect.poll(() => served(paths.home), soon).toContain(`>${category.title}<`)
      const renamed = `${category.title} renamed`
      await admin.productCategory.update(category.id, { name: renamed })
      await expect.poll(() => served(paths.category(category.handle)), soon).toContain(`<title>${renamed} |`)
      await expect.poll(() => served(paths.home), soon).toContain(`>${renamed}<`)
      const moved = `${category.handle}-moved`
      await admin.productCategory.update(category.id, { handle: moved })
      const old = async () =>
        (await request.get(paths.category(category.handle), { maxRedirects: 0 })).headers()
      await expect.poll(async () => (await old())['location'], soon).toBe(paths.category(moved))
    } finally {
      await category.remove()
    }
  },
)

test('nothing moves when the customer, the cart and the wishlist come to a served page', async ({ page }) => {
  test.slow()
  await signInAs(page, await newCustomer())
  await cart.leaveCart(page, await makeCart({ handle: 'field-watch', quantity: 2 }))
  const expectNoShift = await watchShifts(page)
  for (const place of [paths.home, paths.category('women'), paths.product('linen-shirt'), paths.cart]) {
    await page.goto(place)
    await expect(heading(page)).toBeVisible()
    await hydrated(page)
    await expect(page.getByRole('banner').getByRole('link', { name: 'Profile' })).toHaveAttribute(
      'href',
      '/account',
    )
    await quiet(page)
    await settled(page)
    await expectNoShift(place)
  }
})
