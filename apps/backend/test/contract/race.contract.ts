import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { cartReadyToOrder, complete } from '../support/checkout'
import { makeProducts, stockLocation, type TestProducts } from '../support/products'
import { done, signInAdmin, type Answer } from '../support/backend'
import { at, listAt } from '../support/read'

const shoppers = 50
const pieces = 10

/** Retries `too_busy`, like the shop. */
async function completePatiently(cart: string): Promise<Answer> {
  for (let tries = 1; ; tries += 1) {
    const answer = await complete(cart)
    if (at(answer.body, 'code') !== 'too_busy' || tries === 5) return answer
  }
}

describe('Fifty shoppers competing for the last ten pieces', () => {
  let admin: string
  let wanted: TestProducts
  let plenty: TestProducts
  let carts: readonly string[]
  let answers: readonly Answer[]

  beforeAll(async () => {
    admin = await signInAdmin()
    wanted = await makeProducts(admin, 'The last ten', pieces)
    plenty = await makeProducts(admin, 'Plenty of these', 1000)
    const lines = [wanted, plenty].map(({ variantId }) => ({ variant_id: variantId, quantity: 1 }))
    const ready: string[] = []
    while (ready.length < shoppers) {
      const some = await Promise.all(Array.from({ length: 5 }, async () => cartReadyToOrder(lines)))
      ready.push(...some.map(({ id }) => id))
    }
    carts = ready
    answers = await Promise.all(carts.map(completePatiently))
    // Fifty carts and as many orders, also on a machine that does other work.
  }, 600_000)

  afterAll(async () => {
    await wanted.remove()
    await plenty.remove()
  })

  it('place exactly ten orders', async () => {
    const won = answers.filter(({ body }) => at(body, 'type') === 'order')
    expect(won.map(({ status }) => status)).toEqual(Array.from({ length: pieces }, () => 200))
    expect(new Set(won.map(({ body }) => at(body, 'order.id'))).size).toBe(pieces)
    const placed = await done('GET', '/admin/orders?limit=100&order=-created_at&fields=id,*items', {
      bearer: admin,
    })
    const ofThese = listAt(placed, 'orders').filter((order) =>
      listAt(order, 'items').some((item) => at(item, 'variant_id') === wanted.variantId),
    )
    expect(ofThese).toHaveLength(pieces)
  })

  it('are never sold more than the stock', async () => {
    expect(await stockLocation(admin, wanted.inventoryItemId)).toEqual({ stocked: pieces, reserved: pieces })
    expect(await stockLocation(admin, plenty.inventoryItemId)).toEqual({ stocked: 1000, reserved: pieces })
  })

  it('[F-60] each get an out-of-stock error when they are too late', () => {
    const lost = answers.filter(({ body }) => at(body, 'type') !== 'order')
    const told = lost.map(({ status, body }) => [status, at(body, 'type'), at(body, 'code')])
    expect(told).toEqual(
      Array.from({ length: shoppers - pieces }, () => [400, 'not_allowed', 'insufficient_inventory']),
    )
  })

  it('keep their carts when they are too late, and can order the rest', async () => {
    const losers = carts.filter((_cart, index) => at(answers[index]?.body, 'type') !== 'order')
    for (const cart of losers) {
      const kept = await done('GET', `/store/carts/${cart}?fields=completed_at,*items`)
      expect(at(kept, 'cart.completed_at')).toBeNull()
      expect(listAt(kept, 'cart.items')).toHaveLength(2)
    }
  })
})
