import type { ShippingOption } from '@umber/storefront-core/checkout'

/**
 * The demonstration's shipping options, in dollars. The text of the shipping policy has other figures (free
 * above 99, express 9.99): both are kept as written, and only these are used in calculations.
 */
export const showcaseShippingOptions: readonly ShippingOption[] = [
  { id: 'standard', name: 'Standard', price: { amount: 5.99, currency: 'usd' }, days: [5, 7] },
  { id: 'express', name: 'Express', price: { amount: 12.99, currency: 'usd' }, days: [2, 3] },
  { id: 'overnight', name: 'Overnight', price: { amount: 24.99, currency: 'usd' }, days: [1, 1] },
]

/** Shown before a shipping option is chosen. */
export const shippingBeforeChoice = { amount: 99, currency: 'usd' }

/** How long placing an order takes, in milliseconds. */
export const placingTime = 2_000
