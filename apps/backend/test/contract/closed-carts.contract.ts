/** @module-tag smoke */
import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { ask, done, signUp } from '../support/backend'
import { address, cartReadyToOrder, complete } from '../support/checkout'
import { at, textAt } from '../support/read'

let database: Client
let line: { readonly variant_id: string; readonly quantity: number }

beforeAll(async () => {
  database = new Client({ connectionString: process.env['DATABASE_URL'] })
  await database.connect()
  const candle = await done('GET', '/store/products?handle=monsoon-candle')
  line = { variant_id: textAt(candle, 'products.0.variants.0.id'), quantity: 1 }
})
afterAll(async () => database.end())

/** As if the order had been placed then. */
const backdate = async (cartId: string, minutes: number) =>
  database.query(`update cart set completed_at = now() - $2 * interval '1 minute' where id = $1`, [
    cartId,
    minutes,
  ])

const typed = (email: string) => [
  email,
  address.last_name,
  address.address_1,
  address.phone,
  address.postal_code,
]

describe('A guest’s cart that became an order', () => {
  it('opens what the buyer has typed for an hour, and then no more', async () => {
    const { id, email } = await cartReadyToOrder([line])
    const { body: placed } = await complete(id)
    await backdate(id, 59)
    expect(at(await done('GET', `/store/carts/${id}`), 'cart.email')).toBe(email)
    expect((await complete(id)).body).toHaveProperty('order_access')

    await backdate(id, 61)
    const everything =
      '?fields=*shipping_address,*billing_address,*customer,+email,+metadata,*payment_collection'
    const answers = [
      await ask('GET', `/store/carts/${id}`),
      await ask('GET', `/store/carts/${id}${everything}`),
      await complete(id),
      await ask('POST', `/store/carts/${id}/complete?fields=*shipping_address,*billing_address,+email`),
      await ask('POST', `/store/carts/${id}/taxes`),
      await ask('POST', `/store/carts/${id}`, { body: { metadata: { a: 1 } } }),
    ]
    const told = JSON.stringify(answers.map(({ body }) => body))
    for (const word of typed(email)) expect(told).not.toContain(word)
    expect(told).not.toContain('order_access')
    // What the shop needs to know that the cart is an order, and which.
    expect(at(answers[0]?.body, 'cart.completed_at')).toEqual(expect.any(String))
    expect(at(answers[2]?.body, 'order')).toMatchObject({
      id: at(placed, 'order.id'),
      display_id: at(placed, 'order.display_id'),
    })
  })

  it('is that of its customer, who sees it as before', async () => {
    const { token: bearer, email } = await signUp()
    const { id } = await cartReadyToOrder([line], { bearer, email })
    await complete(id, bearer)
    await backdate(id, 600)
    expect(at(await done('GET', `/store/carts/${id}`, { bearer }), 'cart.email')).toBe(email)
    expect((await ask('GET', `/store/carts/${id}`)).status).toBe(404)
  })
})
