import type { FakeDatabase } from '@umber/fake-backend'
import { describe, expect, it } from 'vitest'
import { createOrderHistory } from '../../src/account/create-order-history.ts'
import { orderNumbers } from '../../src/orders/order-number.ts'
import { createLiveOrderLookup } from '../../src/live/order-lookup.ts'
import { createLiveOrderTransfers } from '../../src/live/order-transfers.ts'
import { createLiveOwnOrders } from '../../src/live/customer-orders.ts'
import { createLiveReturns } from '../../src/live/returns.ts'
import type { OrderDetails } from '../../src/ports/order-history.ts'
import { backendUrl, liveSetup } from '../support/live-setup.ts'

const numbers = orderNumbers('UE')

function demoCustomer(setup: FakeDatabase) {
  const [customer] = setup.identities.values()
  if (customer === undefined) throw new Error('The fake backend has no demo customer')
  return customer
}

/** The demo customer with their past orders, signed in. */
async function customerSetup() {
  const { backend, client } = liveSetup()
  const { email, password } = demoCustomer(backend.database)
  await client.auth.login('customer', 'emailpass', { email, password })
  const history = createOrderHistory({ client, backendUrl, numbering: numbers.format })
  return { backend, client, history, own: createLiveOwnOrders(client, backendUrl, numbers) }
}

function arrivedYesterday({ backend }: Awaited<ReturnType<typeof customerSetup>>): void {
  const { orders, clock } = backend.database
  for (const [id, order] of orders) orders.set(id, { ...order, createdAt: clock.now() - 86_400_000 })
}

async function delivered(setup: Awaited<ReturnType<typeof customerSetup>>): Promise<OrderDetails> {
  const { orders } = await setup.history.list({ offset: 0, limit: 1, status: 'delivered' })
  const order = await setup.own.find(orders[0]?.id ?? '')
  if (order === undefined) throw new Error('Nothing was delivered')
  return order
}

describe('The order history', () => {
  it('is filtered by status over all of it, and paged within', async () => {
    const { history } = await customerSetup()
    const all = await history.list({ offset: 0, limit: 1 })
    expect([all.orders.length, all.total]).toEqual([1, 4])
    for (const status of ['processing', 'shipped', 'delivered', 'canceled'] as const) {
      const { orders, total } = await history.list({ offset: 0, limit: 1, status })
      expect(orders.map((order) => order.status.kind)).toEqual([status])
      expect(total).toBe(1)
      expect(await history.list({ offset: 1, limit: 1, status })).toEqual({ orders: [], total: 1 })
    }
  })

  it('finds one order by its number, and no order of another customer', async () => {
    const setup = await customerSetup()
    const order = await delivered(setup)
    expect(order.displayId).toMatch(/^UE-\d{6}$/)
    expect(order.items.every((line) => line.delivered === line.quantity)).toBe(true)
    const other = setup.backend.database.orders.get(order.id)
    if (other !== undefined) other.cart.customerId = 'cus_other'
    expect(await setup.own.find(order.id)).toBeUndefined()
  })
})

describe('Returns', () => {
  it('[F-81] offer reasons and ways, are counted on the order they were asked for, and are refused beyond it', async () => {
    const setup = await customerSetup()
    arrivedYesterday(setup)
    const order = await delivered(setup)
    const returns = createLiveReturns(setup.client)
    const { reasons, ways } = await returns.terms(order)
    expect(reasons.map(({ label }) => label)).toContain('Too small')
    expect(ways).toMatchObject([{ name: 'Return by post', price: { amount: 0 } }])
    const [line] = order.items
    const request = {
      orderId: order.id,
      wayId: ways[0]?.id ?? '',
      items: [{ id: line?.id ?? '', quantity: 1, reasonId: reasons[0]?.id ?? '', note: '' }],
    }
    expect(await returns.request(request)).toEqual({ kind: 'requested' })
    expect((await setup.own.find(order.id))?.items[0]).toMatchObject({ returning: 1 })
    const tooMany = {
      ...request,
      items: request.items.map(({ id, reasonId, note }) => ({ id, reasonId, note, quantity: 99 })),
    }
    expect(await returns.request(tooMany)).toMatchObject({ kind: 'refused' })
  })

  it('are requested by a guest with the access of the lookup', async () => {
    const { backend, client } = liveSetup()
    const { email } = demoCustomer(backend.database)
    const lookup = createLiveOrderLookup(client, backendUrl, numbers)
    const returns = createLiveReturns(client)
    const past = [...backend.database.orders.values()].find(({ status }) => status === 'completed')
    if (past === undefined) throw new Error('Nothing was delivered')
    past.cart.customerId = null
    backend.database.orders.set(past.id, { ...past, createdAt: backend.database.clock.now() - 86_400_000 })
    const found = await lookup.find(past.displayId, email)
    if (found.kind !== 'found') throw new Error('The order is not found')
    const { id, access = '', items } = found.order
    const { ways } = await returns.terms(found.order)
    const wanted = items.slice(0, 1).map((line) => ({ id: line.id, quantity: 1, reasonId: '', note: '' }))
    const request = { orderId: id, wayId: ways[0]?.id ?? '', items: wanted }
    expect(await returns.request(request)).toMatchObject({ kind: 'refused' })
    expect(await returns.request({ ...request, access })).toEqual({ kind: 'requested' })
    expect((await lookup.open(id, access))?.items[0]).toMatchObject({ returning: 1 })
  })

  it('name no reason where the merchant has none', async () => {
    const setup = await customerSetup()
    arrivedYesterday(setup)
    const order = await delivered(setup)
    const returns = createLiveReturns(setup.client)
    const { ways } = await returns.terms(order)
    const items = [{ id: order.items[0]?.id ?? '', quantity: 1, reasonId: '', note: '' }]
    const request = { orderId: order.id, wayId: ways[0]?.id ?? '', items }
    expect(await returns.request(request)).toEqual({ kind: 'requested' })
    const sent = setup.backend.requests.findLast(({ path }) => path === '/store/returns')
    expect(sent?.body).toMatchObject({ items: [{ quantity: 1 }] })
    expect(JSON.stringify(sent?.body)).not.toContain('reason')
  })

  it('offer no reason that has reasons of its own, which Medusa refuses', async () => {
    const small = { id: 'rr_small', label: 'Too small', return_reason_children: [] }
    const parent = { id: 'rr_fit', label: 'It does not fit', return_reason_children: [{ id: 'rr_small' }] }
    const list = () => Promise.resolve({ return_reasons: [parent, small] })
    const client = { auth: {} as never, client: {} as never, store: { returnReason: { list } } as never }
    const order = { id: 'order_1' } as OrderDetails
    expect((await createLiveReturns(client).terms(order)).reasons).toEqual([
      { id: 'rr_small', label: 'Too small' },
    ])
  })

  it('are refused for what arrived longer ago than the backend’s days of return', async () => {
    const setup = await customerSetup()
    const order = await delivered(setup)
    const items = [{ id: order.items[0]?.id ?? '', quantity: 1, reasonId: 'rr_fake_too-small', note: '' }]
    const answer = await createLiveReturns(setup.client).request({ orderId: order.id, wayId: 'w', items })
    expect(answer).toMatchObject({ kind: 'refused', message: expect.stringContaining('within 30 days') })
  })

  it('reject when the outcome is unknown', async () => {
    const setup = await customerSetup()
    const returns = createLiveReturns(setup.client)
    setup.backend.fault = ({ path }) => (path === '/store/returns' ? { kind: 'lost-answer' } : undefined)
    await expect(returns.request({ orderId: 'o', wayId: 'w', items: [] })).rejects.toMatchObject({
      kind: 'network',
    })
  })

  it('have no return shipping for an order without a cart', async () => {
    const setup = await customerSetup()
    const { cartId: _cartId, ...order } = await delivered(setup)
    expect((await createLiveReturns(setup.client).terms(order)).ways).toEqual([])
  })
})

describe('The order lookup', () => {
  it('finds by number and address, and says the same for a wrong one of either', async () => {
    const { backend, client } = liveSetup()
    const lookup = createLiveOrderLookup(client, backendUrl, numbers)
    const { email } = demoCustomer(backend.database)
    expect(await lookup.find(1, ` ${email} `)).toMatchObject({
      kind: 'found',
      order: { displayId: 'UE-000001' },
    })
    expect(await lookup.find(1, 'unknown@example.com')).toEqual({ kind: 'none' })
    expect(await lookup.find(999, email)).toEqual({ kind: 'none' })
  })

  it('[F-78] opens by the link of a mail, and by no other', async () => {
    const { backend, client } = liveSetup()
    const lookup = createLiveOrderLookup(client, backendUrl, numbers)
    const found = await lookup.find(1, demoCustomer(backend.database).email)
    if (found.kind !== 'found') throw new Error('The order is not found')
    const { id, access = '' } = found.order
    expect(await lookup.open(id, access)).toMatchObject({ id, displayId: 'UE-000001', access })
    expect(await lookup.open(id, 'made-up')).toBeUndefined()
    expect(await lookup.open('order_nope', access)).toBeUndefined()
    backend.fault = () => ({ kind: 'status', status: 500 })
    await expect(lookup.open(id, access)).rejects.toMatchObject({ status: 500 })
  })

  it('reports too many requests, and rejects when it fails', async () => {
    const { backend, client } = liveSetup()
    const lookup = createLiveOrderLookup(client, backendUrl, numbers)
    backend.fault = () => ({ kind: 'status', status: 429 })
    expect(await lookup.find(1, 'a@example.com')).toEqual({ kind: 'too-often' })
    backend.fault = () => ({ kind: 'status', status: 500 })
    await expect(lookup.find(1, 'a@example.com')).rejects.toMatchObject({ status: 500 })
  })

  it('returns the backend’s waiting time if there is one', async () => {
    const error = Object.assign(new Error('Too many'), {
      [Symbol.for('@umber/commerce-client/error')]: true,
      kind: 'response',
      status: 429,
      retryAfter: 90_500,
    })
    const client = { client: { fetch: () => Promise.reject(error) } as never, store: {} as never }
    expect(await createLiveOrderLookup(client, backendUrl, numbers).find(1, 'a@example.com')).toEqual({
      kind: 'too-often',
      seconds: 91,
    })
  })
})

describe('The transfer of an order to an account', () => {
  async function guestOrder() {
    const setup = await customerSetup()
    const [order] = setup.backend.database.orders.values()
    if (order === undefined) throw new Error('There is no order')
    order.cart.customerId = 'cus_guest'
    const token = () => order.transfers?.at(-1)?.token ?? ''
    const found = await createLiveOrderLookup(setup.client, backendUrl, numbers).find(
      order.displayId,
      order.cart.email ?? '',
    )
    if (found.kind !== 'found') throw new Error('The order is not found')
    return { ...setup, order, found: found.order, token, transfers: createLiveOrderTransfers(setup.client) }
  }

  it('is requested repeatedly, and accepted by the link of any email, once', async () => {
    const { transfers, order, found, token, own } = await guestOrder()
    expect(await own.find(order.id)).toBeUndefined()
    expect(await transfers.request(found)).toBe('asked')
    const link = token()
    expect(await transfers.request(found)).toBe('asked')
    expect(await transfers.accept(order.id, 'wrong')).toBe('used')
    expect(await transfers.accept(order.id, link)).toBe('done')
    for (const late of [link, token()]) expect(await transfers.accept(order.id, late)).toBe('used')
    expect(await own.find(order.id)).toMatchObject({ id: order.id })
    expect(await transfers.request(found)).toBe('own')
  })

  it('[F-78] is not requested by an order’s id alone', async () => {
    const { transfers, order } = await guestOrder()
    await expect(transfers.request({ id: order.id })).rejects.toMatchObject({ status: 404 })
    expect(order.transfers).toBeUndefined()
  })

  it('is declined, and the order keeps its owner', async () => {
    const { transfers, order, found, token } = await guestOrder()
    await transfers.request(found)
    expect(await transfers.decline(order.id, 'wrong')).toBe('used')
    expect(await transfers.decline(order.id, token())).toBe('done')
    expect(order.cart.customerId).toBe('cus_guest')
  })

  it('rejects without a sign-in or when the backend fails', async () => {
    const { transfers, order, found, backend } = await guestOrder()
    await expect(createLiveOrderTransfers(liveSetup().client).request(found)).rejects.toMatchObject({
      status: 401,
    })
    backend.fault = () => ({ kind: 'status', status: 500 })
    await expect(transfers.accept(order.id, 'token')).rejects.toMatchObject({ status: 500 })
  })
})
