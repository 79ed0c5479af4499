import { describe, expect, it } from 'vitest'
import type { Purchase } from '../../src/checkout/checkout.states.ts'
import type { OrderDesk, Quote } from '../../src/ports/order-desk.ts'
import { line, price, shop } from '../support/checkout-world.ts'

const quote: Quote = {
  subtotal: price,
  shipping: { ...price, amount: 5 },
  tax: { amount: { ...price, amount: 2 }, included: true },
  total: { ...price, amount: 15 },
}

/** A desk that knows more of a price than its quote tells, once it is asked. */
function asking(answer: (purchase: Purchase) => Promise<Quote> = async () => quote) {
  const asked: Purchase[] = []
  const desk: Partial<OrderDesk> = {
    reckon(cart, address, delivery) {
      const purchase = { cart, address, delivery }
      asked.push(purchase)
      return answer(purchase)
    },
  }
  return { asked, world: shop(desk) }
}

describe('What an order costs', () => {
  it('is asked for once, as soon as it is known what would be ordered', async () => {
    const { asked, world } = asking()
    await world.toPayment()
    await world.clock.until(() => world.view().quote === quote)
    world.checkout.choosePayment('razorpay')
    world.change({ phase: 'ready' })
    expect(asked).toHaveLength(1)
    expect(asked[0]).toMatchObject({ cart: { id: 'cart_1' }, delivery: { id: 'express' } })
    world.checkout.place()
    expect(world.requests[0]?.quote).toBe(quote)
  })

  it('is asked for anew when something else would be ordered, and until then what can be told is shown', async () => {
    const { asked, world } = asking()
    await world.toPayment()
    await world.clock.until(() => world.view().quote === quote)
    world.change({ lines: [{ ...line, quantity: 2 }], subtotal: { ...price, amount: 20 } })
    expect(asked).toHaveLength(2)
    expect(world.view().quote.subtotal.amount).toBe(20)
    world.change({ discount: { ...price, amount: 1 } })
    expect(asked).toHaveLength(3)
    world.checkout.back()
    world.checkout.chooseDelivery('standard')
    world.checkout.submitDelivery()
    expect(asked).toHaveLength(4)
  })

  it('is not asked for while the cart is being written', async () => {
    const { asked, world } = asking()
    world.change({ busy: true })
    await world.toPayment()
    expect(asked).toEqual([])
    world.change({ busy: false })
    expect(asked).toHaveLength(1)
  })

  it('of something that is not ordered any more is not shown, however late it comes', async () => {
    const answers: ((answer: Quote) => void)[] = []
    const { world } = asking(() => new Promise((resolve) => answers.push(resolve)))
    await world.toPayment()
    world.change({ lines: [{ ...line, quantity: 3 }], subtotal: { ...price, amount: 30 } })
    answers[0]?.(quote)
    await Promise.resolve()
    expect(world.view().quote).not.toBe(quote)
    answers[1]?.(quote)
    await world.clock.until(() => world.view().quote === quote)
  })

  it('stays what can be told where asking fails', async () => {
    const { asked, world } = asking(async () => {
      throw new Error('the line is dead')
    })
    await world.toPayment()
    expect(asked).toHaveLength(1)
    const told = world.view().quote
    expect(told.total.amount).toBeGreaterThan(told.subtotal.amount)
    world.checkout.place()
    expect(world.requests[0]?.quote).toEqual(told)
  })
})
