import { describe, expect, it } from 'vitest'
import { byEmail } from '../ports/checkout-gateway.ts'
import { line } from '../../test/support/checkout-setup.ts'
import {
  after,
  cart,
  complete,
  express,
  failure,
  kinds,
  machineIn,
  standard,
} from '../../test/support/checkout-machines.ts'
import type { CheckoutEvent } from './checkout.events.ts'

describe('The shipping options', () => {
  const asking = machineIn({ status: 'asking-methods', turn: 4 }, { methods: [] })
  const listed = (...methods: readonly (typeof express | typeof standard)[]): CheckoutEvent => ({
    type: 'methods.listed',
    turn: 4,
    methods,
  })

  const { deliveryId: _delivery, ...undelivered } = complete

  it('keep the chosen one when it is still available', () => {
    expect(after(asking, listed(standard, express))).toMatchObject({
      phase: { status: 'filling' },
      methods: [standard, express],
      draft: { deliveryId: 'express', step: 'payment' },
    })
    expect(after({ ...asking, draft: undelivered }, listed(standard, express)).draft).toEqual(undelivered)
  })

  it('are chosen for the shopper when there is only one, and none was chosen before', () => {
    expect(after({ ...asking, draft: undelivered }, listed(standard)).draft.deliveryId).toBe('standard')
  })

  it('begin with the suggested one when none was chosen before, and keep a choice', () => {
    const suggesting: CheckoutEvent = {
      type: 'methods.listed',
      turn: 4,
      methods: [express, standard],
      suggested: 'standard',
    }
    expect(after({ ...asking, draft: undelivered }, suggesting).draft.deliveryId).toBe('standard')
    expect(after(asking, suggesting).draft.deliveryId).toBe('express')
  })

  const mailed = { ...standard, id: byEmail }

  it('are no step where nothing is posted, there and back', () => {
    const draft = { ...undelivered, step: 'delivery' } as const
    const paying = after({ ...asking, draft }, listed(mailed))
    expect(paying).toMatchObject({
      phase: { status: 'filling' },
      draft: { step: 'payment', deliveryId: byEmail },
    })
    const back = after(paying, { type: 'back.requested' })
    expect(back.draft.step).toBe('address')
    expect(after(back, { type: 'step.requested', step: 'delivery' }).draft.step).toBe('payment')
    expect(after(paying, { type: 'step.requested', step: 'delivery' }).draft.step).toBe('address')
    expect(after(back, { type: 'back.requested' })).toBe(back)
  })

  it('are asked for once something that is posted comes to what is not, and are a step then', () => {
    const paying = machineIn(
      { status: 'filling' },
      { methods: [mailed], methodsFor: cart, draft: { ...complete, deliveryId: byEmail } },
    )
    const more = { ...cart, lines: [...cart.lines, { ...line, id: 'item_2' }] }
    const again = after(paying, { type: 'cart.changed', cart: more })
    expect(again.phase.status).toBe('asking-methods')
    const { phase, draft } = after({ ...again, lastTurn: 4, phase: asking.phase }, listed(standard, express))
    expect(phase).toEqual({ status: 'filling' })
    expect(draft.step).toBe('delivery')
    expect(draft).not.toHaveProperty('deliveryId')
  })

  it('[F-62] ask for another choice when it is gone', () => {
    const next = after(asking, listed(standard))
    expect(next).toMatchObject({ phase: { notice: { kind: 'delivery-gone' } }, draft: { step: 'delivery' } })
    expect(next.draft).not.toHaveProperty('deliveryId')
  })

  it('[F-61] lead back to the address when there are none or they could not be read', () => {
    expect(after(asking, listed())).toMatchObject({
      phase: { status: 'filling', notice: { kind: 'not-delivered' } },
      draft: { step: 'address', addressAccepted: false },
    })
    expect(after(asking, { type: 'methods.failed', turn: 4, failure })).toMatchObject({
      phase: { notice: { kind: 'methods-failed', failure } },
      methods: [],
      draft: { step: 'delivery' },
    })
  })

  it('lead back to the field of the address that the backend refuses', () => {
    const refused = (code: string) =>
      after(asking, {
        type: 'methods.failed',
        turn: 4,
        failure: { kind: 'rejected', status: 400, type: 'invalid_data', code, retryable: false },
      })
    expect(refused('invalid_postal_code')).toMatchObject({
      phase: { status: 'filling', notice: { kind: 'address-refused', field: 'postalCode' } },
      draft: { step: 'address', addressAccepted: false },
    })
    expect(refused('invalid_province').phase).toMatchObject({ notice: { field: 'state' } })
    expect(refused('invalid_request').phase).toMatchObject({ notice: { kind: 'methods-failed' } })
  })

  it('[F-62] say that they are others because the chosen one is gone, and that the payment is given back', () => {
    const gone = { kind: 'delivery-gone', isReleased: true } as const
    const again = { ...asking, draft: undelivered, phase: { ...asking.phase, gone } } as const
    expect(after(again, listed(standard))).toMatchObject({
      phase: { notice: gone },
      draft: { deliveryId: 'standard' },
    })
    expect(after(again, listed(standard, express)).phase).toEqual({ status: 'filling', notice: gone })
    expect(after(again, listed()).phase).toMatchObject({
      notice: { kind: 'not-delivered', isReleased: true },
    })
    expect(after(again, { type: 'methods.failed', turn: 4, failure }).phase).toMatchObject({
      notice: { kind: 'methods-failed', failure, isReleased: true },
    })
  })

  it('[F-61] are asked for again when the shopper goes back to them before they are known', () => {
    const unknown = { ...asking, methods: [] }
    expect(after(unknown, { type: 'back.requested' })).toMatchObject({
      phase: { status: 'asking-methods' },
      draft: { step: 'delivery' },
    })
    expect(kinds(unknown, { type: 'back.requested' })).toContain('ask-methods')
  })
})
