import { CommerceClient } from '@umber/commerce-client'
import { createOrderHistory } from '@umber/storefront-core/account'
import {
  createLiveOrderLookup,
  createLiveOrderTransfers,
  createLiveOwnOrders,
  createLiveReturns,
} from '@umber/storefront-core/live'
import { orderNumbers } from '@umber/storefront-core/orders'
import { describe, expect, it } from 'vitest'
import { field, number, text } from '../../src/parse/read.ts'
import { backend, config } from './backend.ts'
import { checkOut } from './check-out.ts'

const numbers = orderNumbers('UE')

const { client: visitor, backendUrl } = backend()

/** A new customer, signed in. */
async function customer() {
  const client = new CommerceClient({ ...config(), auth: { type: 'jwt', jwtTokenStorageMethod: 'memory' } })
  const email = `after-${crypto.randomUUID()}@umber-ecru.example`
  const words = { email, password: 'linen-and-light-7' }
  await client.auth.register('customer', 'emailpass', words)
  await client.store.customer.create({ email, first_name: 'Noor', last_name: 'Khan' })
  await client.auth.login('customer', 'emailpass', words)
  return { client, email }
}

/** An order of two shirts: a guest's, or the signed-in customer's. */
async function order(client: CommerceClient, email: string, isGuest: boolean) {
  const { products } = await visitor.store.product.list({
    handle: ['linen-shirt'],
    fields: 'id,variants.id',
  })
  const { cart } = await client.store.cart.create({})
  const variant = products[0]?.variants?.[0]?.id ?? ''
  await client.store.cart.createLineItem(cart.id, { variant_id: variant, quantity: 2 })
  if (!isGuest) await client.store.cart.transferCart(cart.id)
  const made = await checkOut(client, cart.id, email)
  return { id: text(field(made, 'id')) ?? '', displayId: number(field(made, 'display_id')) ?? 0 }
}

const amountOf = (money: { readonly amount: number } | undefined) => money?.amount ?? Number.NaN

describe('The orders of a customer on a real backend', () => {
  it('are filtered by status, and the details of one are for its customer alone', async () => {
    const { client, email } = await customer()
    const { id, displayId } = await order(client, email, false)
    const history = createOrderHistory({ client, backendUrl, numbering: numbers.format })
    const page = { offset: 0, limit: 10 }
    expect(await history.list({ ...page, status: 'processing' })).toMatchObject({
      total: 1,
      orders: [{ id, displayId: numbers.format(displayId) }],
    })
    for (const status of ['shipped', 'delivered', 'canceled'] as const)
      expect(await history.list({ ...page, status })).toEqual({ orders: [], total: 0 })

    const found = await createLiveOwnOrders(client, backendUrl, numbers).find(id)
    expect(found).toMatchObject({
      email,
      delivery: expect.stringMatching(/Shipping$/) as string,
      payment: { kind: 'authorized' },
      items: [{ quantity: 2, slug: 'linen-shirt', delivered: 0, returning: 0, returned: 0 }],
      shippingAddress: { name: 'Asha Rao' },
    })
    const rows = new Map(found?.ledger.rows.map(({ kind, amount }) => [kind, amount]))
    expect([...rows.keys()]).toEqual(['items', 'delivery'])
    expect(amountOf(rows.get('items')) + amountOf(rows.get('delivery'))).toBeCloseTo(amountOf(found?.total))
    expect(amountOf(found?.items[0]?.amount)).toBe(amountOf(rows.get('items')))
    const other = await customer()
    expect(await createLiveOwnOrders(other.client, backendUrl).find(id)).toBeUndefined()
  })
})

describe('Returns on a real backend', () => {
  it('have reasons and a shipping option, and what was never sent is refused', async () => {
    const { client, email } = await customer()
    const { id } = await order(client, email, false)
    const found = await createLiveOwnOrders(client, backendUrl, numbers).find(id)
    if (found === undefined) throw new Error('The order is not there')
    const returns = createLiveReturns(client)
    const { reasons, ways } = await returns.terms(found)
    expect(reasons.length).toBeGreaterThan(1)
    expect(ways).toMatchObject([{ name: 'Return by post', price: { amount: 0 } }])
    const items = found.items.map((line) => ({
      id: line.id,
      quantity: 1,
      reasonId: reasons[0]?.id ?? '',
      note: '',
    }))
    expect(await returns.request({ orderId: id, wayId: ways[0]?.id ?? '', items })).toMatchObject({
      kind: 'refused',
    })
  })
})

describe('A guest’s order on a real backend', () => {
  it('is found by number and address, and moves to an account only with the owner’s token', async () => {
    const email = `guest-${crypto.randomUUID()}@umber-ecru.example`
    const { id, displayId } = await order(visitor, email, true)
    const lookup = createLiveOrderLookup(visitor, backendUrl, numbers)
    expect(await lookup.find(displayId, email)).toMatchObject({
      kind: 'found',
      order: {
        id,
        items: [{ quantity: 2 }],
        cartId: expect.any(String) as string,
        ledger: { rows: [{ kind: 'items' }, { kind: 'delivery', amount: { currency: 'inr' } }] },
      },
    })
    expect(await lookup.find(displayId, 'unknown@umber-ecru.example')).toEqual({ kind: 'none' })

    const found = await lookup.find(displayId, email)
    if (found.kind !== 'found') throw new Error('The order is not found')
    const { access = '' } = found.order
    expect(await lookup.open(id, access)).toMatchObject({ id, email, access })
    expect(await lookup.open(id, `${access}x`)).toBeUndefined()

    const { client, email: ownEmail } = await customer()
    const transfers = createLiveOrderTransfers(client)
    expect(await transfers.accept(id, 'nope')).toBe('used')
    await expect(transfers.request({ id })).rejects.toMatchObject({ status: 404 })
    expect(await transfers.request(found.order)).toBe('asked')
    expect(await transfers.request(found.order)).toBe('asked')
    expect(await transfers.accept(id, 'nope')).toBe('used')
    expect(await transfers.decline(id, 'nope')).toBe('used')
    expect(await createLiveOwnOrders(client, backendUrl, numbers).find(id)).toBeUndefined()
    const own = await order(client, ownEmail, false)
    expect(await transfers.request(own)).toBe('own')
  })
})
