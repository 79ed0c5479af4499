import { checkoutStorageKey } from '../../src/storage-keys.ts'
import { describe, expect, it } from 'vitest'
import type { OrderAnswer, CheckoutGateway, OrderRefusal } from '../../src/ports/checkout-gateway.ts'
import { simulatedOptions } from '../support/simulated-gateway.ts'
import { address, lost, price, shop } from '../support/checkout-setup.ts'

const refusing = (refusal: OrderRefusal) => ({
  placeOrder: async () => ({ kind: 'refused', refusal }) as const,
})
const failing: Partial<CheckoutGateway> = {
  placeOrder: async () => ({ kind: 'failed', failure: { kind: 'broken', retryable: true } }),
}

/** Places the order and waits until the shopper can act again. */
async function refused(changes: Partial<CheckoutGateway>, { isCartKept = false } = {}) {
  const setup = Object.assign(shop(changes), { read: 0 })
  if (isCartKept)
    setup.refresh = async () => {
      setup.read += 1
    }
  await setup.toPayment()
  void setup.checkout.place()
  await setup.clock.until(() => setup.phase().status === 'filling')
  return setup
}

const noticeOf = ({ phase }: ReturnType<typeof shop>) => {
  const current = phase()
  return current.status === 'filling' ? current.notice : undefined
}

describe('[CHK-09] A failure is logged', () => {
  it('as a refusal, without the server’s message', async () => {
    const setup = await refused(refusing({ reason: 'payment' }))
    expect(setup.log.noted).toEqual([
      ['Checkout: the order was refused', { kind: 'rejected', code: 'payment' }],
    ])
  })

  it('also when the outcome of the order is unknown', async () => {
    const setup = shop({ placeOrder: async () => lost, findOrder: async () => lost })
    await setup.toPayment()
    void setup.checkout.place()
    await setup.clock.until(() => setup.phase().status === 'unresolved')
    expect(setup.log.noted[0]).toEqual(['Checkout: no answer to the order', { kind: 'unreachable' }])
  })

  it('also when the shipping options cannot be read', async () => {
    const failure = { kind: 'broken', status: 500, retryable: true } as const
    const setup = shop({ shippingOptions: async () => ({ kind: 'failed', failure }) })
    void setup.checkout.submitAddress(address)
    await setup.clock.until(() => setup.phase().status === 'filling')
    expect(setup.log.noted).toEqual([
      ['Checkout: the ways of delivery could not be read', { kind: 'broken', status: 500 }],
    ])
  })
})

describe('An order that is refused', () => {
  it('[F-59] for another price is placed only when the shopper agrees to it', async () => {
    const quote = { subtotal: price, shipping: price, total: { ...price, amount: 20 } }
    const setup = await refused(refusing({ reason: 'price-changed', quote }), { isCartKept: true })
    expect(setup.view().quote).toEqual(quote)
    expect(setup.read).toBe(1)
    void setup.checkout.place()
    expect(setup.requests).toHaveLength(1)
    void setup.checkout.acceptPrice()
    expect(setup.requests).toHaveLength(2)
    expect(setup.requests[1]).toMatchObject({ quote, address })
    expect(setup.requests[1]?.attempt).not.toBe(setup.requests[0]?.attempt)
  })

  it('[F-60] for want of stock names the line, and keeps address and delivery', async () => {
    const setup = await refused(refusing({ reason: 'out-of-stock', lineIds: ['line_1'] }))
    expect(noticeOf(setup)).toMatchObject({ kind: 'refused', refusal: { lineIds: ['line_1'] } })
    expect(setup.view()).toMatchObject({ step: 'payment', draft: { address, deliveryId: 'express' } })
  })

  it('[F-60] tells the cart what was counted, so that its lines can show it', async () => {
    const stock = new Map([['v', 1]])
    const setup = await refused(refusing({ reason: 'out-of-stock', lineIds: ['line_1'], stock }))
    expect(setup.counted).toEqual([stock])
  })

  it('[F-60] is no longer reported when the cart has changed', async () => {
    const setup = await refused(refusing({ reason: 'out-of-stock', lineIds: ['line_1'] }))
    setup.change({ subtotal: price })
    expect(noticeOf(setup)).toBeDefined()
    setup.change({ lines: [] })
    expect(noticeOf(setup)).toBeUndefined()
  })

  it('[F-62] because its shipping option is gone asks to choose again', async () => {
    const setup = await refused(refusing({ reason: 'delivery-gone' }))
    expect(noticeOf(setup)).toEqual({ kind: 'delivery-gone' })
    expect(setup.view()).toMatchObject({ step: 'delivery' })
    expect(setup.view().draft).not.toHaveProperty('deliveryId')
    expect(setup.view().methods.map(({ id }) => id)).toEqual(['standard', 'overnight'])
    void setup.checkout.submitDelivery()
    expect(setup.view().step).toBe('delivery')
  })

  it('[F-70] because the session has ended keeps everything for after the sign-in', async () => {
    const setup = await refused(refusing({ reason: 'session-ended' }))
    expect(noticeOf(setup)).toMatchObject({ refusal: { reason: 'session-ended' } })
    const later = setup.open()
    await setup.clock.until(() => later.getState().view.phase.status === 'filling')
    expect(later.getState().view).toMatchObject({ step: 'payment', draft: { address, payment: 'paypal' } })
  })

  it('[CHK-09] [F-76] or fails is sent again as the same attempt, and nothing typed is lost', async () => {
    const setup = await refused(failing)
    expect(noticeOf(setup)).toMatchObject({ kind: 'failed', failure: { kind: 'broken' } })
    expect(setup.log.noted).toEqual([['Checkout: the order was not placed', { kind: 'broken' }]])
    expect(setup.view()).toMatchObject({ step: 'payment', draft: { address } })
    const again = () => {
      void setup.checkout.choosePayment('paypal')
      void setup.checkout.place()
    }
    again()
    await setup.clock.until(() => setup.phase().status === 'filling')
    again()
    const attempts = setup.requests.map(({ attempt }) => attempt)
    expect(attempts).toHaveLength(3)
    expect(new Set(attempts).size).toBe(1)
  })

  it('or fails is sent again at the total that a promotion code has changed since', async () => {
    const discount = { ...price, amount: 1 }
    const quote = { subtotal: price, discount, total: { ...price, amount: 9 } }
    const setup = await refused({
      ...failing,
      calculateTotals: async ({ codes }) => (codes === undefined ? { subtotal: price, total: price } : quote),
    })
    setup.change({ codes: ['WELCOME10'], discount })
    await setup.clock.until(() => setup.view().quote.total.amount === 9)
    void setup.checkout.choosePayment('paypal')
    void setup.checkout.place()
    expect(setup.requests).toHaveLength(2)
    expect(setup.requests[1]).toMatchObject({ quote, cart: { codes: ['WELCOME10'] } })
    expect(setup.requests[1]?.attempt).toBe(setup.requests[0]?.attempt)
  })

  it('is another attempt when something else is ordered', async () => {
    const setup = await refused(failing)
    void setup.checkout.choosePayment('razorpay')
    void setup.checkout.place()
    expect(new Set(setup.requests.map(({ attempt }) => attempt)).size).toBe(2)
  })
})

describe('The shipping options', () => {
  const submitted = async (changes: Partial<CheckoutGateway>) => {
    const setup = shop(changes)
    void setup.checkout.submitAddress(address)
    await setup.clock.until(() => setup.phase().status === 'filling')
    return setup
  }

  it('[F-61] are none where nothing is delivered: the address can be changed', async () => {
    const setup = await submitted({ shippingOptions: async () => ({ kind: 'methods', methods: [] }) })
    expect(noticeOf(setup)).toEqual({ kind: 'not-delivered' })
    expect(setup.view()).toMatchObject({ step: 'address', draft: { address, addressAccepted: false } })
  })

  it.each([
    ['says so', { kind: 'failed', failure: { kind: 'broken', retryable: true } }],
    ['throws', 'throws'],
    ['never answers', 'hangs'],
  ] as const)('can be requested again when the gateway %s', async (_, fate) => {
    let asked = 0
    const setup = shop({
      shippingOptions: async () => {
        asked += 1
        if (asked > 1) return { kind: 'methods', methods: simulatedOptions }
        if (fate === 'throws') throw new Error('No')
        return fate === 'hangs' ? new Promise(() => undefined) : fate
      },
    })
    void setup.checkout.submitAddress(address)
    await setup.clock.until(() => setup.phase().status === 'filling')
    expect(noticeOf(setup)).toMatchObject({ kind: 'methods-failed' })
    expect(setup.view()).toMatchObject({ step: 'delivery', draft: { address } })
    void setup.checkout.submitDelivery()
    expect(setup.view().step).toBe('delivery')
    void setup.checkout.retry()
    await setup.clock.until(() => setup.phase().status === 'filling')
    expect(setup.view().methods).toHaveLength(3)
  })

  it('[F-62] ask to choose again when the chosen one is not among them after Back', async () => {
    let methods = simulatedOptions
    const setup = shop({ shippingOptions: async () => ({ kind: 'methods', methods }) })
    await setup.toPayment()
    methods = simulatedOptions.filter(({ id }) => id !== 'express')
    void setup.checkout.goTo('address')
    void setup.checkout.submitAddress(address)
    await setup.clock.until(() => setup.phase().status === 'filling')
    expect(noticeOf(setup)).toEqual({ kind: 'delivery-gone' })
    expect(setup.view().draft).not.toHaveProperty('deliveryId')
  })

  it('are not requested any more by a page that was left', async () => {
    const leaving = new AbortController()
    const given: (AbortSignal | undefined)[] = []
    const setup = shop({
      shippingOptions: async (_cart, _address, options) => {
        given.push(options?.signal)
        return { kind: 'methods', methods: simulatedOptions }
      },
    })
    void setup.open(leaving.signal).submitAddress(address)
    expect(given).toEqual([leaving.signal])
  })

  it.each(['rejected', 'failed'] as const)(
    'change nothing that is stored when they are %s because the page is left',
    async (kind) => {
      const leaving = new AbortController()
      const failed = { kind: 'failed', failure: { kind: 'unreachable', retryable: true } } as const
      const setup = shop({
        shippingOptions: (_cart, _address, options) =>
          new Promise((resolve, reject) => {
            options?.signal?.addEventListener('abort', () =>
              kind === 'rejected' ? reject(new TypeError('Failed to fetch')) : resolve(failed),
            )
          }),
      })
      const checkout = setup.open(leaving.signal)
      void checkout.submitAddress(address)
      const kept = setup.storage.get(checkoutStorageKey)
      leaving.abort()
      await setup.clock.pass(1)
      expect(checkout.getState().view.phase.status).toBe('asking-methods')
      expect(setup.storage.get(checkoutStorageKey)).toBe(kept)
    },
  )
})

describe('An order with an unknown outcome', () => {
  it('[F-76] never spins for ever: an order at a gateway that hangs is looked up after half a minute', async () => {
    const looks: number[] = []
    const setup = shop({
      placeOrder: () => new Promise(() => undefined),
      findOrder: async () => {
        looks.push(setup.clock.now())
        return lost
      },
    })
    await setup.toPayment()
    const begun = setup.clock.now()
    void setup.checkout.place()
    await setup.clock.until(() => setup.phase().status === 'unresolved')
    expect(looks.map((at) => at - begun)).toEqual([31_500, 33_000, 34_500, 36_000, 37_500])
    expect(setup.view().draft.address).toEqual(address)
  })

  it('[F-57] can be looked up again, and is never placed again', async () => {
    let answer: OrderAnswer = lost
    const setup = shop({ placeOrder: async () => lost, findOrder: async () => answer })
    await setup.toPayment()
    void setup.checkout.place()
    await setup.clock.until(() => setup.phase().status === 'unresolved')
    void setup.checkout.place()
    void setup.checkout.goTo('address')
    void setup.checkout.acceptPrice()
    expect(setup.phase().status).toBe('unresolved')
    answer = { kind: 'placed', order: { number: 'UE-123456' } }
    void setup.checkout.retry()
    await setup.clock.until(() => setup.phase().status === 'placed')
    expect(setup.requests).toHaveLength(1)
  })

  it('[F-56] is looked up after a reload, before anything else', async () => {
    const setup = shop({
      placeOrder: () => new Promise(() => undefined),
      findOrder: async () => ({ kind: 'placed', order: { number: 'UE-123456' } }),
    })
    await setup.toPayment()
    void setup.checkout.place()
    const later = setup.open()
    await setup.clock.until(() => later.getState().view.phase.status === 'placed')
    expect(setup.requests).toHaveLength(1)
  })

  it('[F-57] goes back to payment when it turns out not to have been placed', async () => {
    const setup = shop({
      placeOrder: async () => lost,
      findOrder: async () => ({ kind: 'failed', failure: { kind: 'missing', retryable: true } }),
    })
    await setup.toPayment()
    void setup.checkout.place()
    await setup.clock.until(() => setup.phase().status === 'filling')
    expect(setup.view()).toMatchObject({ step: 'payment', draft: { address } })
    void setup.checkout.place()
    expect(new Set(setup.requests.map(({ attempt }) => attempt)).size).toBe(1)
  })
})
