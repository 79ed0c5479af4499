import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { checkoutStorageKey } from '../../src/storage-keys.ts'
import { orderNumbers, randomOrderNumber } from '../../src/orders/order-number.ts'
import { createMemoryStorage } from '../../src/memory-storage.ts'
import { systemRandom } from '../../src/system-random.ts'
import { hostile, isClean } from '@umber/fake-backend/hostile'
import { address, lost, shop } from '../support/checkout-setup.ts'

describe('What is typed at checkout', () => {
  it('[F-65] is kept letter by letter, over a reload', () => {
    const setup = shop()
    setup.checkout.setAddress({ city: 'Pu' })
    setup.checkout.setAddress({ city: 'Pune', firstName: 'Asha' }, true)
    expect(setup.open().getState().view.draft).toMatchObject({
      address: { city: 'Pune', firstName: 'Asha', country: '' },
      saveAddress: true,
      step: 'address',
    })
  })

  it('has to be submitted again when it changes after it was accepted', async () => {
    const setup = shop()
    await setup.toPayment()
    setup.checkout.setAddress({ city: address.city })
    expect(setup.view().step).toBe('payment')
    setup.checkout.setAddress({ city: 'Pune' })
    expect(setup.view()).toMatchObject({ step: 'address', draft: { addressAccepted: false } })
    void setup.checkout.goTo('payment')
    expect(setup.view().step).toBe('address')
  })

  it('while the shipping options are loading is not lost, and requests them again', async () => {
    const setup = shop()
    void setup.checkout.submitAddress(address)
    expect(setup.phase().status).toBe('asking-methods')
    setup.checkout.setAddress({ city: 'Pune' })
    await setup.clock.pass(1_000)
    expect(setup.phase().status).toBe('filling')
    expect(setup.view()).toMatchObject({ step: 'address', draft: { address: { ...address, city: 'Pune' } } })
  })

  it('while the order is placed changes neither the order nor the step, and is there if it fails', async () => {
    const failed = { kind: 'failed', failure: { kind: 'broken', retryable: true } } as const
    const setup = shop({ placeOrder: () => setup.clock.wait(2_000).then(() => failed) })
    await setup.toPayment()
    void setup.checkout.place()
    setup.checkout.setAddress({ city: 'Pune' })
    expect(setup.view().step).toBe('payment')
    expect(setup.requests[0]?.address).toEqual(address)
    await setup.clock.until(() => setup.phase().status === 'filling')
    expect(setup.view()).toMatchObject({ step: 'address', draft: { address: { city: 'Pune' } } })
    void setup.checkout.retry()
    expect(setup.requests).toHaveLength(1)
  })

  it.each(['checking', 'unresolved'] as const)('while its outcome is %s is kept', async (name) => {
    const setup = shop({ placeOrder: async () => lost, findOrder: async () => lost })
    await setup.toPayment()
    void setup.checkout.place()
    await setup.clock.until(() => setup.phase().status === name)
    setup.checkout.setAddress({ phone: '1' })
    expect(setup.view().draft.address.phone).toBe('1')
    expect(setup.phase().status).toBe(name)
  })

  it('[CHK-13] [F-77] is an address and nothing else: a card goes nowhere, whatever form it is typed into', async () => {
    const setup = shop()
    const card = { cardNumber: '4242424242424242', cvv: '737', expiryDate: '12/29', nameOnCard: 'A RAO' }
    setup.checkout.setAddress({ ...address, ...card })
    const typed = setup.storage.get(checkoutStorageKey)
    void setup.checkout.submitAddress({ ...address, ...card })
    await setup.clock.until(() => setup.phase().status === 'filling')
    void setup.checkout.chooseDelivery('express')
    void setup.checkout.submitDelivery()
    void setup.checkout.choosePayment('creditCard')
    void setup.checkout.place()
    const during = setup.storage.get(checkoutStorageKey)
    await setup.clock.until(() => setup.phase().status === 'placed')
    const everything = JSON.stringify([
      typed,
      during,
      setup.storage.get(checkoutStorageKey),
      setup.requests,
      setup.checkout.getState(),
    ])
    expect(everything).toContain('creditCard')
    for (const secret of Object.values(card)) expect(everything).not.toContain(secret)
    expect(everything).not.toContain('cvv')
  })
})

describe('A storage that was tampered with', () => {
  const money = fc.oneof(hostile, fc.constant({ amount: 3, currency: 'usd' }))
  const record = fc.record(
    {
      draft: fc.oneof(
        hostile,
        fc.record({
          step: fc.oneof(hostile, fc.constantFrom('address', 'delivery', 'payment', 'confirmation')),
          address: fc.oneof(hostile, fc.dictionary(fc.constantFrom('city', '__proto__', 'cvv'), hostile)),
          addressAccepted: hostile,
          deliveryId: hostile,
          payment: fc.oneof(hostile, fc.constant('paypal')),
        }),
      ),
      pending: fc.oneof(
        hostile,
        fc.record({
          attempt: fc.oneof(hostile, fc.constant('a')),
          cart: fc.record({ id: fc.constant('c'), lines: fc.array(hostile), subtotal: money }),
          delivery: fc.record({ id: hostile, name: hostile, price: money, days: fc.array(hostile) }),
          quote: fc.record({ subtotal: money, shipping: money, total: money }),
          payment: fc.constant('paypal'),
        }),
      ),
      confirmation: hostile,
    },
    { requiredKeys: [] },
  )

  it('breaks no checkout, and never makes one look paid for', async () => {
    await fc.assert(
      fc.asyncProperty(fc.oneof(hostile, record), async (written) => {
        const entries = { [checkoutStorageKey]: JSON.stringify(written) }
        const setup = shop({}, createMemoryStorage(entries))
        await setup.clock.pass(60_000)
        expect(['filling', 'unresolved']).toContain(setup.phase().status)
        const { draft } = setup.view()
        expect(Object.keys(draft.address).toSorted()).toEqual(Object.keys(address).toSorted())
        expect(Object.values(draft.address).every((value) => typeof value === 'string')).toBe(true)
        expect(setup.requests).toEqual([])
        expect(isClean()).toBe(true)
      }),
      { numRuns: 300 },
    )
  })

  it('is not even read when it is too long to be ours, or not JSON', () => {
    for (const written of [`{"draft":{"step":"payment","x":"${'x'.repeat(600_000)}"}}`, 'not JSON', '']) {
      const setup = shop({}, createMemoryStorage({ [checkoutStorageKey]: written }))
      expect(setup.view()).toMatchObject({ step: 'address' })
    }
  })
})

it('[CHK-09] [CHK-10] gives an order number of UE- and six digits, from 100000 to 999999', () => {
  fc.assert(
    fc.property(fc.integer({ min: 100_000, max: 999_999 }), (drawn) => {
      const asked: number[][] = []
      const random = {
        integer: (min: number, max: number) => {
          asked.push([min, max])
          return drawn
        },
      }
      expect(randomOrderNumber(random, orderNumbers('UE'))).toBe(`UE-${drawn}`)
      expect(asked).toEqual([[100_000, 999_999]])
    }),
  )
  for (let at = 0; at < 200; at += 1)
    expect(randomOrderNumber(systemRandom, orderNumbers('UE'))).toMatch(/^UE-[1-9]\d{5}$/)
})

it.each([
  ['standard', 7, '2026-12-01'],
  ['express', 3, '2026-11-25'],
  ['overnight', 1, '2026-11-23'],
])('[CHK-10] comes %s within %d business days', async (id, _days, expected) => {
  const setup = shop()
  void setup.checkout.submitAddress(address)
  await setup.clock.until(() => setup.phase().status === 'filling')
  void setup.checkout.chooseDelivery(id)
  void setup.checkout.submitDelivery()
  void setup.checkout.choosePayment('paypal')
  void setup.checkout.place()
  await setup.clock.until(() => setup.phase().status === 'placed')
  const phase = setup.phase()
  const { year, month, day } = (phase.status === 'placed' && phase.confirmation.estimated) || {
    year: 0,
    month: 0,
    day: 0,
  }
  expect(new Date(Date.UTC(year, month - 1, day)).toISOString().slice(0, 10)).toBe(expected)
})

it('promises no day for a shipping option without a time', async () => {
  const price = { amount: 5, currency: 'usd' }
  const methods = [{ id: 'courier', name: 'Courier', price }]
  const setup = shop({ shippingOptions: async () => ({ kind: 'methods', methods }) })
  void setup.checkout.submitAddress(address)
  await setup.clock.until(() => setup.phase().status === 'filling')
  void setup.checkout.chooseDelivery('courier')
  void setup.checkout.submitDelivery()
  void setup.checkout.choosePayment('paypal')
  void setup.checkout.place()
  await setup.clock.until(() => setup.phase().status === 'placed')
  const phase = setup.phase()
  expect(phase.status === 'placed' && phase.confirmation.estimated).toBeUndefined()
})
