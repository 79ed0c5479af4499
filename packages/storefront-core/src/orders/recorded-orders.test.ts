import { describe, expect, it } from 'vitest'
import { recordedOrders } from '../../test/support/recorded-orders.ts'
import { expectAddedUp, shown } from '../../test/support/shown-order.ts'
import { shownOrders } from '../../test/support/shown-orders.ts'
import { orderFromWire } from '../account/order-from-wire.ts'
import { orderDetailsFromWire } from './order-details-from-wire.ts'

const expected = new Map<string, unknown>(Object.entries(shownOrders))

describe('An order as Medusa has answered it', () => {
  it.each(recordedOrders().map(({ name, order }) => [name, order] as const))(
    'is shown with sums that add up: %s',
    (name, wire) => {
      const page = orderDetailsFromWire(wire, 'http://shop.test')
      const entry = orderFromWire(wire, 'http://shop.test')
      if (page === undefined || entry === undefined) throw new Error('There is no order')
      expectAddedUp({ page, entry })
      expect(shown({ page })).toEqual(expected.get(name))
    },
  )

  it('was recorded at every step', () => {
    expect(
      recordedOrders()
        .map(({ name }) => name)
        .toSorted(),
    ).toEqual([...expected.keys()].toSorted())
  })
})
