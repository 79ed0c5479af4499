import { type OrderNumbers, plainOrderNumbers, randomOrderNumber } from '@umber/storefront-core/orders'
import { addMoney, money } from '@umber/storefront-core/money'
import type { CheckoutGateway, PlacedOrder } from '@umber/storefront-core/checkout'
import type { Clock, Random } from '@umber/storefront-core'
import { showcaseShippingOptions, placingTime, shippingBeforeChoice } from './shipping-options.ts'

/** Simulates orders: nothing is sent, nothing is charged. */
export function createShowcaseCheckoutGateway({
  clock,
  random,
  numbers = plainOrderNumbers,
}: {
  readonly clock: Clock
  readonly random: Random
  readonly numbers?: OrderNumbers | undefined
}): CheckoutGateway {
  const placed = new Map<string, PlacedOrder>()
  const onTheirWay = new Set<string>()
  return {
    payments: ['creditCard', 'paypal', 'razorpay'],
    cartAfterOrder: 'clear',
    shippingOptions: async () => ({ kind: 'methods', methods: showcaseShippingOptions }),
    estimateTotals(cart, delivery) {
      const subtotal = money(cart.subtotal.amount, 'usd')
      const shipping = delivery?.price ?? shippingBeforeChoice
      return { subtotal, shipping, total: addMoney(subtotal, shipping) }
    },
    async placeOrder({ attempt }, options) {
      onTheirWay.add(attempt)
      await clock.wait(placingTime, options?.signal).finally(() => onTheirWay.delete(attempt))
      const order = placed.get(attempt) ?? { number: randomOrderNumber(random, numbers) }
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
