import type { Money } from '@umber/storefront-core'
import type { PaymentAdapter } from '@umber/storefront-core/checkout'

/** What the component of a payment provider gets. It owns its fields; the shop never sees what is typed into them. */
export interface PaymentFormProps {
  /** Lends the checkout the provider's adapter while the component is on screen. Returns the function that takes it back. */
  readonly attach: (adapter: PaymentAdapter) => () => void
  /** What is to be paid; final when the order is placed. */
  readonly total: Money
  /** A payment or the order is under way: nothing may be changed. */
  readonly isAtWork: boolean
  /** Ends the payment that is under way. */
  readonly onCancel: () => void
  /** Sends a POST request of the component to the backend, as the signed-in customer; absent for a guest. */
  readonly postAsCustomer?: ((path: string) => Promise<unknown>) | undefined
  readonly backendUrl: string
  /** The provider's public settings, such as a publishable key. */
  readonly settings: Readonly<Record<string, string>>
  /** The shop's address that the provider leads back to. */
  readonly returnUrl: string
}
