import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { almost, few, hostile } from '@umber/fake-backend/hostile'
import type { Order } from '../ports/order-history.ts'
import { createOrderHistory, ordersIn, orderTabs } from './create-order-history.ts'
import { invoiceFileName, invoiceText } from './invoice.ts'
import { orderFromWire, ordersFromWire } from './order-from-wire.ts'

const backendUrl = 'http://shop.test'
const wire = {
  id: 'order_1',
  display_id: 7,
  status: 'pending',
  fulfillment_status: 'not_fulfilled',
  created_at: '2026-11-20T21:49:11.432Z',
  total: 1_208.8982,
  currency_code: 'inr',
  items: [
    {
      id: 'ordli_1',
      title: 'Linen Shirt',
      quantity: 2,
      unit_price: 189,
      variant_title: 'White / M',
      product_handle: 'linen-shirt',
      thumbnail: '/images/linen-shirt-white-800.webp',
    },
  ],
  fulfillments: [],
}
const read = (changes: object = {}) => orderFromWire({ ...wire, ...changes }, backendUrl)
const kindOf = (changes: object) => read(changes)?.status.kind

describe('An order of the backend', () => {
  it('is read with its number, date, total and lines', () => {
    expect(read()).toMatchObject({
      id: 'order_1',
      displayId: '7',
      placedAt: '2026-11-20T21:49:11.432Z',
      status: { kind: 'processing' },
      total: { amount: 1_208.9, currency: 'inr' },
      items: [
        {
          id: 'ordli_1',
          title: 'Linen Shirt',
          quantity: 2,
          unitPrice: { amount: 189, currency: 'inr' },
          variantTitle: 'White / M',
          slug: 'linen-shirt',
          image: 'http://shop.test/images/linen-shirt-white-800.webp',
        },
      ],
    })
  })

  it('has the number that shoppers see', () => {
    const words = ['pending', 'shipped', 'completed', 'canceled'].map((status) => kindOf({ status }))
    expect(words).toEqual(['processing', 'shipped', 'delivered', 'canceled'])
  })

  it('is shipped or delivered although its backend status is pending', () => {
    expect(kindOf({ fulfillment_status: 'shipped' })).toBe('shipped')
    expect(kindOf({ fulfillment_status: 'partially_shipped' })).toBe('partly-shipped')
    expect(kindOf({ fulfillment_status: 'partially_delivered' })).toBe('partly-delivered')
    expect(kindOf({ fulfillment_status: 'delivered' })).toBe('delivered')
    expect(kindOf({ status: 'canceled', fulfillment_status: 'shipped' })).toBe('canceled')
  })

  it('[F-79] is readable without a date, a total, lines or a known status', () => {
    const bare = {
      id: 'order_2',
      status: 'requires_action',
      total: null,
      items: 'none',
      created_at: '0000-00-00',
    }
    expect(orderFromWire(bare, backendUrl)).toEqual({
      id: 'order_2',
      displayId: 'order_2',
      status: { kind: 'other', word: 'requires_action' },
      items: [],
      ledger: expect.objectContaining({ balance: { kind: 'settled' } }) as unknown,
    })
    expect(ordersFromWire([null, {}, { id: ' ' }, bare], backendUrl)).toHaveLength(1)
  })

  it('names the first tracking number, in either form, and links only to pages', () => {
    const labels = [{ tracking_number: 'UE1IN', tracking_url: 'https://track.test/UE1IN' }]
    expect(read({ fulfillments: [{ labels: [] }, { labels }] })?.tracking).toEqual({
      number: 'UE1IN',
      url: 'https://track.test/UE1IN',
    })
    expect(read({ fulfillments: [{ tracking_numbers: [' ', 'OLD7'] }] })?.tracking).toEqual({
      number: 'OLD7',
    })
    const trap = [{ tracking_number: 'X', tracking_url: 'javascript:alert(1)' }]
    expect(read({ fulfillments: [{ labels: trap }] })?.tracking).toEqual({ number: 'X' })
    expect(
      read({ fulfillments: [{ labels: [{ tracking_url: 'https://track.test' }] }] })?.tracking,
    ).toBeUndefined()
  })

  it('[MAP-05] is typed or left out, whatever the backend sends', () => {
    const item = almost({
      id: fc.string(),
      title: fc.string(),
      quantity: fc.integer(),
      unit_price: fc.double(),
    })
    const label = almost({ tracking_number: fc.string(), tracking_url: fc.webUrl() })
    const order = almost({
      id: fc.string(),
      display_id: fc.nat(),
      status: fc.string(),
      fulfillment_status: fc.string(),
      created_at: fc.oneof(fc.string(), fc.double(), fc.constant('2026-02-30')),
      total: fc.double(),
      currency_code: fc.string(),
      items: few(item),
      fulfillments: few(almost({ labels: few(label), tracking_numbers: few(fc.string()) })),
    })
    fc.assert(
      fc.property(fc.oneof(few(order), hostile), (orders) => {
        for (const one of ordersFromWire(orders, backendUrl)) expect(wrongIn(one)).toEqual([])
      }),
    )
    expect(({} as { polluted?: unknown }).polluted).toBeUndefined()
  })
})

function wrongIn({ id, displayId, placedAt, total, items, tracking }: Order): readonly string[] {
  const faults = {
    'an empty id': id.trim() === '' || displayId.trim() === '',
    'a date that is none': placedAt !== undefined && new Date(placedAt).toISOString() !== placedAt,
    'a total below nothing': total !== undefined && !(total.amount >= 0),
    'no pieces': items.some(({ quantity }) => !(quantity > 0)),
    'a link that leads nowhere': tracking?.url !== undefined && !/^https?:\/\//i.test(tracking.url),
  }
  return Object.entries(faults).flatMap(([fault, isThere]) => (isThere ? [fault] : []))
}

describe('The order history', () => {
  const asked: { query: unknown; options: unknown }[] = []
  const client = (answer: unknown) => ({
    store: {
      order: {
        list: async (query: object, _headers: undefined, options: object) => {
          asked.push({ query, options })
          return answer
        },
      },
    },
  })

  it('reads a page of the latest orders and their total count', async () => {
    const { signal } = new AbortController()
    const history = createOrderHistory({ client: client({ orders: [wire], count: 31 }), backendUrl })
    const page = await history.list({ offset: 20, limit: 10 }, { signal })
    expect([page.orders.map(({ id }) => id), page.total]).toEqual([['order_1'], 31])
    expect(asked.at(-1)).toMatchObject({
      query: { order: '-created_at', offset: 20, limit: 10 },
      options: { signal, retry: false },
    })
  })

  it('shows the latest few on the account page, or the given replacement', async () => {
    const history = createOrderHistory({ client: client({ orders: [wire] }), backendUrl })
    expect(await history.recent()).toHaveLength(1)
    expect(asked.at(-1)).toMatchObject({ query: { offset: 0, limit: 5 } })
    const recent = async () => []
    expect(await createOrderHistory({ client: client({}), backendUrl, recent }).recent()).toEqual([])
  })

  it('has a tab for everything and one for each status, and an archived order where it was before', () => {
    const canceled = [{ status: 'canceled' }]
    const orders = [
      { id: 'a', status: 'pending' },
      { id: 'b', status: 'shipped' },
      { id: 'c', fulfillment_status: 'partially_delivered' },
      { id: 'd', status: 'completed' },
      { id: 'e', status: 'canceled' },
      { id: 'f', status: 'archived' },
      { id: 'g', status: 'archived', payment_collections: canceled },
    ].flatMap((changes) => read(changes) ?? [])
    expect(orderTabs.map((tab) => ordersIn(tab, orders).map(({ id }) => id))).toEqual([
      ['a', 'b', 'c', 'd', 'e', 'f', 'g'],
      ['a'],
      ['b', 'c'],
      ['d', 'f'],
      ['e', 'g'],
    ])
  })
})

describe('An invoice', () => {
  it('[F-80] has a file name that is safe on any file system', () => {
    expect(invoiceFileName('order_1')).toBe('invoice-order_1.txt')
    expect(invoiceFileName('../../etc/"x"\n')).toBe('invoice--etc-x-.txt')
    expect(invoiceFileName('')).toBe('invoice-order.txt')
    fc.assert(
      fc.property(fc.string(), (id) => /^invoice-[A-Za-z0-9_-]{1,80}\.txt$/.test(invoiceFileName(id))),
    )
  })

  it('[F-80] is plain text without formulas', () => {
    const order = read({ items: [{ ...wire.items[0], title: '=HYPERLINK("x")\nrow' }] })
    expect(order && invoiceText(order)).toBe(
      'Order #7\nPlaced 2026-11-20\n\n\'=HYPERLINK("x") row  2 × ₹189.00\n\nTotal ₹1,208.90\n',
    )
  })

  it('has a dash for unknown values', () => {
    expect(invoiceText({ id: 'o', displayId: 'o', status: { kind: 'processing' }, items: [] })).toBe(
      'Order #o\nPlaced -\n\n\nTotal -\n',
    )
  })
})
