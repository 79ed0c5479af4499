import { Stripe } from 'stripe'

/**
 * The client secret with which Stripe's element shows one customer's saved cards, once. The shopper saves a card with the
 * element's own checkbox, and removes it in the element; Stripe alone keeps it.
 */
export async function openCustomerSession(apiKey: string, customer: string): Promise<string> {
  // The types of the version that Medusa's provider has are older than the element's part of the session.
  const components: object = {
    payment_element: {
      enabled: true,
      features: {
        payment_method_redisplay: 'enabled',
        payment_method_save: 'enabled',
        // The shopper is there when a saved card pays.
        payment_method_save_usage: 'on_session',
        payment_method_remove: 'enabled',
      },
    },
  }
  const session = await new Stripe(apiKey).customerSessions.create({ customer, components })
  return session.client_secret
}
