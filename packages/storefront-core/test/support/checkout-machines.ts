import { guest } from '../../src/ports/identity.ts'
import type { Failure } from '../../src/failure/failure.ts'
import type { OrderRequest } from '../../src/ports/checkout-gateway.ts'
import type { CheckoutEvent } from '../../src/checkout/checkout.events.ts'
import { transition } from '../../src/checkout/checkout.machine.ts'
import {
  initialMachine,
  type CartSnapshot,
  type CheckoutDraft,
  type CheckoutMachine,
  type CheckoutPhase,
} from '../../src/checkout/checkout.state.ts'
import { address, line, price } from './checkout-setup.ts'

export const failure: Failure = { kind: 'broken', retryable: true }
export const quote = { subtotal: price, shipping: price, total: { ...price, amount: 20 } }
export const dearer = { ...quote, total: { ...price, amount: 25 } }
export const express = { id: 'express', name: 'Express', price, days: [2, 3] } as const
export const standard = { ...express, id: 'standard', name: 'Standard' }
export const cart: CartSnapshot = {
  id: 'cart_1',
  lines: [line],
  subtotal: price,
  status: 'ready',
  busy: false,
}
export const estimated = { year: 2026, month: 11, day: 30 }
export const complete: CheckoutDraft = {
  step: 'payment',
  address,
  addressAccepted: true,
  saveAddress: false,
  deliveryId: 'express',
  payment: 'paypal',
}
export const request: OrderRequest = {
  attempt: 'a1',
  cart: { id: 'cart_1', lines: [line], subtotal: price },
  address,
  delivery: express,
  payment: 'paypal',
  quote,
}

export function machineIn(phase: CheckoutPhase, changes: Partial<CheckoutMachine> = {}): CheckoutMachine {
  const machine = initialMachine(cart, guest)
  return { ...machine, phase, draft: complete, methods: [standard, express], lastTurn: 4, ...changes }
}

export const kinds = (machine: CheckoutMachine, event: CheckoutEvent) =>
  transition(machine, event).effects.map(({ kind }) => kind)
export const after = (machine: CheckoutMachine, event: CheckoutEvent) => transition(machine, event).machine
