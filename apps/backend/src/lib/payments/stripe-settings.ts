type Environment = Readonly<Record<string, string | undefined>>

export interface StripeSettings {
  readonly apiKey: string
  readonly webhookSecret: string
  /** Whether Stripe takes the money at once; otherwise it reserves it, and the merchant captures it in the admin. */
  readonly capture: boolean
}

/**
 * Undefined while Stripe is off. `pnpm serve` checks all three settings before; here a webhook without its secret would
 * only be refused later.
 *
 * @throws when a setting is missing.
 */
export function stripeSettings(environment: Environment): StripeSettings | undefined {
  const apiKey = environment['STRIPE_API_KEY']?.trim() ?? ''
  const webhookSecret = environment['STRIPE_WEBHOOK_SECRET']?.trim() ?? ''
  if (apiKey === '' && webhookSecret === '') return undefined
  if (apiKey === '' || webhookSecret === '')
    throw new Error('Stripe needs both STRIPE_API_KEY and STRIPE_WEBHOOK_SECRET.')
  return { apiKey, webhookSecret, capture: environment['STRIPE_CAPTURE'] === 'automatic' }
}
