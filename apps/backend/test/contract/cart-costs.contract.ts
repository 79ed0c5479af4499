/** @module-tag smoke */
import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { mostItems, mostLines, turnsFor } from '../../src/lib/cart/cart-size'
import { limits } from '../../src/lib/rate-limit/limits'
import { ask, done } from '../support/backend'
import { listAt, textAt } from '../support/read'

const octet = () => Math.floor(Math.random() * 256)
const visitor = () => `10.${octet()}.${octet()}.${octet()}`

let database: Client
let candle: string
let vase: string

const variantOf = async (handle: string) =>
  textAt(await done('GET', `/store/products?handle=${handle}`), 'products.0.variants.0.id')

beforeAll(async () => {
  database = new Client({ connectionString: process.env['DATABASE_URL'] })
  await database.connect()
  candle = await variantOf('monsoon-candle')
  vase = await variantOf('stoneware-vase')
})
afterAll(async () => database.end())

async function cartWith(lines: number): Promise<string> {
  const items = [{ variant_id: candle, quantity: 1 }]
  const id = textAt(await done('POST', '/store/carts', { body: { items } }), 'cart.id')
  // Copies of the line: adding them one by one takes minutes.
  await database.query(
    `insert into cart_line_item
     select (jsonb_populate_record(line, jsonb_build_object('id', line.id || '_' || number))).*
       from cart_line_item as line, generate_series(2, $2) as number where line.cart_id = $1`,
    [id, lines],
  )
  return id
}

describe('A cart', () => {
  it('is created with so many items at once, and no more', async () => {
    const items = (count: number) =>
      Array.from({ length: count }, () => ({ variant_id: candle, quantity: 1 }))
    const more = await ask('POST', '/store/carts', { body: { items: items(mostItems + 1) } })
    expect(more).toMatchObject({ status: 400, body: { type: 'invalid_data', code: 'too_many_items' } })
    expect((await ask('POST', '/store/carts', { body: { items: items(mostItems) } })).status).toBe(200)
  })

  it('gets so many codes and deliveries at once, and no more', async () => {
    const id = await cartWith(1)
    const refused = { status: 400, body: { type: 'invalid_data', code: 'too_many_items' } }
    const options = Array.from({ length: mostItems + 1 }, () => ({ option_id: 'so_none' }))
    expect(await ask('POST', `/store/carts/${id}/shipping-methods`, { body: options })).toMatchObject(refused)
    const body = { promo_codes: options.map((_, index) => `NONE${index}`) }
    expect(await ask('DELETE', `/store/carts/${id}/promotions`, { body })).toMatchObject(refused)
    expect(await ask('POST', `/store/carts/${id}`, { body })).toMatchObject(refused)
  })

  it('has so many lines, and no more, but more pieces of those', async () => {
    const id = await cartWith(mostLines)
    const add = async (variant_id: string) =>
      ask('POST', `/store/carts/${id}/line-items?fields=id`, { body: { variant_id, quantity: 1 } })
    expect(await add(vase)).toMatchObject({ status: 400, body: { type: 'invalid_data', code: 'cart_full' } })
    expect((await add(candle)).status).toBe(200)
    const kept = await done('GET', `/store/carts/${id}?fields=items.id`)
    const line = textAt(listAt(kept, 'cart.items')[0], 'id')
    await done('DELETE', `/store/carts/${id}/line-items/${line}`)
    expect((await add(vase)).status).toBe(200)
  })

  it.each([mostItems, mostLines])(
    'of %i lines is changed so often by a visitor',
    { timeout: 120_000 },
    async (lines) => {
      const from = visitor()
      const id = await cartWith(lines)
      // What is refused after it was counted, because the changes themselves take minutes.
      const change = async (who: string) =>
        (await ask('DELETE', `/store/carts/${id}/line-items/cali_none`, { from: who })).status
      const times = Math.floor(limits['cart-write-by-visitor'].times / turnsFor(lines))
      const statuses = new Set<number>()
      for (let time = 0; time < times; time += 1) statuses.add(await change(from))
      expect(statuses).toEqual(new Set([404]))
      expect(await change(from)).toBe(429)
      expect((await ask('POST', '/store/carts', { from, body: {} })).status).toBe(429)
      expect(await change(visitor())).toBe(404)
      expect((await ask('GET', `/store/carts/${id}`, { from })).status).toBe(200)
    },
  )
})
