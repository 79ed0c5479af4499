import type { Fault } from '@umber/fake-backend'
import { describe, expect, it } from 'vitest'
import { orderSetup } from '../support/live-setup.ts'
import { placeOrder } from '../support/place-order.ts'

const steps = {
  'the address': /carts\/[^/]+$/,
  'the delivery': /refresh$/,
  'the payment collection': /payment-collections$/,
  'the payment session': /payment-sessions$/,
} as const
const ordering = /\/complete$/
const failures: Readonly<Record<string, Fault>> = {
  'a lost request': { kind: 'lost-request' },
  'a lost answer': { kind: 'lost-answer' },
  'another page': { kind: 'html' },
  'half an answer': { kind: 'truncated' },
  'a 500': { kind: 'status', status: 500 },
  'a 503': { kind: 'status', status: 503 },
}
const tooMany: Fault = { kind: 'status', status: 429, body: { type: 'too_many_requests', message: 'Later' } }

describe('A live order', () => {
  for (const [step, path] of Object.entries(steps))
    it.each([...Object.entries(failures), ['a 429', tooMany] as const])(
      `fails without an order when ${step} meets %s, and can be placed again`,
      async (_, fault) => {
        const { backend, gateway, request: asked, orders } = await orderSetup()
        // Another one than was written when the methods were asked for, so that it has to be written.
        const request = { ...asked, address: { ...asked.address, address2: 'Floor 2' } }
        backend.fault = ({ method, path: to }) => (method === 'POST' && path.test(to) ? fault : undefined)
        expect(await placeOrder(gateway, request)).toMatchObject({ kind: 'failed' })
        expect(orders()).toBe(0)
        backend.fault = () => undefined
        expect(await placeOrder(gateway, request)).toMatchObject({ kind: 'placed' })
        expect(orders()).toBe(1)
      },
    )

  it.each(Object.entries(failures))(
    'is unknown when its own answer is %s, and a lookup finds one order at most',
    async (_, fault) => {
      const { backend, gateway, request, orders } = await orderSetup()
      backend.fault = (asked) => (ordering.test(asked.path) ? fault : undefined)
      expect(await placeOrder(gateway, request)).toMatchObject({ kind: 'unknown' })
      expect(await gateway.findOrder(request)).toMatchObject({ kind: 'unknown' })
      backend.fault = () => undefined
      const found = await gateway.findOrder(request)
      expect(found).toMatchObject({ kind: 'placed' })
      expect(await gateway.findOrder(request)).toEqual(found)
      expect(orders()).toBe(1)
    },
  )

  it('certainly fails when it comes too often, is not asked for again, and can be placed later', async () => {
    const { backend, gateway, request, orders } = await orderSetup()
    backend.fault = (asked) => (ordering.test(asked.path) ? tooMany : undefined)
    const answer = await placeOrder(gateway, request)
    expect(answer).toMatchObject({ kind: 'failed', failure: { kind: 'busy', status: 429 } })
    expect(answer).not.toHaveProperty('isReleased')
    expect(backend.requests.filter(({ path }) => ordering.test(path))).toHaveLength(1)
    expect(orders()).toBe(0)
    backend.fault = () => undefined
    expect(await placeOrder(gateway, request)).toMatchObject({ kind: 'placed' })
  })

  it.each([
    ['', undefined],
    [', also when the cart cannot be read', { kind: 'lost-answer' } as const],
  ])('whose answer is lost stays unknown while it is looked for too often%s', async (_, reading) => {
    const { backend, gateway, request, orders } = await orderSetup()
    backend.fault = (asked) => (ordering.test(asked.path) ? { kind: 'lost-answer' } : undefined)
    expect(await placeOrder(gateway, request)).toMatchObject({ kind: 'unknown' })
    let isLimited = false
    backend.fault = ({ path }) => {
      isLimited ||= ordering.test(path)
      if (ordering.test(path)) return tooMany
      return isLimited ? reading : undefined
    }
    expect(await gateway.findOrder(request)).toMatchObject({ kind: 'unknown', failure: { status: 429 } })
    backend.fault = () => undefined
    expect(await gateway.findOrder(request)).toMatchObject({ kind: 'placed' })
    expect(orders()).toBe(1)
  })

  it('is one order for two presses in the same moment', async () => {
    const { gateway, request, orders } = await orderSetup()
    const answers = await Promise.all([placeOrder(gateway, request), placeOrder(gateway, request)])
    expect(answers.map(({ kind }) => kind)).toContain('placed')
    expect(orders()).toBe(1)
  })

  it('[F-63] can be paid in the ways that the region of its cart has, and in no other', async () => {
    const { gateway, request } = await orderSetup()
    expect(await gateway.availablePayments?.(request.cart)).toEqual(['pp_system_default'])
    const closed = await orderSetup({ id: 'pp_unknown' })
    const ask = () => closed.gateway.availablePayments?.(closed.request.cart)
    expect([await ask(), await ask()]).toEqual([[], []])
    // The region has a provider that this shop does not know: the operator is told, once.
    expect(closed.log.noted.map(([, { code }]) => code)).toEqual(['pp_system_default', 'pp_test'])
  })

  it('is offered by a region before there is a cart: its ways to pay and its countries', async () => {
    const { gateway, client } = await orderSetup()
    const { regions } = await client.store.region.list({ fields: 'id' })
    expect(await gateway.offersIn?.(regions[0]?.id ?? '')).toEqual({
      payments: ['pp_system_default'],
      countries: [{ code: 'in', name: 'India' }],
    })
  })

  it('is delivered to a place without an email, which a wallet tells last', async () => {
    const { gateway, request } = await orderSetup()
    const place = { ...request.address, email: '', address1: '' }
    expect(await gateway.shippingOptions(request.cart, place)).toMatchObject({ kind: 'methods' })
    expect(await placeOrder(gateway, request)).toMatchObject({ kind: 'placed' })
  })

  it('names the lines that are sold out, and orders nothing', async () => {
    const { backend, gateway, request, variant, orders } = await orderSetup()
    backend.database.stock.set(variant, 1)
    const lineIds = request.cart.lines.map(({ id }) => id)
    expect(await placeOrder(gateway, request)).toMatchObject({
      kind: 'refused',
      refusal: { reason: 'out-of-stock', lineIds, stock: new Map([[variant, 1]]) },
    })
    expect(orders()).toBe(0)
  })

  it('is not placed by a lookup while its cart is not paid', async () => {
    const { gateway, request, orders } = await orderSetup()
    expect(await gateway.findOrder(request)).toMatchObject({ kind: 'refused' })
    expect(orders()).toBe(0)
  })

  it('that another tab placed from the same cart, for another total, is not the agreed one', async () => {
    const { gateway, request } = await orderSetup()
    expect(await placeOrder(gateway, request)).toMatchObject({ kind: 'placed' })
    const { quote } = request
    const total = { ...quote.total, amount: quote.total.amount - 1 }
    expect(await gateway.findOrder({ ...request, quote: { ...quote, total } })).toEqual({
      kind: 'refused',
      refusal: { reason: 'cart-changed' },
    })
  })

  it('reports an ended session, rather than a failure', async () => {
    const { backend, gateway, request } = await orderSetup()
    backend.fault = ({ path }) => (ordering.test(path) ? { kind: 'status', status: 401 } : undefined)
    expect(await placeOrder(gateway, request)).toEqual({
      kind: 'refused',
      refusal: { reason: 'session-ended' },
    })
  })

  it.each([
    ['net_terms_limit', 'net-terms-limit'],
    ['net_terms_not_offered', 'net-terms-refused'],
  ])('says why it cannot be paid on invoice: %s', async (code, reason) => {
    const { backend, gateway, request, orders } = await orderSetup()
    const body = { type: 'not_allowed', code, message: 'No' }
    for (const place of [steps['the payment session'], ordering]) {
      backend.fault = ({ path }) => (place.test(path) ? { kind: 'status', status: 400, body } : undefined)
      expect(await placeOrder(gateway, request)).toMatchObject({ kind: 'refused', refusal: { reason } })
    }
    expect(orders()).toBe(0)
  })

  it('sends no card data, and nothing unnecessary', async () => {
    const { backend, gateway, request } = await orderSetup()
    await placeOrder(gateway, request)
    expect(JSON.stringify(backend.requests)).not.toMatch(/card|cvv|4242/i)
  })
})

describe('The shipping options', () => {
  it('fail without an answer, and are aborted when the shopper has left', async () => {
    const { backend, gateway, request } = await orderSetup()
    backend.fault = ({ path }) => (path.endsWith('/shipping-options') ? { kind: 'lost-request' } : undefined)
    expect(await gateway.shippingOptions(request.cart, request.address)).toMatchObject({
      kind: 'failed',
      failure: { kind: 'unreachable' },
    })
    const left = gateway.shippingOptions(request.cart, request.address, { signal: AbortSignal.abort() })
    await expect(left).rejects.toThrow('aborted')
  })
})
