import { orderNumber } from '../checkout/order-number.ts'
import { addMoney, money } from '../money/money.ts'
import type { OrderDesk, PlacedOrder } from '../ports/order-desk.ts'
import type { Clock, Random } from '../ports/platform.ts'
import { deliveryMethods, placingTime, shippingBeforeChoice } from './delivery-methods.ts'

/** Takes orders for show: nothing is sent, and nothing is charged. */
export function createShowcaseOrderDesk({
  clock,
  random,
}: {
  readonly clock: Clock
  readonly random: Random
}): OrderDesk {
  const placed = new Map<string, PlacedOrder>()
  const onTheirWay = new Set<string>()
  return {
    payments: ['creditCard', 'paypal', 'razorpay'],
    cartAfterOrder: 'clear',
    deliveryMethods: async () => ({ kind: 'methods', methods: deliveryMethods }),
    quote(cart, delivery) {
      const subtotal = money(cart.subtotal.amount, 'usd')
      const shipping = delivery?.price ?? shippingBeforeChoice
      return { subtotal, shipping, total: addMoney(subtotal, shipping) }
    },
    async place({ attempt }, options) {
      onTheirWay.add(attempt)
      await clock.wait(placingTime, options?.signal).finally(() => onTheirWay.delete(attempt))
      const order = placed.get(attempt) ?? { number: orderNumber(random) }
      placed.set(attempt, order)
      return { kind: 'placed', order }
    },
    async look({ attempt }, options) {
      options?.signal?.throwIfAborted()
      const order = placed.get(attempt)
      if (order !== undefined) return { kind: 'placed', order }
      const failure = { kind: 'missing', retryable: true } as const
      return { kind: onTheirWay.has(attempt) ? 'unknown' : 'failed', failure }
    },
  }
}
