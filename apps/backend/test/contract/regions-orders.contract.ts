import { expect, it } from 'vitest'

import { ask, done, signUp } from '../support/backend'
import { complete, payManually } from '../support/checkout'
import { at, listAt, textAt } from '../support/read'
import { addressAt, cartTo, deliverTo, sell, regionIn, variantOf, type Sale } from '../support/regions'

it.each<Sale>([
  ['India', 'inr', { country_code: 'in' }, { total: 903.99, tax_total: 137.9 }],
  ['Austria', 'eur', { country_code: 'at' }, { total: 454.7, tax_total: 75.78 }],
  [
    'New York, on top, with its code in capitals',
    'usd',
    { country_code: 'us', province: 'US-NY' },
    { total: 520, tax_total: 20 },
  ],
  [
    'Oregon, which has no tax',
    'usd',
    { country_code: 'us', province: 'us-or' },
    { total: 500, tax_total: 0 },
  ],
])('an order has the tax of its place: %s', async (_, currency, place, sums) => {
  const { cart, order } = await sell(currency, place)
  expect(cart).toMatchObject({ ...sums, currency_code: currency, region_id: await regionIn(currency) })
  expect(order).toMatchObject({ ...sums, currency_code: currency })
})

it('a cart that moves to another region has its prices and deliveries, and can be ordered there', async () => {
  const id = await cartTo('inr', { country_code: 'in' })
  expect(
    await ask('POST', `/store/carts/${id}`, { body: { shipping_address: { country_code: 'de' } } }),
  ).toMatchObject({ status: 400 })
  await done('POST', `/store/carts/${id}`, { body: { region_id: await regionIn('eur') } })
  const address = addressAt({ country_code: 'de' })
  await done('POST', `/store/carts/${id}`, { body: { shipping_address: address, billing_address: address } })
  expect(await deliverTo(id)).toEqual([4.9, 9.9, 19.9])
  await payManually(id)
  const { status, body } = await complete(id)
  expect([status, at(body, 'order.total'), at(body, 'order.currency_code')]).toEqual([200, 454.7, 'eur'])
})

it('a customer who signs in with a cart of one region keeps their cart of another as it is', async () => {
  const { token } = await signUp()
  const own = await done('POST', '/store/customers/me/cart', {
    bearer: token,
    body: { region_id: await regionIn('jpy') },
  })
  expect(at(own, 'cart.currency_code')).toBe('jpy')
  const line = async (cart: string, handle: string, bearer?: string) =>
    done('POST', `/store/carts/${cart}/line-items`, {
      body: { variant_id: await variantOf(handle, 'jpy'), quantity: 1 },
      ...(bearer !== undefined && { bearer }),
    })
  await line(textAt(own, 'cart.id'), 'linen-shirt', token)
  const guest = textAt(
    await done('POST', '/store/carts', { body: { region_id: await regionIn('eur') } }),
    'cart.id',
  )
  await line(guest, 'field-watch')
  const { cart } = (await done('POST', '/store/customers/me/cart', {
    bearer: token,
    body: { cart_id: guest },
  })) as { readonly cart: unknown }
  expect(cart).toMatchObject({ id: guest, currency_code: 'eur' })
  const handles = (of: unknown) => listAt(of, 'items').map((item) => at(item, 'product_handle'))
  expect(handles(cart)).toEqual(['field-watch'])
  const other = await done('GET', `/store/carts/${textAt(own, 'cart.id')}`, { bearer: token })
  expect(handles(at(other, 'cart'))).toEqual(['linen-shirt'])
})
