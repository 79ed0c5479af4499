import type { PaymentKind } from '../ports/checkout-gateway.ts'

/** One payment method. A provider with its own form collects the card in its own component. */
export interface PaymentAdapter {
  readonly kind: PaymentKind
  /** The backend's id of the provider, such as `pp_stripe_stripe`. */
  readonly providerId: string
  /**
   * Completes the provider's steps between the payment session and the order, such as confirming a card.
   *
   * @param session the payment session from the backend.
   */
  authorize(session: unknown, signal?: AbortSignal): Promise<'authorized' | 'declined'>
}

/** Medusa's built-in provider: the merchant is paid in another way and captures manually. */
export const manualPayment: PaymentAdapter = {
  kind: 'manual',
  providerId: 'pp_system_default',
  authorize: async () => 'authorized',
}
