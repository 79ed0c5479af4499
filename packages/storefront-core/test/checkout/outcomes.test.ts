import { describe, expect, it } from 'vitest'
import type { CheckoutOutcome, PlaceOutcome } from '../../src/checkout/checkout.outcome.ts'
import type { OrderAnswer } from '../../src/ports/checkout-gateway.ts'
import { address, lost, price, shop } from '../support/checkout-setup.ts'
import { authorized, paymentShop } from '../support/payment-setup.ts'

type Setup = ReturnType<typeof shop>

/** The outcome, as soon as the checkout's clock has brought it. */
async function outcomeIn<Outcome>(
  { clock }: Pick<Setup, 'clock'>,
  promise: Promise<Outcome>,
): Promise<Outcome> {
  const told: Outcome[] = []
  void promise.then((outcome) => told.push(outcome))
  await clock.until(() => told.length > 0)
  return promise
}

const refused = (reason: string) => ({ ok: false, reason })

describe('A command of the checkout resolves to what became of it', () => {
  it('from an address to an order', async () => {
    const setup = shop()
    const { checkout } = setup
    const outcomes: (CheckoutOutcome | PlaceOutcome)[] = [
      await outcomeIn(setup, checkout.submitAddress(address)),
      await checkout.chooseDelivery('express'),
      await checkout.submitDelivery(),
      await checkout.choosePayment('paypal'),
    ]
    expect(outcomes).toEqual(outcomes.map(() => ({ ok: true })))
    const placed = await outcomeIn(setup, checkout.place())
    const { phase } = setup.view()
    expect(placed).toEqual({
      ok: true,
      order: phase.status === 'placed' ? phase.confirmation.order : undefined,
    })
  })

  it('names an id of delivery or payment that is not offered', async () => {
    const setup = shop()
    const { checkout } = setup
    await outcomeIn(setup, checkout.submitAddress(address))
    const before = checkout.getState()
    expect(await checkout.chooseDelivery('so_nothing')).toEqual(refused('not-offered'))
    expect(checkout.getState()).toBe(before)
    await checkout.chooseDelivery('express')
    await checkout.submitDelivery()
    expect(await checkout.choosePayment('pp_nothing')).toEqual(refused('not-offered'))
    expect(setup.view().draft.payment).toBeUndefined()
  })

  it('says what is missing, and when a command comes at the wrong time', async () => {
    const setup = shop()
    const { checkout } = setup
    expect(await checkout.chooseDelivery('express')).toEqual(refused('not-now'))
    expect(await checkout.submitDelivery()).toEqual(refused('not-now'))
    expect(await checkout.choosePayment('paypal')).toEqual(refused('not-now'))
    expect(await checkout.place()).toEqual(refused('incomplete'))
    expect(await checkout.acceptPrice()).toEqual(refused('not-now'))
    expect(await checkout.retry()).toEqual(refused('not-now'))
    expect(await checkout.cancelPayment()).toEqual(refused('not-now'))
    expect(await checkout.back()).toEqual(refused('not-now'))
    expect(await checkout.goTo('payment')).toEqual(refused('incomplete'))
    await outcomeIn(setup, checkout.submitAddress(address))
    expect(await checkout.submitDelivery()).toEqual(refused('incomplete'))
    expect(await checkout.submitAddress(address)).toEqual(refused('not-now'))
    expect(await checkout.back()).toEqual({ ok: true })
    expect(setup.view().step).toBe('address')
  })

  it('gives the notice that is on screen', async () => {
    const setup = shop({ shippingOptions: async () => ({ kind: 'methods', methods: [] }) })
    expect(await outcomeIn(setup, setup.checkout.submitAddress(address))).toEqual({
      ...refused('notice'),
      notice: { kind: 'not-delivered' },
    })
  })

  it('tells of a line that cannot be bought', async () => {
    const setup = shop()
    await setup.toPayment()
    const [sold] = setup.view().cart.lines
    if (sold !== undefined) setup.change({ lines: [{ ...sold, problem: { kind: 'unavailable' } }] })
    const notice = { kind: 'lines-blocked' }
    expect(await setup.checkout.place()).toEqual({ ...refused('notice'), notice })
  })

  it('leads over a new price to an order', async () => {
    const quote = { subtotal: price, shipping: price, total: { ...price, amount: 20 } }
    const answers: OrderAnswer[] = [
      { kind: 'refused', refusal: { reason: 'price-changed', quote } },
      { kind: 'placed', order: { number: 'UE-100001' } },
    ]
    const setup = shop({ placeOrder: async () => answers.shift() ?? lost })
    await setup.toPayment()
    // What is in the cart stays when it is read again.
    setup.refresh = async () => undefined
    expect(await outcomeIn(setup, setup.checkout.place())).toMatchObject({
      ...refused('notice'),
      notice: { kind: 'refused', refusal: { reason: 'price-changed' } },
    })
    const order = { number: 'UE-100001' }
    expect(await outcomeIn(setup, setup.checkout.acceptPrice())).toEqual({ ok: true, order })
  })

  it('does not guess what became of an order without an answer', async () => {
    const setup = shop({ placeOrder: async () => lost, findOrder: async () => lost })
    await setup.toPayment()
    expect(await outcomeIn(setup, setup.checkout.place())).toEqual(refused('unknown'))
  })

  it('tells of an order that another tab has placed', async () => {
    const order = { number: 'UE-100002' }
    const setup = shop({ placeOrder: async () => ({ kind: 'placed-elsewhere', order }) })
    await setup.toPayment()
    expect(await outcomeIn(setup, setup.checkout.place())).toEqual({ ...refused('ordered-elsewhere'), order })
  })

  it('is overtaken when the checkout is closed', async () => {
    const { checkout } = shop({ shippingOptions: () => new Promise(() => undefined) })
    const submitted = checkout.submitAddress(address)
    checkout.close()
    expect(await submitted).toEqual(refused('overtaken'))
  })

  it('answers a subscriber whose command waits for the one before', async () => {
    const setup = shop()
    const outcomes: Promise<CheckoutOutcome>[] = []
    const stop = setup.checkout.subscribe(({ view }) => {
      if (view.phase.status !== 'filling') return
      stop()
      outcomes.push(setup.checkout.chooseDelivery('so_nothing'), setup.checkout.chooseDelivery('express'))
    })
    await outcomeIn(setup, setup.checkout.submitAddress(address))
    expect(await Promise.all(outcomes)).toEqual([refused('not-offered'), { ok: true }])
  })
})

describe('A payment resolves', () => {
  it('to the order that it pays', async () => {
    const setup = paymentShop()
    await setup.toPayment()
    await setup.checkout.choosePayment('pp_test')
    const placed = setup.checkout.place()
    await setup.clock.pass(1)
    await setup.answer(authorized)
    expect(await outcomeIn(setup, placed)).toEqual({
      ok: true,
      order: { number: 'UE-100001', id: 'order_1' },
    })
  })

  it('to nothing paid, when the shopper cancels it', async () => {
    const setup = paymentShop()
    await setup.toPayment()
    await setup.checkout.choosePayment('pp_test')
    const placed = setup.checkout.place()
    await setup.clock.pass(1)
    expect(await outcomeIn(setup, setup.checkout.cancelPayment())).toEqual({ ok: true })
    expect(await placed).toMatchObject({ ...refused('unpaid'), unpaid: { kind: 'canceled' } })
  })
})
