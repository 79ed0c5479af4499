import { describe, expect, it } from 'vitest'
import type { OrderAnswer, OrderDesk, OrderRefusal } from '../../src/ports/order-desk.ts'
import { deliveryMethods } from '../../src/showcase/delivery-methods.ts'
import { address, lost, price, shop } from '../support/checkout-world.ts'

const refusing = (refusal: OrderRefusal) => ({ place: async () => ({ kind: 'refused', refusal }) as const })
const failing: Partial<OrderDesk> = {
  place: async () => ({ kind: 'failed', failure: { kind: 'broken', retryable: true } }),
}

/** Places the order and waits until the shopper can do something again. */
async function refused(changes: Partial<OrderDesk>, { isCartKept = false } = {}) {
  const world = Object.assign(shop(changes), { read: 0 })
  if (isCartKept)
    world.refresh = async () => {
      world.read += 1
    }
  await world.toPayment()
  world.checkout.place()
  await world.clock.until(() => world.phase().name === 'filling')
  return world
}

const noticeOf = ({ phase }: ReturnType<typeof shop>) => {
  const current = phase()
  return current.name === 'filling' ? current.notice : undefined
}

describe('[CHK-09] A failure is written down', () => {
  it('as a refusal, without the words that came with it', async () => {
    const world = await refused(refusing({ reason: 'payment', message: 'Asha Rao has no money' }))
    expect(world.log.noted).toEqual([
      ['Checkout: the order was refused', { kind: 'rejected', code: 'payment' }],
    ])
  })

  it('also when nobody knows what became of the order', async () => {
    const world = shop({ place: async () => lost, look: async () => lost })
    await world.toPayment()
    world.checkout.place()
    await world.clock.until(() => world.phase().name === 'unresolved')
    expect(world.log.noted[0]).toEqual(['Checkout: no answer to the order', { kind: 'unreachable' }])
  })

  it('also when the ways of delivery cannot be read', async () => {
    const failure = { kind: 'broken', status: 500, retryable: true } as const
    const world = shop({ deliveryMethods: async () => ({ kind: 'failed', failure }) })
    world.checkout.submitAddress(address)
    await world.clock.until(() => world.phase().name === 'filling')
    expect(world.log.noted).toEqual([
      ['Checkout: the ways of delivery could not be read', { kind: 'broken', status: 500 }],
    ])
  })
})

describe('An order that is refused', () => {
  it('[F-59] for another price is placed only when the shopper agrees to it', async () => {
    const quote = { subtotal: price, shipping: price, total: { ...price, amount: 20 } }
    const world = await refused(refusing({ reason: 'price-changed', quote }), { isCartKept: true })
    expect(world.view().quote).toEqual(quote)
    expect(world.read).toBe(1)
    world.checkout.place()
    expect(world.requests).toHaveLength(1)
    world.checkout.acceptPrice()
    expect(world.requests).toHaveLength(2)
    expect(world.requests[1]).toMatchObject({ quote, address })
    expect(world.requests[1]?.attempt).not.toBe(world.requests[0]?.attempt)
  })

  it('[F-60] for want of stock names the line, and keeps address and delivery', async () => {
    const world = await refused(refusing({ reason: 'out-of-stock', lineIds: ['line_1'] }))
    expect(noticeOf(world)).toMatchObject({ kind: 'refused', refusal: { lineIds: ['line_1'] } })
    expect(world.view()).toMatchObject({ step: 'payment', draft: { address, deliveryId: 'express' } })
  })

  it('[F-60] tells the cart what was counted, so that its lines can say it', async () => {
    const stock = new Map([['v', 1]])
    const world = await refused(refusing({ reason: 'out-of-stock', lineIds: ['line_1'], stock }))
    expect(world.counted).toEqual([stock])
  })

  it('[F-60] is no longer spoken of when the cart has changed', async () => {
    const world = await refused(refusing({ reason: 'out-of-stock', lineIds: ['line_1'] }))
    world.change({ subtotal: price })
    expect(noticeOf(world)).toBeDefined()
    world.change({ lines: [] })
    expect(noticeOf(world)).toBeUndefined()
  })

  it('[F-62] because its delivery has gone asks to choose again', async () => {
    const world = await refused(refusing({ reason: 'delivery-gone' }))
    expect(noticeOf(world)).toEqual({ kind: 'delivery-gone' })
    expect(world.view()).toMatchObject({ step: 'delivery' })
    expect(world.view().draft).not.toHaveProperty('deliveryId')
    expect(world.view().methods.map(({ id }) => id)).toEqual(['standard', 'overnight'])
    world.checkout.submitDelivery()
    expect(world.view().step).toBe('delivery')
  })

  it('[F-70] because the session has ended keeps everything for after the sign-in', async () => {
    const world = await refused(refusing({ reason: 'session-ended' }))
    expect(noticeOf(world)).toMatchObject({ refusal: { reason: 'session-ended' } })
    const later = world.open()
    await world.clock.until(() => later.getState().view.phase.name === 'filling')
    expect(later.getState().view).toMatchObject({ step: 'payment', draft: { address, payment: 'paypal' } })
  })

  it('[CHK-09] [F-76] or fails is sent again as the same attempt, and nothing typed is lost', async () => {
    const world = await refused(failing)
    expect(noticeOf(world)).toMatchObject({ kind: 'failed', failure: { kind: 'broken' } })
    expect(world.log.noted).toEqual([['Checkout: the order was not placed', { kind: 'broken' }]])
    expect(world.view()).toMatchObject({ step: 'payment', draft: { address } })
    world.checkout.retry()
    world.checkout.place()
    await world.clock.until(() => world.phase().name === 'filling')
    world.checkout.place()
    const attempts = world.requests.map(({ attempt }) => attempt)
    expect(attempts).toHaveLength(3)
    expect(new Set(attempts).size).toBe(1)
  })

  it('is another attempt when something else is ordered', async () => {
    const world = await refused(failing)
    world.checkout.choosePayment('razorpay')
    world.checkout.place()
    expect(new Set(world.requests.map(({ attempt }) => attempt)).size).toBe(2)
  })
})

describe('The ways of delivery', () => {
  const submitted = async (changes: Partial<OrderDesk>) => {
    const world = shop(changes)
    world.checkout.submitAddress(address)
    await world.clock.until(() => world.phase().name === 'filling')
    return world
  }

  it('[F-61] are none where nothing is delivered: the address can be changed', async () => {
    const world = await submitted({ deliveryMethods: async () => ({ kind: 'methods', methods: [] }) })
    expect(noticeOf(world)).toEqual({ kind: 'not-delivered' })
    expect(world.view()).toMatchObject({ step: 'address', draft: { address, addressAccepted: false } })
  })

  it.each([
    ['says so', { kind: 'failed', failure: { kind: 'broken', retryable: true } }],
    ['throws', 'throws'],
    ['never answers', 'hangs'],
  ] as const)('can be asked for again when the desk %s', async (_, fate) => {
    let asked = 0
    const world = shop({
      deliveryMethods: async () => {
        asked += 1
        if (asked > 1) return { kind: 'methods', methods: deliveryMethods }
        if (fate === 'throws') throw new Error('No')
        return fate === 'hangs' ? new Promise(() => undefined) : fate
      },
    })
    world.checkout.submitAddress(address)
    await world.clock.until(() => world.phase().name === 'filling')
    expect(noticeOf(world)).toMatchObject({ kind: 'methods-failed' })
    expect(world.view()).toMatchObject({ step: 'delivery', draft: { address } })
    world.checkout.submitDelivery()
    expect(world.view().step).toBe('delivery')
    world.checkout.retry()
    await world.clock.until(() => world.phase().name === 'filling')
    expect(world.view().methods).toHaveLength(3)
  })

  it('[F-62] ask to choose again when the chosen one is not among them after Back', async () => {
    let methods = deliveryMethods
    const world = shop({ deliveryMethods: async () => ({ kind: 'methods', methods }) })
    await world.toPayment()
    methods = deliveryMethods.filter(({ id }) => id !== 'express')
    world.checkout.goTo('address')
    world.checkout.submitAddress(address)
    await world.clock.until(() => world.phase().name === 'filling')
    expect(noticeOf(world)).toEqual({ kind: 'delivery-gone' })
    expect(world.view().draft).not.toHaveProperty('deliveryId')
  })

  it('are not asked for any more by a page that was left', async () => {
    const leaving = new AbortController()
    const given: (AbortSignal | undefined)[] = []
    const world = shop({
      deliveryMethods: async (_cart, _address, options) => {
        given.push(options?.signal)
        return { kind: 'methods', methods: deliveryMethods }
      },
    })
    world.open(leaving.signal).submitAddress(address)
    expect(given).toEqual([leaving.signal])
  })
})

describe('An order whose fate nobody knows', () => {
  it('[F-76] never spins for ever: a desk that hangs is looked up after half a minute', async () => {
    const looks: number[] = []
    const world = shop({
      place: () => new Promise(() => undefined),
      look: async () => {
        looks.push(world.clock.now())
        return lost
      },
    })
    await world.toPayment()
    const begun = world.clock.now()
    world.checkout.place()
    await world.clock.until(() => world.phase().name === 'unresolved')
    expect(looks.map((at) => at - begun)).toEqual([31_500, 33_000, 34_500, 36_000, 37_500])
    expect(world.view().draft.address).toEqual(address)
  })

  it('[F-57] can be looked up again, and is never placed again', async () => {
    let answer: OrderAnswer = lost
    const world = shop({ place: async () => lost, look: async () => answer })
    await world.toPayment()
    world.checkout.place()
    await world.clock.until(() => world.phase().name === 'unresolved')
    world.checkout.place()
    world.checkout.goTo('address')
    world.checkout.acceptPrice()
    expect(world.phase().name).toBe('unresolved')
    answer = { kind: 'placed', order: { number: 'UE-123456' } }
    world.checkout.retry()
    await world.clock.until(() => world.phase().name === 'placed')
    expect(world.requests).toHaveLength(1)
  })

  it('[F-56] is looked up after a reload, before anything else', async () => {
    const world = shop({
      place: () => new Promise(() => undefined),
      look: async () => ({ kind: 'placed', order: { number: 'UE-123456' } }),
    })
    await world.toPayment()
    world.checkout.place()
    const later = world.open()
    await world.clock.until(() => later.getState().view.phase.name === 'placed')
    expect(world.requests).toHaveLength(1)
  })

  it('[F-57] goes back to payment when it turns out not to have been placed', async () => {
    const world = shop({
      place: async () => lost,
      look: async () => ({ kind: 'failed', failure: { kind: 'missing', retryable: true } }),
    })
    await world.toPayment()
    world.checkout.place()
    await world.clock.until(() => world.phase().name === 'filling')
    expect(world.view()).toMatchObject({ step: 'payment', draft: { address } })
    world.checkout.place()
    expect(new Set(world.requests.map(({ attempt }) => attempt)).size).toBe(1)
  })
})
