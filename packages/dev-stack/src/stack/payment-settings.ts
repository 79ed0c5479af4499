import { hasTestPayments } from '../medusa/test-payments.ts'

type Variables = Readonly<Record<string, string | undefined>>

/**
 * The payment providers with a form that the backend's settings switch on, with what pages may know of them: the test
 * provider, unless it is off; Stripe; and Razorpay. The shop of `pnpm serve` reads them in apps/web/server/security/browser-policy.ts.
 */
export function paymentSettings(
  variables: Variables,
): Readonly<Record<string, Readonly<Record<string, string>>>> {
  const { STRIPE_PUBLISHABLE_KEY: key = '', STRIPE_CAPTURE: capture } = variables
  const { RAZORPAY_KEY_ID: keyId = '' } = variables
  return {
    ...(hasTestPayments(variables) && { pp_test: {} }),
    ...(key !== '' && {
      pp_stripe_stripe: { publishableKey: key, capture: capture === 'automatic' ? 'automatic' : 'manual' },
    }),
    ...(keyId !== '' && { pp_razorpay: { keyId } }),
  }
}
