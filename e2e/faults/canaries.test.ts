import * as cart from '../screens/cart.ts'
import { heading, load, paths } from '../screens/open.ts'
import { field, openSearch } from '../screens/search.ts'
import { canary, markup } from '../support/canary.ts'
import { makeCart } from '../support/carts.ts'
import { newCustomer, orderFor, signInAs } from '../support/live-customer.ts'
import { mangle, mangleCart, type Wire } from '../support/mangle.ts'
import { expect, test, type Page } from '../support/test.ts'

const main = (page: Page) => page.getByRole('main')

test('[F-105] markup in the lines of a cart is text: in the drawer, on its page and at the checkout', async ({
  page,
}) => {
  await cart.leaveCart(page, await makeCart({ handle: 'linen-shirt' }))
  await mangleCart(page, { product_title: markup, variant_title: markup })
  await load(page, paths.home)
  const drawer = await cart.openDrawer(page)
  await expect(drawer.getByRole('link', { name: markup, exact: true }).first()).toBeVisible()
  await load(page, paths.cart)
  await expect(cart.row(page, markup)).toBeVisible()
  await load(page, '/checkout')
  await expect(main(page).getByText(markup).first()).toBeVisible()
  expect(await canary(page)).toBe(false)
})

test('[F-105] markup in the lines of an order is text', async ({ page }) => {
  const customer = await newCustomer()
  await orderFor(customer, { handle: 'linen-shirt' })
  await signInAs(page, customer)
  await mangle(page, /^\/store\/orders$/, (body) => {
    for (const order of body['orders'] as Wire[])
      for (const item of order['items'] as Wire[])
        Object.assign(item, { title: markup, product_title: markup, variant_title: markup })
    return body
  })
  await load(page, '/account/orders')
  await expect(main(page).getByText(markup).first()).toBeVisible()
  expect(await canary(page)).toBe(false)
})

test('[F-105] markup in a search query is text, wherever it is shown', async ({ page }) => {
  await load(page, `/search?q=${encodeURIComponent(markup)}`)
  await expect(main(page)).toContainText(markup)
  const dialog = await openSearch(page)
  await field(dialog).fill(markup)
  await expect(field(dialog)).toHaveValue(markup)
  await field(dialog).press('Enter')
  await expect(heading(page)).toBeVisible()
  await load(page, '/help')
  const question = main(page).getByRole('searchbox')
  await question.fill(markup)
  await expect(main(page)).toContainText('No results found')
  expect(await canary(page)).toBe(false)
})
