import { describe, expect, it } from 'vitest'
import { quoteFrom } from '../../src/live/placing.ts'
import type { OrderRequest } from '../../src/ports/order-desk.ts'
import { orderWorld } from '../support/live-world.ts'

type World = Awaited<ReturnType<typeof orderWorld>>

const reckonOf = ({ desk }: World, { cart, address, delivery }: OrderRequest) =>
  desk.reckon?.(cart, address, delivery)

/** The last words of each path that was written to from here on. */
function written({ backend }: World) {
  const before = backend.asked.length
  return () =>
    backend.asked
      .slice(before)
      .filter(({ method }) => method === 'POST')
      .map(({ path }) => path.split('/').at(-1))
}

describe('The price of a live order', () => {
  it('is what the backend reckons, with its delivery and the tax that is in it', async () => {
    const world = await orderWorld()
    const { subtotal, shipping, tax, total } = (await reckonOf(world, world.request)) ?? {}
    expect(shipping).toEqual(world.request.delivery.price)
    expect(total?.amount).toBeCloseTo((subtotal?.amount ?? 0) + (shipping?.amount ?? 0))
    expect(tax).toMatchObject({ included: true })
    expect(tax?.amount.amount).toBeCloseTo((total?.amount ?? 0) * (0.18 / 1.18))
  })

  it('spares the order what was written ahead', async () => {
    const world = await orderWorld()
    await reckonOf(world, world.request)
    const posts = written(world)
    expect(await world.desk.place(world.request)).toMatchObject({ kind: 'placed' })
    expect(posts()).toEqual(['payment-collections', 'payment-sessions', 'complete'])
  })

  it.each<[string, (world: World) => Promise<unknown>]>([
    [
      'another address',
      ({ client, request }) =>
        client.store.cart.update(request.cart.id, { shipping_address: { city: 'Pune' } }),
    ],
    [
      'another way of delivery',
      ({ desk, client, request }) =>
        desk.deliveryMethods(request.cart, request.address).then((answer) =>
          client.store.cart.addShippingMethod(request.cart.id, {
            option_id: (answer.kind === 'methods' ? answer.methods.at(-1)?.id : undefined) ?? '',
          }),
        ),
    ],
  ])('does not hide that another tab has put %s on the cart', async (_, meddle) => {
    const world = await orderWorld()
    await reckonOf(world, world.request)
    await meddle(world)
    const posts = written(world)
    expect(await world.desk.place(world.request)).toMatchObject({ kind: 'placed' })
    expect(posts()).toContain('shipping-methods')
  })

  it('cannot be told where the delivery has gone', async () => {
    const world = await orderWorld()
    const delivery = { ...world.request.delivery, id: 'so_gone' }
    await expect(reckonOf(world, { ...world.request, delivery })).rejects.toThrow('cannot be delivered')
  })

  it('that changed in the last moment is told, and nothing is ordered', async () => {
    const world = await orderWorld()
    const body = { type: 'not_allowed', code: 'price_changed', message: 'A price has changed: cali_1' }
    world.backend.fault = ({ path }) =>
      path.endsWith('/complete') ? { kind: 'status', status: 400, body } : undefined
    expect(await world.desk.place(world.request)).toMatchObject({
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
    expect(quoteFrom(cart, 'inr')).toEqual({
      lines: [{ id: 'cali_1', quantity: 2, price: euro(50) }],
      subtotal: euro(100),
      discount: euro(10),
      shipping: euro(5),
      tax: { amount: euro(19), included: false },
      total: euro(114),
    })
    const inclusive = { ...cart, items: [{ quantity: 2, unit_price: 50, is_tax_inclusive: true }] }
    expect(quoteFrom(inclusive, 'inr')).toMatchObject({
      discount: euro(11.9),
      shipping: euro(5.95),
      tax: { included: true },
    })
  })
})
