import { unauthorized } from '../refusal.ts'
import type { Wire } from '../wire/wire.ts'
import type { FakeProduct } from '../fixtures/fake-product.ts'
import type { FakeDatabase } from '../database.ts'
import { bodyOf, param, type Call, type Route } from './route.ts'

/** Custom: a customer's wishlist. */
export const wishlistRoutes: readonly Route[] = [
  { method: 'GET', path: '/store/customers/me/wishlist', answer: (call) => answered(call, ownerOf(call)) },
  { method: 'POST', path: '/store/customers/me/wishlist', answer: add },
  { method: 'DELETE', path: '/store/customers/me/wishlist/:product', answer: remove },
]

/** The most products on one wishlist. */
const limit = 200

function ownerOf({ database, token }: Call): string {
  if (token?.customerId == null || !database.customers.has(token.customerId)) throw unauthorized()
  return token.customerId
}

/** Unpublished products are left out, but kept. */
function answered({ database }: Call, customerId: string): { readonly wishlist: Wire } {
  const items = (database.wishes.get(customerId) ?? []).flatMap(({ productId, addedAt }) => {
    const product = named(productId, database)
    if (product === undefined) return []
    const { id, handle, title, images } = product
    return [
      {
        product_id: id,
        added_at: new Date(addedAt).toISOString(),
        product: { id, handle, title, thumbnail: images[0] ?? null },
      },
    ]
  })
  return { wishlist: { items, limit } }
}

const named = (name: string, database: FakeDatabase): FakeProduct | undefined =>
  database.published().find(({ id, handle }) => id === name || handle === name)

/**
 * The first product is the newest. Products that cannot be added are listed in the answer instead of failing the rest.
 */
function add(call: Call) {
  const { database } = call
  const customerId = ownerOf(call)
  const { products } = bodyOf(call)
  const names = Array.isArray(products) ? products.filter((name) => typeof name === 'string') : []
  const saved = database.wishes.get(customerId) ?? []
  const wanted = names.flatMap((name) => named(name, database)?.id ?? [])
  const fresh = [...new Set(wanted)].filter((id) => saved.every(({ productId }) => productId !== id))
  const full = new Set(fresh.slice(Math.max(0, limit - saved.length)))
  const addedAt = database.clock.now()
  const added = fresh.filter((id) => !full.has(id)).map((productId) => ({ productId, addedAt }))
  database.wishes.set(customerId, [...added, ...saved])
  const left_out = names.flatMap((name) => {
    const id = named(name, database)?.id
    if (id === undefined) return [{ product: name, reason: 'unknown' }]
    return full.has(id) ? [{ product: name, reason: 'full' }] : []
  })
  return { ...answered(call, customerId), left_out }
}

/** Removing a missing product changes nothing. */
function remove(call: Call) {
  const { database } = call
  const customerId = ownerOf(call)
  const name = param(call, 'product')
  const id = named(name, database)?.id ?? name
  const kept = database.wishes.get(customerId) ?? []
  database.wishes.set(
    customerId,
    kept.filter(({ productId }) => productId !== id),
  )
  return answered(call, customerId)
}
