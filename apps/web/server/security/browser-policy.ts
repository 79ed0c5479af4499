import type { FormProviderId, PaymentSettings } from '../../src/config/payment-providers.ts'
import type { ExtraCsp } from './extra-csp.ts'

/** What a payment provider needs of the browser, beyond what the shop's pages may do. */
export interface BrowserPolicy {
  /** Further sources, by directive of the content security policy. */
  readonly csp?: ExtraCsp
  /** Origins that may use the Payment Request API: wallets. */
  readonly paymentRequests?: readonly string[]
  /** It opens windows, and hears from them. */
  readonly opensWindows?: true
}

interface ProviderInBrowser {
  /** Its public settings; undefined while it is off. The variables are those of `main.ts`. */
  readonly settings: (variables: Variables) => Readonly<Record<string, string>> | undefined
  readonly policy: (backendOrigin: string) => BrowserPolicy
}

type Variables = Readonly<Record<string, string | undefined>>

/** One entry for each provider with a form; the compiler asks for it. */
const providers: Readonly<Record<FormProviderId, ProviderInBrowser>> = {
  pp_test: {
    settings: ({ TEST_PAYMENTS: word }) => (word === 'on' ? {} : undefined),
    // The backend's own pages, in frames.
    policy: (backend) => ({ csp: { 'frame-src': [backend] } }),
  },
  pp_stripe_stripe: {
    settings: ({ STRIPE_PUBLISHABLE_KEY: key = '', STRIPE_CAPTURE: capture }) =>
      key.trim() === ''
        ? undefined
        : { publishableKey: key.trim(), capture: capture === 'automatic' ? 'automatic' : 'manual' },
    // https://docs.stripe.com/security/guide#content-security-policy, without the maps of the Address Element.
    policy: () => ({
      csp: {
        'script-src': ['https://js.stripe.com', 'https://*.js.stripe.com'],
        'connect-src': ['https://api.stripe.com'],
        'frame-src': ['https://js.stripe.com', 'https://*.js.stripe.com', 'https://hooks.stripe.com'],
        // The policy of the checkout, which lets in scripts of these hosts and no other text: decision 43.
        'trusted-types': ['default'],
      },
      // Wallets: the element's frame asks for the payment, and some of them open a window.
      paymentRequests: ['https://js.stripe.com'],
      opensWindows: true,
    }),
  },
  pp_razorpay: {
    settings: ({ RAZORPAY_KEY_ID: key = '' }) => (key.trim() === '' ? undefined : { keyId: key.trim() }),
    // Razorpay documents none. These are the hosts of its own module for Magento, as of 2026:
    // https://github.com/razorpay/razorpay-magento/blob/master/etc/csp_whitelist.xml.
    policy: () => ({
      csp: {
        'script-src': ['https://checkout.razorpay.com', 'https://cdn.razorpay.com'],
        'connect-src': ['https://lumberjack.razorpay.com', 'https://lumberjack-metrics.razorpay.com'],
        'frame-src': ['https://api.razorpay.com'],
        'img-src': ['https://cdn.razorpay.com'],
        // As for Stripe; besides, its script writes one style element as markup: decision 45.
        'trusted-types': ['default'],
      },
      // The window's frame asks for wallets, and opens the bank's page in a window.
      paymentRequests: ['https://api.razorpay.com'],
      opensWindows: true,
    }),
  },
}

const ids = Object.keys(providers) as readonly FormProviderId[]

/** The providers that the settings switch on, with what the browser may know of them. */
export const readPaymentSettings = (variables: Variables): PaymentSettings =>
  Object.fromEntries(
    ids.flatMap((id) => {
      const settings = providers[id].settings(variables)
      return settings === undefined ? [] : [[id, settings]]
    }),
  )

/** What the providers that are on need together. A shop without any has the strictest policy. */
export function browserPolicyOf(payments: PaymentSettings, backendUrl: string): BrowserPolicy {
  const backend = new URL(backendUrl).origin
  const wanted = ids.filter((id) => payments[id] !== undefined).map((id) => providers[id].policy(backend))
  const paymentRequests = [...new Set(wanted.flatMap((one) => one.paymentRequests ?? []))]
  return {
    csp: mergeCsp(...wanted.map(({ csp = {} }) => csp)),
    paymentRequests,
    ...(wanted.some(({ opensWindows }) => opensWindows) && { opensWindows: true }),
  }
}

/** The sources of all, each once. */
export function mergeCsp(...policies: readonly ExtraCsp[]): ExtraCsp {
  const merged: Record<string, readonly string[]> = {}
  for (const [name, sources] of policies.flatMap((policy) => Object.entries(policy)))
    merged[name] = [...new Set([...(merged[name] ?? []), ...sources])]
  return merged
}
