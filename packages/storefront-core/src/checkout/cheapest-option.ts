import type { ShippingOption } from '../ports/checkout-gateway.ts'

/** The first of the deliveries with the lowest price. To collect an order is the shopper's own choice. */
export const cheapestOption = (options: readonly ShippingOption[]): ShippingOption | undefined =>
  options
    .filter(({ pickupAt }) => pickupAt === undefined)
    .reduce<ShippingOption | undefined>(
      (best, one) => (best === undefined || one.price.amount < best.price.amount ? one : best),
      undefined,
    )
