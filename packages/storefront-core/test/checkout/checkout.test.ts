import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { deliveryDate } from '../../src/checkout/delivery-date.ts'
import { address, lost, shop } from '../support/checkout-setup.ts'

describe('A checkout', () => {
  it('shows 99 for shipping until a shipping option is chosen [CHK-02] [CHK-06]', async () => {
    const { checkout, toPayment } = shop()
    expect(checkout.getState().view.quote.total.amount).toBe(109)
    await toPayment()
    expect(checkout.getState().view.quote.total.amount).toBe(22.99)
  })

  it('skips no step [CHK-11] [F-66]', () => {
    const { checkout, requests } = shop()
    void checkout.goTo('payment')
    void checkout.submitDelivery()
    void checkout.place()
    expect(checkout.getState().view.step).toBe('address')
    expect(requests).toEqual([])
  })

  it('places one order on a double click and stays on its confirmation [CHK-09] [CHK-12] [F-55] [F-68]', async () => {
    const { checkout, clock, phase, requests, redirects, toPayment } = shop()
    await toPayment()
    void checkout.place()
    void checkout.place()
    expect(phase().status).toBe('processing')
    await clock.until(() => phase().status === 'placed')
    await clock.pass(1)
    expect(requests).toHaveLength(1)
    expect(checkout.getState().view).toMatchObject({ step: 'confirmation', cart: { lines: [] } })
    expect(redirects).not.toContain('cart')
  })

  it('shows the same confirmation after a reload until the shopper leaves [F-69]', async () => {
    const { checkout, clock, phase, toPayment, open } = shop()
    await toPayment()
    void checkout.place()
    await clock.until(() => phase().status === 'placed')
    expect(open().getState().view.phase).toEqual(phase())
    checkout.leave()
    expect(open().getState().view.step).toBe('address')
  })

  it('finds an order whose answer was lost and places no second one [F-56]', async () => {
    const { checkout, clock, phase, requests, toPayment } = shop({
      placeOrder: async () => lost,
      findOrder: async () => ({ kind: 'placed', order: { number: 'UE-123456' } }),
    })
    await toPayment()
    void checkout.place()
    await clock.until(() => phase().status === 'placed')
    expect(requests).toHaveLength(1)
  })

  it('looks five times, then says that the order is being checked [F-57] [F-76]', async () => {
    let looks = 0
    const look = async () => {
      looks += 1
      return lost
    }
    const { checkout, clock, phase, requests, toPayment } = shop({
      placeOrder: async () => lost,
      findOrder: look,
    })
    await toPayment()
    void checkout.place()
    await clock.until(() => phase().status === 'unresolved')
    void checkout.place()
    expect(looks).toBe(5)
    expect(requests).toHaveLength(1)
  })

  it('keeps what was typed when payment is refused [F-58]', async () => {
    const place = async () => ({ kind: 'refused', refusal: { reason: 'payment' } }) as const
    const { checkout, clock, phase, toPayment } = shop({ placeOrder: place })
    await toPayment()
    void checkout.place()
    await clock.until(() => phase().status === 'filling')
    expect(checkout.getState().view).toMatchObject({ step: 'payment', draft: { address } })
  })

  it('sends a shopper with an empty cart back to it [CHK-12] [F-67]', async () => {
    const { checkout, empty } = shop()
    await empty()
    expect(checkout.getState().view.redirect).toBe('cart')
  })

  it('keeps address and step over a reload [F-65]', async () => {
    const { clock, open, toPayment } = shop()
    await toPayment()
    const again = open()
    await clock.until(() => again.getState().view.phase.status === 'filling')
    expect(again.getState().view).toMatchObject({ step: 'payment', draft: { address } })
  })
})

it('counts business days in any time zone [F-126]', () => {
  const day = 86_400_000
  const range = { min: Date.UTC(2020, 0, 1), max: Date.UTC(2040, 0, 1) }
  fc.assert(
    fc.property(fc.integer(range), fc.nat(15), fc.constantFrom(840, -660, 330, 0), (from, days, offset) => {
      let at = from + offset * 60_000
      for (let left = days; left > 0;) {
        at += day
        if (!new Date(at).toUTCString().startsWith('S')) left -= 1
      }
      const { year, month, day: date } = deliveryDate(from, days, offset)
      expect(new Date(Date.UTC(year, month - 1, date)).toISOString().slice(0, 10)).toBe(
        new Date(at).toISOString().slice(0, 10),
      )
    }),
  )
})
