import { unauthorized } from '../refusal.ts'
import type { Wire } from '../wire/wire.ts'
import type { FakeProduct } from '../goods/fake-product.ts'
import type { FakeWorld } from '../world.ts'
import { bodyOf, param, type Call, type Route } from './route.ts'

/** The shop's own: a customer's wishlist. */
export const wishlistRoutes: readonly Route[] = [
  { method: 'GET', path: '/store/customers/me/wishlist', answer: (call) => answered(call, ownerOf(call)) },
  { method: 'POST', path: '/store/customers/me/wishlist', answer: add },
  { method: 'DELETE', path: '/store/customers/me/wishlist/:product', answer: remove },
]

/** How many products one customer may keep. */
const limit = 200

function ownerOf({ world, token }: Call): string {
  if (token?.customerId == null || !world.customers.has(token.customerId)) throw unauthorized()
  return token.customerId
}

/** What is not for sale at the moment is left out, but kept. */
function answered({ world }: Call, customerId: string): { readonly wishlist: Wire } {
  const items = (world.wishes.get(customerId) ?? []).flatMap(({ productId, addedAt }) => {
    const product = named(productId, world)
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

const named = (name: string, world: FakeWorld): FakeProduct | undefined =>
  world.published().find(({ id, handle }) => id === name || handle === name)

/** The first named is the latest. What cannot be added is named instead of failing the rest. */
function add(call: Call) {
  const { world } = call
  const customerId = ownerOf(call)
  const { products } = bodyOf(call)
  const names = Array.isArray(products) ? products.filter((name) => typeof name === 'string') : []
  const kept = world.wishes.get(customerId) ?? []
  const wanted = names.flatMap((name) => named(name, world)?.id ?? [])
  const fresh = [...new Set(wanted)].filter((id) => kept.every(({ productId }) => productId !== id))
  const full = new Set(fresh.slice(Math.max(0, limit - kept.length)))
  const addedAt = world.clock.now()
  const added = fresh.filter((id) => !full.has(id)).map((productId) => ({ productId, addedAt }))
  world.wishes.set(customerId, [...added, ...kept])
  const left_out = names.flatMap((name) => {
    const id = named(name, world)?.id
    if (id === undefined) return [{ product: name, reason: 'unknown' }]
    return full.has(id) ? [{ product: name, reason: 'full' }] : []
  })
  return { ...answered(call, customerId), left_out }
}

/** Removing what is not there changes nothing. */
function remove(call: Call) {
  const { world } = call
  const customerId = ownerOf(call)
  const name = param(call, 'product')
  const id = named(name, world)?.id ?? name
  const kept = world.wishes.get(customerId) ?? []
  world.wishes.set(
    customerId,
    kept.filter(({ productId }) => productId !== id),
  )
  return answered(call, customerId)
}
