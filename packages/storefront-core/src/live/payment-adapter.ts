import type { PaymentKind } from '../ports/checkout-gateway.ts'

/** How one way of payment is carried out. A provider with a form of its own asks for the card in its own component. */
export interface PaymentAdapter {
  readonly kind: PaymentKind
  /** The backend's name for it, such as `pp_stripe_stripe`. */
  readonly providerId: string
  /**
   * Does what the provider wants of the shopper between the session and the order, such as confirming a card.
   *
   * @param session the payment session as the backend answers with it.
   */
  authorise(session: unknown, signal?: AbortSignal): Promise<'authorised' | 'declined'>
}

/** Medusa's own provider: the merchant is paid in some other way, and captures by hand. */
export const manualPayment: PaymentAdapter = {
  kind: 'manual',
  providerId: 'pp_system_default',
  authorise: async () => 'authorised',
}
