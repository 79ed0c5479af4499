import type { ShippingOption } from '../ports/checkout-gateway.ts'

/** The first of those with the lowest price. */
export const cheapestOption = (options: readonly ShippingOption[]): ShippingOption | undefined =>
  options.reduce<ShippingOption | undefined>(
    (best, one) => (best === undefined || one.price.amount < best.price.amount ? one : best),
    undefined,
  )
