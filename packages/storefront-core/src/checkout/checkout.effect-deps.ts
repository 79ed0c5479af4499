import type { CheckoutGateway } from '../ports/checkout-gateway.ts'
import type { FailureLog } from '../ports/failure-log.ts'
import type { Clock, KeyValueStorage } from '../ports/platform.ts'
import type { CheckoutCart } from './checkout-cart.ts'
import type { CheckoutEvent } from './checkout.events.ts'
import type { PaymentSlot } from './payment-slot.ts'

export interface CheckoutEffectDeps {
  readonly gateway: CheckoutGateway
  readonly cart: CheckoutCart
  readonly storage: KeyValueStorage
  readonly clock: Clock
  readonly signal: AbortSignal | undefined
  readonly log: FailureLog | undefined
  readonly adapters: PaymentSlot
  /** Whether the page has been left. */
  readonly isClosed: () => boolean
  readonly dispatch: (event: CheckoutEvent) => void
}
