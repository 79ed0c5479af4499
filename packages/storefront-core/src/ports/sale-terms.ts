import type { PortOptions } from './port-options.ts'
import type { ShippingOption } from './checkout-gateway.ts'
import type { PaymentKind } from './payment.ts'

/**
 * Terms that apply to every order, without a cart: delivery countries, shipping options and payment methods.
 */
export interface SaleTerms {
  /** Names in the language of the shop, in alphabetical order. */
  readonly countries: readonly string[]
  /** The slowest first; options whose price depends on the order are left out. */
  readonly deliveries: readonly ShippingOption[]
  /** The default first. */
  readonly payments: readonly PaymentKind[]
}

/** Provides the terms for content pages about delivery and payment. */
export interface SaleTermsSource {
  /** Only the shipping options, as in `read`, with one request. */
  deliveries(options?: PortOptions): Promise<readonly ShippingOption[]>
  read(options?: PortOptions): Promise<SaleTerms>
}
