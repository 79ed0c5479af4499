import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { almost, hostile } from '@umber/fake-backend/hostile'
import type { CartOutcome } from '../cart/cart.types.ts'
import type { OrderLine } from '../ports/order-history.ts'
import { orderDetailsFromWire } from './order-details-from-wire.ts'
import { orderNumbers } from './order-number.ts'
import { orderSteps } from './order-steps.ts'
import { reorder } from './reorder.ts'
import { returnableLines, returnableQuantity, returnableUntil } from './returnable.ts'

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
  // One of three pieces is on its way back.
  summary: { paid_total: 0, refunded_total: 0, pending_difference: 68.99 },
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
      total: inr(68.99),
      items: [
        {
          productId: 'prod_1',
          variantId: 'variant_1',
          amount: inr(237),
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
      parcels: [{ id: 'ful_1', trackings: [{ number: 'T1', url: 'https://track.example/T1' }] }],
    })
  })

  it('have no empty address', () => {
    expect(found({ billing_address: { country_code: '' } }).billingAddress).toBeUndefined()
  })

  it('name the delivery of the order, wherever those of an exchange and of the way back stand', () => {
    const method = (name: string, more: object) => ({ name, amount: 5, ...more })
    const back = method('Return by post', {
      created_at: '2026-09-17T10:00:00.000Z',
      detail: { return_id: 'return_1' },
    })
    const again = method('Express', {
      created_at: '2026-09-17T10:00:00.000Z',
      detail: { exchange_id: 'oexc_1' },
    })
    const own = method('Standard Shipping', {
      created_at: '2026-09-18T10:00:00.000Z',
      detail: { return_id: null, claim_id: null, exchange_id: null },
    })
    for (const shipping_methods of [
      [back, again, own],
      [own, again, back],
    ])
      expect(found({ shipping_methods }).delivery).toBe('Standard Shipping')
    expect(found({ shipping_methods: [back] }).delivery).toBeUndefined()
  })

  it('have their lines in one sequence, however Medusa sends them', () => {
    const [line] = wire.items
    const lines = ['ordli_1', 'ordli_2', 'ordli_3'].map((id) => Object.assign({}, line, { id }))
    for (const items of [lines, lines.toReversed()])
      expect(found({ items }).items.map(({ id }) => id)).toEqual(['ordli_1', 'ordli_2', 'ordli_3'])
  })

  it('are paid when more was charged than the order costs now, and partly paid when less was', () => {
    const charged = (paid_total: number, refunded_total = 0) =>
      found({
        total: 100,
        items: [],
        payment_status: 'partially_captured',
        summary: { paid_total, refunded_total, pending_difference: 100 - paid_total + refunded_total },
      })
    expect(charged(150)).toMatchObject({
      payment: { kind: 'paid' },
      ledger: { balance: { kind: 'owed', amount: inr(50) } },
    })
    expect(charged(60).payment).toEqual({ kind: 'partly-paid' })
    expect(charged(150, 50).payment).toEqual({ kind: 'partly-refunded' })
    expect(charged(150, 150).payment).toEqual({ kind: 'refunded' })
  })

  it('date a cancellation by its payments, and by the order without any', () => {
    const canceled = { status: 'canceled', updated_at: '2026-09-30T10:00:00.000Z' }
    const collection = { status: 'canceled', updated_at: '2026-09-20T10:00:00.000Z' }
    expect(found({ ...canceled, payment_collections: [collection] }).canceledAt).toBe(collection.updated_at)
    expect(found(canceled).canceledAt).toBe(canceled.updated_at)
    expect(found({ updated_at: canceled.updated_at }).canceledAt).toBeUndefined()
  })

  it('have no title of a variant that only stands for one', () => {
    const [line] = wire.items
    for (const variant_title of ['Default option value', 'Default variant', 'Default Title'])
      expect(found({ items: [{ ...line, variant_title }] }).items[0]?.variantTitle).toBeUndefined()
    const named = { ...line, variant_title: 'Default red' }
    expect(found({ items: [named] }).items[0]?.variantTitle).toBe('Default red')
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
        for (const line of order.items)
          expect(returnableQuantity(line, order, inTime)).toBeGreaterThanOrEqual(0)
      }),
    )
  })
})

describe('The returnable lines', () => {
  it('are those delivered and not being returned yet', () => {
    const order = found()
    expect(returnableLines(order, inTime).map((line) => returnableQuantity(line, order, inTime))).toEqual([1])
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
    expect(returnableUntil(found(), inTime)).toBe('2026-10-22T11:00:00.000Z')
    expect(returnableUntil(found({ fulfillments: parcels(null) }), inTime)).toBeUndefined()
  })

  /** As in the backend's `returnable-quantity.test.ts`. */
  const late = (quantity: number) => ({ at: '2026-09-22T10:59:59.000Z', quantity })
  const early = (quantity: number) => ({ at: '2026-09-22T11:00:00.000Z', quantity })
  const onItsWay = (quantity: number) => ({ at: null, quantity })

  it.each([
    ['none when all arrived too long ago', [late(2)], 0, 0],
    ['those of the parcels that arrived in time', [late(2), early(3)], 0, 3],
    ['as many as have not arrived yet', [late(2), onItsWay(1)], 0, 1],
    ['those in time, when others came back first', [late(2), early(3)], 2, 3],
    ['fewer, when more came back than were late', [late(2), early(3)], 4, 1],
    ['all when none is late', [early(2), early(1)], 1, 2],
  ] as const)('[LIVE-10] are, of a line in several parcels, %s', (_title, parcels, takenBack, left) => {
    const delivered = parcels.reduce((sum, { at, quantity }) => (at === null ? sum : sum + quantity), 0)
    const quantity = parcels.reduce((sum, parcel) => sum + parcel.quantity, 0)
    const order = found({
      items: [
        {
          ...wire.items[0],
          id: 'ordli_1',
          quantity,
          detail: {
            delivered_quantity: delivered,
            return_requested_quantity: takenBack,
            fulfilled_quantity: quantity,
          },
        },
      ],
      fulfillments: parcels.map(({ at, ...parcel }, index) => ({
        id: `ful_${index}`,
        delivered_at: at,
        items: [{ line_item_id: 'ordli_1', quantity: parcel.quantity }],
      })),
    })
    const offered = order.items.map((line) => returnableQuantity(line, order, inTime))
    expect(offered).toEqual([left])
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
    isReplacement: false,
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
