import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { cartReadyToOrder } from '../support/checkout'
import { makeProducts, type TestProducts } from '../support/products'
import { ask, done, signInAdmin, type Answer } from '../support/backend'
import { at, listAt, textAt } from '../support/read'

let testProduct: TestProducts

beforeAll(async () => {
  testProduct = await makeProducts(await signInAdmin(), 'Written to at once', 100)
})
afterAll(async () => testProduct.remove())

describe('Simultaneous writes to one cart', () => {
  it('are all applied, one after another', async () => {
    const { id } = await cartReadyToOrder([{ variant_id: testProduct.variantId, quantity: 1 }])
    const { shipping_options: options } = (await done('GET', `/store/shipping-options?cart_id=${id}`)) as {
      readonly shipping_options: readonly { readonly id: string }[]
    }
    const writes = Array.from({ length: 8 }, async (_, number) =>
      Promise.all([
        ask('POST', `/store/carts/${id}/promotions`, { body: { promo_codes: ['WELCOME10'] } }),
        ask('POST', `/store/carts/${id}/shipping-methods`, { body: { option_id: options[number % 2]?.id } }),
        ask('POST', `/store/carts/${id}`, { body: { metadata: { number } } }),
      ]),
    )
    const statuses = (await Promise.all(writes)).flat().map(({ status }) => status)
    expect(new Set(statuses)).toEqual(new Set([200]))
    const kept = await done('GET', `/store/carts/${id}?fields=*promotions,*shipping_methods`)
    expect(textAt(kept, 'cart.promotions.0.code')).toBe('WELCOME10')
    expect(listAt(kept, 'cart.shipping_methods')).toHaveLength(1)
  })

  it('are not delayed by a disconnected client', async () => {
    const { id } = await cartReadyToOrder([{ variant_id: testProduct.variantId, quantity: 1 }])
    const write = async (number: number, signal?: AbortSignal) =>
      ask('POST', `/store/carts/${id}`, { body: { metadata: { number } }, ...(signal && { signal }) })
    const before = await leaveBeforeTurn(write)
    const after = [...before, write(7)]
    expect((await Promise.all(after)).map(({ status }) => status)).toEqual(after.map(() => 200))
  })

  it('leave out a change of a quantity whose client was gone before its turn', async () => {
    const made = await cartReadyToOrder([{ variant_id: testProduct.variantId, quantity: 1 }])
    const line = textAt(await done('GET', `/store/carts/${made.id}`), 'cart.items.0.id')
    const write = async (number: number, signal?: AbortSignal) =>
      ask('POST', `/store/carts/${made.id}/line-items/${line}`, {
        body: { quantity: number === 6 ? 2 : 5 },
        ...(signal && { signal }),
      })
    await Promise.all(await leaveBeforeTurn(write))
    const next = await ask('POST', `/store/carts/${made.id}`, { body: { metadata: { number: 7 } } })
    expect(next.status).toBe(200)
    expect(at(next.body, 'cart.items.0.quantity')).toBe(5)
  })
})

/** Sends the writes 0 to 5, and number 6 whose client leaves before its turn. Returns the answers to the first six. */
async function leaveBeforeTurn(
  write: (number: number, signal?: AbortSignal) => Promise<Answer>,
): Promise<readonly Promise<Answer>[]> {
  const before = Array.from({ length: 6 }, async (_, number) => write(number))
  const left = new AbortController()
  const abandoned = write(6, left.signal).catch(() => undefined)
  // The request has reached the backend, and earlier ones are still running.
  await before[0]
  left.abort()
  await abandoned
  return before
}
