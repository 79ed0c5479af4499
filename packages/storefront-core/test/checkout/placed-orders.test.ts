import { describe, expect, it } from 'vitest'
import type { CheckoutRecord } from '../../src/checkout/checkout.events.ts'
import type { Confirmation } from '../../src/checkout/checkout.state.ts'
import { forgetCustomerCheckout } from '../../src/checkout/forget-customer-checkout.ts'
import { keepPlacedOrder, leavePlacedOrder, recallPlacedOrder } from '../../src/checkout/checkout.storage.ts'
import { createMemoryStorage } from '../../src/memory-storage.ts'
import { checkoutStorageKey, placedOrdersStorageKey } from '../../src/storage-keys.ts'
import { address, line, price, shop } from '../support/checkout-setup.ts'

const confirmationOf = (id: string | undefined): Confirmation => ({
  order: { number: 'UE-000012', ...(id !== undefined && { id }) },
  request: {
    attempt: 'a',
    cart: { id: 'cart_1', lines: [line], subtotal: price },
    address,
    delivery: { id: 'express', name: 'Express', price, days: [2, 3] },
    payment: 'pp_system_default',
    quote: { subtotal: price, total: price },
  },
  estimated: { year: 2026, month: 12, day: 1 },
  settled: true,
  seen: true,
})
const kept = (id: string) => ({ confirmation: confirmationOf(id) })

async function order(id: string | undefined) {
  const setup = shop({ placeOrder: async () => ({ kind: 'placed', order: confirmationOf(id).order }) })
  void setup.checkout.submitAddress(address)
  await setup.clock.until(() => setup.phase().status === 'filling')
  void setup.checkout.chooseDelivery('standard')
  void setup.checkout.submitDelivery()
  void setup.checkout.choosePayment('paypal')
  void setup.checkout.place()
  await setup.clock.until(() => setup.phase().status === 'placed')
  return setup
}

describe('[CHK-10] An order that was placed', () => {
  it('is kept by its id, also when the checkout is over', async () => {
    const { checkout, storage } = await order('order_1')
    expect(recallPlacedOrder(storage, 'order_1')?.confirmation.order.number).toBe('UE-000012')
    expect(recallPlacedOrder(storage, 'order_2')).toBeUndefined()
    checkout.leave()
    expect(storage.get(checkoutStorageKey)).toBeNull()
    expect(recallPlacedOrder(storage, 'order_1')).toBeDefined()
  })

  it('is not stored elsewhere without an id', async () => {
    expect((await order(undefined)).storage.get(placedOrdersStorageKey)).toBeNull()
  })

  it('is restored with its owner; at most the latest five', () => {
    const storage = createMemoryStorage()
    const owned = { owner: 'cus_1', ...kept('order_1') }
    keepPlacedOrder(storage, owned)
    expect(recallPlacedOrder(storage, 'order_1')).toEqual(owned)
    for (let made = 2; made <= 6; made += 1) keepPlacedOrder(storage, kept(`order_${made}`))
    keepPlacedOrder(storage, kept('order_6'))
    expect(recallPlacedOrder(storage, 'order_1')).toBeUndefined()
    expect(recallPlacedOrder(storage, 'order_2')).toEqual(kept('order_2'))
  })

  it.each(['nonsense', '{}', '[7]', '[{"confirmation":{"order":{"id":"order_1"}}}]'])(
    'is not read from %s',
    (written) => {
      const storage = createMemoryStorage({ [placedOrdersStorageKey]: written })
      expect(recallPlacedOrder(storage, 'order_1')).toBeUndefined()
      keepPlacedOrder(storage, kept('order_1'))
      expect(recallPlacedOrder(storage, 'order_1')).toEqual(kept('order_1'))
    },
  )

  it('is removed with its checkout, and not with that of another order', () => {
    const storage = createMemoryStorage()
    const draft = { step: 'payment', address, addressAccepted: true, saveAddress: false } as const
    const record: CheckoutRecord = { draft, confirmation: confirmationOf('order_1') }
    storage.set(checkoutStorageKey, JSON.stringify(record))
    leavePlacedOrder(storage, 'order_2')
    expect(storage.get(checkoutStorageKey)).not.toBeNull()
    leavePlacedOrder(storage, 'order_1')
    expect(storage.get(checkoutStorageKey)).toBeNull()
  })

  it('of a customer is forgotten when they sign out in another tab, and a guest’s stays', () => {
    const storage = createMemoryStorage()
    keepPlacedOrder(storage, { owner: 'cus_1', ...kept('order_1') })
    forgetCustomerCheckout(storage)
    expect(storage.get(placedOrdersStorageKey)).toBeNull()
    keepPlacedOrder(storage, kept('order_2'))
    keepPlacedOrder(storage, { owner: 'cus_1', ...kept('order_3') })
    forgetCustomerCheckout(storage)
    expect(recallPlacedOrder(storage, 'order_2')).toBeDefined()
    expect(recallPlacedOrder(storage, 'order_3')).toBeUndefined()
  })
})
