import type { Fault } from '@umber/fake-backend'
import { describe, expect, it } from 'vitest'
import { manualPayment } from '../../src/live/payment-adapter.ts'
import { orderWorld } from '../support/live-world.ts'

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
  'somebody else’s page': { kind: 'html' },
  'half an answer': { kind: 'truncated' },
  'a 500': { kind: 'status', status: 500 },
  'a 429': { kind: 'status', status: 429 },
}

describe('A live order', () => {
  for (const [step, path] of Object.entries(steps))
    it.each(Object.entries(failures))(
      `fails without an order when ${step} meets %s, and can be placed again`,
      async (_, fault) => {
        const { backend, desk, request, orders } = await orderWorld()
        backend.fault = (asked) => (asked.method === 'POST' && path.test(asked.path) ? fault : undefined)
        expect(await desk.place(request)).toMatchObject({ kind: 'failed' })
        expect(orders()).toBe(0)
        backend.fault = () => undefined
        expect(await desk.place(request)).toMatchObject({ kind: 'placed' })
        expect(orders()).toBe(1)
      },
    )

  it.each(Object.entries(failures))(
    'is unknown when its own answer is %s, and looking makes one order of it at most',
    async (_, fault) => {
      const { backend, desk, request, orders } = await orderWorld()
      backend.fault = (asked) => (ordering.test(asked.path) ? fault : undefined)
      expect(await desk.place(request)).toMatchObject({ kind: 'unknown' })
      expect(await desk.look(request)).toMatchObject({ kind: 'unknown' })
      backend.fault = () => undefined
      const found = await desk.look(request)
      expect(found).toMatchObject({ kind: 'placed' })
      expect(await desk.look(request)).toEqual(found)
      expect(orders()).toBe(1)
    },
  )

  it('is one order for two presses in the same moment', async () => {
    const { desk, request, orders } = await orderWorld()
    const answers = await Promise.all([desk.place(request), desk.place(request)])
    expect(answers.map(({ kind }) => kind)).toContain('placed')
    expect(orders()).toBe(1)
  })

  it('[F-63] can be paid in the ways that the region of its cart has, and in no other', async () => {
    const { desk, request } = await orderWorld()
    expect(await desk.openPayments?.(request.cart)).toEqual(['paypal'])
    const closed = await orderWorld({ ...manualPayment, providerId: 'pp_nobody' })
    expect(await closed.desk.openPayments?.(closed.request.cart)).toEqual([])
  })

  it('names the lines that are sold out, and orders nothing', async () => {
    const { backend, desk, request, variant, orders } = await orderWorld()
    backend.world.stock.set(variant, 1)
    const lineIds = request.cart.lines.map(({ id }) => id)
    expect(await desk.place(request)).toEqual({
      kind: 'refused',
      refusal: { reason: 'out-of-stock', lineIds, stock: new Map([[variant, 1]]) },
    })
    expect(orders()).toBe(0)
  })

  it('is refused where the payment is declined, before anything is ordered', async () => {
    const { desk, request, orders } = await orderWorld({
      ...manualPayment,
      authorise: async () => 'declined',
    })
    expect(await desk.place(request)).toEqual({ kind: 'refused', refusal: { reason: 'payment' } })
    expect(orders()).toBe(0)
  })

  it('hands the payment its own session', async () => {
    let session: unknown
    const { desk, request } = await orderWorld({
      ...manualPayment,
      async authorise(given) {
        session = given
        return 'authorised'
      },
    })
    await desk.place(request)
    expect(session).toMatchObject({ provider_id: 'pp_system_default' })
  })

  it('of a cart that is not paid for yet is not made by looking', async () => {
    const { desk, request, orders } = await orderWorld()
    expect(await desk.look(request)).toMatchObject({ kind: 'refused' })
    expect(orders()).toBe(0)
  })

  it('that another tab has made of the same cart, for another sum, is not the one that was agreed to', async () => {
    const { desk, request } = await orderWorld()
    expect(await desk.place(request)).toMatchObject({ kind: 'placed' })
    const { quote } = request
    const total = { ...quote.total, amount: quote.total.amount - 1 }
    expect(await desk.look({ ...request, quote: { ...quote, total } })).toEqual({
      kind: 'refused',
      refusal: { reason: 'cart-changed' },
    })
  })

  it('says that the session has ended, rather than that it failed', async () => {
    const { backend, desk, request } = await orderWorld()
    backend.fault = ({ path }) => (ordering.test(path) ? { kind: 'status', status: 401 } : undefined)
    expect(await desk.place(request)).toEqual({ kind: 'refused', refusal: { reason: 'session-ended' } })
  })

  it('sends no card, and nothing that was not asked for', async () => {
    const { backend, desk, request } = await orderWorld()
    await desk.place(request)
    expect(JSON.stringify(backend.asked)).not.toMatch(/card|cvv|4242/i)
  })
})

describe('The ways of delivery', () => {
  it('cannot be told without an answer, and nobody is told when the shopper has left', async () => {
    const { backend, desk, request } = await orderWorld()
    backend.fault = ({ path }) => (path.endsWith('/shipping-options') ? { kind: 'lost-request' } : undefined)
    expect(await desk.deliveryMethods(request.cart, request.address)).toMatchObject({
      kind: 'failed',
      failure: { kind: 'unreachable' },
    })
    const left = desk.deliveryMethods(request.cart, request.address, { signal: AbortSignal.abort() })
    await expect(left).rejects.toThrow('aborted')
  })
})
