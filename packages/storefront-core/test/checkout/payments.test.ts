import { describe, expect, it } from 'vitest'
import { checkoutStorageKey } from '../../src/storage-keys.ts'
import { createMemoryStorage } from '../../src/memory-storage.ts'
import type { OrderAnswer } from '../../src/ports/checkout-gateway.ts'
import type { PaymentOutcome } from '../../src/ports/payment.ts'
import { address, line, lost } from '../support/checkout-setup.ts'
import { adapter, authorized, paymentShop, session } from '../support/payment-setup.ts'

const failure = { kind: 'unreachable', retryable: true } as const
const soldOut: OrderAnswer = {
  kind: 'refused',
  refusal: { reason: 'out-of-stock', lineIds: ['line_1'] },
  isReleased: true,
}

describe('A payment by a provider', () => {
  it('is authorized before the order is placed, however long the shopper takes', async () => {
    const setup = paymentShop()
    await setup.pay()
    expect(setup.phase()).toMatchObject({ status: 'paying', payment: session })
    await setup.clock.pass(9 * 60_000)
    expect(setup.phase().status).toBe('paying')
    expect(setup.requests).toEqual([])
    await setup.answer(authorized)
    expect(setup.phase()).toMatchObject({ status: 'placed', confirmation: { order: { id: 'order_1' } } })
    expect(setup.requests).toHaveLength(1)
    expect(setup.asked).toHaveLength(1)
  })

  const others: readonly PaymentOutcome[] = [
    { kind: 'declined', reason: 'expired-card' },
    { kind: 'canceled' },
    { kind: 'unconfirmed' },
    { kind: 'leaving' },
    { kind: 'at-provider' },
    { kind: 'unknown', failure },
  ]
  it.each(others)('[F-57] places nothing, then or later, when it is $kind', async (outcome) => {
    const setup = paymentShop({
      findOrder: async () => {
        throw new Error('An order was looked for')
      },
    })
    await setup.pay()
    await setup.answer(outcome)
    await setup.clock.pass(10 * 60_000)
    expect(setup.requests).toEqual([])
    expect(['paying', 'payment-interrupted', 'filling']).toContain(setup.phase().status)
  })

  it('[F-58] that is declined leads back to the choice, with the reason and everything that was typed', async () => {
    const setup = paymentShop()
    await setup.pay()
    await setup.answer({ kind: 'declined', reason: 'insufficient-funds' })
    expect(setup.phase()).toMatchObject({
      status: 'filling',
      notice: { kind: 'refused', refusal: { reason: 'payment', declined: 'insufficient-funds' } },
    })
    expect(setup.view()).toMatchObject({
      step: 'payment',
      draft: { address, payment: 'pp_test', deliveryId: 'express' },
    })
    void setup.checkout.place()
    await setup.clock.pass(1)
    await setup.answer(authorized)
    expect(setup.phase().status).toBe('placed')
  })

  it.each(['canceled', 'unconfirmed'] as const)('that is %s leads back without an error', async (kind) => {
    const setup = paymentShop()
    await setup.pay()
    await setup.answer({ kind })
    expect(setup.phase()).toEqual({ status: 'filling', unpaid: { kind, total: setup.view().quote.total } })
    expect(setup.view()).toMatchObject({ step: 'payment', draft: { payment: 'pp_test' } })
  })

  it('of a spent session opens another, and names the spent one', async () => {
    const setup = paymentShop()
    await setup.pay()
    await setup.answer({ kind: 'spent' })
    expect(setup.opened).toEqual([undefined, session])
    await setup.answer(authorized)
    expect(setup.phase().status).toBe('placed')
  })

  it('that existed before is asked for first', async () => {
    const setup = paymentShop({
      payment: { open: async () => ({ kind: 'open', payment: session, isResumed: true }) },
    })
    await setup.pay()
    expect(setup.last()).toMatchObject({ mode: 'confirm', isResumed: true })
  })

  it('with nothing to do for the shopper reserves nothing', async () => {
    const setup = paymentShop({
      payment: { authorize: async () => ({ kind: 'authorized', paysLater: true }) },
      placeOrder: async () => soldOut,
    })
    await setup.pay()
    expect(setup.phase()).toMatchObject({
      status: 'filling',
      notice: { refusal: { reason: 'out-of-stock' } },
    })
    expect(setup.phase()).not.toHaveProperty('notice.isReleased')
  })

  it('is opened for no simulated payment', async () => {
    const setup = paymentShop({ gateway: { payments: ['pp_test', 'paypal'] } })
    await setup.toPayment()
    void setup.checkout.choosePayment('paypal')
    void setup.checkout.place()
    await setup.clock.pass(1)
    expect(setup.phase().status).toBe('placed')
    expect(setup.opened).toEqual([])
  })
})

describe('Opening a payment', () => {
  it('[F-76] takes 30 seconds at most; a late answer changes nothing', async () => {
    let open: (opening: { kind: 'open'; payment: typeof session; isResumed: boolean }) => void = () =>
      undefined
    const setup = paymentShop({ payment: { open: () => new Promise((resolve) => (open = resolve)) } })
    await setup.pay()
    expect(setup.phase().status).toBe('opening-payment')
    await setup.clock.pass(30_000)
    expect(setup.phase()).toMatchObject({
      status: 'filling',
      notice: { kind: 'failed', failure: { kind: 'timeout' } },
    })
    open({ kind: 'open', payment: session, isResumed: false })
    await setup.clock.pass(1)
    expect(setup.asked).toEqual([])
    expect(setup.phase().status).toBe('filling')
  })

  it('finds the order that a second tab has placed of the same cart', async () => {
    const order = { number: 'UE-7', id: 'order_7' }
    const setup = paymentShop({ payment: { open: async () => ({ kind: 'placed-elsewhere', order }) } })
    await setup.pay()
    expect(setup.phase()).toEqual({ status: 'placed-elsewhere', order })
  })

  it('[F-60] tells the cart what was counted when something has sold out', async () => {
    const stock = new Map([['v', 0]])
    const refusal = { reason: 'out-of-stock', lineIds: ['line_1'], stock } as const
    const setup = paymentShop({ payment: { open: async () => ({ kind: 'refused', refusal }) } })
    await setup.pay()
    expect(setup.phase()).toMatchObject({ status: 'filling', notice: { kind: 'refused', refusal } })
    expect(setup.counted).toEqual([stock])
  })

  it('has a cart read again that was changed elsewhere', async () => {
    const refusal = { reason: 'cart-changed' } as const
    const setup = paymentShop({ payment: { open: async () => ({ kind: 'refused', refusal }) } })
    let read = 0
    setup.refresh = async () => (read += 1)
    await setup.pay()
    expect(setup.phase()).toMatchObject({ status: 'filling', notice: { kind: 'refused', refusal } })
    expect(read).toBe(1)
  })

  it('orders nothing after the page was left', async () => {
    const setup = paymentShop()
    await setup.toPayment()
    void setup.checkout.choosePayment('pp_test')
    void setup.checkout.place()
    setup.checkout.close()
    await setup.clock.pass(60_000)
    expect(setup.asked).toEqual([])
    expect(setup.requests).toEqual([])
  })
})

describe('A payment after a reload', () => {
  it('[F-65] is resumed by its session, and placed when it is authorized', async () => {
    const setup = paymentShop()
    await setup.pay()
    const store = await setup.reload()
    const phase = () => store.getState().view.phase
    expect(phase()).toMatchObject({ status: 'paying', payment: session })
    expect(store.getState().view).toMatchObject({ step: 'payment' })
    expect(setup.last()).toMatchObject({ mode: 'resume' })
    expect(setup.opened).toHaveLength(1)
    await setup.answer(authorized)
    expect(phase().status).toBe('placed')
    expect(setup.requests).toHaveLength(1)
  })

  it('is lent the component of its provider', async () => {
    const setup = paymentShop()
    setup.checkout.attachPayment(adapter)
    expect(setup.attached).toEqual([adapter])
  })

  it('[F-77] is stored as its session and its provider, and without anything else of it', async () => {
    const setup = paymentShop()
    await setup.pay()
    const { paying } = JSON.parse(setup.storage.get(checkoutStorageKey) ?? '') as { paying: object }
    expect(Object.keys(paying).toSorted()).toEqual(['payment', 'request'])
    expect(paying).toMatchObject({ payment: session })
  })

  it('that was declined, without shipping options on the page yet, leads back to the choice', async () => {
    const setup = paymentShop()
    await setup.pay()
    const store = await setup.reload()
    await setup.answer({ kind: 'declined', reason: 'declined' })
    expect(store.getState().view).toMatchObject({ step: 'payment', phase: { status: 'filling' } })
    expect(store.getState().view.methods.map(({ id }) => id)).toEqual(['express'])
  })

  it('is not looked for as an order when what is stored of it cannot be read', async () => {
    const storage = createMemoryStorage()
    const setup = paymentShop({ storage })
    await setup.pay()
    const kept = JSON.parse(storage.get(checkoutStorageKey) ?? '') as { paying: { payment: object } }
    kept.paying.payment = { ...session, providerId: 'creditCard' }
    setup.checkout.close()
    storage.set(checkoutStorageKey, JSON.stringify(kept))
    const store = setup.open()
    await setup.clock.pass(60_000)
    expect(store.getState().view.phase.status).toBe('filling')
    expect(setup.requests).toEqual([])
  })

  it('remembers that an amount is reserved for an order whose answer was lost', async () => {
    const setup = paymentShop({ placeOrder: async () => lost, findOrder: async () => soldOut })
    await setup.pay()
    await setup.answer(authorized)
    const store = await setup.reload()
    await setup.clock.pass(2_000)
    expect(store.getState().view.phase).toMatchObject({
      status: 'filling',
      notice: { refusal: { reason: 'out-of-stock' }, isReleased: true },
    })
  })

  it('is asked for again on a page that the browser has kept', async () => {
    const setup = paymentShop()
    await setup.pay()
    await setup.answer({ kind: 'leaving' })
    setup.checkout.restore()
    expect(setup.last()).toMatchObject({ mode: 'resume' })
    await setup.answer({ kind: 'at-provider' })
    expect(setup.phase()).toMatchObject({ status: 'payment-interrupted', cause: { kind: 'at-provider' } })
    void setup.checkout.retry()
    expect(setup.last()).toMatchObject({ mode: 'leave' })
  })
})

describe('A payment without an answer', () => {
  it('that was asked for anew is not the end of it', async () => {
    const setup = paymentShop()
    await setup.pay()
    await setup.answer(undefined)
    expect(setup.phase().status).toBe('paying')
  })

  it('is asked for again, and never opened beside the first', async () => {
    const setup = paymentShop()
    await setup.pay()
    await setup.answer({ kind: 'unknown', failure })
    expect(setup.phase()).toMatchObject({
      status: 'payment-interrupted',
      cause: { kind: 'unknown', failure },
    })
    expect(setup.log.noted).toContainEqual(['Checkout: no answer to the payment', { kind: 'unreachable' }])
    void setup.checkout.place()
    void setup.checkout.back()
    expect(setup.phase().status).toBe('payment-interrupted')
    void setup.checkout.retry()
    expect(setup.last()).toMatchObject({ mode: 'resume' })
    await setup.answer(authorized)
    expect(setup.phase().status).toBe('placed')
    expect(setup.opened).toHaveLength(1)
  })
})

describe('Canceling a payment', () => {
  it('ends it at the backend, and keeps everything that was typed', async () => {
    const ended: unknown[] = []
    const setup = paymentShop({
      payment: {
        async cancel(_request, payment) {
          ended.push(payment)
          return 'canceled'
        },
      },
    })
    await setup.pay()
    void setup.checkout.cancelPayment()
    expect(setup.phase().status).toBe('canceling-payment')
    await setup.clock.pass(1)
    expect(ended).toEqual([session])
    expect(setup.phase()).toMatchObject({ status: 'filling', unpaid: { kind: 'canceled' } })
    // A late answer of the canceled payment orders nothing.
    await setup.answer(authorized)
    expect(setup.requests).toEqual([])
    expect(setup.view().draft).toMatchObject({ address, payment: 'pp_test' })
  })

  it('that comes too late shows the order', async () => {
    const setup = paymentShop({ payment: { cancel: async () => 'ordered' } })
    await setup.pay()
    void setup.checkout.cancelPayment()
    await setup.clock.pass(1)
    expect(setup.phase().status).toBe('placed')
  })

  it('without an answer leaves the payment open, and asks for it', async () => {
    const setup = paymentShop({ payment: { cancel: () => new Promise(() => undefined) } })
    await setup.pay()
    void setup.checkout.cancelPayment()
    await setup.clock.pass(30_000)
    expect(setup.phase()).toMatchObject({
      status: 'payment-interrupted',
      cause: { failure: { kind: 'timeout' } },
    })
    void setup.checkout.retry()
    await setup.answer({ kind: 'canceled' })
    expect(setup.phase()).toMatchObject({ status: 'filling', unpaid: { kind: 'canceled' } })
  })
})

/** A paid order that fails, after which no other payment can be opened. */
async function failedAfterPayment() {
  const failed = { kind: 'failed', failure } as const
  let openings = 0
  const setup = paymentShop({
    payment: {
      open: async () => (openings++ > 0 ? failed : { kind: 'open', payment: session, isResumed: false }),
    },
    placeOrder: async () => failed,
  })
  await setup.pay()
  await setup.answer(authorized)
  return Object.assign(setup, { openings: () => openings })
}

describe('An order that was not placed after its payment was authorized', () => {
  it('[F-60] says that the amount is released when something is sold out', async () => {
    const setup = paymentShop({ placeOrder: async () => soldOut })
    await setup.pay()
    await setup.answer(authorized)
    expect(setup.phase()).toMatchObject({ status: 'filling', notice: { isReleased: true } })
  })

  it('[F-59] says so when the price has changed', async () => {
    const quote = { subtotal: { amount: 12, currency: 'inr' }, total: { amount: 12, currency: 'inr' } }
    const refusal = { reason: 'price-changed', quote } as const
    const setup = paymentShop({ placeOrder: async () => ({ kind: 'refused', refusal, isReleased: true }) })
    setup.refresh = async () => undefined
    await setup.pay()
    await setup.answer(authorized)
    expect(setup.phase()).toMatchObject({ notice: { refusal, isReleased: true } })
  })

  it('says so when the cart was changed meanwhile', async () => {
    const setup = paymentShop({
      placeOrder: async () => {
        setup.change({ lines: [{ ...line, id: 'line_2' }] })
        return soldOut
      },
    })
    await setup.pay()
    await setup.answer(authorized)
    const told = { notice: { refusal: { reason: 'cart-changed' }, isReleased: true } }
    expect(setup.phase()).toMatchObject(told)
    // A page that is shown again reads its cart.
    setup.change({})
    expect(setup.phase()).toMatchObject(told)
  })

  it('says so when the shipping option was withdrawn, and asks for another one', async () => {
    const refusal = { reason: 'delivery-gone' } as const
    const setup = paymentShop({ placeOrder: async () => ({ kind: 'refused', refusal, isReleased: true }) })
    await setup.pay()
    await setup.answer(authorized)
    expect(setup.phase()).toMatchObject({ notice: { kind: 'delivery-gone', isReleased: true } })
    expect(setup.view().step).toBe('delivery')
  })

  it('keeps the reserved amount for the next attempt after a failure', async () => {
    const setup = paymentShop({ placeOrder: async () => ({ kind: 'failed', failure }) })
    await setup.pay()
    await setup.answer(authorized)
    expect(setup.phase()).toMatchObject({ notice: { kind: 'failed', isReserved: true } })
    void setup.checkout.place()
    await setup.clock.pass(1)
    expect(setup.opened).toEqual([undefined, undefined])
  })

  it('keeps saying that the amount is reserved when the next attempt fails before it', async () => {
    const setup = await failedAfterPayment()
    // The cart is confirmed first.
    setup.change({ busy: true })
    void setup.checkout.choosePayment('pp_test')
    void setup.checkout.place()
    setup.change({ busy: false })
    await setup.clock.pass(1)
    expect(setup.openings()).toBe(2)
    expect(setup.phase()).toMatchObject({ status: 'filling', notice: { kind: 'failed', isReserved: true } })
  })

  it('no longer says that the amount is reserved when the next attempt has another total', async () => {
    const setup = await failedAfterPayment()
    setup.refresh = async () => undefined
    setup.change({ discount: { ...line.price, amount: 1 } })
    const { cart, quote } = setup.view()
    void setup.checkout.place({ cart, quote: { ...quote, total: { ...quote.total, amount: 1 } } })
    await setup.clock.pass(1)
    expect(setup.openings()).toBe(2)
    expect(setup.phase()).toMatchObject({ notice: { kind: 'failed' } })
    expect(setup.phase()).not.toHaveProperty('notice.isReserved')
  })

  it('is told of a failure after which the amount is given back', async () => {
    const setup = paymentShop({ placeOrder: async () => ({ kind: 'failed', failure, isReleased: true }) })
    await setup.pay()
    await setup.answer(authorized)
    expect(setup.phase()).toMatchObject({ notice: { kind: 'failed', isReleased: true } })
    expect(setup.phase()).not.toHaveProperty('notice.isReserved')
  })
})
