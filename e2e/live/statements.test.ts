import * as cart from '../screens/cart.ts'
import { cards, grid } from '../screens/catalogue.ts'
import { figure, toDelivery } from '../screens/checkout.ts'
import { load, open, openProduct, paths } from '../screens/open.ts'
import { callBackend } from '../support/backend.ts'
import { makeCart } from '../support/carts.ts'
import { failedRequests } from '../support/console-errors.ts'
import { inRupees } from '../support/money.ts'
import { expect, test, type Page } from '../support/test.ts'

const main = (page: Page) => page.getByRole('main')

test(
  '[LIVE-07] the cart and the checkout show the same discount, to two decimals',
  { tag: '@medusa' },
  async ({ page }) => {
    await cart.leaveCart(page, await makeCart({ handle: 'field-watch' }))
    await load(page, '/cart')
    await main(page).getByLabel('Promo code').fill('WELCOME10')
    await main(page).getByRole('button', { name: 'Apply' }).click()
    await expect(figure(page, 'Discount')).toHaveText(/^−₹[\d,]+\.\d\d$/)
    const discount = (await figure(page, 'Discount').textContent()) ?? ''
    for (const name of ['Subtotal', 'Total'])
      await expect(figure(page, name)).toHaveText(/^₹[\d,]+(?:\.\d\d)?$/)
    await open(page, '/checkout')
    await toDelivery(page)
    await expect(figure(page, 'Discount')).toHaveText(discount)
  },
)

test('[LIVE-07] cards, filters and products have the currency’s amounts, whole ones without decimals', async ({
  page,
}) => {
  await load(page, paths.category('women'))
  const prices = cards(main(page)).getByText(/^Price ₹/)
  await expect(prices.first()).toHaveText(/^Price ₹[\d,]+$/)
  const lowest = page.getByRole('slider', { name: 'Minimum price' })
  await expect(lowest).toHaveAttribute('aria-valuetext', /^Minimum price ₹0$/)
  await openProduct(page, 'stoneware-vase')
  await expect(
    main(page)
      .getByText(/₹[\d,]+/)
      .first(),
  ).toBeVisible()
})

interface Option {
  readonly id: string
  readonly name: string
  readonly amount: number
  readonly type: { readonly description: string }
}

test('[INFO-04] the shipping policy lists the backend’s shipping options, their times, prices and countries', async ({
  page,
  faults,
  complaints,
}) => {
  complaints.expect(failedRequests)
  // Medusa lists shipping options for a cart only.
  const { cart: empty } = await callBackend<{ cart: { id: string } }>('POST', '/store/carts', {})
  const { shipping_options: options } = await callBackend<{ shipping_options: readonly Option[] }>(
    'GET',
    `/store/shipping-options?cart_id=${empty.id}`,
  )
  const { regions } = await callBackend<{ regions: readonly { countries: { display_name: string }[] }[] }>(
    'GET',
    '/store/regions?limit=1&fields=countries.display_name',
  )
  await faults.set({ action: 'status', status: 400, path: '/shipping-options$' })
  await load(page, '/shipping-policy')
  await expect(main(page).getByRole('alert')).toContainText('could not be filled in')
  await faults.clear()
  await main(page).getByRole('button', { name: 'Try again' }).click()

  const rows = main(page).getByRole('table').getByRole('row')
  await expect(rows).toHaveCount(options.length + 1)
  for (const { name, amount, type } of options) {
    const row = rows.filter({ has: page.getByRole('rowheader', { name, exact: true }) })
    await expect(row.getByRole('cell').last()).toHaveText(amount === 0 ? 'Free' : inRupees(amount, 'live'))
    const days = type.description.match(/\d+/g)?.join('-') ?? 'Next'
    await expect(row.getByRole('cell').first()).toContainText(days)
  }
  const places = main(page).getByRole('region', { name: 'Where we deliver' })
  for (const { display_name: country } of regions[0]?.countries ?? [])
    await expect(places).toContainText(country)
  await expect(main(page)).not.toContainText('$')
  await expect(main(page)).not.toContainText(/free over|25\+|by mail/i)
})

test('the FAQ lists the actual payment methods and countries', async ({ page }) => {
  await load(page, '/faq')
  await main(page).getByRole('button', { name: 'How can I pay?' }).click()
  await expect(main(page)).toContainText('Pay on delivery')
  await main(page).getByRole('button', { name: 'Where do you deliver to?' }).click()
  await expect(main(page)).toContainText('We deliver to India')
  await open(page, '/help')
  await main(page).getByRole('button', { name: 'Which ways to pay do you accept?' }).click()
  await expect(main(page)).toContainText('Pay on delivery')
  await main(page).getByLabel('Search for answers').fill('PayPal')
  await expect(main(page).getByRole('heading', { name: 'No results found' })).toBeVisible()
})

test('no invented figures, and no promises the shop does not keep', async ({ page }) => {
  await load(page, paths.home)
  await expect(cards(grid(page, 'Featured Products')).first()).toBeVisible()
  await expect(main(page)).not.toContainText(/500\+|50K\+|24h|Free Delivery/)
  await openProduct(page, 'stoneware-vase')
  await expect(main(page).getByText('Easy Returns')).toBeVisible()
  await expect(main(page)).not.toContainText(/Free Shipping|2 Year Warranty/)
  await main(page).locator('summary', { hasText: 'Delivery & Returns' }).click()
  await expect(main(page).getByRole('link', { name: 'Shipping & Returns' })).toHaveAttribute(
    'href',
    '/shipping-policy',
  )
  await open(page, '/about')
  await expect(main(page).getByText('Founded in 2014')).toBeVisible()
  await expect(main(page)).not.toContainText(/50K\+|500K\+|25\+/)
  await open(page, '/privacy')
  await expect(main(page)).not.toContainText(/one press|your address, the payment provider/)
  // Stripe learns the address of a customer who is signed in.
  await expect(main(page)).toContainText('A payment provider that you choose sees your payment')
  await open(page, '/terms')
  await expect(main(page)).not.toContainText(/payment provider|shipping and tax are added/)
  await expect(page.getByRole('contentinfo')).not.toContainText('Indian rupees')
})
