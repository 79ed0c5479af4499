import { addMoney, money } from '../../src/money/money.ts'
import { plainOrderNumbers, randomOrderNumber } from '../../src/orders/order-number.ts'
import type { CheckoutGateway, PlacedOrder, ShippingOption } from '../../src/ports/checkout-gateway.ts'
import type { Clock, Random } from '../../src/ports/platform.ts'

export const simulatedOptions: readonly ShippingOption[] = [
  { id: 'standard', name: 'Standard', price: { amount: 5.99, currency: 'usd' }, days: [5, 7] },
  { id: 'express', name: 'Express', price: { amount: 12.99, currency: 'usd' }, days: [2, 3] },
  { id: 'overnight', name: 'Overnight', price: { amount: 24.99, currency: 'usd' }, days: [1, 1] },
]

const shippingBeforeChoice = { amount: 99, currency: 'usd' }
const placingTime = 2_000

/** A gateway without a backend: every order is placed after two seconds. */
export function createSimulatedGateway({
  clock,
  random,
}: {
  readonly clock: Clock
  readonly random: Random
}): CheckoutGateway {
  const placed = new Map<string, PlacedOrder>()
  const onTheirWay = new Set<string>()
  return {
    payments: ['creditCard', 'paypal', 'razorpay'],
    cartAfterOrder: 'clear',
    shippingOptions: async () => ({ kind: 'methods', methods: simulatedOptions }),
    estimateTotals(cart, delivery) {
      const subtotal = money(cart.subtotal.amount, 'usd')
      const shipping = delivery?.price ?? shippingBeforeChoice
      return { subtotal, shipping, total: addMoney(subtotal, shipping) }
    },
    async placeOrder({ attempt }, options) {
      onTheirWay.add(attempt)
      await clock.wait(placingTime, options?.signal).finally(() => onTheirWay.delete(attempt))
      const order = placed.get(attempt) ?? { number: randomOrderNumber(random, plainOrderNumbers) }
      placed.set(attempt, order)
      return { kind: 'placed', order }
    },
    async findOrder({ attempt }, options) {
      options?.signal?.throwIfAborted()
      const order = placed.get(attempt)
      if (order !== undefined) return { kind: 'placed', order }
      const failure = { kind: 'missing', retryable: true } as const
      return { kind: onTheirWay.has(attempt) ? 'unknown' : 'failed', failure }
    },
  }
}
