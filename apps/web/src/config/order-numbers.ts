import type { OrderNumbers } from '@umber/storefront-core/orders'
import { orderNumbers as withPrefix } from '@umber/storefront-core/orders'
import { orderNumberPrefix } from '../content/brand.ts'

/** The order numbers of the sources' prefix. */
export const orderNumbers = withPrefix(orderNumberPrefix)

/** Order numbers whose prefix may become known, and change, after they were made. */
export const orderNumbersWith = (prefix: () => string): OrderNumbers => ({
  format: (displayId) => withPrefix(prefix()).format(displayId),
  parse: (typed) => withPrefix(prefix()).parse(typed),
})
