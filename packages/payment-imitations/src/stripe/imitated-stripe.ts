import { fileURLToPath } from 'node:url'

/** The settings of a shop whose Stripe is the imitation. */
export const imitatedStripe = (url: string) =>
  ({
    STRIPE_API_KEY: 'sk_test_imitation',
    STRIPE_WEBHOOK_SECRET: 'whsec_imitation',
    STRIPE_PUBLISHABLE_KEY: 'pk_test_imitation',
    STRIPE_IMITATION_URL: url,
    // The backend's own code does not know of the imitation: Node loads this file before it.
    NODE_OPTIONS: `--import ${fileURLToPath(new URL('redirect-stripe.mjs', import.meta.url))}`,
  }) as const
