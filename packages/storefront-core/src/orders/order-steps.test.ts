import { describe, expect, it } from 'vitest'
import { orderDetailsFromWire } from './order-details-from-wire.ts'
import { orderSteps } from './order-steps.ts'

interface Counts {
  readonly packed?: number
  readonly shipped?: number
  readonly delivered?: number
  readonly more?: object
}

let lines = 0

function line(
  quantity: number,
  { packed = 0, shipped = 0, delivered = 0, more = {} }: Counts = {},
  at = '01',
) {
  lines += 1
  return {
    id: `ordli_${lines}`,
    title: 'Shirt',
    quantity,
    created_at: `2026-09-${at}T10:00:00.000Z`,
    detail: {
      fulfilled_quantity: packed,
      shipped_quantity: shipped,
      delivered_quantity: delivered,
      ...more,
    },
  }
}

const day = (date: number) => `2026-09-${String(date).padStart(2, '0')}T11:00:00.000Z`

const parcel = (id: string, packed?: number, shipped?: number, delivered?: number, more: object = {}) => ({
  id,
  ...(packed !== undefined && { packed_at: day(packed) }),
  ...(shipped !== undefined && { shipped_at: day(shipped) }),
  ...(delivered !== undefined && { delivered_at: day(delivered) }),
  ...more,
})

function found(changes: object) {
  const wire = { id: 'order_1', status: 'pending', created_at: day(1), currency_code: 'inr', ...changes }
  const order = orderDetailsFromWire(wire, 'http://shop.test')
  if (order === undefined) throw new Error('There is no order')
  return order
}

const stepsOf = (changes: object) =>
  orderSteps(found(changes)).map(({ name, progress, quantity, at }) =>
    [name, progress, quantity && `${quantity.done}/${quantity.all}`, at?.slice(8, 10)]
      .filter(Boolean)
      .join(' '),
  )
const kindOf = (changes: object) => found(changes).status.kind
const all = { packed: 2, shipped: 2, delivered: 2 }

describe('The steps of an order and its status', () => {
  it('are all done when it has arrived, with the day of each', () => {
    const order = { items: [line(2, all)], fulfillments: [parcel('ful_1', 2, 3, 5)] }
    expect(stepsOf(order)).toEqual([
      'placed done 01',
      'packed done 02',
      'shipped done 03',
      'delivered done 05',
    ])
    expect(kindOf(order)).toBe('delivered')
  })

  it('count the pieces of a parcel that is further than the rest', () => {
    const shipped = { items: [line(2, { packed: 1, shipped: 1 })], fulfillments: [parcel('ful_1', 2, 3)] }
    expect(stepsOf(shipped)).toEqual([
      'placed done 01',
      'packed partly 1/2',
      'shipped partly 1/2',
      'delivered to-come',
    ])
    expect(kindOf(shipped)).toBe('partly-shipped')
    const delivered = {
      items: [line(1, { packed: 1, delivered: 1 }), line(1, { packed: 1 })],
      fulfillments: [parcel('ful_1', 2, undefined, 4), parcel('ful_2', 3)],
    }
    expect(stepsOf(delivered)).toEqual([
      'placed done 01',
      'packed done 03',
      'shipped partly 1/2',
      'delivered partly 1/2',
    ])
    expect(kindOf(delivered)).toBe('partly-delivered')
  })

  it.each(['return_requested_quantity', 'return_received_quantity', 'written_off_quantity'])(
    'stay where they are when a replacement is still to be sent: %s',
    (name) => {
      const items = [line(2, { ...all, more: { [name]: 1 } }), line(1, {}, '09')]
      const arrived = parcel('ful_1', 2, 3, 5)
      expect(kindOf({ items, fulfillments: [arrived] })).toBe('delivered')
      const [first, second] = items
      const again = parcel('ful_2', 10, undefined, undefined, {
        items: [{ line_item_id: second?.id, quantity: 1 }],
      })
      const order = found({ items: [second, first], fulfillments: [again, arrived] })
      expect(orderSteps(order).map(({ progress }) => progress)).toEqual(['done', 'done', 'done', 'done'])
      expect(orderSteps(order).map(({ at }) => at?.slice(8, 10))).toEqual(['01', '02', '03', '05'])
      expect(order.items.map(({ isReplacement }) => isReplacement)).toEqual([false, true])
    },
  )

  it('go on for what an edit has added, and for what was not sent when something came back', () => {
    const fulfillments = [parcel('ful_1', 2, 3, 5)]
    expect(kindOf({ items: [line(2, all), line(1, {}, '09')], fulfillments })).toBe('partly-delivered')
    const back = { ...all, more: { return_received_quantity: 1 } }
    expect(kindOf({ items: [line(2, back), line(1)], fulfillments })).toBe('partly-delivered')
  })

  it('follow the parcels alone when the answer does not count the pieces', () => {
    const items = [{ id: 'ordli_1', title: 'Shirt', quantity: 1 }]
    const order = { items, fulfillment_status: 'shipped', fulfillments: [parcel('ful_1', 2, 3)] }
    expect(stepsOf(order)).toEqual([
      'placed done 01',
      'packed done 02',
      'shipped done 03',
      'delivered to-come',
    ])
    expect(kindOf(order)).toBe('shipped')
  })

  it('end with the cancellation, at its time', () => {
    const payment_collections = [{ status: 'canceled', updated_at: day(4) }]
    for (const status of ['canceled', 'archived'])
      expect(stepsOf({ status, payment_collections })).toEqual(['placed done 01', 'canceled done 04'])
  })

  it('are done when the merchant has completed the order, and stay so when it is archived', () => {
    for (const status of ['completed', 'archived']) {
      expect(kindOf({ status, items: [line(2)] })).toBe('delivered')
      expect(orderSteps(found({ status })).every(({ progress }) => progress === 'done')).toBe(true)
    }
  })
})

describe('The parcels of an order', () => {
  it('have their pieces and the numbers of all their labels, in the order they were packed', () => {
    const labels = ['A1', 'A2', 'A1'].map((tracking_number) => ({ tracking_number }))
    const items = [{ line_item_id: 'ordli_1', quantity: '2' }, { quantity: 1 }, null]
    const { parcels, tracking } = found({
      fulfillments: [
        parcel('ful_2', 3, undefined, undefined, { labels: [{ tracking_number: 'B1' }] }),
        parcel('ful_1', 2, 3, undefined, { labels, items }),
        parcel('ful_3', 1, undefined, undefined, {
          canceled_at: day(2),
          labels: [{ tracking_number: 'C1' }],
        }),
      ],
    })
    expect(parcels.map(({ id, trackings }) => [id, trackings.map((one) => one.number)])).toEqual([
      ['ful_1', ['A1', 'A2']],
      ['ful_2', ['B1']],
    ])
    expect(parcels[0]?.items).toEqual([{ lineId: 'ordli_1', quantity: 2 }])
    expect(tracking?.number).toBe('B1')
  })
})
