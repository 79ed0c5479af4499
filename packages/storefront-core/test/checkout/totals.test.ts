import { describe, expect, it } from 'vitest'
import type { Purchase } from '../../src/checkout/checkout.state.ts'
import type { CheckoutGateway, Totals } from '../../src/ports/checkout-gateway.ts'
import { line, price, shop } from '../support/checkout-setup.ts'

const quote: Totals = {
  subtotal: price,
  shipping: { ...price, amount: 5 },
  tax: { amount: { ...price, amount: 2 }, included: true },
  total: { ...price, amount: 15 },
}

/** A gateway whose totals differ from its quote. */
function asking(answer: (purchase: Purchase) => Promise<Totals> = async () => quote) {
  const asked: Purchase[] = []
  const gateway: Partial<CheckoutGateway> = {
    calculateTotals(cart, address, delivery) {
      const purchase = { cart, address, delivery }
      asked.push(purchase)
      return answer(purchase)
    },
  }
  return { asked, setup: shop(gateway) }
}

describe('What an order costs', () => {
  it('is requested once, as soon as the order is complete', async () => {
    const { asked, setup } = asking()
    await setup.toPayment()
    await setup.clock.until(() => setup.view().quote === quote)
    void setup.checkout.choosePayment('razorpay')
    setup.change({ status: 'ready' })
    expect(asked).toHaveLength(1)
    expect(asked[0]).toMatchObject({ cart: { id: 'cart_1' }, delivery: { id: 'express' } })
    void setup.checkout.place()
    expect(setup.requests[0]?.quote).toBe(quote)
  })

  it('is what was shown at the press, when it is another after the form was checked', async () => {
    const answers: ((answer: Totals) => void)[] = []
    const { setup } = asking(() => new Promise((resolve) => answers.push(resolve)))
    await setup.toPayment()
    const shown = setup.view()
    answers[0]?.(quote)
    await setup.clock.until(() => setup.view().quote === quote)
    void setup.checkout.place(shown)
    expect(setup.requests[0]?.quote).toBe(shown.quote)
  })

  it('is requested again when the order changes, and until then the estimate is shown', async () => {
    const { asked, setup } = asking()
    await setup.toPayment()
    await setup.clock.until(() => setup.view().quote === quote)
    setup.change({ lines: [{ ...line, quantity: 2 }], subtotal: { ...price, amount: 20 } })
    expect(asked).toHaveLength(2)
    expect(setup.view().quote.subtotal.amount).toBe(20)
    setup.change({ discount: { ...price, amount: 1 } })
    expect(asked).toHaveLength(3)
    void setup.checkout.back()
    // The ways of delivery are asked for again for the changed order.
    await setup.clock.pass(1)
    void setup.checkout.chooseDelivery('standard')
    void setup.checkout.submitDelivery()
    expect(asked).toHaveLength(4)
  })

  it('is not requested while the cart is being written', async () => {
    const { asked, setup } = asking()
    setup.change({ busy: true })
    await setup.toPayment()
    expect(asked).toEqual([])
    setup.change({ busy: false })
    expect(asked).toHaveLength(1)
  })

  it('of an outdated order is not shown, however late it comes', async () => {
    const answers: ((answer: Totals) => void)[] = []
    const { setup } = asking(() => new Promise((resolve) => answers.push(resolve)))
    await setup.toPayment()
    setup.change({ lines: [{ ...line, quantity: 3 }], subtotal: { ...price, amount: 30 } })
    answers[0]?.(quote)
    await Promise.resolve()
    expect(setup.view().quote).not.toBe(quote)
    answers[1]?.(quote)
    await setup.clock.until(() => setup.view().quote === quote)
  })

  it('stays the estimate when the request fails', async () => {
    const { asked, setup } = asking(async () => {
      throw new Error('the line is dead')
    })
    await setup.toPayment()
    expect(asked).toHaveLength(1)
    const told = setup.view().quote
    expect(told.total.amount).toBeGreaterThan(told.subtotal.amount)
    void setup.checkout.place()
    expect(setup.requests[0]?.quote).toEqual(told)
  })

  describe('for other items than are shown', () => {
    const two = { lines: [{ ...line, quantity: 2 }], subtotal: { ...price, amount: 20 } }
    const ofTwo: Totals = { ...quote, ...two }

    it('is not shown: the cart is read again and counted anew', async () => {
      const { asked, setup } = asking(async () => ofTwo)
      setup.refresh = async () => setup.change(two)
      await setup.toPayment()
      const isOver = () => setup.checkout.getState().machine.calculation?.isOver === true
      await setup.clock.until(isOver)
      expect(asked.map(({ cart }) => cart.lines[0]?.quantity)).toEqual([1, 2])
      expect(setup.view().quote).toBe(ofTwo)
    })

    it('reads nothing again when this device has changed the cart meanwhile', async () => {
      const answers: ((answer: Totals) => void)[] = []
      const { setup } = asking(() => new Promise((resolve) => answers.push(resolve)))
      let reads = 0
      setup.refresh = async () => void (reads += 1)
      await setup.toPayment()
      setup.change(two)
      answers[0]?.(ofTwo)
      answers[1]?.(ofTwo)
      await setup.clock.until(() => setup.view().quote === ofTwo)
      expect(reads).toBe(0)
    })

    it.each([
      ['finds the same cart', async () => undefined],
      ['fails', async () => await Promise.reject(new Error('the line is dead'))],
    ])('stays the estimate when reading the cart again %s', async (_, refresh) => {
      const { asked, setup } = asking(async () => ofTwo)
      let reads = 0
      setup.refresh = async () => {
        reads += 1
        await refresh()
      }
      await setup.toPayment()
      const estimate = setup.view().quote
      await setup.clock.until(() => setup.checkout.getState().machine.calculation?.isOver === true)
      expect(setup.view().quote).toEqual(estimate)
      expect([asked.length, reads]).toEqual([1, 1])
    })
  })
})
