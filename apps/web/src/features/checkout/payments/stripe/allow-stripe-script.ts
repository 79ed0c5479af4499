interface TrustedTypes {
  createPolicy(name: string, rules: { readonly createScriptURL: (url: string) => string }): unknown
}

let isAllowed = false

/**
 * The shop's pages take script addresses only from a policy of Trusted Types. Stripe's loader, and the scripts that Stripe.js
 * adds, set plain texts, which the browser gives to the policy `default`. This one lets in Stripe's own host and
 * nothing else, and no text as script or markup. The content security policy names it only where Stripe is on.
 */
export function allowStripeScript(): void {
  if (isAllowed) return
  const types = Reflect.get(globalThis, 'trustedTypes') as TrustedTypes | undefined
  types?.createPolicy('default', {
    createScriptURL(url) {
      if (isOfStripe(url)) return url
      throw new TypeError('Only scripts of Stripe are allowed')
    },
  })
  isAllowed = true
}

function isOfStripe(url: string): boolean {
  if (!URL.canParse(url)) return false
  const { protocol, hostname } = new URL(url)
  return protocol === 'https:' && /^(?:[a-z\d-]+\.)*js\.stripe\.com$/.test(hostname)
}
