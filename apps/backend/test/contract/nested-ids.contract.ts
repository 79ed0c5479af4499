/** @module-tag smoke */
import { beforeAll, describe, expect, it } from 'vitest'

import { ask, done, signUp } from '../support/backend'
import { address, cartReadyToPay } from '../support/checkout'
import { namesTwo, storeRoutes, type StoreRoute } from '../support/store-routes'
import { at, listAt, textAt } from '../support/read'

interface Foreign {
  /** With an id of the caller's own first, and of someone else second. */
  readonly path: string
  readonly bearer?: string
  readonly body?: object
  /** 200 where the second name is no id of a thing that someone owns. */
  readonly statuses: readonly number[]
  /** What must stay as it is. */
  readonly kept: () => Promise<unknown>
}

const refusals = [400, 404]
let variant: string

/** A cart with a line and a code that waits for its delivery. */
async function cartWithLine(bearer?: string): Promise<{ readonly id: string; readonly line: string }> {
  const who = bearer === undefined ? {} : { bearer }
  const items = [{ variant_id: variant, quantity: 2 }]
  const made = await done('POST', '/store/carts', { ...who, body: { items } })
  const id = textAt(made, 'cart.id')
  await done('POST', `/store/carts/${id}/waiting-codes`, { ...who, body: { code: 'FREESHIP' } })
  return { id, line: textAt(made, 'cart.items.0.id') }
}

const contentOf = async (id: string) =>
  at(await done('GET', `/store/carts/${id}?fields=total,metadata,items.id,items.quantity`), 'cart')

/** A request for each route with two names: an upgrade that adds one fails until it has an entry here. */
const foreign: Readonly<Record<string, () => Promise<Foreign>>> = {
  '/store/carts/:id/line-items/:line_id': async () => {
    const [mine, theirs] = [await cartWithLine(), await cartWithLine()]
    const kept = async () => [await contentOf(mine.id), await contentOf(theirs.id)]
    const path = `/store/carts/${mine.id}/line-items/${theirs.line}`
    return { path, body: { quantity: 1 }, statuses: refusals, kept }
  },
  '/store/carts/:id/waiting-codes/:code': async () => {
    const [mine, theirs] = [await cartWithLine(), await cartWithLine()]
    await done('DELETE', `/store/carts/${mine.id}/waiting-codes/FREESHIP`)
    const kept = async () => [await contentOf(mine.id), await contentOf(theirs.id)]
    return { path: `/store/carts/${mine.id}/waiting-codes/FREESHIP`, statuses: [200], kept }
  },
  // With a card of another cart: gift-cards.contract.ts, where there is one.
  '/store/carts/:id/credit/:account': async () => {
    const [mine, theirs] = [await cartWithLine(), await cartWithLine()]
    const kept = async () => [await contentOf(mine.id), await contentOf(theirs.id)]
    return { path: `/store/carts/${mine.id}/credit/gcard_of_another`, statuses: [200, ...refusals], kept }
  },
  '/store/carts/:id/gift-cards/:line': async () => {
    const [mine, theirs] = [await cartWithLine(), await cartWithLine()]
    const kept = async () => [await contentOf(mine.id), await contentOf(theirs.id)]
    const body = { recipient_email: 'noor@umber-ecru.example', recipient_name: 'Noor', sender_name: 'Asha' }
    return { path: `/store/carts/${mine.id}/gift-cards/${theirs.line}`, body, statuses: refusals, kept }
  },
  '/store/customers/me/sessions/:id': async () => {
    const [me, owner] = [await signUp(), await signUp()]
    const sessions = async () =>
      listAt(await done('GET', '/store/customers/me/sessions', { bearer: owner.token }), 'sessions').map(
        (one) => textAt(one, 'id'),
      )
    const [id = ''] = await sessions()
    return {
      path: `/store/customers/me/sessions/${id}`,
      bearer: me.token,
      statuses: refusals,
      kept: sessions,
    }
  },
  '/store/customers/me/addresses/:address_id': async () => {
    const [me, owner] = [await signUp(), await signUp()]
    const saved = await done('POST', '/store/customers/me/addresses', { bearer: owner.token, body: address })
    const id = textAt(saved, 'customer.addresses.0.id')
    const kept = async () => await done('GET', '/store/customers/me/addresses', { bearer: owner.token })
    const path = `/store/customers/me/addresses/${id}`
    return { path, bearer: me.token, body: { city: 'Elsewhere' }, statuses: refusals, kept }
  },
  // With a card of another customer: saved-cards.contract.ts, where there is a Stripe.
  '/store/customers/me/cards/:id': async () => {
    const me = await signUp()
    const kept = async () => await done('GET', '/store/customers/me/cards', { bearer: me.token })
    return { path: '/store/customers/me/cards/pm_of_another', bearer: me.token, statuses: refusals, kept }
  },
  // With a return of another order: returns-and-exchanges.contract.ts, where there is one.
  '/store/orders/:id/returns/:return_id/label': async () => {
    const me = await signUp()
    const kept = async () => await done('GET', '/store/orders', { bearer: me.token })
    const path = '/store/orders/order_of_another/returns/return_of_another/label'
    return { path, bearer: me.token, statuses: refusals, kept }
  },
  '/store/customers/me/wishlist/:product': async () => {
    const [me, owner] = [await signUp(), await signUp()]
    const body = { products: ['monsoon-candle'] }
    await done('POST', '/store/customers/me/wishlist', { bearer: owner.token, body })
    const kept = async () => await done('GET', '/store/customers/me/wishlist', { bearer: owner.token })
    const path = '/store/customers/me/wishlist/monsoon-candle'
    return { path, bearer: me.token, statuses: [200], kept }
  },
}

const nested = storeRoutes().filter(namesTwo)

beforeAll(async () => {
  const candle = await done('GET', '/store/products?handle=monsoon-candle')
  variant = textAt(candle, 'products.0.variants.0.id')
})

describe('A route with two names in its path', () => {
  it('is known to this test', () => {
    expect(nested).toContainEqual({ method: 'DELETE', path: '/store/carts/:id/line-items/:line_id' })
    expect(nested).toContainEqual({ method: 'DELETE', path: '/store/customers/me/wishlist/:product' })
    expect([...new Set(nested.map(({ path }) => path))].toSorted()).toEqual(Object.keys(foreign).toSorted())
  })

  it.each<StoreRoute>(nested)('compares them: $method $path', async ({ method, path }) => {
    const prepare = foreign[path]
    if (prepare === undefined) throw new Error(`${method} ${path} has no request in this test`)
    const { path: asked, bearer, body, statuses, kept } = await prepare()
    const before = await kept()
    const sent = body === undefined || method !== 'POST' ? {} : { body }
    const { status } = await ask(method, asked, { ...sent, ...(bearer !== undefined && { bearer }) })
    expect(statuses).toContain(status)
    expect(await kept()).toEqual(before)
  })
})

describe('A line', () => {
  it('is not deleted for a discount that its cart then keeps', async () => {
    const items = [{ variant_id: variant, quantity: 3 }]
    const { id } = await cartReadyToPay(items)
    const cart = async () => at(await done('GET', `/store/carts/${id}?fields=total,items.id`), 'cart')
    const before = await cart()
    const other = await cartWithLine()
    const line = textAt(listAt(before, 'items')[0], 'id')
    expect((await ask('DELETE', `/store/carts/${other.id}/line-items/${line}`)).status).toBe(404)
    expect(await cart()).toEqual(before)
    expect((await ask('DELETE', `/store/carts/${id}/line-items/${line}`)).status).toBe(200)
    expect((await ask('DELETE', `/store/carts/${id}/line-items/${line}`)).status).toBe(404)
  })

  it('of a customer is not deleted through a guest’s cart', async () => {
    const { token: bearer } = await signUp()
    const mine = await cartWithLine(bearer)
    const guests = await cartWithLine()
    expect((await ask('DELETE', `/store/carts/${guests.id}/line-items/${mine.line}`)).status).toBe(404)
    const kept = await done('GET', `/store/carts/${mine.id}?fields=items.id`, { bearer })
    expect(listAt(kept, 'cart.items')).toHaveLength(1)
  })
})

describe('An address', () => {
  const read = async (id: string, bearer?: string) =>
    at(
      await done(
        'GET',
        `/store/carts/${id}?fields=*shipping_address,*billing_address`,
        bearer === undefined ? {} : { bearer },
      ),
      'cart',
    )

  it('of another cart is neither changed nor shown through one’s own', async () => {
    const { token: bearer } = await signUp()
    const theirs = (await cartWithLine(bearer)).id
    await done('POST', `/store/carts/${theirs}`, { bearer, body: { shipping_address: address } })
    const before = await read(theirs, bearer)
    const id = textAt(before, 'shipping_address.id')
    const mine = (await cartWithLine()).id
    for (const [path, body] of [
      [`/store/carts/${mine}`, { shipping_address: { id, city: 'Elsewhere' } }],
      [`/store/carts/${mine}`, { billing_address: { id } }],
      ['/store/carts', { shipping_address: id }],
      ['/store/carts', { billing_address: id }],
    ] as const)
      expect((await ask('POST', path, { body })).status).toBe(404)
    expect(await read(theirs, bearer)).toEqual(before)
    expect(JSON.stringify(await read(mine))).not.toContain(address.address_1)
  })

  it('of the cart itself is changed by its id', async () => {
    const { id } = await cartWithLine()
    await done('POST', `/store/carts/${id}`, { body: { shipping_address: address } })
    const own = textAt(await read(id), 'shipping_address.id')
    await done('POST', `/store/carts/${id}`, { body: { shipping_address: { id: own, city: 'Mysuru' } } })
    expect(at(await read(id), 'shipping_address')).toMatchObject({ id: own, city: 'Mysuru' })
  })
})

describe('A customer’s cart that a query names', () => {
  it.each([
    (id: string) => `/store/shipping-options?cart_id=${id}`,
    (id: string) => `/store/products?cart_id=${id}&limit=1`,
    (id: string) => `/store/products/prod_any?cart_id=${id}`,
    (id: string) => `/store/product-variants?cart_id=${id}&limit=1`,
  ])('is found by its customer alone: %#', async (pathFor) => {
    const { token: bearer } = await signUp()
    const stranger = await signUp()
    const path = pathFor((await cartWithLine(bearer)).id)
    const own = await ask('GET', path, { bearer })
    const answers = [
      await ask('GET', path),
      await ask('GET', path, { bearer: stranger.token }),
      await ask('GET', path, { bearer: 'not.a.token' }),
    ]
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 401])
    expect(own.status).toBe(path.includes('prod_any') ? 404 : 200)
    expect((await ask('GET', pathFor((await cartWithLine()).id), { bearer })).status).toBe(own.status)
  })

  it('is not named twice to get around that', async () => {
    const { token: bearer } = await signUp()
    const theirs = await cartWithLine(bearer)
    const mine = await cartWithLine()
    for (const query of [
      `cart_id=${mine.id}&cart_id=${theirs.id}`,
      `cart_id[]=${theirs.id}`,
      `cart_id[0]=${theirs.id}`,
      `cart_id[id]=${theirs.id}`,
    ])
      expect((await ask('GET', `/store/shipping-options?${query}`)).status).toBe(400)
  })
})
