import { createCartStore, createCatalogue, type Product } from '@umber/storefront-core'
import { checkoutCartOf } from '@umber/storefront-core/checkout'
import { createCountries, createLiveOrderDesk, manualPayment } from '@umber/storefront-core/live'
import { describe, expect, it } from 'vitest'
import type { OrderedCart, OrderRequest } from '../../src/ports/order-desk.ts'
import { address } from '../support/checkout-world.ts'
import { memoryStorage } from '../support/cart-world.ts'
import { backend } from './backend.ts'

const { client, backendUrl } = backend()
const countries = createCountries(client)
const desk = createLiveOrderDesk({ client, countries, payments: [manualPayment] })

async function goods(): Promise<readonly Product[]> {
  const products = await createCatalogue({ client, backendUrl, featuredProductIds: [] }).products()
  return products.filter(({ variants: [first] }) => (first.inventoryQuantity ?? 0) >= 5)
}

/** A shopper with two pieces of one thing and one of another. */
async function shopper() {
  const [one, other] = await goods()
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
  const answer = await desk.deliveryMethods(ordered, address)
  const [delivery] = answer.kind === 'methods' ? answer.methods : []
  if (delivery === undefined) throw new Error('The backend delivers nowhere')
  const quote = desk.quote(ordered, delivery)
  return { attempt: 'a1', cart: ordered, address, delivery, payment: 'manual', quote, ...changes }
}

describe('The order desk on a real backend', () => {
  it('lists the backend’s ways of delivery with its prices, the slowest first', async () => {
    const { ordered } = await shopper()
    const answer = await desk.deliveryMethods(ordered(), address)
    expect(answer).toMatchObject({
      kind: 'methods',
      methods: [
        { name: 'Standard Shipping', price: { amount: 5.99, currency: 'inr' }, days: [5, 7] },
        { name: 'Express Shipping', price: { amount: 12.99, currency: 'inr' }, days: [2, 3] },
        { name: 'Overnight Shipping', price: { amount: 24.99, currency: 'inr' }, days: [1, 1] },
      ],
    })
  })

  it('delivers nowhere the shop does not', async () => {
    const { ordered } = await shopper()
    const answer = await desk.deliveryMethods(ordered(), { ...address, country: 'Atlantis' })
    expect(answer).toEqual({ kind: 'methods', methods: [] })
  })

  it('places an order, whose number comes from the backend’s, and gives the same one when it is asked again', async () => {
    const { ordered, store, cart } = await shopper()
    const request = await requestOf(ordered())
    const answer = await desk.place(request)
    if (answer.kind !== 'placed') throw new Error(JSON.stringify(answer))
    const fields = { fields: 'id,display_id,total,email,*items' }
    const again = await client.store.cart.complete(request.cart.id, fields)
    if (again.type !== 'order') throw new Error(JSON.stringify(again))
    const { order } = again
    expect(answer.order.id).toBe(order.id)
    expect(answer.order.number).toBe(`UE-${String(order.display_id).padStart(6, '0')}`)
    expect(order).toMatchObject({ email: address.email, total: request.quote.total.amount })
    expect(order.items?.map(({ quantity }) => quantity).toSorted()).toEqual([1, 2])

    expect(await desk.place(request)).not.toMatchObject({ kind: 'unknown' })
    expect(await desk.look(request)).toEqual(answer)
    await store.refresh()
    expect(cart.read()).toMatchObject({ phase: 'ready', lines: [] })
    expect(cart.read().id).not.toBe(request.cart.id)
  })

  it('orders nothing at another price than was agreed to, and says the new one', async () => {
    const { ordered } = await shopper()
    const request = await requestOf(ordered())
    const total = { ...request.quote.total, amount: request.quote.total.amount - 1 }
    const answer = await desk.place({ ...request, quote: { ...request.quote, total } })
    expect(answer).toMatchObject({
      kind: 'refused',
      refusal: { reason: 'price-changed', quote: { total: request.quote.total } },
    })
    expect(await desk.place(request)).toMatchObject({ kind: 'placed' })
  })

  it('orders nothing by a way that is not offered', async () => {
    const { ordered } = await shopper()
    const request = await requestOf(ordered())
    const answer = await desk.place({ ...request, delivery: { ...request.delivery, id: 'so_nobody' } })
    expect(answer).toMatchObject({ kind: 'refused', refusal: { reason: 'delivery-gone' } })
  })

  it('orders nothing of a cart that is not there', async () => {
    const { ordered } = await shopper()
    const request = await requestOf(ordered())
    const gone = { ...request, cart: { ...request.cart, id: 'cart_nobody' } }
    expect(await desk.place(gone)).toMatchObject({ kind: 'failed', failure: { kind: 'missing' } })
    expect(await desk.look(gone)).toMatchObject({ kind: 'failed' })
  })
})
