import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { anyEmail, ask, done, signInAdmin, signUp } from '../support/backend'
import { cartReadyToOrder, complete } from '../support/checkout'
import { mailTo, secretIn } from '../support/outbox'
import { at, listAt, textAt } from '../support/read'

const me = '/store/customers/me'
const password = 'a-long-password'

/** Tables of orders, which the law wants kept, each with its reason. */
const kept: Readonly<Record<string, string>> = {
  order: 'the address of the buyer, which the invoice and the lookup need',
  order_address: 'name and address of the invoice and the delivery, which the law wants kept for years',
}

let database: Client
let line: { variant_id: string; quantity: number }

beforeAll(async () => {
  database = new Client({ connectionString: process.env['DATABASE_URL'] })
  await database.connect()
  const candle = await done('GET', '/store/products?handle=monsoon-candle')
  line = { variant_id: textAt(candle, 'products.0.variants.0.id'), quantity: 1 }
})
afterAll(async () => database.end())

/** The columns of the whole database that have one of the words, as `table.column`. */
async function placesOf(words: readonly string[]): Promise<readonly string[]> {
  const { rows: columns } = await database.query<{ table: string; column: string }>(
    `select c.table_name as table, c.column_name as column from information_schema.columns c
       join information_schema.tables t using (table_schema, table_name)
      where c.table_schema = 'public' and t.table_type = 'BASE TABLE'
        and (c.data_type in ('text', 'character varying', 'json', 'jsonb', 'ARRAY') or c.udt_name = 'tsvector')`,
  )
  const found: string[] = []
  for (const { table, column } of columns) {
    const { rowCount } = await database.query(
      `select 1 from "${table}" where lower("${column}"::text) like any($1) limit 1`,
      [words.map((word) => `%${word.toLowerCase()}%`)],
    )
    if ((rowCount ?? 0) > 0) found.push(`${table}.${column}`)
  }
  return found
}

/** An account with something everywhere. The words are in no other. */
async function fullAccount() {
  const mark = `z${Date.now().toString(36)}${Math.round(Math.random() * 1e6).toString(36)}`
  const phone = `+91${Math.round(1e9 + Math.random() * 8e9)}`
  const { email, token: bearer } = await signUp(password)
  await done('POST', '/auth/verification/confirm', {
    bearer,
    body: { code: secretIn(await mailTo(email, /^Confirm your address/), 'token') },
  })
  await done('POST', me, {
    bearer,
    body: {
      first_name: mark,
      last_name: mark,
      phone,
      metadata: { photo: `https://example.com/${mark}.png` },
    },
  })
  const address = {
    first_name: mark,
    last_name: 'Rao',
    address_1: `${mark} Road`,
    city: 'Bengaluru',
    postal_code: '560025',
    country_code: 'in',
    phone,
  }
  await done('POST', `${me}/addresses`, { bearer, body: { ...address, address_name: mark } })
  await done('POST', `${me}/wishlist`, { bearer, body: { products: ['monsoon-candle'] } })
  await done('POST', `${me}/preferences`, { bearer, body: { id: 'promotions', email: true, sms: true } })
  const message = { name: mark, email, category: 'order', subject: mark, message: mark }
  await done('POST', '/store/contact', { body: message })
  await done('POST', '/auth/customer/emailpass/reset-password', { body: { identifier: email } })
  const named = { shipping_address: address, billing_address: address }
  const ordered = await cartReadyToOrder([line], { email, bearer })
  await done('POST', `/store/carts/${ordered.id}`, { bearer, body: named })
  const order = (await complete(ordered.id, bearer)).body
  expect(at(order, 'type')).toBe('order')
  const open = await cartReadyToOrder([line], { email, bearer })
  await done('POST', `/store/carts/${open.id}`, { bearer, body: named })
  // Of a visit without signing in.
  const guest = await cartReadyToOrder([line], { email })
  const guestOrder = (await complete(guest.id)).body
  await mailTo(email, /^Your order/)
  return { email, bearer, mark, phone, order, guestOrder }
}

describe('A deleted account', () => {
  it('asks for the password', async () => {
    const { token: bearer } = await signUp(password)
    expect(await ask('POST', `${me}/deletion`, { bearer, body: { password: 'another-one' } })).toMatchObject({
      status: 400,
      body: { code: 'password_wrong' },
    })
    expect((await ask('POST', `${me}/deletion`, { bearer, body: {} })).status).toBe(400)
    expect((await ask('GET', me, { bearer })).status).toBe(200)
  })

  it('leaves its email, name and phone in no table but those of orders', { timeout: 120_000 }, async () => {
    const account = await fullAccount()
    const words = [account.email, account.mark, account.phone]
    // Otherwise the search would find nothing wherever it looks.
    const before = await placesOf(words)
    for (const place of [
      'customer.email',
      'customer.phone',
      'customer_address.address_1',
      'inbox_message.name',
    ])
      expect(before).toContain(place)
    expect(before).toEqual(
      expect.arrayContaining(['provider_identity.entity_id', 'newsletter_subscriber.email', 'cart.email']),
    )
    const body = { password }
    expect((await ask('POST', `${me}/deletion`, { bearer: account.bearer, body })).status).toBe(200)
    const left = (await placesOf(words)).filter((place) => kept[place.split('.')[0] ?? ''] === undefined)
    expect(left).toEqual([])
  })

  it('signs in nowhere, and its orders go on as a guest’s', async () => {
    const { email, bearer, order, guestOrder } = await fullAccount()
    await done('POST', `${me}/deletion`, { bearer, body: { password } })
    expect((await ask('GET', me, { bearer })).status).toBe(401)
    expect((await ask('POST', '/auth/customer/emailpass', { body: { email, password } })).status).toBe(401)
    for (const one of [order, guestOrder]) {
      const wanted = { display_id: at(one, 'order.display_id'), email }
      const found = await done('POST', '/store/orders/lookup', { body: wanted })
      expect(at(found, 'order')).toMatchObject({ id: at(one, 'order.id'), email, status: 'pending' })
      const access = textAt(found, 'order_access')
      await done('GET', `/store/orders/${textAt(one, 'order.id')}`, { access })
    }
    const admin = await signInAdmin()
    const seen = await done('GET', `/admin/orders/${textAt(order, 'order.id')}?fields=id,customer_id,email`, {
      bearer: admin,
    })
    expect(at(seen, 'order')).toMatchObject({ customer_id: null, email })
    // The same person may come back, and gets nothing of the old account.
    const identity = await done('POST', '/auth/customer/emailpass/register', { body: { email, password } })
    await done('POST', '/store/customers', { bearer: textAt(identity, 'token'), body: { email } })
  })

  it('with an address that was never verified takes nothing of the address’s owner along', async () => {
    const owner = anyEmail('owner')
    await done('POST', '/store/contact', {
      body: { name: 'Owner', email: owner, category: 'order', subject: 'Mine', message: 'Mine' },
    })
    const identity = await done('POST', '/auth/customer/emailpass/register', {
      body: { email: owner, password },
    })
    await done('POST', '/store/customers', { bearer: textAt(identity, 'token'), body: { email: owner } })
    const signedIn = await done('POST', '/auth/customer/emailpass', { body: { email: owner, password } })
    await done('POST', `${me}/deletion`, { bearer: textAt(signedIn, 'token'), body: { password } })
    const inbox = await done('GET', `/admin/inbox?q=${encodeURIComponent(owner)}`, {
      bearer: await signInAdmin(),
    })
    expect(at(inbox, 'count')).toBe(1)
  })
})

describe('The file of a customer’s own data', () => {
  it('has all that is stored of them, and nothing of others', async () => {
    const { email, bearer, mark, phone, order } = await fullAccount()
    const answer = await ask('GET', `${me}/data`, { bearer })
    expect(answer.headers.get('content-disposition')).toContain('attachment')
    expect(answer.headers.get('cache-control')).toBe('no-store')
    const data = at(answer.body, 'data')
    expect(data).toMatchObject({
      profile: { email, first_name: mark, phone },
      addresses: [{ address_1: `${mark} Road` }],
      wishlist: [{ handle: 'monsoon-candle' }],
      newsletter: { subscribed_at: expect.any(String) as string },
      messages: [{ subject: mark }],
      saved_cards: [],
    })
    expect(listAt(data, 'orders').map((one) => at(one, 'id'))).toEqual([at(order, 'order.id')])
    expect(listAt(data, 'preferences')).toContainEqual(
      expect.objectContaining({ id: 'promotions', email: true }),
    )
    const { token: other } = await signUp()
    expect(JSON.stringify(await done('GET', `${me}/data`, { bearer: other }))).not.toContain(mark)
    expect((await ask('GET', `${me}/data`)).status).toBe(401)
  })

  it('is sent a few times an hour', async () => {
    const { token: bearer } = await signUp()
    const answers: number[] = []
    for (let nth = 0; nth < 6; nth += 1) answers.push((await ask('GET', `${me}/data`, { bearer })).status)
    expect(answers).toEqual([200, 200, 200, 200, 200, 429])
  })
})
