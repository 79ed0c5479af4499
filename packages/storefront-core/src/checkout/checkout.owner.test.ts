import { describe, expect, it } from 'vitest'
import { cart, complete, machineIn, request } from '../../test/support/checkout-machines.ts'
import { guest, type Identity } from '../ports/identity.ts'
import type { CheckoutEvent } from './checkout.events.ts'
import { transition } from './checkout.machine.ts'
import { emptyDraft, initialMachine, type CheckoutDraft, type CheckoutMachine } from './checkout.state.ts'

const fillingWith = (draft: Partial<CheckoutDraft>) =>
  machineIn({ status: 'filling' }, { draft: { ...complete, ...draft } })
const after = (machine: CheckoutMachine, event: CheckoutEvent) => transition(machine, event).machine

describe('A checkout and its owner', () => {
  const anna: Identity = { status: 'customer', customerId: 'cus_anna' }
  const ben: Identity = { status: 'customer', customerId: 'cus_ben' }
  const draft = { ...complete, step: 'address' as const }
  const resumed = (owner: Identity, record: { readonly owner?: string }) =>
    after(initialMachine(cart, owner), { type: 'started', record: { draft, ...record } }).draft

  it('continues with the draft of the same customer, or of the guest who has signed in', () => {
    expect(resumed(anna, { owner: 'cus_anna' })).toEqual(draft)
    expect(resumed(anna, {})).toEqual(draft)
    expect(resumed(guest, {})).toEqual(draft)
  })

  it('does not show the draft, the order or the confirmation of another customer', () => {
    expect(resumed(ben, { owner: 'cus_anna' })).toEqual(emptyDraft)
    expect(resumed(guest, { owner: 'cus_anna' })).toEqual(emptyDraft)
    const record = { owner: 'cus_anna', draft, pending: request }
    expect(after(initialMachine(cart, guest), { type: 'started', record }).phase).toEqual({
      status: 'filling',
    })
  })

  it.each<[string, Identity, object]>([
    ['a customer', anna, { owner: 'cus_anna' }],
    ['a guest', guest, { byGuest: true }],
    ['an unknown identity', { status: 'unknown' }, {}],
  ])('stores the owner of a draft typed by %s', (_, owner, record) => {
    const machine = { ...fillingWith({ step: 'address' }), owner }
    const typed = transition(machine, { type: 'address.typed', address: { city: 'Pune' } })
    const { draft } = typed.machine
    expect(typed.effects).toEqual([{ kind: 'save', record: { ...record, draft } }])
  })

  it('continues when a guest signs in', () => {
    const { machine, effects } = transition(fillingWith({}), { type: 'owner.changed', owner: anna })
    expect(machine).toMatchObject({ owner: anna, draft: complete, phase: { status: 'filling' } })
    expect(effects).toMatchObject([{ kind: 'save', record: { owner: 'cus_anna' } }])
  })

  it.each<[string, Identity]>([
    ['leaves', guest],
    ['makes place for another', ben],
  ])('starts over when the customer %s, and leaves what is stored to auth', (_, owner) => {
    for (const phase of [{ status: 'filling' }, { status: 'processing', turn: 4, request }] as const) {
      const before = { ...machineIn(phase), owner: anna }
      const { machine, effects } = transition(before, { type: 'owner.changed', owner })
      expect(machine).toMatchObject({ owner, draft: emptyDraft, phase: { status: 'filling' }, lastTurn: 4 })
      expect(effects).toEqual([])
    }
  })

  it('stays as it is while the identity is unknown', () => {
    const machine = { ...fillingWith({}), owner: anna }
    const event: CheckoutEvent = { type: 'owner.changed', owner: { status: 'unknown' } }
    expect(transition(machine, event)).toEqual({ machine, effects: [] })
  })
})
