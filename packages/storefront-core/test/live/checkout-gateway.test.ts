import type { Fault } from '@umber/fake-backend'
import { describe, expect, it } from 'vitest'
import { manualPayment } from '../../src/live/payment-adapter.ts'
import { orderSetup } from '../support/live-setup.ts'

const steps = {
  'the address': /carts\/[^/]+$/,
  'the delivery': /shipping-methods$/,
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
  'a 429': { kind: 'status', status: 429 },
}

describe('A live order', () => {
  for (const [step, path] of Object.entries(steps))
    it.each(Object.entries(failures))(
      `fails without an order when ${step} meets %s, and can be placed again`,
      async (_, fault) => {
        const { backend, gateway, request, orders } = await orderSetup()
        backend.fault = (asked) => (asked.method === 'POST' && path.test(asked.path) ? fault : undefined)
        expect(await gateway.placeOrder(request)).toMatchObject({ kind: 'failed' })
        expect(orders()).toBe(0)
        backend.fault = () => undefined
        expect(await gateway.placeOrder(request)).toMatchObject({ kind: 'placed' })
        expect(orders()).toBe(1)
      },
    )

  it.each(Object.entries(failures))(
    'is unknown when its own answer is %s, and a lookup finds one order at most',
    async (_, fault) => {
      const { backend, gateway, request, orders } = await orderSetup()
      backend.fault = (asked) => (ordering.test(asked.path) ? fault : undefined)
      expect(await gateway.placeOrder(request)).toMatchObject({ kind: 'unknown' })
      expect(await gateway.findOrder(request)).toMatchObject({ kind: 'unknown' })
      backend.fault = () => undefined
      const found = await gateway.findOrder(request)
      expect(found).toMatchObject({ kind: 'placed' })
      expect(await gateway.findOrder(request)).toEqual(found)
      expect(orders()).toBe(1)
    },
  )

  it('is one order for two presses in the same moment', async () => {
    const { gateway, request, orders } = await orderSetup()
    const answers = await Promise.all([gateway.placeOrder(request), gateway.placeOrder(request)])
    expect(answers.map(({ kind }) => kind)).toContain('placed')
    expect(orders()).toBe(1)
  })

  it('[F-63] can be paid in the ways that the region of its cart has, and in no other', async () => {
    const { gateway, request } = await orderSetup()
    expect(await gateway.availablePayments?.(request.cart)).toEqual(['paypal'])
    const closed = await orderSetup({ ...manualPayment, providerId: 'pp_unknown' })
    expect(await closed.gateway.availablePayments?.(closed.request.cart)).toEqual([])
  })

  it('names the lines that are sold out, and orders nothing', async () => {
    const { backend, gateway, request, variant, orders } = await orderSetup()
    backend.database.stock.set(variant, 1)
    const lineIds = request.cart.lines.map(({ id }) => id)
    expect(await gateway.placeOrder(request)).toEqual({
      kind: 'refused',
      refusal: { reason: 'out-of-stock', lineIds, stock: new Map([[variant, 1]]) },
    })
    expect(orders()).toBe(0)
  })

  it('is refused where the payment is declined, before anything is ordered', async () => {
    const { gateway, request, orders } = await orderSetup({
      ...manualPayment,
      authorize: async () => 'declined',
    })
    expect(await gateway.placeOrder(request)).toEqual({ kind: 'refused', refusal: { reason: 'payment' } })
    expect(orders()).toBe(0)
  })

  it('gives the payment adapter its own session', async () => {
    let session: unknown
    const { gateway, request } = await orderSetup({
      ...manualPayment,
      async authorize(given) {
        session = given
        return 'authorized'
      },
    })
    await gateway.placeOrder(request)
    expect(session).toMatchObject({ provider_id: 'pp_system_default' })
  })

  it('is not placed by a lookup while its cart is not paid', async () => {
    const { gateway, request, orders } = await orderSetup()
    expect(await gateway.findOrder(request)).toMatchObject({ kind: 'refused' })
    expect(orders()).toBe(0)
  })

  it('that another tab placed from the same cart, for another total, is not the agreed one', async () => {
    const { gateway, request } = await orderSetup()
    expect(await gateway.placeOrder(request)).toMatchObject({ kind: 'placed' })
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
    expect(await gateway.placeOrder(request)).toEqual({
      kind: 'refused',
      refusal: { reason: 'session-ended' },
    })
  })

  it('sends no card data, and nothing unnecessary', async () => {
    const { backend, gateway, request } = await orderSetup()
    await gateway.placeOrder(request)
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
