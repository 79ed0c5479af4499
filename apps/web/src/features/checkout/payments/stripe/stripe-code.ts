import type { ProviderCode } from '../../../../browser/allow-provider-code.ts'

/** Scripts of Stripe's own hosts, and no markup. */
export const stripeCode: ProviderCode = {
  isScriptHost: (host) => /^(?:[a-z\d-]+\.)*js\.stripe\.com$/.test(host),
}
