import type { Stock } from '../../src/cart/cart.types.ts'
import type { CartSnapshot } from '../../src/checkout/checkout.state.ts'
import { createCheckoutStore } from '../../src/checkout/create-checkout-store.ts'
import { createMemoryStorage } from '../../src/memory-storage.ts'
import type { KeyValueStorage } from '../../src/ports/platform.ts'
import type { OrderAnswer, CheckoutGateway, OrderRequest } from '../../src/ports/checkout-gateway.ts'
import { keepingLog } from './failure-log.ts'
import { SimulatedClock } from '@umber/fake-backend'
import { createSimulatedGateway } from './simulated-gateway.ts'

export const price = { amount: 10, currency: 'inr' }
export const line = {
  id: 'line_1',
  productId: 'p',
  variantId: 'v',
  quantity: 1,
  selectedOptions: {},
  optionLabels: [],
  price,
  lineTotal: price,
  name: 'Vase',
  pending: false,
}
export const address = {
  firstName: 'Asha',
  lastName: 'Rao',
  email: 'asha@example.com',
  phone: '+91 98765 43210',
  address1: '1 Dock Road',
  address2: '',
  city: 'Mumbai',
  state: 'MH',
  postalCode: '400001',
  country: 'India',
}
export const lost: OrderAnswer = { kind: 'unknown', failure: { kind: 'unreachable', retryable: true } }

/** A checkout over a simulated gateway, with changes. */
export function shop(
  changes: Partial<CheckoutGateway> = {},
  storage: KeyValueStorage = createMemoryStorage(),
) {
  const clock = new SimulatedClock()
  const log = keepingLog()
  let drawn = 0
  const random = { integer: (min: number) => min + drawn++ }
  const requests: OrderRequest[] = []
  const redirects: unknown[] = []
  const counted: Stock[] = []
  const checks = { count: 0 }
  const listeners = new Set<() => void>()
  let snapshot: CartSnapshot = { id: 'cart_1', lines: [line], subtotal: price, status: 'ready', busy: false }
  const empty = async () => {
    snapshot = { ...snapshot, lines: [], subtotal: { ...price, amount: 0 } }
    for (const listener of listeners) listener()
  }
  /** Can be replaced. */
  const commands: { clear: () => Promise<unknown>; refresh: () => Promise<unknown> } = {
    clear: empty,
    refresh: empty,
  }
  const cart = {
    read: () => snapshot,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    clear: () => commands.clear(),
    refresh: () => commands.refresh(),
    ordered: () => commands.refresh(),
    checkStock: () => void (checks.count += 1),
    noteStock: (stock: Stock) => void counted.push(stock),
  }
  const base: CheckoutGateway = { ...createSimulatedGateway({ clock, random }), ...changes }
  const gateway: CheckoutGateway = {
    ...base,
    placeOrder(request) {
      requests.push(request)
      return base.placeOrder(request)
    },
  }
  const open = (signal?: AbortSignal) =>
    createCheckoutStore({ gateway, cart, storage, clock, random, signal, log })
  const checkout = open()
  checkout.subscribe(({ view }) => redirects.push(view.redirect))
  const phase = () => checkout.getState().view.phase
  const toPayment = async () => {
    void checkout.submitAddress(address)
    await clock.until(() => phase().status === 'filling')
    void checkout.chooseDelivery('express')
    void checkout.submitDelivery()
    void checkout.choosePayment('paypal')
  }
  const change = (changed: Partial<CartSnapshot>) => {
    snapshot = { ...snapshot, ...changed }
    for (const listener of listeners) listener()
  }
  const view = () => checkout.getState().view
  return Object.assign(commands, {
    clock,
    storage,
    log,
    requests,
    redirects,
    counted,
    checks,
    checkout,
    open,
    phase,
    view,
    toPayment,
    empty,
    change,
  })
}
