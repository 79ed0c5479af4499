import type { ShippingOption } from '../ports/checkout-gateway.ts'

/**
 * The demonstration's ways of delivery, in dollars. The shipping policy's text names other figures (free above
 * 99, express 9.99): both are kept as they are written, and only these are reckoned with.
 */
export const deliveryMethods: readonly ShippingOption[] = [
  { id: 'standard', name: 'Standard', price: { amount: 5.99, currency: 'usd' }, days: [5, 7] },
  { id: 'express', name: 'Express', price: { amount: 12.99, currency: 'usd' }, days: [2, 3] },
  { id: 'overnight', name: 'Overnight', price: { amount: 24.99, currency: 'usd' }, days: [1, 1] },
]

/** What is shown before a way of delivery is chosen. */
export const shippingBeforeChoice = { amount: 99, currency: 'usd' }

/** Milliseconds that placing an order takes. */
export const placingTime = 2_000
