import * as cart from '../screens/cart.ts'
import { load } from '../screens/open.ts'
import { readCart } from '../support/backend.ts'
import { makeCart } from '../support/carts.ts'
import { sellOnFake } from '../support/on-fake.ts'
import { expect, test } from '../support/test.ts'

test('[CART-14] two tabs that press plus at once lose no piece', async ({ page, context, fake }) => {
  const products = sellOnFake(fake, { price: 10, quantity: 50 })
  const id = await makeCart({ handle: products.handle })
  await cart.leaveCart(page, id)
  await load(page, '/cart')
  const other = await context.newPage()
  await load(other, '/cart')
  const rows = [page, other].map((tab) => cart.row(tab, products.title))
  await Promise.all(rows.map((row) => expect(cart.quantity(row)).toHaveValue('1')))
  // In parallel: neither tab has received the other's changes yet.
  await Promise.all(
    rows.map((row) =>
      cart.plus(row).evaluate((button: HTMLButtonElement) => {
        for (let press = 0; press < 6; press += 1) setTimeout(() => button.click(), press * 40)
      }),
    ),
  )
  await expect.poll(async () => (await readCart(id)).items[0]?.quantity).toBe(13)
  await Promise.all(rows.map((row) => expect(cart.quantity(row)).toHaveValue('13')))
})
