import type { ProviderCode } from '../../../../browser/allow-provider-code.ts'

/** Scripts of Razorpay's two hosts, and the style element that its script writes when it starts. */
export const razorpayCode: ProviderCode = {
  isScriptHost: (host) => host === 'checkout.razorpay.com' || host === 'cdn.razorpay.com',
  isMarkup: (markup) => /^<style>[^<]*<\/style>$/.test(markup),
}
