import { describe, expect, it } from 'vitest'
import {
  cartView,
  createCartStore,
  createCatalogue,
  type CartStore,
  type Product,
} from '@umber/storefront-core'
import { cartStorageKey } from '@umber/storefront-core/cart'
import { memoryStorage } from '../support/cart-setup.ts'
import { backend } from './backend.ts'
import { checkOut } from './check-out.ts'

const { client, backendUrl } = backend()
const catalogue = createCatalogue({ client, backendUrl, featuredProductIds: [] })

function open(storage = memoryStorage()) {
  const cart = createCartStore({ client, storage, backendUrl })
  return { cart, storage, view: () => cartView(cart.getState()) }
}

/** Products whose first variant has at least `pieces` in stock. */
async function inStock(pieces: number): Promise<readonly Product[]> {
  const products = await catalogue.products()
  return products.filter(({ variants: [first] }) => (first.inventoryQuantity ?? 0) >= pieces)
}

function firstOf(products: readonly Product[], at = 0): Product {
  const product = products[at]
  if (product === undefined) throw new Error('The backend has too little in stock for the contract')
  return product
}

/** The cart on the backend, read by a separate store. */
async function confirmed(cart: CartStore, storage: ReturnType<typeof memoryStorage>) {
  const second = open(memoryStorage({ [cartStorageKey]: storage.get(cartStorageKey) ?? '' }))
  await second.cart.start()
  const pieces = (of: CartStore) =>
    cartView(of.getState()).lines.map(({ variantId, quantity }) => [variantId, quantity])
  return { here: pieces(cart), there: pieces(second.cart) }
}

describe('The cart on a real backend', () => {
  it('[CART-05] [CART-06] [CART-07] [CART-12] [CART-13] is made, filled, changed and emptied', async () => {
    const [one, other] = [firstOf(await inStock(3)), firstOf(await inStock(3), 1)]
    const { cart, storage, view } = open()
    await cart.start()
    expect(view()).toMatchObject({ status: 'ready', lines: [], itemCount: 0 })

    expect(await cart.addItem({ productId: one.id, quantity: 2, product: one })).toEqual({ ok: true })
    expect(await cart.addItem({ productId: other.id, quantity: 1 })).toEqual({ ok: true })
    const [line] = view().lines
    expect(line).toMatchObject({
      productId: one.id,
      variantId: one.variants[0].id,
      quantity: 2,
      name: one.name,
      slug: one.slug,
      price: one.price,
      optionLabels: one.variants[0].options.map(({ value }) => value),
      pending: false,
    })
    expect(line?.image).toContain(`${backendUrl}/images/`)
    const sum = 2 * (one.price?.amount ?? 0) + (other.price?.amount ?? 0)
    expect(view()).toMatchObject({ itemCount: 3, subtotal: { amount: sum, currency: 'inr' } })

    expect(await cart.updateItem(line?.id ?? '', 3)).toEqual({ ok: true })
    expect(view().itemCount).toBe(4)
    const { here, there } = await confirmed(cart, storage)
    expect(here).toEqual(there)

    expect(await cart.updateItem(line?.id ?? '', 0)).toEqual({ ok: true })
    expect(view().lines.map(({ productId }) => productId)).toEqual([other.id])
    expect(await cart.clear()).toEqual({ ok: true })
    expect(view()).toMatchObject({ lines: [], itemCount: 0, loading: false })
    expect((await confirmed(cart, storage)).there).toEqual([])
  })

  it('[F-31] creates one cart for two adds that race on a first visit', async () => {
    const products = await inStock(1)
    const { cart, view } = open()
    const adds = [0, 1].map((at) => cart.addItem({ productId: firstOf(products, at).id, quantity: 1 }))
    expect(await Promise.all(adds)).toEqual([{ ok: true }, { ok: true }])
    expect(view().itemCount).toBe(2)
  })

  it('[F-33] ends ten rapid presses at the last quantity', async () => {
    const product = firstOf(await inStock(11))
    const { cart, storage, view } = open()
    await cart.addItem({ productId: product.id, quantity: 1, product })
    const lineId = view().lines[0]?.id ?? ''
    const presses = Array.from({ length: 10 }, (_, at) => cart.updateItem(lineId, at + 2))
    expect(await Promise.all(presses)).toEqual(presses.map(() => ({ ok: true })))
    expect((await confirmed(cart, storage)).there).toEqual([[product.variants[0].id, 11]])
  })

  it('[F-37] removes lines that are pressed away quickly', async () => {
    const products = (await inStock(1)).slice(0, 5)
    const { cart, storage, view } = open()
    await Promise.all(products.map(({ id }) => cart.addItem({ productId: id, quantity: 1 })))
    expect(view().lines).toHaveLength(5)
    await Promise.all(view().lines.map(({ id }) => cart.removeItem(id)))
    expect((await confirmed(cart, storage)).there).toEqual([])
  })

  it('[F-41] reports too little stock, and keeps the cart as it was', async () => {
    const product = firstOf(await inStock(1))
    const left = product.variants[0].inventoryQuantity ?? 0
    const { cart, view } = open()
    await cart.addItem({ productId: product.id, quantity: 1, product })
    const outcome = await cart.updateItem(view().lines[0]?.id ?? '', left + 1)
    expect(outcome).toMatchObject({ ok: false, reason: 'insufficient-stock' })
    expect(view().itemCount).toBe(1)
  })

  it('[CART-06] reports an unknown product', async () => {
    const { cart } = open()
    const outcome = await cart.addItem({ productId: 'prod_no_such_thing', quantity: 1 })
    expect(outcome).toMatchObject({ ok: false, reason: 'product-not-found', failure: { kind: 'missing' } })
  })

  it('[F-26] [CART-05] replaces a stored cart that the backend does not know', async () => {
    const { cart, storage, view } = open(memoryStorage({ [cartStorageKey]: 'cart_unknown' }))
    await cart.start()
    expect(view().status).toBe('ready')
    expect(storage.get(cartStorageKey)).toMatch(/^cart_\w+$/)
    expect(storage.get(cartStorageKey)).not.toBe('cart_unknown')
  })

  it('takes a line for removed that was removed elsewhere', async () => {
    const product = firstOf(await inStock(1))
    const { cart, storage, view } = open()
    await cart.addItem({ productId: product.id, quantity: 1, product })
    const lineId = view().lines[0]?.id ?? ''
    await client.store.cart.deleteLineItem(storage.get(cartStorageKey) ?? '', lineId)
    expect(await cart.removeItem(lineId)).toEqual({ ok: true })
    expect(view().lines).toEqual([])
  })

  it('[F-27] [F-46] goes on with a new cart after another tab has checked out', async () => {
    const [one, other] = [firstOf(await inStock(2)), firstOf(await inStock(2), 1)]
    const { cart, storage, view } = open()
    await cart.addItem({ productId: one.id, quantity: 1, product: one })
    const ordered = storage.get(cartStorageKey) ?? ''
    await checkOut(client, ordered)
    expect(await cart.addItem({ productId: other.id, quantity: 1, product: other })).toEqual({ ok: true })
    expect(view().lines.map(({ productId }) => productId)).toEqual([other.id])
    expect(storage.get(cartStorageKey)).not.toBe(ordered)

    const later = open(memoryStorage({ [cartStorageKey]: ordered }))
    await later.cart.start()
    expect(later.view()).toMatchObject({ status: 'ready', lines: [] })
    expect(later.storage.get(cartStorageKey)).not.toBe(ordered)
  })
})
