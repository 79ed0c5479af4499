import type { PortOptions } from './port-options.ts'
import type { ShippingOption, PaymentKind } from './checkout-gateway.ts'

/** What holds for every order before there is a cart: where it can go, how, for how much, and how it is paid. */
export interface SaleTerms {
  /** By their English names, in alphabetical order. */
  readonly countries: readonly string[]
  /** The slowest first; one whose price depends on the order is not among them. */
  readonly deliveries: readonly ShippingOption[]
  /** The usual one first. */
  readonly payments: readonly PaymentKind[]
}

/** Tells what the pages that are read say of delivery and payment. */
export interface SaleTermsSource {
  read(options?: PortOptions): Promise<SaleTerms>
}
