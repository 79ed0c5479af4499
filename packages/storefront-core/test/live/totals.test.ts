import { describe, expect, it } from 'vitest'
import { totalsFrom } from '../../src/live/totals-from-wire.ts'
import type { OrderRequest } from '../../src/ports/checkout-gateway.ts'
import { orderSetup } from '../support/live-setup.ts'
import { placeOrder } from '../support/place-order.ts'

type Setup = Awaited<ReturnType<typeof orderSetup>>

const totalsOf = ({ gateway }: Setup, { cart, address, delivery }: OrderRequest) =>
  gateway.calculateTotals?.(cart, address, delivery)

/** The last path segments of the writes from here on. */
function written({ backend }: Setup) {
  const before = backend.requests.length
  return () =>
    backend.requests
      .slice(before)
      .filter(({ method }) => method === 'POST')
      .map(({ path }) => path.split('/').at(-1))
}

describe('The price of a live order', () => {
  it('is what the backend calculates, with shipping and the included tax', async () => {
    const setup = await orderSetup()
    const { subtotal, shipping, tax, total } = (await totalsOf(setup, setup.request)) ?? {}
    expect(shipping).toEqual(setup.request.delivery.price)
    expect(total?.amount).toBeCloseTo((subtotal?.amount ?? 0) + (shipping?.amount ?? 0))
    expect(tax).toMatchObject({ included: true })
    expect(tax?.amount.amount).toBeCloseTo((total?.amount ?? 0) * (0.18 / 1.18))
  })

  it('saves the order the writes that were sent ahead', async () => {
    const setup = await orderSetup()
    await totalsOf(setup, setup.request)
    const posts = written(setup)
    expect(await placeOrder(setup.gateway, setup.request)).toMatchObject({ kind: 'placed' })
    expect(posts()).toEqual(['payment-collections', 'payment-sessions', 'complete'])
  })

  it.each<[string, (setup: Setup) => Promise<unknown>]>([
    [
      'another address',
      ({ client, request }) =>
        client.store.cart.update(request.cart.id, { shipping_address: { city: 'Pune' } }),
    ],
    [
      'another way of delivery',
      ({ gateway, client, request }) =>
        gateway.shippingOptions(request.cart, request.address).then((answer) =>
          client.store.cart.addShippingMethod(request.cart.id, {
            option_id: (answer.kind === 'methods' ? answer.methods.at(-1)?.id : undefined) ?? '',
          }),
        ),
    ],
  ])('does not hide that another tab has put %s on the cart', async (_, meddle) => {
    const setup = await orderSetup()
    await totalsOf(setup, setup.request)
    await meddle(setup)
    const posts = written(setup)
    expect(await placeOrder(setup.gateway, setup.request)).toMatchObject({ kind: 'placed' })
    expect(posts()).toContain('refresh')
  })

  it('is calculated for the latest purchase only: the writes of an earlier one end', async () => {
    const setup = await orderSetup()
    const request = { ...setup.request, address: { ...setup.request.address, address2: 'Floor 2' } }
    const posts = written(setup)
    const earlier = [totalsOf(setup, request), totalsOf(setup, request)]
    let latest: ReturnType<typeof totalsOf>
    // While the first is being written.
    setup.backend.fault = ({ method }) => {
      if (method === 'POST') latest ??= totalsOf(setup, request)
      return undefined
    }
    for (const one of earlier) await expect(one).rejects.toThrow('later')
    expect(await latest).toMatchObject({ shipping: request.delivery.price })
    expect(posts()).toEqual([request.cart.id, 'refresh'])
  })

  it('does not write an address again that the cart has, and writes one that another tab has replaced', async () => {
    const setup = await orderSetup()
    const posts = written(setup)
    await totalsOf(setup, setup.request)
    expect(posts()).toEqual(['refresh'])
    const cart = setup.request.cart.id
    await setup.client.store.cart.update(cart, { shipping_address: { city: 'Pune' } })
    const later = written(setup)
    await totalsOf(setup, setup.request)
    expect(later()).toEqual(['refresh', cart, 'refresh'])
    expect(setup.backend.database.carts.get(cart)?.shippingAddress).toMatchObject({ city: 'Mumbai' })
  })

  it('fails when the shipping option is gone', async () => {
    const setup = await orderSetup()
    const delivery = { ...setup.request.delivery, id: 'so_gone' }
    await expect(totalsOf(setup, { ...setup.request, delivery })).rejects.toThrow('cannot be delivered')
  })

  it('that changed at the last moment is reported, and nothing is ordered', async () => {
    const setup = await orderSetup()
    const body = { type: 'not_allowed', code: 'price_changed', message: 'A price has changed: cali_1' }
    setup.backend.fault = ({ path }) =>
      path.endsWith('/complete') ? { kind: 'status', status: 400, body } : undefined
    expect(await placeOrder(setup.gateway, setup.request)).toMatchObject({
      kind: 'refused',
      refusal: { reason: 'price-changed', quote: { total: { currency: 'inr' } } },
    })
  })

  it('shows discounts and taxes as the region’s prices have them', () => {
    const cart = {
      currency_code: 'eur',
      total: 114,
      tax_total: 19,
      discount_total: 11.9,
      discount_subtotal: 10,
      original_shipping_total: 5.95,
      original_shipping_subtotal: 5,
      items: [{ id: 'cali_1', quantity: 2, unit_price: 50, is_tax_inclusive: false }],
    }
    const euro = (amount: number) => ({ amount, currency: 'eur' })
    expect(totalsFrom(cart, 'inr')).toEqual({
      lines: [{ id: 'cali_1', quantity: 2, price: euro(50) }],
      subtotal: euro(100),
      discount: euro(10),
      shipping: euro(5),
      tax: { amount: euro(19), included: false },
      total: euro(114),
    })
    const inclusive = { ...cart, items: [{ quantity: 2, unit_price: 50, is_tax_inclusive: true }] }
    expect(totalsFrom(inclusive, 'inr')).toMatchObject({
      discount: euro(11.9),
      shipping: euro(5.95),
      tax: { included: true },
    })
  })
})
