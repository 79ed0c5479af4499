import { expect, describe, it } from 'vitest'
import type { CheckoutEvent } from '../../src/checkout/checkout.events.ts'
import { recordOf, transition } from '../../src/checkout/checkout.machine.ts'
import type { CartSnapshot } from '../../src/checkout/checkout.state.ts'
import { cart, complete, machineIn, quote, request } from '../support/checkout-machines.ts'
import { line, price } from '../support/checkout-setup.ts'

const place: CheckoutEvent = { type: 'place.requested', attempt: 'a2', quote, cart }
const after = (...given: Parameters<typeof transition>) => transition(...given).machine

describe('An order of a cart that is not confirmed yet', () => {
  const pending = { ...line, id: 'pending-1', pending: true }
  const unsure: readonly [string, CartSnapshot][] = [
    ['while a change is in progress', { ...cart, lines: [pending], busy: true }],
    ['while the cart is known only from an earlier visit', { ...cart, status: 'unconfirmed' }],
  ]
  const confirm = (changes: Partial<CartSnapshot>): CheckoutEvent => ({
    type: 'cart.confirmed',
    turn: 5,
    cart: { ...cart, ...changes },
  })
  const waiting = (unconfirmed: CartSnapshot) =>
    transition(machineIn({ status: 'filling' }, { cart: unconfirmed }), place)

  it.each(unsure)('[CHK-11] waits %s, and is not kept as sent', (_, unconfirmed) => {
    const { machine, effects } = waiting(unconfirmed)
    expect(machine.phase).toMatchObject({ status: 'awaiting-cart', turn: 5 })
    expect(effects).toEqual([{ kind: 'await-cart', turn: 5 }])
    expect(recordOf(machine)).toEqual({ byGuest: true, draft: complete })
  })

  it.each(unsure)('[CHK-11] [CHK-09] sends the lines with the backend’s ids: %s', (_, unconfirmed) => {
    const { machine, effects } = transition(waiting(unconfirmed).machine, confirm({}))
    const sent = { ...request, attempt: 'a2' }
    expect(machine.phase).toEqual({ status: 'processing', turn: 6, request: sent })
    expect(effects).toContainEqual({ kind: 'place', turn: 6, request: sent })
  })

  it.each<[string, Partial<CartSnapshot>]>([
    ['other products', { lines: [{ ...line, variantId: 'other' }] }],
    ['another quantity', { lines: [{ ...line, quantity: 2 }] }],
    ['nothing', { lines: [] }],
    ['the same for another price', { subtotal: { ...price, amount: 11 } }],
  ])('sends nothing when it turns out to hold %s', (_, changes) => {
    for (const [, unconfirmed] of unsure)
      expect(after(waiting(unconfirmed).machine, confirm(changes)).phase).toMatchObject({
        status: 'filling',
        notice: { kind: 'refused', refusal: { reason: 'cart-changed' } },
      })
  })

  it('sends nothing when it cannot be read, and asks for an address that changed meanwhile', () => {
    const { machine } = waiting({ ...cart, status: 'unconfirmed' })
    const moved = after(machine, { type: 'address.typed', address: { city: 'Pune' } })
    const given = transition(moved, confirm({ status: 'unconfirmed' }))
    expect(given.machine.phase).toEqual({ status: 'filling' })
    expect(given.machine.draft).toMatchObject({ step: 'address', address: { city: 'Pune' } })
    expect(given.effects.filter(({ kind }) => kind !== 'save')).toEqual([])
  })
})
