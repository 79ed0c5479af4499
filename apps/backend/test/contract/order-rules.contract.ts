/** @module-tag smoke */
import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { cartReadyToOrder, cartReadyToPay, complete, payManually } from '../support/checkout'
import { makeProducts, setStock, type TestProducts } from '../support/products'
import { anyEmail, ask, done, regionId, signInAdmin, signUp, type Answer } from '../support/backend'
import { at, listAt, textAt } from '../support/read'

let admin: string
let database: Client
let channel: string
let product: TestProducts

beforeAll(async () => {
  database = new Client({ connectionString: process.env['DATABASE_URL'] })
  await database.connect()
  admin = await signInAdmin()
  product = await makeProducts(admin, 'Bought by the rules', 20)
  const channels = await done('GET', '/admin/sales-channels?limit=1', { bearer: admin })
  channel = textAt(channels, 'sales_channels.0.id')
})
afterAll(async () => {
  await product.remove()
  await database.end()
})

const change = async (path: string, body: object): Promise<unknown> =>
  done('POST', `/admin/${path}`, { bearer: admin, body })

/** As a job, a plugin or an administrator's program runs it: past all of the store API. */
const runWorkflow = async (id: string, input: object): Promise<Answer> =>
  ask('POST', `/admin/workflows-executions/${id}/run`, { bearer: admin, body: { input } })

const setPrice = async (amount: number): Promise<unknown> =>
  change(`products/${product.productId}/variants/${product.variantId}`, {
    prices: [{ currency_code: 'inr', amount }],
  })

const inChannel = async (how: 'add' | 'remove'): Promise<unknown> =>
  change(`sales-channels/${channel}/products`, { [how]: [product.productId] })

const line = () => [{ variant_id: product.variantId, quantity: 1 }]

/** How a cart that is ready to be ordered comes to break a rule, and what is put back afterwards. */
interface Breach {
  readonly cart?: () => Promise<{ readonly id: string }>
  readonly breach: (cartId: string) => Promise<unknown>
  readonly undo?: () => Promise<unknown>
}

let code: string
let promotion: string

const breaches: Readonly<Record<string, Breach & { readonly code: string }>> = {
  'the price of a product has changed': {
    code: 'price_changed',
    breach: async () => setPrice(600),
    undo: async () => setPrice(500),
  },
  'a product is sold out': {
    code: 'insufficient_inventory',
    breach: async () => setStock(admin, product, 0),
    undo: async () => setStock(admin, product, 20),
  },
  'a product is not sold in its channel': {
    code: 'not_for_sale',
    breach: async () => inChannel('remove'),
    undo: async () => inChannel('add'),
  },
  'its promotion has ended': {
    code: 'price_changed',
    async cart() {
      code = `RULE${crypto.randomUUID().slice(0, 8).toUpperCase()}`
      const method = { type: 'percentage', value: 10, target_type: 'items', allocation: 'across' }
      const made = await change('promotions', {
        code,
        type: 'standard',
        status: 'active',
        application_method: { ...method, currency_code: 'inr' },
      })
      promotion = textAt(made, 'promotion.id')
      const cart = await cartReadyToPay(line())
      await done('POST', `/store/carts/${cart.id}/promotions`, { body: { promo_codes: [code] } })
      await payManually(cart.id)
      return cart
    },
    breach: async () => change(`promotions/${promotion}`, { status: 'inactive' }),
  },
  'its payment is not of its total': {
    code: 'price_changed',
    breach: async (cartId) =>
      database.query(
        `update payment_session set amount = 1, raw_amount = '{"value": "1", "precision": 20}'
          where payment_collection_id in (select payment_collection_id from cart_payment_collection where cart_id = $1)`,
        [cartId],
      ),
  },
}

const ways: Readonly<Record<string, (cartId: string) => Promise<Answer>>> = {
  'by the store API': async (id) => complete(id),
  'by a program that runs Medusa’s workflow': async (id) => runWorkflow('complete-cart', { id }),
}

describe.each(Object.entries(breaches))('A cart is not ordered when %s', (_, rule) => {
  it.each(Object.entries(ways))('%s', async (_way, order) => {
    const { id } = await (rule.cart?.() ?? cartReadyToOrder(line()))
    await rule.breach(id)
    const answer = await order(id)
    await rule.undo?.()
    expect(answer).toMatchObject({ status: 400, body: { type: 'not_allowed', code: rule.code } })
    expect(at(await done('GET', `/store/carts/${id}`), 'cart.completed_at')).toBeNull()
  })
})

it.each(Object.entries(ways))('A cart that breaks no rule is ordered %s', async (_, order) => {
  const { id } = await cartReadyToOrder(line())
  expect((await order(id)).status).toBe(200)
  expect(at(await done('GET', `/store/carts/${id}`), 'cart.completed_at')).toEqual(expect.any(String))
})

describe('A customer’s cart is ordered by no one else', () => {
  const orderOf = async (cart_id: string, orderer: object): Promise<Answer> =>
    runWorkflow('place-order', { cart_id, orderer })

  it('by the store API, and by a program that says who asks', async () => {
    const { token: bearer, email } = await signUp()
    const { id } = await cartReadyToOrder(line(), { bearer, email })
    const stranger = await signUp()
    expect((await complete(id)).status).toBe(404)
    expect((await complete(id, stranger.token)).status).toBe(404)
    expect((await orderOf(id, { kind: 'guest' })).status).toBe(404)
    expect(await orderOf(id, { kind: 'customer', id: 'cus_stranger' })).toMatchObject({
      status: 400,
      body: { code: 'cart_not_transferred' },
    })
    expect(at(await done('GET', `/store/carts/${id}`, { bearer }), 'cart.completed_at')).toBeNull()
    expect((await complete(id, bearer)).status).toBe(200)
  })
})

describe('A draft order of the dashboard', () => {
  async function draft(): Promise<string> {
    const body = { region_id: await regionId(), sales_channel_id: channel, email: anyEmail('draft') }
    return textAt(await change('draft-orders', { ...body, items: line() }), 'draft_order.id')
  }

  const convert = async (id: string): Promise<Answer> =>
    ask('POST', `/admin/draft-orders/${id}/convert-to-order`, { bearer: admin, body: {} })

  const isDraft = async (id: string): Promise<boolean> => {
    const drafts = await done('GET', `/admin/draft-orders?limit=20&order=-created_at`, { bearer: admin })
    return listAt(drafts, 'draft_orders').some((one) => at(one, 'id') === id)
  }

  it.each([
    ['sold out', 'insufficient_inventory', 'a product is sold out'],
    ['not sold in its channel', 'not_for_sale', 'a product is not sold in its channel'],
  ])('stays one when a product is %s, and is placed once it is again', async (_, reason, name) => {
    const id = await draft()
    const rule = breaches[name]
    await rule?.breach(id)
    const answer = await convert(id)
    await rule?.undo?.()
    expect(answer).toMatchObject({ status: 400, body: { type: 'not_allowed', code: reason } })
    expect(await isDraft(id)).toBe(true)
    expect(await convert(id)).toMatchObject({ status: 200, body: { order: { id, status: 'pending' } } })
    expect(await isDraft(id)).toBe(false)
  })
})
