import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { almost, hostile } from '../../test/support/hostile.ts'
import type { CartOutcome } from '../cart/cart.types.ts'
import type { OrderLine } from '../ports/order-history.ts'
import { orderDetailsFromWire } from './order-details-from-wire.ts'
import { orderNumbers } from './order-number.ts'
import { orderSteps } from './order-steps.ts'
import { reorder } from './reorder.ts'
import { returnableLines, returnablePieces } from './returnable.ts'

const inr = (amount: number) => ({ amount, currency: 'inr' })
const address = {
  first_name: 'Asha',
  last_name: 'Raman',
  address_1: '27 Cubbon Cross',
  address_2: null,
  city: 'Bengaluru',
  postal_code: '560001',
  province: 'Karnataka',
  country_code: 'in',
  phone: '+91 98450 12345',
}
const wire = {
  id: 'order_1',
  display_id: 12,
  status: 'completed',
  created_at: '2026-09-18T10:00:00.000Z',
  email: 'asha@example.com',
  currency_code: 'inr',
  payment_status: 'captured',
  fulfillment_status: 'delivered',
  total: 178.99,
  item_total: 170,
  original_item_total: 190,
  discount_total: 17,
  shipping_total: 5.99,
  original_shipping_total: 5.99,
  tax_total: 27.3,
  cart: { id: 'cart_1' },
  items: [
    {
      id: 'ordli_1',
      title: 'T-Shirt',
      quantity: 3,
      unit_price: 79,
      product_id: 'prod_1',
      variant_id: 'variant_1',
      total: 220,
      detail: {
        fulfilled_quantity: 3,
        shipped_quantity: 3,
        delivered_quantity: 3,
        return_requested_quantity: 1,
        return_received_quantity: 1,
      },
    },
  ],
  shipping_address: address,
  shipping_methods: [{ name: 'Standard Shipping' }, { name: 'Return by post' }],
  fulfillments: [
    {
      id: 'ful_1',
      packed_at: '2026-09-18T11:00:00.000Z',
      shipped_at: '2026-09-19T11:00:00.000Z',
      delivered_at: '2026-09-22T11:00:00.000Z',
      labels: [{ tracking_number: 'T1', tracking_url: 'https://track.example/T1' }],
    },
    { id: 'ful_2', canceled_at: '2026-09-18T11:00:00.000Z' },
  ],
}
/** The last moment of the return window. */
const inTime = { days: 30, now: Date.parse('2026-10-22T11:00:00.000Z') }
const read = (changes: object = {}) => orderDetailsFromWire({ ...wire, ...changes }, 'http://shop.test')
const found = (changes: object = {}) => {
  const order = read(changes)
  if (order === undefined) throw new Error('There is no order')
  return order
}

describe('The details of an order', () => {
  it('are read with lines, sums, addresses, delivery, payment and parcels', () => {
    expect(found()).toMatchObject({
      displayId: '12',
      email: 'asha@example.com',
      sums: { items: inr(190), discount: inr(17), shipping: inr(5.99), tax: inr(27.3) },
      total: inr(178.99),
      items: [
        {
          productId: 'prod_1',
          variantId: 'variant_1',
          total: inr(220),
          delivered: 3,
          returning: 1,
          returned: 1,
        },
      ],
      shippingAddress: {
        name: 'Asha Raman',
        lines: ['27 Cubbon Cross', 'Bengaluru 560001', 'Karnataka', 'India'],
        phone: '+91 98450 12345',
      },
      delivery: 'Standard Shipping',
      payment: { kind: 'paid' },
      cartId: 'cart_1',
      parcels: [{ id: 'ful_1', tracking: { number: 'T1', url: 'https://track.example/T1' } }],
    })
  })

  it('have no discount of 0 and no empty address', () => {
    const { sums, billingAddress } = found({ discount_total: 0, billing_address: { country_code: '' } })
    expect(sums.discount).toBeUndefined()
    expect(billingAddress).toBeUndefined()
  })

  it('add up what is reserved, charged and refunded, without what was given up', () => {
    const collection = (status: string, authorized: number, captured: number, refunded: number) => ({
      status,
      authorized_amount: authorized,
      captured_amount: captured,
      refunded_amount: refunded,
      payments: [{ provider_id: 'pp_test' }],
    })
    const { paymentAmounts } = found({
      payment_collections: [
        collection('authorized', 100, 30, 10),
        collection('completed', 5, 5, 0),
        collection('canceled', 999, 0, 0),
        null,
      ],
    })
    expect(paymentAmounts).toMatchObject({
      reserved: { amount: 70 },
      charged: { amount: 35 },
      refunded: { amount: 10 },
    })
    expect(found({ payment_collections: [collection('not_paid', 0, 0, 0)] }).paymentAmounts).toEqual({})
    expect(found({ payment_collections: 'none' }).paymentAmounts).toEqual({})
  })

  it('hold nothing for an order that is paid on delivery', () => {
    const collection = {
      status: 'authorized',
      authorized_amount: 100,
      payments: [{ provider_id: 'pp_system_default' }],
    }
    expect(found({ payment_collections: [collection] }).paymentAmounts).toEqual({})
  })

  it('name an unknown payment status by the backend’s word', () => {
    expect(found({ payment_status: 'in_escrow' }).payment).toEqual({ kind: 'other', word: 'in_escrow' })
  })

  it('tell a partial refund from a full one', () => {
    expect(found({ payment_status: 'partially_refunded' }).payment).toEqual({ kind: 'partly-refunded' })
    expect(found({ payment_status: 'refunded' }).payment).toEqual({ kind: 'refunded' })
  })

  it('are read from any answer without throwing', () => {
    const shape = Object.fromEntries(Object.entries(wire).map(([name, value]) => [name, fc.constant(value)]))
    fc.assert(
      fc.property(fc.oneof(hostile, almost(shape)), (answer) => {
        const order = orderDetailsFromWire(answer, 'http://shop.test')
        if (order === undefined) return
        expect(orderSteps(order).length).toBeGreaterThan(1)
        expect(returnableLines(order, inTime).every((line) => returnablePieces(line) > 0)).toBe(true)
      }),
    )
  })
})

describe('The steps of an order', () => {
  const steps = (changes: object) => orderSteps(found(changes)).map(({ name, isDone }) => [name, isDone])

  it('are all done when it has arrived, with the day of each', () => {
    expect(orderSteps(found()).map(({ name, at }) => [name, at?.slice(0, 10)])).toEqual([
      ['placed', '2026-09-18'],
      ['packed', '2026-09-18'],
      ['shipped', '2026-09-19'],
      ['delivered', '2026-09-22'],
    ])
  })

  it('are not done until all parcels are', () => {
    const [one] = wire.fulfillments
    const two = { ...one, id: 'ful_2', shipped_at: null, delivered_at: null }
    const changes = { status: 'pending', fulfillment_status: 'partially_fulfilled', fulfillments: [one, two] }
    expect(steps(changes)).toEqual([
      ['placed', true],
      ['packed', true],
      ['shipped', false],
      ['delivered', false],
    ])
  })

  it('are not done while a line is in no parcel', () => {
    const unpacked = { ...wire.items[0], id: 'ordli_2', detail: { fulfilled_quantity: 0 } }
    const [parcel] = wire.fulfillments
    const sent = { ...parcel, delivered_at: null }
    for (const [word, fulfillments] of [
      ['partially_delivered', [parcel]],
      ['partially_shipped', [sent]],
    ] as const) {
      const changes = { status: 'pending', fulfillment_status: word, fulfillments }
      const order = found({ ...changes, items: [...wire.items, unpacked] })
      expect(orderSteps(order).map(({ name, isDone, at }) => [name, isDone, at !== undefined])).toEqual([
        ['placed', true, true],
        ['packed', false, false],
        ['shipped', false, false],
        ['delivered', false, false],
      ])
    }
  })

  it('are not shipped while one of two parcels is only packed', () => {
    const [one] = wire.fulfillments
    const sent = { ...one, delivered_at: null }
    const packed = { ...sent, id: 'ful_2', shipped_at: null }
    const changes = {
      status: 'pending',
      fulfillment_status: 'partially_shipped',
      fulfillments: [sent, packed],
    }
    expect(steps(changes)).toEqual([
      ['placed', true],
      ['packed', true],
      ['shipped', false],
      ['delivered', false],
    ])
  })

  it('are shipped when a parcel was picked up and the other one sent', () => {
    const [one] = wire.fulfillments
    const pickedUp = { ...one, shipped_at: null }
    const sent = { ...one, id: 'ful_2', delivered_at: null }
    const changes = {
      status: 'pending',
      fulfillment_status: 'partially_delivered',
      fulfillments: [pickedUp, sent],
    }
    expect(steps(changes)).toEqual([
      ['placed', true],
      ['packed', true],
      ['shipped', true],
      ['delivered', false],
    ])
  })

  it('follow the parcels alone when the answer does not count the pieces', () => {
    const [{ detail: _detail, ...uncounted }] = wire.items as [(typeof wire.items)[0]]
    const changes = { status: 'pending', fulfillment_status: 'shipped', items: [uncounted] }
    expect(steps({ ...changes, fulfillments: [{ ...wire.fulfillments[0], delivered_at: null }] })).toEqual([
      ['placed', true],
      ['packed', true],
      ['shipped', true],
      ['delivered', false],
    ])
  })

  it('end with the cancellation', () => {
    expect(steps({ status: 'canceled' })).toEqual([
      ['placed', true],
      ['canceled', true],
    ])
  })
})

describe('The returnable lines', () => {
  it('are those delivered and not being returned yet', () => {
    expect(returnableLines(found(), inTime).map(returnablePieces)).toEqual([1])
    const undelivered = { ...wire.items[0], detail: { delivered_quantity: 0 } }
    expect(returnableLines(found({ items: [undelivered] }), inTime)).toEqual([])
    expect(returnableLines(found({ status: 'canceled' }), inTime)).toEqual([])
  })

  it('[LIVE-10] are none once the return window of the last parcel is over', () => {
    const tooLate = { ...inTime, now: inTime.now + 1 }
    expect(returnableLines(found(), tooLate)).toEqual([])
    const [first] = wire.fulfillments
    const parcels = (deliveredAt: string | null) => [
      { ...first, id: 'ful_3', delivered_at: deliveredAt },
      first,
    ]
    for (const at of ['2026-09-23T11:00:00.000Z', null])
      expect(returnableLines(found({ fulfillments: parcels(at) }), tooLate)).toHaveLength(1)
    expect(returnableLines(found({ fulfillments: [] }), tooLate)).toHaveLength(1)
  })
})

describe('An order number', () => {
  const numbers = orderNumbers('UE')

  it.each(['UE-000012', 'ue-000012', ' UE 12', '#12', '12', 'ue12'])('is read from %j', (typed) => {
    expect(numbers.parse(typed)).toBe(12)
  })

  it.each(['', 'UE-', 'linen', '0', '1.5', '-', '12a', '99999999999', 'UE-2147483648'])(
    'is not read from %j',
    (typed) => {
      expect(numbers.parse(typed)).toBeUndefined()
    },
  )

  it('is read as it is displayed', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 2_147_483_647 }), (number) => {
        expect(numbers.parse(numbers.format(number))).toBe(number)
      }),
    )
  })
})

describe('Ordering again', () => {
  const line = (id: string, quantity = 1): OrderLine => ({
    id,
    title: id,
    quantity,
    productId: `prod_${id}`,
    variantId: `variant_${id}`,
    packed: 0,
    delivered: 0,
    returning: 0,
    returned: 0,
  })
  const no = (reason: 'insufficient-stock' | 'product-not-found' | 'failed', available?: number) =>
    ({ ok: false, reason, ...(available !== undefined && { available }) }) as const

  it('returns the outcome of each line, and adds what is available', async () => {
    const answers: Readonly<Record<string, CartOutcome>> = {
      'prod_a 2': { ok: true },
      'prod_b 3': no('insufficient-stock', 4),
      'prod_b 2': { ok: true },
      'prod_c 1': no('insufficient-stock', 0),
      'prod_d 1': no('product-not-found'),
      'prod_e 1': no('failed'),
    }
    const asked: string[] = []
    const outcomes = await reorder([line('a', 2), line('b', 3), line('c'), line('d'), line('e')], {
      addItem: async ({ productId, quantity }) => {
        asked.push(`${productId} ${quantity}`)
        return answers[`${productId} ${quantity}`] ?? no('failed')
      },
      lines: () => [{ variantId: 'variant_b', quantity: 2 }],
    })
    expect(outcomes.map((one) => ('quantity' in one ? [one.kind, one.quantity] : one.kind))).toEqual([
      ['added', 2],
      ['fewer', 2],
      'sold-out',
      'gone',
      'failed',
    ])
    expect(asked).toEqual(['prod_a 2', 'prod_b 3', 'prod_b 2', 'prod_c 1', 'prod_d 1', 'prod_e 1'])
  })

  it('tells what waits for the connection from what was added', async () => {
    const answers: CartOutcome[] = [
      { ok: true },
      { ok: true, isWaiting: true },
      no('insufficient-stock', 1),
      { ok: true, isWaiting: true },
    ]
    const outcomes = await reorder([line('a'), line('b', 2), line('c', 3)], {
      addItem: async () => answers.shift() ?? no('failed'),
      lines: () => [],
    })
    expect(outcomes.map(({ kind }) => kind)).toEqual(['added', 'waiting', 'waiting'])
  })

  it('sends no request for a line without a variant', async () => {
    const { variantId: _variantId, ...nameless } = line('a')
    const cart = { addItem: () => Promise.reject(new Error('asked')), lines: () => [] }
    expect(await reorder([nameless], cart)).toMatchObject([{ kind: 'gone' }])
  })
})
