import { systemClock, systemRandom } from '@umber/storefront-core'
import type { CheckoutGateway } from '@umber/storefront-core/checkout'
import { createShowcaseCheckoutGateway } from './showcase/checkout-gateway.ts'
import { orderNumbers } from '../../config/order-numbers.ts'

/** The showcase checkout gateway. Loaded when the checkout opens. */
export const createShowcaseCheckout = (): CheckoutGateway =>
  createShowcaseCheckoutGateway({ clock: systemClock, random: systemRandom, numbers: orderNumbers })
