/** @module-tag smoke */
import { beforeAll, describe, expect, it } from 'vitest'

import { ask, signInAdmin, signUp } from '../support/backend'
import { rawAsk } from '../support/raw-ask'

const search = (filters: unknown) => ({ entity: 'product', filters })

function nested(depth: number): unknown {
  let filters: unknown = { handle: 'x' }
  for (let level = 0; level < depth; level += 1) filters = { $and: [filters] }
  return filters
}

const words = 'linen '.repeat(12_000)
const values = Array.from({ length: 2_000 }, (_, index) => `value-${index}`)

describe('[F-108] Unreadable input', () => {
  let customer: string
  let admin: string

  beforeAll(async () => {
    customer = (await signUp()).token
    admin = await signInAdmin()
  })

  it.each<[string, string, unknown?]>([
    ['GET', '/store/products?q=%00'],
    ['GET', '/store/products?handle[]=a%00b'],
    ['GET', '/store/products/a%00b'],
    ['GET', '/store/products?a%00b=1'],
    ['GET', '/store/carts/%00'],
    ['POST', '/store/search', search({ q: '\0' })],
    ['POST', '/store/search', search({ '\0': 'a' })],
    ['POST', '/store/contact', { name: '\0', email: 'a@b.example', subject: 'x', message: 'y' }],
    ['POST', '/store/carts', { email: 'a\0@b.example' }],
    ['POST', '/store/carts', { metadata: { a: { b: ['\0'] } } }],
    ['POST', '/auth/customer/emailpass', { email: 'a\0@b.example', password: 'x' }],
    ['POST', '/auth/customer/emailpass/register', { email: 'a\0@b.example', password: 'a-long-password' }],
    ['POST', '/auth/customer/emailpass/reset-password', { identifier: 'a\0@b.example' }],
    ['POST', '/store/search', search(nested(2_000))],
    ['POST', '/store/search', search(nested(40))],
    ['POST', '/store/carts', { metadata: nested(2_000) }],
    ['POST', '/auth/customer/emailpass', { email: nested(2_000), password: 'x' }],
    ['GET', `/store/products?${'$and[0]'.repeat(2_000)}[handle]=x`],
    ['GET', '/store/products?limit=-1'],
    ['GET', '/store/products?offset=-1'],
    ['GET', '/store/products?limit=1.5'],
    ['GET', '/store/products?limit=99999999999999999999'],
    ['GET', '/store/products?limit=abc'],
    ['GET', '/store/product-categories?limit=-1'],
    ['GET', '/store/product-categories?created_at=x'],
    ['GET', '/store/product-options?created_at[$gt]=x'],
    ['GET', '/store/collections?created_at=x'],
    ['POST', '/store/search', search({ q: words })],
    ['POST', '/store/search', { ...search({ q: 'linen' }), pagination: { take: -1 } }],
    ['GET', `/store/products?q=${'linen+'.repeat(2_000)}`],
    ['POST', '/store/search', search({ colors: values })],
    ['POST', '/store/search', search({ $or: values.map((handle) => ({ handle })) })],
    ['POST', '/hooks/payment/test%00', {}],
    ['POST', '/hooks/payment/a%00b?x=%00', {}],
  ])('is the fault of what was sent: %#', async (method, path, body) => {
    const answer = await ask(method, path, body === undefined ? {} : { body })
    expect(answer, `${method} ${path.slice(0, 80)}`).toMatchObject({
      status: 400,
      body: { type: 'invalid_data' },
    })
  })

  it.each<[string, string, unknown?]>([
    ['GET', '/store/orders?limit=-1'],
    ['GET', '/store/orders/%00'],
    ['GET', '/store/orders?status=x'],
    ['POST', '/auth/mfa/factors', { provider: 'none' }],
    ['GET', '/store/customers/me/addresses?limit=-1'],
    ['POST', '/store/customers/me', { first_name: 'a\0' }],
    ['POST', '/store/customers/me', { metadata: nested(2_000) }],
    ['POST', '/store/customers/me/wishlist', { products: ['\0'] }],
    ['DELETE', '/store/customers/me/wishlist/%00'],
  ])('is so for a customer, too: %#', async (method, path, body) => {
    const answer = await ask(method, path, { bearer: customer, ...(body === undefined ? {} : { body }) })
    expect(answer, `${method} ${path.slice(0, 80)}`).toMatchObject({
      status: 400,
      body: { type: 'invalid_data' },
    })
  })

  it.each<[string, string, unknown?]>([
    ['GET', '/admin/products?q=%00'],
    ['GET', '/admin/orders?limit=-1'],
    ['GET', '/admin/customers/%00'],
    ['GET', '/admin/inbox?limit=-1'],
    ['GET', `/admin/products?${'$and[0]'.repeat(2_000)}[handle]=x`],
    ['POST', '/admin/products', { title: 'a\0' }],
    ['POST', '/admin/products', { title: 'a', metadata: nested(2_000) }],
    ['POST', '/admin/product-tags', { value: 'a', metadata: { '\0': 1 } }],
  ])('is so for an administrator, too: %#', async (method, path, body) => {
    const answer = await ask(method, path, { bearer: admin, ...(body === undefined ? {} : { body }) })
    expect(answer, `${method} ${path.slice(0, 80)}`).toMatchObject({
      status: 400,
      body: { type: 'invalid_data' },
    })
  })

  it('includes JSON nested deeper than the server can handle', async () => {
    const headers = { 'content-type': 'application/json' }
    const body = `{"a":${'['.repeat(45_000)}${']'.repeat(45_000)}}`
    expect((await rawAsk('POST', '/store/carts', { headers, body })).status).toBe(400)
    expect((await rawAsk('POST', '/auth/customer/emailpass', { headers, body })).status).toBe(400)
  })

  it('is no fault of the server where a payment is opened that there is none of', async () => {
    const path = '/store/payment-collections/pay_col_none/payment-sessions'
    for (const provider_id of ['pp_none', 'pp_system_default'])
      for (const who of [{}, { bearer: customer }])
        expect((await ask('POST', path, { ...who, body: { provider_id } })).status).toBe(404)
  })

  it('is no fault of the server where a price is calculated that cannot be', async () => {
    const { cart } = (await ask('POST', '/store/carts', { body: {} })).body as { cart: { id: string } }
    const { body } = await ask('GET', `/store/shipping-options?cart_id=${cart.id}`)
    const [{ id = '' } = {}] = (body as { shipping_options: { id?: string }[] }).shipping_options
    const calculate = async (option: string, cart_id: unknown) =>
      (await ask('POST', `/store/shipping-options/${option}/calculate`, { body: { cart_id } })).status
    expect(await calculate('x', cart.id)).toBe(404)
    expect(await calculate('x', 'cart_nope')).toBe(404)
    expect(await calculate(id, 'cart_nope')).toBe(404)
    expect(await calculate(id, cart.id)).toBe(400)
    expect(await calculate(id, [cart.id])).toBe(400)
  })

  it('is answered without a word of the database', async () => {
    const answers = [
      await ask('POST', '/auth/customer/emailpass/register', {
        body: {
          email: `${'a'.repeat(60)}@${`${'b'.repeat(60)}.`.repeat(3)}example`,
          password: 'x'.repeat(90_000),
        },
      }),
      await ask('GET', '/store/products?order=nope'),
      await ask('GET', '/store/products?fields=nope.nope'),
      await ask('GET', '/admin/orders?order=nope', { bearer: admin }),
      await ask('GET', '/store/products?created_at[$gt]=never'),
      await ask('GET', '/admin/customers?created_at[$gt]=never', { bearer: admin }),
    ]
    for (const { body } of answers)
      expect(JSON.stringify(body)).not.toMatch(
        /insert into|select .*from "|update "|delete from|provider_identity/i,
      )
  })

  it('does not include what the shop and the dashboard send', async () => {
    const answers = [
      await ask('GET', '/store/products?limit=12&offset=0&q=linen'),
      await ask('POST', '/store/search', {
        body: search({ q: 'linen', $and: [{ $or: [{ handle: 'x' }] }] }),
      }),
      await ask('GET', '/admin/products?limit=20&offset=0&q=linen&order=-created_at', { bearer: admin }),
    ]
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
  })
})
