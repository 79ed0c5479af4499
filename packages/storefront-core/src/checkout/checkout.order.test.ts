import { describe, expect, it } from 'vitest'
import { cart, complete, estimated, machineIn, request } from '../../test/support/checkout-machines.ts'
import type { CheckoutEvent } from './checkout.events.ts'
import { transition } from './checkout.machine.ts'
import { viewOf } from './checkout.selectors.ts'
import type { CartSnapshot, CheckoutPhase } from './checkout.state.ts'

const order = { number: 'UE-000017', id: 'order_1' }
const next: CartSnapshot = { ...cart, id: 'cart_2', lines: [] }
const changed = (to: CartSnapshot): CheckoutEvent => ({ type: 'cart.changed', cart: to })

describe('A checkout whose cart was ordered in another tab', () => {
  it.each<CheckoutPhase>([{ status: 'filling' }, { status: 'asking-methods', turn: 4 }])(
    'finds out which order it became while $name, and stays until it knows',
    (phase) => {
      const { machine, effects } = transition(machineIn(phase), changed(next))
      expect(machine.phase).toMatchObject({ status: 'finding-order', ordered: { id: cart.id } })
      expect(effects).toMatchObject([{ kind: 'find-order', ordered: { id: cart.id } }])
      expect(viewOf(machine, request.quote).redirect).toBeUndefined()
      const told = transition(machine, { type: 'order.found', cartId: cart.id, order })
      expect(told.machine.phase).toEqual({ status: 'placed-elsewhere', order })
      expect(told.effects).toEqual([{ kind: 'forget' }])
      expect(viewOf(told.machine, request.quote).redirect).toBeUndefined()
    },
  )

  it('leads to the empty cart when there is no order', () => {
    const { machine } = transition(machineIn({ status: 'filling' }), changed(next))
    const told = transition(machine, { type: 'order.found', cartId: cart.id, order: undefined })
    expect(told.machine).toMatchObject({ phase: { status: 'filling' }, draft: complete })
    expect(viewOf(told.machine, request.quote).redirect).toBe('cart')
  })

  it('sends no request when the cart was only emptied, or has items', () => {
    for (const to of [
      { ...cart, lines: [] },
      { ...cart, id: 'cart_2' },
    ]) {
      const { machine } = transition(machineIn({ status: 'filling' }), changed(to))
      expect(machine.phase.status).toBe('filling')
    }
  })

  it('also tells a shopper who has just pressed the button', () => {
    const processing = machineIn({ status: 'processing', turn: 4, request })
    const answer = { kind: 'placed-elsewhere', order } as const
    const event = { type: 'order.answered', turn: 4, answer, estimated, seen: true } as const
    const { machine, effects } = transition(processing, event)
    expect(machine.phase).toEqual({ status: 'placed-elsewhere', order })
    expect(effects).toEqual([{ kind: 'forget' }])
  })
})
