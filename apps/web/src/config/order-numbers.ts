import { orderNumbers as withPrefix } from '@umber/storefront-core/orders'
import { orderNumberPrefix } from '../content/brand.ts'

export const orderNumbers = withPrefix(orderNumberPrefix)
