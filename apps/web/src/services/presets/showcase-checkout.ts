import { systemClock, systemRandom, type CheckoutGateway } from '@umber/storefront-core'
import { createShowcaseCheckoutGateway } from '@umber/storefront-core/showcase'

/** The showcase checkout gateway. Loaded when the checkout opens. */
export const createShowcaseCheckout = (): CheckoutGateway =>
  createShowcaseCheckoutGateway({ clock: systemClock, random: systemRandom })
