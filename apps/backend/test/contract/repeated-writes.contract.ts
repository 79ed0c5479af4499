/** @module-tag smoke */
import { randomUUID } from 'node:crypto'

import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { ask, done, signInAdmin } from '../support/backend'
import { makeProducts, type TestProducts } from '../support/products'
import { at, textAt } from '../support/read'

let testProduct: TestProducts

beforeAll(async () => {
  testProduct = await makeProducts(await signInAdmin(), 'Pressed twice', 100)
})
afterAll(async () => testProduct.remove())

describe('A write that is sent twice with one key', () => {
  it('adds one piece, also while the first one is being carried out', async () => {
    const cart = textAt(await done('POST', '/store/carts', { body: {} }), 'cart.id')
    const key = randomUUID()
    const body = { variant_id: testProduct.variantId, quantity: 1 }
    const add = async () => ask('POST', `/store/carts/${cart}/line-items`, { body, key })
    const answers = [...(await Promise.all([add(), add(), add()])), await add()]
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    expect(answers.map((answer) => at(answer.body, 'cart.items.0.quantity'))).toEqual([1, 1, 1, 1])
    const another = await ask('POST', `/store/carts/${cart}/line-items`, { body, key: randomUUID() })
    expect(at(another.body, 'cart.items.0.quantity')).toBe(2)
  })

  it('creates one cart, and is refused with another body', async () => {
    const key = randomUUID()
    const [first, second] = [
      await done('POST', '/store/carts', { body: {}, key }),
      await done('POST', '/store/carts', { body: {}, key }),
    ]
    expect(textAt(second, 'cart.id')).toBe(textAt(first, 'cart.id'))
    const other = await ask('POST', '/store/carts', { body: { email: 'asha@umber.example' }, key })
    expect(other.status).toBe(409)
  })
})
