/** @module-tag smoke */
import { Client } from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'

import { cartReadyToOrder, complete } from '../support/checkout'
import { makeProducts, stockLocation } from '../support/products'
import { done, signInAdmin } from '../support/backend'
import { at, listAt, textAt } from '../support/read'

let admin: string
let database: Client

beforeAll(async () => {
  database = new Client({ connectionString: process.env['DATABASE_URL'] })
  await database.connect()
  admin = await signInAdmin()
})
afterAll(async () => database.end())

const ofOrder = 'line_item_id in (select item_id from order_item where order_id = $1)'

/** Medusa keeps each quantity a second time, as JSON. */
const unreserve = [
  `update inventory_level l set reserved_quantity = 0, raw_reserved_quantity = '{"value": "0", "precision": 20}'
    from reservation_item r where r.inventory_item_id = l.inventory_item_id and r.${ofOrder}`,
  `delete from reservation_item where ${ofOrder}`,
]

const unfinish = `update workflow_execution set state = 'not_started' where workflow_id = 'complete-cart'
  and context->'data'->'payload'->>'id' = (select cart_id from order_cart where order_id = $1)`

/** What a process leaves in the database that is killed at some moment of an order. */
const moments: Readonly<Record<string, readonly string[]>> = {
  'after the order was created': [
    ...unreserve,
    'update cart set completed_at = null where id = (select cart_id from order_cart where order_id = $1)',
    unfinish,
    'delete from order_payment_collection where order_id = $1',
    'delete from order_cart where order_id = $1',
  ],
  'after the order was linked, before its pieces were reserved': [...unreserve, unfinish],
  'before the answer': [unfinish],
}

it.each(Object.entries(moments))(
  'An order whose process was killed %s is undone before the next attempt: one order, with its piece reserved',
  async (_, statements) => {
    // The last piece: a reservation that is left over would make it sold out.
    const product = await makeProducts(admin, 'Interrupted jug', 1)
    const cart = await cartReadyToOrder([{ variant_id: product.variantId, quantity: 1 }])
    const first = textAt((await complete(cart.id)).body, 'order.id')
    for (const statement of statements)
      await database.query(statement, statement.includes('$1') ? [first] : [])

    const second = textAt((await complete(cart.id)).body, 'order.id')
    expect(second).not.toBe(first)
    const orders = await done('GET', `/admin/orders?q=${encodeURIComponent(cart.email)}&fields=id`, {
      bearer: admin,
    })
    expect(listAt(orders, 'orders').map((order) => at(order, 'id'))).toEqual([second])
    expect(await stockLocation(admin, product.inventoryItemId)).toEqual({ stocked: 1, reserved: 1 })
    const unfinished = `select id from workflow_execution where workflow_id = 'complete-cart' and state = 'not_started'
      and context->'data'->'payload'->>'id' = $1`
    expect((await database.query(unfinished, [cart.id])).rows).toEqual([])
    // The order that is placed now is no interrupted one.
    expect(textAt((await complete(cart.id)).body, 'order.id')).toBe(second)
    await product.remove()
  },
)
