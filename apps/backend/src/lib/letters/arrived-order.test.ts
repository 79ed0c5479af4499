import { describe, expect, it } from 'vitest'

import { keptProducts, wholeArrivalOf, type ArrivedOrder } from './arrived-order'

const line = (id: string, detail: object, more: object = {}) => ({
  id,
  title: id,
  product_id: `prod_${id}`,
  detail: { quantity: 2, shipped_quantity: 2, delivered_quantity: 2, ...detail },
  ...more,
})
const order: ArrivedOrder = {
  status: 'pending',
  items: [line('shirt', {})],
  fulfillments: [
    { delivered_at: '2026-11-20T10:00:00Z' },
    { delivered_at: '2026-11-22T10:00:00Z' },
    { canceled_at: '2026-11-23T10:00:00Z', delivered_at: null },
  ],
}

describe('An order has arrived', () => {
  it('with the last of its parcels', () => {
    expect(wholeArrivalOf(order)).toEqual(new Date('2026-11-22T10:00:00Z'))
  })

  it.each<readonly [string, Partial<ArrivedOrder>]>([
    ['a parcel is on its way', { fulfillments: [{ delivered_at: '2026-11-20' }, { delivered_at: null }] }],
    ['something is not sent', { items: [line('shirt', { shipped_quantity: 1, delivered_quantity: 1 })] }],
    ['it is canceled', { status: 'canceled' }],
    ['it has no parcel', { fulfillments: [] }],
  ])('but not while %s', (_, change) => {
    expect(wholeArrivalOf({ ...order, ...change })).toBeUndefined()
  })
})

it('what is sent back is not reviewed, nor a gift card, and a product once', () => {
  const items = [
    line('shirt', { return_requested_quantity: 1 }),
    line('other size', {}, { product_id: 'prod_shirt' }),
    line('back', { return_received_quantity: 2 }),
    line('asked back', { return_requested_quantity: 2 }),
    line('card', {}, { is_giftcard: true }),
    line('custom', {}, { product_id: null }),
  ]
  expect([...keptProducts({ ...order, items })].map(([id, { kept }]) => [id, kept])).toEqual([
    ['prod_shirt', 1],
  ])
})
