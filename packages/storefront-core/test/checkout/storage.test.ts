import { describe, expect, it } from 'vitest'
import type { CheckoutRecord } from '../../src/checkout/checkout.events.ts'
import { recallCheckout } from '../../src/checkout/checkout.storage.ts'
import { checkoutStorageKey } from '../../src/storage-keys.ts'
import { createMemoryStorage } from '../../src/memory-storage.ts'
import type { OrderRequest } from '../../src/ports/checkout-gateway.ts'
import { address, line, price } from '../support/checkout-setup.ts'

const request: OrderRequest = {
  attempt: 'attempt_1',
  cart: {
    id: 'cart_1',
    lines: [{ ...line, optionLabels: ['White', 'M'], slug: 'vase', image: 'https://shop.test/vase.webp' }],
    subtotal: price,
  },
  address,
  delivery: { id: 'express', name: 'Express', price, days: [2, 3] },
  payment: 'paypal',
  quote: { subtotal: price, shipping: price, total: { ...price, amount: 20 } },
}
const record = {
  draft: {
    step: 'payment',
    address,
    addressAccepted: true,
    saveAddress: true,
    deliveryId: 'express',
    payment: 'razorpay',
  },
  pending: request,
  confirmation: {
    request,
    order: { number: 'UE-123456', id: 'order_1' },
    estimated: { year: 2026, month: 11, day: 30 },
    settled: true,
    seen: true,
  },
} as const satisfies CheckoutRecord

const recalled = (written: unknown) =>
  recallCheckout(createMemoryStorage({ [checkoutStorageKey]: JSON.stringify(written) }))

/** The record with another value, or none, at a path. */
function withAt(path: string, value?: unknown): unknown {
  const copy = structuredClone(record) as unknown
  const names = path.split('.')
  const last = names.pop() ?? ''
  const holder = names.reduce<unknown>((found, name) => Reflect.get(found as object, name), copy) as object
  if (value === undefined) Reflect.deleteProperty(holder, last)
  else Reflect.set(holder, last, value)
  return copy
}

describe('The stored checkout', () => {
  it('[F-65] [F-69] is restored unchanged', () => {
    expect(recalled(record)).toEqual(record)
    const { pending: _pending, confirmation: _confirmation, ...draft } = record
    expect(recalled(draft)).toEqual(draft)
  })

  it('is empty when nothing was stored', () => {
    expect(recallCheckout(createMemoryStorage())).toBeUndefined()
    expect(recalled({ pending: request })).toBeUndefined()
  })

  it.each([
    'attempt',
    'cart',
    'cart.id',
    'cart.subtotal',
    'cart.subtotal.amount',
    'cart.subtotal.currency',
    'delivery',
    'delivery.id',
    'delivery.name',
    'delivery.price',
    'payment',
    'quote',
    'quote.subtotal',
    'quote.total',
  ])('holds no order in progress without its %s', (path) => {
    for (const value of [undefined, null, {}, []]) {
      expect(recalled(withAt(`pending.${path}`, value))).not.toHaveProperty('pending')
      expect(recalled(withAt(`confirmation.request.${path}`, value))).not.toHaveProperty('confirmation')
    }
  })

  it.each(['order', 'order.number', 'request'])('holds no confirmation without its %s', (path) => {
    const kept = recalled(withAt(`confirmation.${path}`))
    expect(kept).not.toHaveProperty('confirmation')
    expect(kept?.pending).toEqual(request)
  })

  it.each(['estimated', 'request.delivery.days'])('is whole without the time: %s', (path) => {
    for (const value of [undefined, null, [], ['x', 1], { year: 2026 }]) {
      const kept = recalled(withAt(`confirmation.${path}`, value))
      expect(kept?.confirmation?.order).toEqual(record.confirmation.order)
      expect(kept).not.toHaveProperty(`confirmation.${path}`)
    }
  })

  it.each(['id', 'name', 'quantity', 'price', 'lineTotal'])(
    'drops a line without its %s, and no other',
    (name) => {
      const [first] = request.cart.lines
      const { [name as 'id']: _gone, ...spoilt } = first ?? line
      const kept = recalled(withAt('pending.cart.lines', [spoilt, line]))
      expect(kept?.pending?.cart.lines).toEqual([line])
    },
  )

  it('keeps a line without its optional fields', () => {
    const { slug, image, ...bare } = { slug: '', image: '', ...line }
    expect([slug, image]).toEqual(['', ''])
    const { productId: _product, variantId: _variant, optionLabels: _labels, ...barer } = bare
    const kept = recalled(withAt('pending.cart.lines', [barer]))
    expect(kept?.pending?.cart.lines).toEqual([{ ...bare, productId: '', variantId: '', optionLabels: [] }])
  })

  it('keeps an order without a backend’s id, and a quote without shipping', () => {
    expect(recalled(withAt('confirmation.order.id'))?.confirmation?.order).toEqual({ number: 'UE-123456' })
    expect(recalled(withAt('pending.quote.shipping'))?.pending?.quote).toEqual({
      subtotal: price,
      total: { ...price, amount: 20 },
    })
  })

  it('starts again when the step, the choices or the address are nonsense', () => {
    for (const value of ['confirmation', 'nowhere', 7]) {
      expect(recalled(withAt('draft.step', value))?.draft.step).toBe('address')
    }
    expect(recalled(withAt('draft.payment', 'cash'))?.draft).not.toHaveProperty('payment')
    expect(recalled(withAt('draft.deliveryId', 7))?.draft).not.toHaveProperty('deliveryId')
    expect(recalled(withAt('draft.addressAccepted', 'yes'))?.draft.addressAccepted).toBe(false)
    expect(recalled(withAt('draft.saveAddress', 1))?.draft.saveAddress).toBe(false)
    expect(recalled(withAt('draft.address.city', 7))?.draft.address).toEqual({ ...address, city: '' })
    for (const payment of ['creditCard', 'paypal', 'razorpay']) {
      expect(recalled(withAt('draft.payment', payment))?.draft.payment).toBe(payment)
    }
  })
})
