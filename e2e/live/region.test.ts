import * as cart from '../screens/cart.ts'
import { load, reload } from '../screens/open.ts'
import { toast } from '../screens/toasts.ts'
import { callBackend, readProduct, type BackendCart } from '../support/backend.ts'
import { failedRequests } from '../support/console-errors.ts'
import { merchant } from '../support/merchant.ts'
import { inRupees } from '../support/money.ts'
import { expect, test } from '../support/test.ts'

test('[F-29] a cart of another region is moved to this one when its shopper asks for it', async ({
  page,
  complaints,
}) => {
  complaints.expect(failedRequests)
  const { admin } = await merchant()
  const { region } = await admin.region.create({
    name: 'Nepal, for a test',
    currency_code: 'inr',
    countries: ['np'],
    payment_providers: ['pp_system_default'],
  })
  try {
    const { cart: begun } = await callBackend<{ cart: BackendCart }>('POST', '/store/carts', {
      region_id: region.id,
    })
    const { variants } = await readProduct('field-watch')
    const [variant] = variants
    await callBackend('POST', `/store/carts/${begun.id}/line-items`, { variant_id: variant?.id, quantity: 2 })
    const regionOf = async () =>
      (
        await callBackend<{ cart: { region_id: string } }>(
          'GET',
          `/store/carts/${begun.id}?fields=id,region_id`,
        )
      ).cart.region_id
    expect(await regionOf()).toBe(region.id)

    await cart.leaveCart(page, begun.id)
    await load(page, '/cart')
    await page.getByRole('button', { name: 'Move the cart here' }).click()
    await expect.poll(regionOf).not.toBe(region.id)
    await cart.expectCount(page, 2)
    const price = (variant?.price ?? 0) * 2
    await expect(cart.row(page, 'Field Watch')).toContainText(inRupees(price, 'live'))
    expect(await cart.storedCartId(page)).toBe(begun.id)
  } finally {
    await admin.region.delete(region.id)
  }
})

test(
  '[F-29] items not sold in this region are named and removed, and the rest is kept',
  { tag: '@medusa' },
  async ({ page, complaints }) => {
    complaints.expect(failedRequests)
    const { admin } = await merchant()
    const { region } = await admin.region.create({
      name: 'Bhutan, for a test',
      currency_code: 'gbp',
      countries: ['bt'],
      payment_providers: ['pp_system_default'],
    })
    const code = crypto.randomUUID().slice(0, 8)
    const oldest = { limit: 1, order: 'created_at' } as const
    const [{ sales_channels: channels }, { shipping_profiles: profiles }] = await Promise.all([
      admin.salesChannel.list(oldest),
      admin.shippingProfile.list(oldest),
    ])
    const sellIn = async (name: string, currencies: readonly string[]) => {
      const handle = `${name.toLowerCase()}-${code}`
      const { product } = await admin.product.create({
        title: `${name} ${code}`,
        handle,
        status: 'published',
        shipping_profile_id: profiles[0]?.id ?? '',
        sales_channels: [{ id: channels[0]?.id ?? '' }],
        options: [{ title: `Kind of ${handle}`, values: ['Plain'] }],
        variants: [
          {
            title: 'Plain',
            sku: handle,
            manage_inventory: false,
            options: { [`Kind of ${handle}`]: 'Plain' },
            prices: currencies.map((currency) => ({ currency_code: currency, amount: 40 })),
          },
        ],
      })
      return product
    }
    const both = await sellIn('Lantern', ['gbp', 'inr'])
    const abroad = await sellIn('Kettle', ['gbp'])
    try {
      const { cart: begun } = await callBackend<{ cart: BackendCart }>('POST', '/store/carts', {
        region_id: region.id,
      })
      for (const { variants } of [both, abroad])
        await callBackend('POST', `/store/carts/${begun.id}/line-items`, {
          variant_id: variants?.[0]?.id,
          quantity: 1,
        })
      await cart.leaveCart(page, begun.id)
      await load(page, '/cart')
      await page.getByRole('button', { name: 'Move the cart here' }).click()
      await expect(toast(page, 'Some items are not sold in your region')).toContainText(`Kettle ${code}`)
      await expect(cart.row(page, `Lantern ${code}`)).toContainText('₹40')
      await cart.expectCount(page, 1)
      await reload(page)
      await cart.expectCount(page, 1)
    } finally {
      for (const { id } of [both, abroad]) await admin.product.delete(id)
      await admin.region.delete(region.id)
    }
  },
)
