import { describe, expect, it } from 'vitest'
import { openTab, paying } from '../support/live-payment.ts'

describe('A cart that another tab writes to while this one pays', () => {
  const there = {
    first_name: 'Ben',
    last_name: 'Roy',
    phone: '',
    address_1: '',
    city: 'Pune',
    province: 'MH',
    postal_code: '411001',
    country_code: 'in',
  }

  /** It is paid here, and then has the address of another tab, at the same total. */
  async function overwritten() {
    const setup = await paying()
    const { backend, client, request, authorize } = setup
    await authorize('confirm')
    const overwrite = () =>
      client.store.cart.update(request.cart.id, { email: 'ben@example.com', shipping_address: there })
    await overwrite()
    const before = backend.requests.length
    const sent = () =>
      backend.requests.slice(before).map(({ method, path }) => [method, path.split('/').at(-1) ?? ''])
    const ordered = () =>
      [...backend.database.orders.values()].find(({ cart }) => cart.id === request.cart.id)?.cart
    return { ...setup, overwrite, sent, ordered }
  }

  const here = { first_name: 'Asha', address_1: '1 Dock Road', city: 'Mumbai' }

  it('is ordered to the address of this one, with the payment that was made', async () => {
    const { gateway, request, session, ordered } = await overwritten()
    expect(await gateway.placeOrder(request)).toMatchObject({ kind: 'placed' })
    expect(ordered()).toMatchObject({
      email: 'asha@example.com',
      shippingAddress: here,
      billingAddress: here,
      testPayment: { sessionId: session.sessionId, status: 'authorized' },
    })
  })

  it('is ordered to the address of this one after a reload', async () => {
    const { client, request, ordered } = await overwritten()
    expect(await openTab(client).placeOrder(request)).toMatchObject({ kind: 'placed' })
    expect(ordered()).toMatchObject({ email: 'asha@example.com', shippingAddress: here })
  })

  it('is ordered to the address of this one by a lookup', async () => {
    const { backend, gateway, request, ordered, overwrite } = await overwritten()
    backend.fault = ({ path }) => (path.endsWith('/complete') ? { kind: 'lost-request' } : undefined)
    expect(await gateway.placeOrder(request)).toMatchObject({ kind: 'unknown' })
    await overwrite()
    backend.fault = () => undefined
    expect(await gateway.findOrder(request)).toMatchObject({ kind: 'placed' })
    expect(ordered()).toMatchObject({ email: 'asha@example.com', shippingAddress: here })
  })

  it('is not ordered while it cannot be written; the payment is kept, and a lookup orders it', async () => {
    const { backend, gateway, request, session, orders, ordered } = await overwritten()
    backend.fault = ({ method, path }) =>
      method === 'POST' && /carts\/[^/]+$/.test(path) ? { kind: 'status', status: 500 } : undefined
    expect(await gateway.placeOrder(request)).toMatchObject({ kind: 'unknown' })
    backend.fault = ({ method, path }) =>
      method === 'POST' && /carts\/[^/]+$/.test(path) ? { kind: 'status', status: 400 } : undefined
    const refused = await gateway.placeOrder(request)
    expect(refused).toMatchObject({ kind: 'failed' })
    expect(refused).not.toHaveProperty('isReleased')
    expect(orders()).toBe(0)
    backend.fault = () => undefined
    expect(await gateway.findOrder(request)).toMatchObject({ kind: 'placed' })
    expect(ordered()).toMatchObject({ testPayment: { sessionId: session.sessionId } })
  })

  it('is not ordered at another total', async () => {
    const { client, gateway, request, variant, orders, sent } = await overwritten()
    await client.store.cart.createLineItem(request.cart.id, { variant_id: variant, quantity: 1 })
    expect(await gateway.placeOrder(request)).toMatchObject({
      kind: 'refused',
      refusal: { reason: 'price-changed' },
    })
    expect(sent()).not.toContainEqual(['POST', 'complete'])
    expect(orders()).toBe(0)
  })

  it('is found as the order that it became with the other address, and is not written to', async () => {
    const { client, gateway, request, orders, sent } = await overwritten()
    const answer = await client.store.cart.complete(request.cart.id)
    const id = answer.type === 'order' ? answer.order.id : ''
    const elsewhere = { kind: 'placed-elsewhere', order: { id } }
    expect(await gateway.placeOrder(request)).toMatchObject(elsewhere)
    expect(await gateway.findOrder(request)).toMatchObject(elsewhere)
    const isWrite = ([method, path]: readonly string[]) => method !== 'GET' && path !== 'complete'
    expect(sent().filter(isWrite)).toEqual([])
    expect(orders()).toBe(1)
  })

  it('is not written to when it is as it was', async () => {
    const { backend, gateway, request, authorize } = await paying()
    await authorize('confirm')
    const before = backend.requests.length
    expect(await gateway.placeOrder(request)).toMatchObject({ kind: 'placed' })
    const sent = () =>
      backend.requests.slice(before).map(({ method, path }) => [method, path.split('/').at(-1)])
    expect(sent()).toEqual([
      ['GET', request.cart.id],
      ['POST', 'complete'],
    ])
    // An order whose answer was lost is asked for again.
    expect(await gateway.placeOrder(request)).toMatchObject({ kind: 'placed' })
    expect(sent().filter(([method]) => method === 'POST')).toEqual([
      ['POST', 'complete'],
      ['POST', 'complete'],
    ])
  })
})

describe('A payment whose order comes too often', () => {
  it('is kept, and orders with the same session later, without asking the shopper again', async () => {
    const { backend, gateway, payment, request, session, authorize, outcomes, shown, orders, open } =
      await paying()
    await authorize('confirm')
    backend.fault = ({ path }) => (path.endsWith('/complete') ? { kind: 'status', status: 429 } : undefined)
    const answer = await gateway.placeOrder(request)
    expect(answer).toMatchObject({ kind: 'failed', failure: { status: 429 } })
    expect(answer).not.toHaveProperty('isReleased')
    backend.fault = () => undefined
    outcomes.resume = { kind: 'authorized' }
    const again = await open()
    expect(again).toEqual({ kind: 'open', payment: session, isResumed: true })
    const { isResumed } = again
    expect(await payment.authorize(request, session, { mode: 'confirm', isResumed })).toEqual({
      kind: 'authorized',
    })
    expect(shown).toEqual(['confirm', 'resume, leave'])
    expect(await gateway.placeOrder(request)).toMatchObject({ kind: 'placed' })
    expect(orders()).toBe(1)
  })
})
