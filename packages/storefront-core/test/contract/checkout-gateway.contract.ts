/** @module-tag smoke */
import { createCartStore, createCatalogue, type Product } from '@umber/storefront-core'
import { checkoutCartOf } from '@umber/storefront-core/checkout'
import { createCountries, createLiveCheckoutGateway, payOnDelivery } from '@umber/storefront-core/live'
import { orderNumbers } from '@umber/storefront-core/orders'
import { describe, expect, it } from 'vitest'
import type { OrderedCart, OrderRequest } from '../../src/ports/checkout-gateway.ts'
import { address } from '../support/checkout-setup.ts'
import { placeOrder } from '../support/place-order.ts'
import { memoryStorage } from '../support/cart-setup.ts'
import { backend } from './backend.ts'

const { client, backendUrl } = backend()
const countries = createCountries(client)
const gateway = createLiveCheckoutGateway({
  client,
  countries,
  payments: [payOnDelivery],
  numbers: orderNumbers('UE'),
})

async function products(): Promise<readonly Product[]> {
  const products = await createCatalogue({ client, backendUrl, featuredProductIds: [] }).products()
  return products.filter(({ variants: [first] }) => (first.inventoryQuantity ?? 0) >= 5)
}

/** A shopper with a cart of two lines: two of one product and one of another. */
async function shopper() {
  const [one, other] = await products()
  if (one === undefined || other === undefined) throw new Error('The backend has too little in stock')
  const store = createCartStore({ client, storage: memoryStorage(), backendUrl })
  await store.addItem({ productId: one.id, quantity: 2, product: one })
  await store.addItem({ productId: other.id, quantity: 1, product: other })
  const cart = checkoutCartOf(store)
  const ordered = (): OrderedCart => {
    const { id, lines, subtotal } = cart.read()
    return { id, lines, subtotal }
  }
  return { store, cart, ordered }
}

async function requestOf(ordered: OrderedCart, changes: Partial<OrderRequest> = {}): Promise<OrderRequest> {
  const answer = await gateway.shippingOptions(ordered, address)
  const [delivery] = answer.kind === 'methods' ? answer.methods : []
  if (delivery === undefined) throw new Error('The backend delivers nowhere')
  const quote = gateway.estimateTotals(ordered, delivery)
  return { attempt: 'a1', cart: ordered, address, delivery, payment: 'pp_system_default', quote, ...changes }
}

describe('The checkout gateway on a real backend', () => {
  it('lists the backend’s shipping options with its prices, the slowest first', async () => {
    const { ordered } = await shopper()
    const answer = await gateway.shippingOptions(ordered(), address)
    expect(answer).toMatchObject({
      kind: 'methods',
      methods: [
        { name: 'Standard Shipping', price: { amount: 5.99, currency: 'inr' }, days: [5, 7] },
        { name: 'Express Shipping', price: { amount: 12.99, currency: 'inr' }, days: [2, 3] },
        { name: 'Overnight Shipping', price: { amount: 24.99, currency: 'inr' }, days: [1, 1] },
      ],
    })
  })

  it('delivers only to the shop’s countries', async () => {
    const { ordered } = await shopper()
    const answer = await gateway.shippingOptions(ordered(), { ...address, country: 'Atlantis' })
    expect(answer).toEqual({ kind: 'methods', methods: [] })
  })

  it('places an order, whose number comes from the backend’s, and returns the same one on a repeat', async () => {
    const { ordered, store, cart } = await shopper()
    const request = await requestOf(ordered())
    const answer = await placeOrder(gateway, request)
    if (answer.kind !== 'placed') throw new Error(JSON.stringify(answer))
    const fields = { fields: 'id,display_id,total,email,*items' }
    const again = await client.store.cart.complete(request.cart.id, fields)
    if (again.type !== 'order') throw new Error(JSON.stringify(again))
    const { order } = again
    expect(answer.order.id).toBe(order.id)
    expect(answer.order.number).toBe(`UE-${String(order.display_id).padStart(6, '0')}`)
    expect(order).toMatchObject({ email: address.email, total: request.quote.total.amount })
    expect(order.items?.map(({ quantity }) => quantity).toSorted()).toEqual([1, 2])

    expect(await placeOrder(gateway, request)).not.toMatchObject({ kind: 'unknown' })
    // With another access: it tells when it was given.
    const { id, number } = answer.order
    expect(await gateway.findOrder(request)).toMatchObject({ kind: 'placed', order: { id, number } })
    await store.refresh()
    expect(cart.read()).toMatchObject({ status: 'ready', lines: [] })
    expect(cart.read().id).not.toBe(request.cart.id)
  })

  it('orders nothing at another price than the agreed one, and returns the new one', async () => {
    const { ordered } = await shopper()
    const request = await requestOf(ordered())
    const total = { ...request.quote.total, amount: request.quote.total.amount - 1 }
    const answer = await placeOrder(gateway, { ...request, quote: { ...request.quote, total } })
    expect(answer).toMatchObject({
      kind: 'refused',
      refusal: { reason: 'price-changed', quote: { total: request.quote.total } },
    })
    expect(await placeOrder(gateway, request)).toMatchObject({ kind: 'placed' })
  })

  it('orders nothing with a shipping option that is not offered', async () => {
    const { ordered } = await shopper()
    const request = await requestOf(ordered())
    const answer = await placeOrder(gateway, {
      ...request,
      delivery: { ...request.delivery, id: 'so_unknown' },
    })
    expect(answer).toMatchObject({ kind: 'refused', refusal: { reason: 'delivery-gone' } })
  })

  it('orders nothing of a missing cart', async () => {
    const { ordered } = await shopper()
    const request = await requestOf(ordered())
    const gone = { ...request, cart: { ...request.cart, id: 'cart_unknown' } }
    expect(await placeOrder(gateway, gone)).toMatchObject({ kind: 'failed', failure: { kind: 'missing' } })
    expect(await gateway.findOrder(gone)).toMatchObject({ kind: 'failed' })
  })
})
