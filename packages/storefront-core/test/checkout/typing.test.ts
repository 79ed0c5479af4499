import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { checkoutStorageKey } from '../../src/storage-keys.ts'
import { orderNumber } from '../../src/checkout/order-number.ts'
import { createMemoryStorage } from '../../src/memory-storage.ts'
import { systemRandom } from '../../src/system-random.ts'
import { hostile, isClean } from '../support/hostile.ts'
import { address, lost, shop } from '../support/checkout-world.ts'

describe('What is typed at checkout', () => {
  it('[F-65] is kept letter by letter, over a reload', () => {
    const world = shop()
    world.checkout.setAddress({ city: 'Pu' })
    world.checkout.setAddress({ city: 'Pune', firstName: 'Asha' }, true)
    expect(world.open().getState().view.draft).toMatchObject({
      address: { city: 'Pune', firstName: 'Asha', country: '' },
      saveAddress: true,
      step: 'address',
    })
  })

  it('has to be submitted again when it changes after it was accepted', async () => {
    const world = shop()
    await world.toPayment()
    world.checkout.setAddress({ city: address.city })
    expect(world.view().step).toBe('payment')
    world.checkout.setAddress({ city: 'Pune' })
    expect(world.view()).toMatchObject({ step: 'address', draft: { addressAccepted: false } })
    world.checkout.goTo('payment')
    expect(world.view().step).toBe('address')
  })

  it('while the ways of delivery are asked for is not lost, and asks again', async () => {
    const world = shop()
    world.checkout.submitAddress(address)
    expect(world.phase().name).toBe('asking-methods')
    world.checkout.setAddress({ city: 'Pune' })
    await world.clock.pass(1_000)
    expect(world.phase().name).toBe('filling')
    expect(world.view()).toMatchObject({ step: 'address', draft: { address: { ...address, city: 'Pune' } } })
  })

  it('while the order is placed changes neither the order nor the step, and is there if it fails', async () => {
    const failed = { kind: 'failed', failure: { kind: 'broken', retryable: true } } as const
    const world = shop({ place: () => world.clock.wait(2_000).then(() => failed) })
    await world.toPayment()
    world.checkout.place()
    world.checkout.setAddress({ city: 'Pune' })
    expect(world.view().step).toBe('payment')
    expect(world.requests[0]?.address).toEqual(address)
    await world.clock.until(() => world.phase().name === 'filling')
    expect(world.view()).toMatchObject({ step: 'address', draft: { address: { city: 'Pune' } } })
    world.checkout.retry()
    expect(world.requests).toHaveLength(1)
  })

  it.each(['checking', 'unresolved'] as const)('while its fate is %s is kept', async (name) => {
    const world = shop({ place: async () => lost, look: async () => lost })
    await world.toPayment()
    world.checkout.place()
    await world.clock.until(() => world.phase().name === name)
    world.checkout.setAddress({ phone: '1' })
    expect(world.view().draft.address.phone).toBe('1')
    expect(world.phase().name).toBe(name)
  })

  it('[CHK-13] [F-77] is an address and nothing else: a card goes nowhere, whatever form it is typed into', async () => {
    const world = shop()
    const card = { cardNumber: '4242424242424242', cvv: '737', expiryDate: '12/29', nameOnCard: 'A RAO' }
    world.checkout.setAddress({ ...address, ...card })
    const typed = world.storage.get(checkoutStorageKey)
    world.checkout.submitAddress({ ...address, ...card })
    await world.clock.until(() => world.phase().name === 'filling')
    world.checkout.chooseDelivery('express')
    world.checkout.submitDelivery()
    world.checkout.choosePayment('creditCard')
    world.checkout.place()
    const during = world.storage.get(checkoutStorageKey)
    await world.clock.until(() => world.phase().name === 'placed')
    const everything = JSON.stringify([
      typed,
      during,
      world.storage.get(checkoutStorageKey),
      world.requests,
      world.checkout.getState(),
    ])
    expect(everything).toContain('creditCard')
    for (const secret of Object.values(card)) expect(everything).not.toContain(secret)
    expect(everything).not.toContain('cvv')
  })
})

describe('What somebody wrote into the storage', () => {
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
        const world = shop({}, createMemoryStorage(entries))
        await world.clock.pass(60_000)
        expect(['filling', 'unresolved']).toContain(world.phase().name)
        const { draft } = world.view()
        expect(Object.keys(draft.address).toSorted()).toEqual(Object.keys(address).toSorted())
        expect(Object.values(draft.address).every((value) => typeof value === 'string')).toBe(true)
        expect(world.requests).toEqual([])
        expect(isClean()).toBe(true)
      }),
      { numRuns: 300 },
    )
  })

  it('is not even read when it is too long to be ours, or no JSON', () => {
    for (const written of [`{"draft":{"step":"payment","x":"${'x'.repeat(600_000)}"}}`, 'not JSON', '']) {
      const world = shop({}, createMemoryStorage({ [checkoutStorageKey]: written }))
      expect(world.view()).toMatchObject({ step: 'address' })
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
      expect(orderNumber(random)).toBe(`UE-${drawn}`)
      expect(asked).toEqual([[100_000, 999_999]])
    }),
  )
  for (let at = 0; at < 200; at += 1) expect(orderNumber(systemRandom)).toMatch(/^UE-[1-9]\d{5}$/)
})

it.each([
  ['standard', 7, '2026-12-01'],
  ['express', 3, '2026-11-25'],
  ['overnight', 1, '2026-11-23'],
])('[CHK-10] comes %s within %d business days', async (id, _days, expected) => {
  const world = shop()
  world.checkout.submitAddress(address)
  await world.clock.until(() => world.phase().name === 'filling')
  world.checkout.chooseDelivery(id)
  world.checkout.submitDelivery()
  world.checkout.choosePayment('paypal')
  world.checkout.place()
  await world.clock.until(() => world.phase().name === 'placed')
  const phase = world.phase()
  const { year, month, day } =
    phase.name === 'placed' ? phase.confirmation.estimated : { year: 0, month: 0, day: 0 }
  expect(new Date(Date.UTC(year, month - 1, day)).toISOString().slice(0, 10)).toBe(expected)
})
