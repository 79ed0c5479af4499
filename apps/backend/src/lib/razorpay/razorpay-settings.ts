type Environment = Readonly<Record<string, string | undefined>>

export interface RazorpaySettings {
  /** Public: the shop's pages have it too. */
  readonly keyId: string
  readonly keySecret: string
  readonly webhookSecret: string
}

const names = ['RAZORPAY_KEY_ID', 'RAZORPAY_KEY_SECRET', 'RAZORPAY_WEBHOOK_SECRET'] as const

/**
 * Undefined while Razorpay is off.
 *
 * @throws when a setting is missing.
 */
export function razorpaySettings(environment: Environment): RazorpaySettings | undefined {
  const [keyId = '', keySecret = '', webhookSecret = ''] = names.map((name) => environment[name]?.trim())
  const values = [keyId, keySecret, webhookSecret]
  if (values.every((value) => value === '')) return undefined
  if (values.includes('')) throw new Error(`Razorpay needs ${names.join(', ')}.`)
  return { keyId, keySecret, webhookSecret }
}
